extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates `null`.
    ///
    /// Where the compiler expects an optional `JSONValue`, as in ``JSONObject/subscript(_:)``, the literal `nil` means
    /// that there is no value. Write `.null` there for JSON's `null`.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// Creates a number from an integer.
    public init(integerLiteral value: Int) {
        self = .number(JSONNumber(checked: "\(value)"))
    }

    /// Creates a string.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates an array.
    public init(arrayLiteral values: JSONValue...) {
        self = .array(values)
    }

    /// Creates an object. If a key is repeated, its last value is used.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in members { object[key] = value }
        self = .object(object)
    }
}
