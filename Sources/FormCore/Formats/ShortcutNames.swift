/// What a person calls the keys, in their language.
struct ShortcutNames: Sendable {
    private var shown: [String: String] = [:]
    private var canonical: [String: String] = [:]
    /// What stands where there is no shortcut.
    private(set) var none = "None"

    /// The names that are the same for everybody.
    init() {}

    /// - Parameter translate: Gives a text in the person's language.
    @MainActor
    init(_ translate: @MainActor (String) -> String) {
        for template in Self.templates {
            let name = String(template.dropLast(" key".count))
            let text = translate(template)
            // A language without a name for the key has the one on most keyboards.
            guard text != template, text != name, !text.contains("+") else { continue }
            shown[name] = text
            canonical[text.lowercased()] = name
        }
        let text = translate("No key")
        if text != "No key" { none = text }
    }

    func text(of shortcut: KeyboardShortcut) -> String {
        (text(of: shortcut.modifiers) + [text(ofKey: shortcut.key)]).joined(separator: "+")
    }

    func text(of modifiers: KeyboardShortcut.Modifiers) -> [String] { modifiers.names.map { shown[$0] ?? $0 } }

    /// A text with the names that are the same for everybody.
    func canonical(_ text: String) -> String {
        text.split(separator: "+", omittingEmptySubsequences: false)
            .map { canonical[$0.trimmed.lowercased()] ?? String($0) }.joined(separator: "+")
    }

    private func text(ofKey name: String) -> String { shown[name] ?? name }

    /// What the catalogues have: the names alone stand for other things too, such as “Home”.
    private static let templates = [
        "Super key", "Ctrl key", "Alt key", "Shift key", "Space key", "Tab key", "Return key", "Escape key",
        "Backspace key", "Delete key", "Insert key", "Home key", "End key", "Page Up key", "Page Down key", "Up key",
        "Down key", "Left key", "Right key", "Print key", "Pause key", "Scroll Lock key", "Menu key",
    ]
}
