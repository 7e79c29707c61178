extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes `null`. Where an optional is expected, such as for ``JSONObject/subscript(_:)``, `nil` is no value at all.
    public init(nilLiteral: ()) {
        self = .null
    }

    /// Makes `true` or `false`.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    /// Makes a whole number.
    public init(integerLiteral value: Int) {
        self = .number(JSONNumber(checked: "\(value)"))
    }

    /// Makes a text.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Makes a list.
    public init(arrayLiteral values: JSONValue...) {
        self = .array(values)
    }

    /// Makes an object; of a key that is repeated the last value counts.
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        var object = JSONObject()
        for (key, value) in members { object[key] = value }
        self = .object(object)
    }
}
