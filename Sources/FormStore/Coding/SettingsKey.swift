/// A setting's name in a file: the keys of the objects it stands in, then its own.
///
/// Two spellings of `é` are two keys, as they are in a `JSONObject`.
public struct SettingsKey: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The keys, the setting's own last.
    public let components: [String]

    /// Makes a name from the keys, as they are.
    public init(_ components: [String]) {
        self.components = components
    }

    /// Makes a name from keys that are joined by points.
    public init(stringLiteral text: String) {
        components = text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// The name of all settings together.
    public static let root = SettingsKey([])

    /// Whether all keys are the same, byte by byte.
    public static func == (one: Self, other: Self) -> Bool {
        one.components.count == other.components.count && one.overlaps(other)
    }

    /// Hashes the bytes of the keys.
    public func hash(into hasher: inout Hasher) {
        for component in components { hasher.combine(ExactText(text: component)) }
    }

    /// Whether one of two settings is, or stands in, the other.
    func overlaps(_ other: SettingsKey) -> Bool {
        zip(components, other.components).allSatisfy { ExactText(text: $0) == ExactText(text: $1) }
    }

    /// The keys, joined by points.
    public var description: String { components.joined(separator: ".") }
}
