/// The names of the keys in the user's language.
package struct ShortcutNames: Sendable {
    private var shown: [String: String] = [:]
    private var canonical: [String: String] = [:]
    /// The text that is shown for a row without a shortcut.
    package private(set) var none = "None"

    /// Makes key names that are the same in every language.
    init() {}

    /// - Parameter translate: Translates a key's name into the user's language.
    @MainActor
    package init(_ translate: @MainActor (String) -> String) {
        for template in Self.templates {
            let name = String(template.dropLast(" key".count))
            let text = translate(template)
            // If the catalogue has no translation for the key, the name that most keyboards show is used. A name with a
            // plus sign couldn't be read back.
            guard text != template, text != name, !text.contains("+") else { continue }
            shown[name] = text
            canonical[text.lowercased()] = name
        }
        let text = translate("No key")
        if text != "No key" { none = text }
    }

    package func text(of shortcut: KeyboardShortcut) -> String {
        (text(of: shortcut.modifiers) + [text(ofKey: shortcut.key)]).joined(separator: "+")
    }

    package func text(of modifiers: KeyboardShortcut.Modifiers) -> [String] { modifiers.names.map { shown[$0] ?? $0 } }

    /// Replaces the user's key names in a shortcut's text with the key names that are the same in every language.
    func canonical(_ text: String) -> String {
        text.split(separator: "+", omittingEmptySubsequences: false)
            .map { canonical[$0.trimmed.lowercased()] ?? String($0) }.joined(separator: "+")
    }

    private func text(ofKey name: String) -> String { shown[name] ?? name }

    /// The templates that the catalogues translate. Each contains the word “key”, because a key's name alone, such as
    /// “Home”, can also mean something else.
    private static let templates = [
        "Super key", "Ctrl key", "Alt key", "Shift key", "Space key", "Tab key", "Return key", "Escape key",
        "Backspace key", "Delete key", "Insert key", "Home key", "End key", "Page Up key", "Page Down key", "Up key",
        "Down key", "Left key", "Right key", "Print key", "Pause key", "Scroll Lock key", "Menu key",
    ]
}
