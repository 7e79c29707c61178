extension Format where Value == KeyboardShortcut {
    /// Keys that are pressed together, as in `Ctrl+Shift+P`; GTK's `<Control><Shift>p` is read as well.
    ///
    /// What the person types with or gets around with is refused, see ``KeyboardShortcut/isNeededForTyping``.
    ///
    /// The names of the keys are the same for everybody. ``shortcutField(keyPath:)`` shows them in the person's
    /// language.
    public static var shortcut: Format { .shortcut(ShortcutNames()) }

    /// - Parameter names: What the person calls the keys.
    static func shortcut(_ names: ShortcutNames) -> Format {
        let parse: @Sendable (String) -> Result<KeyboardShortcut, FormatError> = { text in
            guard let shortcut = KeyboardShortcut(text) else {
                return .failure("Type a keyboard shortcut, such as Ctrl+Shift+P.")
            }
            return shortcut.refusal(names).map { .failure(FormatError($0)) } ?? .success(shortcut)
        }
        return Format(
            isProven: true, print: { $0.description }, parse: parse, show: { shortcut, _ in names.text(of: shortcut) },
            read: { text, _ in parse(names.canonical(text)) })
    }
}

extension KeyboardShortcut {
    /// Says why the keys can't be a shortcut, and what to do.
    func refusal(_ names: ShortcutNames) -> Sentence? {
        guard isNeededForTyping else { return nil }
        return Sentence("“%s” is for typing and getting around. Hold Ctrl, Alt or Super as well.", names.text(of: self))
    }
}
