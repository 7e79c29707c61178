/// A JSON value that preserves the text of numbers and the order of keys.
///
/// ```swift
/// let parsed = try JSONValue.parse(Array(#"{"volume": 0.50}"#.utf8))
/// parsed.value.object?["volume"]  // .number of the text 0.50
/// ```
public enum JSONValue: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, with its original text.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array of values.
    case array([JSONValue])
    /// An object with keys and values.
    case object(JSONObject)

    /// The maximum nesting depth of arrays and objects that the parser accepts.
    ///
    /// A deeper value should not be written, because it could not be read again.
    public static let deepest = 128

    /// The keys and values if this is an object, otherwise `nil`.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The number of nested levels of arrays and objects. An array of numbers has 1 level, and a value that is neither
    /// an array nor an object has 0.
    package var depth: Int {
        switch self {
        case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
        case .object(let object): 1 + (object.values.map(\.depth).max() ?? 0)
        default: 0
        }
    }

    /// The reason why a text with this value, which isn't an object, is refused.
    package var reasonForNoObject: JSONReason { JSONReason("an object is expected, found %1$s", .reason(kind)) }

    /// The kind of the value for messages to the user, such as “a list”.
    package var kind: JSONReason {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONValue: Equatable {
    /// Compares strings byte by byte, and numbers by their text, so `1` and `1.0` are different. The order of an
    /// object's keys doesn't matter.
    public static func == (one: JSONValue, other: JSONValue) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.number(let one), .number(let other)): one == other
        case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        default: false
        }
    }
}
