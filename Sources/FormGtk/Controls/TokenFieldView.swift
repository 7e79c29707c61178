import CGtk
import FormCore

/// Tokens, followed by a `GtkEntry` for typing another token.
///
/// Tab leads to the entry. From the beginning of the entry, the arrow key towards the tokens moves the focus to the
/// last token. Backspace does the same if the entry is empty.
@MainActor
final class TokenFieldView: ControlView {
    let widget = TokenBox.make()
    var focus: Widget { entry.focus }
    var text: TextFieldView? { entry }

    private let field: TokenField
    private let entry: TextFieldView
    private var tokens: [TokenView] = []
    /// True while an input method is composing text that isn't in the entry yet.
    private var isComposing = false
    private var spokenTextsChanged: @MainActor () -> Void = {}

    init(_ field: TokenField, row: Widget) {
        self.field = field
        entry = TextFieldView(field.textField, row: row)
        widget.append(entry.widget)
        gtk_widget_set_hexpand(entry.widget, 1)
        gtk_editable_set_width_chars(focus.opaque, Self.entryWidth)
        gtk_editable_set_max_width_chars(focus.opaque, Self.entryWidth)
        Signal.connectKeys(widget, .tokenKey, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
        Signal.connectText(UnsafeMutableRawPointer(editable), "preedit-changed", .tokenComposed) { [weak self] in
            self?.isComposing = !$0.isEmpty
        }
        showTokens()
        field.show(as: "tokenField") { [weak self] _ in self?.showTokens() }
    }

    func titleChanged(_ title: String) { Accessible.name(widget, title) }

    // The entry has the focus, but its accessible text doesn't include the tokens, so they are read with it.
    var spokenTexts: [String] { [field.tokens.joined(separator: ", ")] + entry.spokenTexts }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) {
        spokenTextsChanged = handler
        entry.onSpokenTexts(handler)
    }

    private var editable: OpaquePointer { gtk_editable_get_delegate(focus.opaque)! }

    private func showTokens() {
        let focused = tokens.first { $0.widget.containsFocus }
        let text = focused?.text
        let texts = field.tokens
        while tokens.count < texts.count { add() }
        if let position = tokens.firstIndex(where: { $0 === focused }) {
            // A focused token keeps the focus at its new index. If the token is gone, the token now at its index gets
            // the focus.
            let next = texts.firstIndex { $0 == text } ?? min(position, texts.count - 1)
            if next != position { grabFocus(at: next) }
        }
        while tokens.count > texts.count { gtk_box_remove(widget.cast(), tokens.removeLast().widget) }
        for (token, text) in zip(tokens, texts) { token.show(text) }
        spokenTextsChanged()
    }

    private func add() {
        let token = TokenView { [weak self] in self?.remove($0) }
        gtk_box_insert_child_after(widget.cast(), token.widget, tokens.last?.widget)
        tokens.append(token)
    }

    private func remove(_ token: TokenView) {
        if !widget.containsFocus { grabFocus(at: tokens.count) }
        if let position = tokens.firstIndex(where: { $0 === token }) { field.remove(at: position) }
    }

    /// Moves the focus to the token at the index, or to the entry if there is no such token.
    private func grabFocus(at position: Int) {
        if tokens.indices.contains(position) {
            tokens[position].grabFocus()
        } else {
            focus.grabFocusWithoutSelecting()
        }
    }

    private func press(_ key: Key) -> Bool {
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let back = isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left
        guard let position = tokens.firstIndex(where: { $0.widget.containsFocus }) else {
            let isDeleted = key.matches(GDK_KEY_BackSpace) && field.textField.text.isEmpty
            guard isDeleted || key.matches(back) && isAtBeginning, !isComposing, !tokens.isEmpty else { return false }
            grabFocus(at: tokens.count - 1)
            return true
        }
        switch key.value {
        case GDK_KEY_BackSpace, GDK_KEY_Delete: field.remove(at: position)
        case back: grabFocus(at: max(position - 1, 0))
        case isRightToLeft ? GDK_KEY_Left : GDK_KEY_Right: grabFocus(at: position + 1)
        case GDK_KEY_Home: grabFocus(at: 0)
        case GDK_KEY_End: grabFocus(at: tokens.count)
        case GDK_KEY_Escape:
            if !field.textField.cancel() { grabFocus(at: tokens.count) }
        case _ where key.isText && key.value != GDK_KEY_space:
            grabFocus(at: tokens.count)
            return key.forward(to: UnsafeMutablePointer(editable))
        default: return false
        }
        return true
    }

    private var isAtBeginning: Bool {
        gtk_editable_get_position(focus.opaque) == 0 && gtk_editable_get_selection_bounds(focus.opaque, nil, nil) == 0
    }

    /// The width of the entry in characters, enough for a short token. Longer text scrolls, unless the entry is alone
    /// on a line and so has more room.
    private static let entryWidth: Int32 = 9
}
