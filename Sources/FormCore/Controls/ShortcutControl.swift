/// A button that shows a keyboard shortcut, and records another one while the person presses it.
///
/// A click, Return or Space begins: the next key is the value, with the modifiers that are held. Until then no key does
/// anything else in the window. Escape ends it with nothing changed, and so does leaving the row; Backspace takes the
/// shortcut away. What the person types with or gets around with, such as a letter alone, is refused with a sentence,
/// and the recording goes on; see ``KeyboardShortcut/isNeededForTyping``.
///
/// ```swift
/// controlCell(title: "Take a Screenshot", control: shortcutField(keyPath: \.takeScreenshot))
/// ```
///
/// A rule says where there must be one, `Rule("Choose the keys.") { $0 != nil }`, and a rule over several rows that no
/// two of them may have the same; see <doc:Shortcuts>.
///
/// - Parameter keyPath: The shortcut that it shows and writes; `nil` for none.
public func shortcutField<State>(
    keyPath: WritableKeyPath<State, KeyboardShortcut?> & Sendable
) -> Element<Control, State> {
    Element { context in
        let names = context.shortcutNames
        let format = Format<KeyboardShortcut?>.optional(.shortcut(names), empty: names.none)
        let field = ShortcutField(
            context.value(keyPath, format: format), names, prompt: context.translate("Press the keys…"))
        let update = context.follow({ $0[keyPath: keyPath] }) { field.follow($0) }
        return RenderedElement(content: .shortcutField(field), update: update)
    }
}
