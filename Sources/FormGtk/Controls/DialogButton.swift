import CGtk
import FormCore

/// A button that opens a dialog in which the value is chosen, one at a time; it goes with the button's page or window.
@MainActor
final class DialogButton: ChooserButton {
    /// Shows a dialog that is there as long as the object; it gives the canonical text of what was chosen, or `nil`.
    typealias MakeDialog =
        @MainActor (
            _ title: String, _ window: UnsafeMutablePointer<GtkWindow>, _ answer: @escaping @MainActor (String?) -> Void
        ) -> AnyObject

    let widget = gtk_button_new()!

    private let value: RowValue
    private let entry: Widget
    private let makeDialog: MakeDialog
    private var title = ""
    private var dialog: AnyObject?

    /// - Parameters:
    ///   - name: What assistive tools call the button.
    ///   - entry: What has the focus once something is chosen.
    init(_ value: RowValue, icon: String, name: String, entry: Widget, makeDialog: @escaping MakeDialog) {
        self.value = value
        self.entry = entry
        self.makeDialog = makeDialog
        gtk_button_set_icon_name(widget.cast(), icon)
        Accessible.nameIcon(widget, name)
        Signal.connect(widget, "clicked", .chooserDialogClicked) { [weak self] in self?.ask() }
        Signal.connect(widget, "unmap", .chooserDialogUnmapped) { [weak self] in self?.dialog = nil }
    }

    func titleChanged(_ title: String) { self.title = title }

    private func ask() {
        guard dialog == nil, let root = gtk_widget_get_root(widget) else { return }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
        dialog = makeDialog(title, window) { [weak self] in self?.answered($0) }
    }

    private func answered(_ text: String?) {
        dialog = nil
        guard let text else { return }
        gtk_widget_grab_focus(entry)
        // Of what is no value the format says why.
        value.set(text)
    }
}
