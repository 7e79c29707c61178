import CGtk
import FormCore

/// A token: its text, and a button that removes it.
@MainActor
final class TokenView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-token")
    private(set) var text = ""

    private let label = makeLabel("", class: "form-token-text")
    private let button = gtk_button_new_from_icon_name("window-close-symbolic")!

    /// - Parameter remove: Called when the button is clicked.
    init(remove: @escaping @MainActor (TokenView) -> Void) {
        button.addClass("flat")
        button.addClass("form-token-remove")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        // A click on the button doesn't take the focus, so it doesn't interrupt typing.
        gtk_widget_set_focus_on_click(button, 0)
        widget.append(label)
        widget.append(button)
        gtk_widget_set_hexpand(label, 1)
        Signal.connect(button, "clicked", .tokenClicked) { [weak self] in if let self { remove(self) } }
    }

    func show(_ text: String) {
        guard !isSame(text, self.text) else { return }
        self.text = text
        gtk_label_set_text(label.opaque, text)
        // The tooltip shows the text that is cut off in a narrow window.
        gtk_widget_set_tooltip_text(label, text.count > Self.longestText ? String(text.prefix(1000)) : nil)
        Accessible.nameIcon(button, translated(Sentence("Remove “%s”", text)))
    }

    func grabFocus() { gtk_widget_grab_focus(button) }

    /// The maximum length of text without a tooltip. Longer text may not be fully visible.
    private static let longestText = 24
}
