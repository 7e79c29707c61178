extension Decoder {
    /// Decodes a value that is encoded as its text.
    ///
    /// - Parameter text: Returns the value for a decoded string, or `nil` if the string is not the text of a value. In
    ///   that case, decoding throws an error.
    func value<Value>(of text: (String) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        let string = try container.decode(String.self)
        guard let value = text(string) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(string.shortened)” is no \(Value.self)")
        }
        return value
    }
}

extension Encoder {
    /// Encodes a value as its text.
    func encode(_ value: some LosslessStringConvertible) throws {
        var container = singleValueContainer()
        try container.encode(value.description)
    }
}
