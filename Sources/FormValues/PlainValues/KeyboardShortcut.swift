/// A key that is pressed together with modifiers, such as Ctrl+Shift+P.
///
/// It is encoded as its text. A shortcut can be made from any key, even from a key that should not be a shortcut
/// because the user needs it for typing; see ``isNeededForTyping`` and ``Format/shortcut``.
///
/// ```swift
/// let screenshot = KeyboardShortcut("Ctrl+Shift+P")
/// let same = KeyboardShortcut([.control, .shift], key: "P")
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
    /// The modifier keys, which do nothing by themselves.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits of the set, one for each modifier.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The Super key, often labelled with a logo, such as that of Windows.
        public static let `super` = Modifiers(rawValue: 1)
        /// Ctrl.
        public static let control = Modifiers(rawValue: 2)
        /// Alt, to the left of the space bar.
        public static let alt = Modifiers(rawValue: 4)
        /// Shift.
        public static let shift = Modifiers(rawValue: 8)
    }

    /// The modifiers held down while the key is pressed.
    public let modifiers: Modifiers

    /// The name of the key that is pressed: a character or a word.
    ///
    /// A key that types a visible character is named by the character that it types without Shift, in upper case if it
    /// is a letter. Other keys, and those of the keypad, are named by a word, such as `F1`, `Page Up`, `Space`,
    /// `KP_Add` and `XF86AudioPlay`.
    public let key: String

    /// Makes a shortcut, or returns `nil` if there is no key with the given name.
    ///
    /// - Parameters:
    ///   - modifiers: Any modifiers held down while the key is pressed.
    ///   - key: The key's name as in ``key``, or as X spells it, such as `Page_Up` and `comma`. Case doesn't matter,
    ///     except in names that begin with `XF86` or `dead_`.
    public init?(_ modifiers: Modifiers = [], key: String) {
        guard let name = KeyName.canonical(key) else { return nil }
        self.modifiers = modifiers
        self.key = name
    }

    /// True if the user needs the keys for typing or for moving around, so they should not be used as a shortcut.
    ///
    /// This is the case if none of Ctrl, Alt and Super is held, and if the key types a character or is a key such as
    /// Tab, Return or an arrow key.
    public var isNeededForTyping: Bool {
        modifiers.isSubset(of: .shift) && KeyName.types(key)
    }
}

extension KeyboardShortcut: LosslessStringConvertible {
    /// Reads a shortcut in one of two notations: `Ctrl+Shift+P`, with the modifiers in any order and case, or
    /// `<Control><Shift>p`, as GTK writes it. The result is `nil` for any other text.
    public init?(_ description: String) {
        let text = description.trimmed
        if text.first == "<" {
            self.init(acceleratorName: text)
        } else {
            self.init(spelled: text)
        }
    }

    /// The modifiers and the key, joined by `+`. The modifiers are in a fixed order: Super, Ctrl, Alt, Shift.
    public var description: String { (modifiers.names + [key]).joined(separator: "+") }

    private init?(spelled text: Substring) {
        let plus = text.last == "+" ? text.dropLast() : nil
        let parts = (plus ?? text).split(separator: "+", omittingEmptySubsequences: false).map(\.trimmed)
        let key = plus == nil ? parts.last : "+"
        // If the key is the plus key, the text before it must be empty or end with another plus, which separates the
        // key from the modifiers, as in `Ctrl++`.
        guard plus.map({ $0.isEmpty || parts.count > 1 && parts.last == "" }) ?? true, let key else { return nil }
        let modifiers = parts.dropLast().compactMap { Modifiers(name: $0) }
        guard modifiers.count == parts.count - 1 else { return nil }
        self.init(Modifiers(modifiers), key: String(key))
    }

    private init?(acceleratorName: Substring) {
        var rest = acceleratorName
        var modifiers: Modifiers = []
        while rest.first == "<" {
            guard let end = rest.firstIndex(of: ">"), let modifier = Modifiers(name: rest[..<end].dropFirst())
            else { return nil }
            modifiers.insert(modifier)
            rest = rest[rest.index(after: end)...]
        }
        self.init(modifiers, key: String(rest))
    }
}

extension KeyboardShortcut.Modifiers {
    /// The names of the modifiers, in the order in which they are written.
    var names: [String] {
        [(Self.super, "Super"), (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift")]
            .filter { contains($0.0) }.map(\.1)
    }

    fileprivate init?(name: some StringProtocol) {
        switch name.lowercased() {
        case "super", "mod4": self = .super
        case "ctrl", "control", "ctl", "primary": self = .control
        case "alt", "mod1": self = .alt
        case "shift", "shft": self = .shift
        default: return nil
        }
    }
}

extension KeyboardShortcut: Codable, TextCodable {}
