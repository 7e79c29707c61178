/// A button that shows a keyboard shortcut, and records a new one when it is pressed.
///
/// A click, Return or Space starts the recording. The next key that the user presses becomes the value, together with
/// any modifiers held down. During the recording, keys have no other effect in the window. Escape ends the recording
/// without a change, as does leaving the row. Backspace removes the shortcut. A key that the user needs for typing or
/// navigation, such as a letter without modifiers, is refused with a message, and the recording continues; see
/// `KeyboardShortcut.isNeededForTyping`.
///
/// ```swift
/// controlCell(title: "Take a Screenshot", control: shortcutField(keyPath: \.takeScreenshot))
/// ```
///
/// To require a shortcut, add the rule `Rule("Choose the keys.") { $0 != nil }`. To keep two rows from having the same
/// shortcut, add a rule over several rows; see <doc:Shortcuts>.
///
/// - Parameter keyPath: The shortcut to show and edit; `nil` if there is none.
public func shortcutField<State>(
    keyPath: WritableKeyPath<State, KeyboardShortcut?> & Sendable
) -> Element<Control, State> {
    let field: FieldMaker<State> = { notation in
        let names = notation.shortcutNames
        return FormattedField(keyPath, .optional(.shortcut(names), empty: names.none), in: notation.locale)
    }
    return Element(
        ControlSpec(.shortcutField, field: field) { value, context in
            let field = ShortcutField(
                value, context.notation.shortcutNames, prompt: context.translate("Press the keys…"))
            context.update(from: keyPath) { field.follow($0) }
            return .shortcutField(field)
        })
}
