/// The canonical names of keys, one for each key.
enum KeyName {
    /// Returns the canonical name of a key, or `nil` if no key has the given name.
    static func canonical(_ name: String) -> String? {
        if let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 { return canonical(scalar) }
        if let word = words[folded(name)] { return word }
        let isFamily = ["XF86", "dead_"].contains { name.hasPrefix($0) && name.count > $0.count }
        let isWord = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetter || $0.isDigit }
        return isFamily && isWord && name.utf8.count <= 40 ? name : nil
    }

    /// Returns true if the key is needed for typing or for moving around while none of Ctrl, Alt and Super is held.
    static func types(_ name: String) -> Bool {
        name.count == 1 || typing.contains(name) || name.hasPrefix("dead_")
            || name.hasPrefix("KP_") && !name.hasPrefix("KP_F")
    }

    private static func canonical(_ scalar: Unicode.Scalar) -> String? {
        if scalar == " " { return "Space" }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
            return nil
        default: break
        }
        let (name, capital) = (String(scalar), scalar.properties.uppercaseMapping)
        // A letter is named by its capital, unless the capital belongs to another letter. For example, “ı” keeps its
        // own name, because its capital, “I”, belongs to “i”.
        return capital.unicodeScalars.count == 1 && capital.lowercased() == name ? capital : name
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter { !" _-".contains($0) } }

    /// The keys that are needed for typing and for moving around, except those that type a visible character.
    private static let typing: Set = [
        "Space", "Tab", "Return", "Escape", "Backspace", "Delete", "Insert", "Home", "End", "Page Up", "Page Down",
        "Up",
        "Down", "Left", "Right",
    ]

    private static let others = [
        "Print", "Pause", "Scroll Lock", "Menu", "Help", "Undo", "Redo", "Find", "Cancel", "Clear",
    ]

    private static let keypad = [
        "Enter", "Add", "Subtract", "Multiply", "Divide", "Decimal", "Separator", "Equal", "Space", "Tab", "Home",
        "End",
        "Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "Begin", "Insert", "Delete", "F1", "F2", "F3", "F4",
    ]

    /// Alternative names of some keys: common names, abbreviations, and the names that X uses.
    private static let synonyms = [
        "Enter": "Return", "Esc": "Escape", "Del": "Delete", "Ins": "Insert", "PgUp": "Page Up", "PgDn": "Page Down",
        "Prior": "Page Up", "Next": "Page Down", "KP_Prior": "KP_Page_Up", "KP_Next": "KP_Page_Down",
        "ISO_Left_Tab": "Tab", "PrintScreen": "Print", "exclam": "!", "quotedbl": "\"", "numbersign": "#",
        "dollar": "$", "percent": "%", "ampersand": "&", "apostrophe": "'", "parenleft": "(", "parenright": ")",
        "asterisk": "*", "plus": "+", "comma": ",", "minus": "-", "period": ".", "slash": "/", "colon": ":",
        "semicolon": ";", "less": "<", "equal": "=", "greater": ">", "question": "?", "at": "@", "bracketleft": "[",
        "backslash": "\\", "bracketright": "]", "asciicircum": "^", "underscore": "_", "grave": "`", "braceleft": "{",
        "bar": "|", "braceright": "}", "asciitilde": "~",
    ]

    /// Finds the canonical name of a key from any of its names, which must be in lower case and without spaces, hyphens
    /// and underscores. A key whose canonical name is a single character is included only if it has another name, such
    /// as `comma`.
    private static let words: [String: String] = {
        let names = typing + others + keypad.map { "KP_\($0)" } + (0...9).map { "KP_\($0)" } + (1...35).map { "F\($0)" }
        let pairs = names.map { (folded($0), $0) } + synonyms.map { (folded($0), $1) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
