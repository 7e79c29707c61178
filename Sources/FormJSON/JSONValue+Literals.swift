extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates `null`.
    ///
    /// Where an optional is expected, such as in ``JSONObject/subscript(_:)``, the literal `nil` is an optional without
    /// a value rather than `null`.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// Creates a whole number.
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
