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
        LineLayout.arrange(in: widget, spacing: 2)
        widget.append(label)
        widget.append(button)
        gtk_widget_set_hexpand(label, 1)
        // Only the entry expands, and not a token, which would otherwise expand with its label.
        gtk_widget_set_hexpand(widget, 0)
        Signal.connect(button, "clicked", .tokenClicked) { [weak self] in if let self { remove(self) } }
    }

    func show(_ text: String) {
        guard !isSame(text, self.text) else { return }
        self.text = text
        // A text that would fill the window is cut off, and its tooltip shows more of it.
        let isTooLong = text.utf8.count > Self.longestText
        gtk_label_set_ellipsize(label.opaque, isTooLong ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
        gtk_widget_set_tooltip_text(label, isTooLong ? String(text.prefix(1000)) : nil)
        label.setLabelText(text)
        Accessible.nameIcon(button, translated(Sentence("Remove “%s”", text)))
    }

    func grabFocus() { gtk_widget_grab_focus(button) }

    /// The length of the longest text that is shown whole, in bytes.
    private static let longestText = 300
}
