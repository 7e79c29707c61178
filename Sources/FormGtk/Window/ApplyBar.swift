import CGtk
import FormCore

/// The buttons of a form that is applied explicitly, below its pages.
@MainActor
enum ApplyBar {
    static func make(for session: FormSession) -> Widget {
        let bar = gtk_action_bar_new()!
        let cancel = gtk_button_new_with_mnemonic(cancelLabel)!
        let apply = gtk_button_new_with_mnemonic(applyLabel)!
        Accessible.nameByLabel(cancel)
        Accessible.nameByLabel(apply)
        cancel.addClass("form-cancel")
        apply.addClass("form-apply")
        apply.addClass("suggested-action")
        gtk_action_bar_pack_start(bar.opaque, cancel)
        gtk_action_bar_pack_end(bar.opaque, apply)
        Signal.connect(cancel, "clicked", .cancelClicked) { [weak session] in session?.cancelEdits() }
        Signal.connect(apply, "clicked", .applyClicked) { [weak session] in session?.apply() }
        return bar
    }

    /// The letters for a page's rows, besides those of the buttons where there are any.
    static func mnemonics(for session: FormSession) -> Mnemonics {
        session.applying == .explicitly ? Mnemonics(besides: [cancelLabel, applyLabel]) : Mnemonics()
    }

    private static var cancelLabel: String { translated("_Cancel") }
    private static var applyLabel: String { translated("_Apply") }
}
