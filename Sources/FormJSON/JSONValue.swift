/// A JSON value as it stands in a file: numbers keep their text, objects the order of their keys.
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
    /// A number, with the text it is written with.
    case number(JSONNumber)
    /// A text.
    case string(String)
    /// Values in a row.
    case array([JSONValue])
    /// Values under keys.
    case object(JSONObject)

    /// The deepest nesting of arrays and objects that is read, and so the deepest that is written.
    public static let deepest = 128

    /// The keys and values, if this is an object.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    package var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// How many arrays and objects are inside each other; 0 for a value that is neither.
    package var depth: Int {
        switch self {
        case .array(let values): 1 + (values.map(\.depth).max() ?? 0)
        case .object(let object): 1 + (object.values.map(\.depth).max() ?? 0)
        default: 0
        }
    }

    /// What a person calls such a value.
    package var kind: String {
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
    /// Texts are equal byte by byte, numbers digit by digit; the order of keys does not count.
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
