import CGtk
import FormCore

/// The buttons that apply or discard the edits. They are shown below the pages of a form whose edits take effect only
/// when the user applies them.
@MainActor
enum ApplyBar {
    static func make(for session: FormSession) -> Widget {
        let bar = gtk_action_bar_new()!
        let (line, apply) = (makeBox(GTK_ORIENTATION_HORIZONTAL), makeApply(for: session))
        line.append(makeCancel(for: session))
        line.append(apply)
        gtk_widget_set_hexpand(apply, 1)
        gtk_widget_set_hexpand(line, 1)
        gtk_widget_set_halign(apply, GTK_ALIGN_END)
        // The buttons go below each other where there is no room side by side.
        WrappingLayout.arrange(in: line)
        gtk_action_bar_set_center_widget(bar.opaque, line)
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
