/// The path of a setting in a file: the keys of the enclosing objects, followed by the setting's own key.
///
/// Two Unicode spellings of `é` are different keys, as in a `JSONObject`.
public struct SettingsKey: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The keys. The last one is the setting's own key.
    public let components: [String]

    /// Creates a path from keys, which may contain dots.
    public init(_ components: [String]) {
        self.components = components
    }

    /// Creates a path from keys that are separated by dots.
    public init(stringLiteral text: String) {
        components = text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// The path that stands for all settings.
    public static let root = SettingsKey([])

    /// Compares the keys byte by byte.
    public static func == (one: Self, other: Self) -> Bool {
        one.components.count == other.components.count && one.overlaps(other)
    }

    /// Hashes the bytes of the keys.
    public func hash(into hasher: inout Hasher) {
        for component in components { hasher.combine(ExactText(text: component)) }
    }

    /// Returns true if two settings are the same, or if one of them is inside the other.
    func overlaps(_ other: SettingsKey) -> Bool {
        zip(components, other.components).allSatisfy { ExactText(text: $0) == ExactText(text: $1) }
    }

    /// The keys, separated by dots.
    public var description: String { components.joined(separator: ".") }
}
