import CGtk
import FormCore

/// GTK's font dialog, which is open for as long as the object exists.
@MainActor
final class FontDialog {
    private let dialog: Widget
    private var loaded: Signal.Connection?

    /// Opens the dialog.
    ///
    /// - Parameters:
    ///   - font: The font that is selected initially; `nil` if there is none.
    ///   - answer: Called with the Pango description of the chosen font, or with `nil` if the user cancels.
    init(
        title: String, over window: UnsafeMutablePointer<GtkWindow>, at font: String?,
        answer: @escaping @MainActor (String?) -> Void
    ) {
        dialog = gtk_font_chooser_dialog_new(title, window)
        gtk_window_set_modal(dialog.cast(), 1)
        if let font { begin(at: font) }
        Signal.connectResponse(UnsafeMutableRawPointer(dialog), .fontDialogAnswered) { [weak self] response in
            answer(response == GTK_RESPONSE_OK.rawValue ? self?.chosen : nil)
        }
        gtk_window_present(dialog.cast())
    }

    isolated deinit {
        gtk_window_destroy(dialog.cast())
    }

    /// Selects a font initially. GTK 4.8 loads its list of fonts while the dialog appears and then selects the first
    /// font, so the wanted font is selected again after that. GTK 4.18 keeps the selection.
    private func begin(at font: String) {
        gtk_font_chooser_set_font(dialog.opaque, font)
        guard gtk_check_version(4, 18, 0) != nil else { return }
        var isSelected = false
        loaded = Signal.connectNotify(dialog, "font", .fontDialogLoaded) { [weak self] in
            guard let self, !isSelected, chosen != nil else { return }
            loaded?.silenced { gtk_font_chooser_set_font(dialog.opaque, font) }
            isSelected = chosen != nil
        }
    }

    private var chosen: String? {
        guard let font = gtk_font_chooser_get_font(dialog.opaque) else { return nil }
        defer { g_free(font) }
        return String(cString: font)
    }
}

extension DialogButton {
    /// Creates a button that opens a font dialog.
    convenience init(_ chooser: ChooserField<Font>, entry: Widget) {
        self.init(
            chooser.value, icon: "font-select-symbolic", name: translated("Choose a Font"), entry: entry
        ) { title, window, answer in
            FontDialog(title: title, over: window, at: chooser.chosen.map { "\($0)" }, answer: answer)
        }
    }
}
