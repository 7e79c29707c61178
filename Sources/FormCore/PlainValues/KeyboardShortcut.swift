/// Keys that are pressed together, such as Ctrl+Shift+P: one key, and the modifiers that are held with it.
///
/// It is kept as its text by a `Codable` state. Whether any key would do for what it is meant for, it does not say; see
/// ``isNeededForTyping`` and ``Format/shortcut``.
///
/// ```swift
/// let screenshot = KeyboardShortcut("Ctrl+Shift+P")
/// let same = KeyboardShortcut([.control, .shift], key: "P")
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
    /// The keys that do nothing by themselves.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// A bit for each of them.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key with the sign of the desktop on it, or of a window.
        public static let `super` = Modifiers(rawValue: 1)
        /// Ctrl.
        public static let control = Modifiers(rawValue: 2)
        /// Alt, on the left of the space bar.
        public static let alt = Modifiers(rawValue: 4)
        /// Shift.
        public static let shift = Modifiers(rawValue: 8)
    }

    /// What is held.
    public let modifiers: Modifiers

    /// The name of the key that is pressed: the character that it types without Shift, as a capital where it is a
    /// letter; or a word, such as `F1`, `Page Up`, `Space`, `KP_Add` and `XF86AudioPlay`.
    public let key: String

    /// Makes a shortcut of a key that there is.
    ///
    /// - Parameters:
    ///   - modifiers: What is held.
    ///   - key: The key's name as in ``key``, or as X has it, such as `Page_Up` and `comma`; in either case of its
    ///     letters, but for the keys that begin with `XF86`.
    public init?(_ modifiers: Modifiers = [], key: String) {
        guard let name = KeyName.canonical(key) else { return nil }
        self.modifiers = modifiers
        self.key = name
    }

    /// Whether the person could not type any more, or get around, if the keys did something else: a character without
    /// Ctrl, Alt or Super; Tab, Return, an arrow key and their like.
    public var isNeededForTyping: Bool {
        modifiers.isSubset(of: .shift) && KeyName.types(key)
    }
}

extension KeyboardShortcut: LosslessStringConvertible {
    /// Reads `Ctrl+Shift+P` with its modifiers in any order and case, and `<Control><Shift>p`, as GTK has it; `nil` for
    /// any other text.
    public init?(_ description: String) {
        let text = description.trimmed
        if text.first == "<" {
            self.init(acceleratorName: text)
        } else {
            self.init(spelled: text)
        }
    }

    /// The modifiers and the key with `+` between them, in one order: Super, Ctrl, Alt, Shift.
    public var description: String { (modifiers.names + [key]).joined(separator: "+") }

    private init?(spelled text: Substring) {
        let plus = text.last == "+" ? text.dropLast() : nil
        let parts = (plus ?? text).split(separator: "+", omittingEmptySubsequences: false).map(\.trimmed)
        let key = plus == nil ? parts.last : "+"
        // Before the key that types a plus, another one ends the modifiers.
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
    /// What the modifiers are called, in the order in which they are written.
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

extension KeyboardShortcut: Codable {
    public init(from decoder: any Decoder) throws { self = try decoder.value { KeyboardShortcut($0) } }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}
