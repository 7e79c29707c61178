import Testing

/// A keyboard's layout, and where its keys are.
struct KeyboardLayout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The names that X has for the symbols of the layouts, separated by commas.
    let symbols: String
    /// The index of the layout that is in use.
    let group: UInt32
    /// The letters that are not where they are in the layout of the United States, each with what is printed there on
    /// such a keyboard.
    private let moved: [Character: Character]

    private init(_ name: String, _ symbols: String, group: UInt32 = 0, moved: [Character: Character] = [:]) {
        testDescription = name
        self.symbols = symbols
        self.group = group
        self.moved = moved
    }

    static let us = KeyboardLayout("us", "us")

    static let all: [KeyboardLayout] = [
        us,
        KeyboardLayout("us-intl", "us(intl)"),
        KeyboardLayout("dvorak", "us(dvorak)", moved: dvorak),
        KeyboardLayout("de", "de", moved: german),
        KeyboardLayout("fr", "fr", moved: french),
        KeyboardLayout("ru", "ru"),
        KeyboardLayout("gr", "gr"),
        KeyboardLayout("il", "il"),
        KeyboardLayout("ara", "ara"),
        // A letter that the layout in use has is where this layout has it, whatever the others say.
        KeyboardLayout("fr beside us", "fr,us", moved: french),
        KeyboardLayout("dvorak beside us", "us,us(dvorak)", group: 1, moved: dvorak),
        // A letter that the layout in use lacks is where the other has it.
        KeyboardLayout("ru beside us", "us,ru", group: 1),
        KeyboardLayout("ru beside de", "de,ru", group: 1, moved: german),
    ]

    private static let german: [Character: Character] = ["y": "z", "z": "y"]
    private static let french: [Character: Character] = ["a": "q", "q": "a", "w": "z", "z": "w"]
    private static let dvorak: [Character: Character] = [
        "c": "i", "f": "y", "q": "x", "v": ".", "w": ",", "x": "b", "y": "t", "z": "/", "k": "v", "l": "p",
    ]

    /// Returns the code of the key of a letter.
    func code(_ letter: Character) -> XKeyboard.Code { Self.code(ofUS: moved[letter] ?? letter) }

    /// Returns the code of the key that has a character on a keyboard of the United States.
    static func code(ofUS character: Character) -> XKeyboard.Code {
        for (start, row) in [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm,./")] {
            if let index = Array(row).firstIndex(of: character) { return XKeyboard.Code(start + index) }
        }
        preconditionFailure("No key has \(character).")
    }
}

/// A key with a name, which has the same position in all layouts.
enum NamedKey: XKeyboard.Code {
    case escape = 9
    case backspace = 22
    case `return` = 36
    case control = 37
    case shift = 50
    case alt = 64
    case space = 65
    case f10 = 76
    case home = 110
    case up = 111
    case pageUp = 112
    case left = 113
    case right = 114
    case end = 115
    case down = 116
    case pageDown = 117
    case delete = 119

    /// The code of the key of the keypad that has the same name; `nil` if there is none.
    var onKeypad: XKeyboard.Code? {
        switch self {
        case .home: 79
        case .up: 80
        case .pageUp: 81
        case .left: 83
        case .right: 85
        case .end: 87
        case .down: 88
        case .pageDown: 89
        case .delete: 91
        case .return: 104
        default: nil
        }
    }

    /// The key that does the same where the language runs from right to left.
    var mirrored: NamedKey {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}
