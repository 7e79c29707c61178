import CGtk
import FormCore

/// A button that opens a dialog for choosing the value. Only one dialog is open at a time, and it closes together with
/// the button's page or window.
@MainActor
final class DialogButton: ChooserButton {
    /// Shows a dialog that stays open while the returned object exists.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - window: The window that the dialog blocks.
    ///   - answer: The function to call with the canonical text of the chosen value, or with `nil` if the user cancels.
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
    ///   - name: The button's accessible name and tooltip.
    ///   - entry: The widget that gets the focus once the user has chosen a value.
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
        entry.grabFocusWithoutSelecting()
        // If the text isn't a valid value, the row's format reports the reason.
        value.set(text)
    }
}
