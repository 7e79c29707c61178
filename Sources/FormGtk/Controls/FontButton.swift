import CGtk
import FormCore

/// A button that opens GTK's dialog for fonts.
@MainActor
final class FontButton: ChooserButton {
    let widget = gtk_button_new_from_icon_name("font-select-symbolic")!

    private let chooser: ChooserField<Font>
    private let entry: Widget
    private var title = ""
    private var dialog: Widget?
    private var loaded: Signal.Connection?

    /// - Parameter entry: What has the focus once a font is chosen.
    init(_ chooser: ChooserField<Font>, entry: Widget) {
        self.chooser = chooser
        self.entry = entry
        Accessible.nameIcon(widget, translated("Choose a Font"))
        Signal.connect(widget, "clicked", .fontChooserClicked) { [weak self] in self?.ask() }
        // With its page, or its window.
        Signal.connect(widget, "unmap", .fontChooserUnmapped) { [weak self] in self?.close() }
    }

    isolated deinit {
        close()
    }

    func titleChanged(_ title: String) { self.title = title }

    private func ask() {
        guard dialog == nil, let root = gtk_widget_get_root(widget) else { return }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
        let dialog = gtk_font_chooser_dialog_new(title, window)!
        gtk_window_set_modal(dialog.cast(), 1)
        self.dialog = dialog
        if let font = chooser.chosen { begin(at: "\(font)", in: dialog) }
        Signal.connectResponse(UnsafeMutableRawPointer(dialog), .fontChooserAnswered) { [weak self] response in
            self?.answered(response)
        }
        gtk_window_present(dialog.cast())
    }

    /// Selects a font once the dialog has it: GTK 4.8 loads its list while it is shown, and selects the first then.
    private func begin(at font: String, in dialog: Widget) {
        gtk_font_chooser_set_font(dialog.opaque, font)
        var isSelected = false
        loaded = Signal.connectNotify(dialog, "font", .fontChooserLoaded) { [weak self] in
            guard !isSelected, Self.font(in: dialog) != nil else { return }
            self?.loaded?.silenced { gtk_font_chooser_set_font(dialog.opaque, font) }
            isSelected = Self.font(in: dialog) != nil
        }
    }

    /// What is selected; `nil` for nothing.
    private static func font(in dialog: Widget) -> String? {
        guard let font = gtk_font_chooser_get_font(dialog.opaque) else { return nil }
        defer { g_free(font) }
        return String(cString: font)
    }

    private func answered(_ response: Int32) {
        guard let dialog else { return }
        let text = response == GTK_RESPONSE_OK.rawValue ? Self.font(in: dialog) : nil
        close()
        guard let text else { return }
        gtk_widget_grab_focus(entry)
        if let font = Font(text) {
            chooser.choose(value: font)
        } else {
            // What Pango says of it is no font of ours; the format says so under the row.
            chooser.field.edit(text)
            chooser.field.commit()
        }
    }

    private func close() {
        guard let dialog else { return }
        self.dialog = nil
        loaded = nil
        gtk_window_destroy(dialog.cast())
    }
}
