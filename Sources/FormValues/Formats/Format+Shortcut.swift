extension Format where Value == KeyboardShortcut {
    /// Keys that are pressed together, such as `Ctrl+Shift+P`. GTK's notation `<Control><Shift>p` is read as well.
    ///
    /// Keys that the user needs for typing or navigation are refused; see ``KeyboardShortcut/isNeededForTyping``.
    ///
    /// The names of the keys are the same in every language. `shortcutField(keyPath:)` shows them in the user's
    /// language.
    public static var shortcut: Format { .shortcut(ShortcutNames()) }

    /// - Parameter names: The names of the keys in the user's language.
    package static func shortcut(_ names: ShortcutNames) -> Format {
        let parse: @Sendable (String) -> Result<KeyboardShortcut, FormatError> = { text in
            guard let shortcut = KeyboardShortcut(text) else {
                return .failure("Type a keyboard shortcut, such as Ctrl+Shift+P.")
            }
            return shortcut.refusal(names).map { .failure(FormatError($0)) } ?? .success(shortcut)
        }
        return Format(
            print: { $0.description }, parse: parse, show: { shortcut, _ in names.text(of: shortcut) },
            read: { text, _ in parse(names.canonical(text)) }
        ).proven()
    }
}

extension KeyboardShortcut {
    /// Returns a sentence that says why the keys can't be a shortcut and what to do, or `nil` if they can be one.
    package func refusal(_ names: ShortcutNames) -> Sentence? {
        guard isNeededForTyping else { return nil }
        return Sentence("“%s” is for typing and getting around. Hold Ctrl, Alt or Super as well.", names.text(of: self))
    }
}
