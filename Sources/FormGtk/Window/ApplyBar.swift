import CGtk
import FormCore

/// The buttons that apply or discard the edits. They are shown below the pages of a form whose edits take effect only
/// when the user applies them.
@MainActor
enum ApplyBar {
    static func make(for session: FormSession) -> Widget {
        let bar = gtk_action_bar_new()!
        gtk_action_bar_pack_start(bar.opaque, makeCancel(for: session))
        gtk_action_bar_pack_end(bar.opaque, makeApply(for: session))
        return bar
    }

    static func makeCancel(for session: FormSession) -> Widget {
        let button = makeButton(cancelLabel, class: "form-cancel")
        Signal.connect(button, "clicked", .cancelClicked) { [weak session] in session?.cancelEdits() }
        return button
    }

    static func makeApply(for session: FormSession) -> Widget {
        let button = makeButton(applyLabel, class: "form-apply")
        button.addClass("suggested-action")
        Signal.connect(button, "clicked", .applyClicked) { [weak session] in session?.apply() }
        return button
    }

    private static func makeButton(_ label: String, class name: String) -> Widget {
        let button = gtk_button_new_with_mnemonic(label)!
        Accessible.nameByLabel(button)
        button.addClass(name)
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        return button
    }

    /// The mnemonics that are free for the rows of a page. The Cancel and the Apply button take one letter each.
    static var mnemonics: Mnemonics { Mnemonics(besides: [cancelLabel, applyLabel]) }

    private static var cancelLabel: String { translated("_Cancel") }
    private static var applyLabel: String { translated("_Apply") }
}
