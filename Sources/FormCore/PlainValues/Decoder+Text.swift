extension Decoder {
    /// Decodes a value from its text.
    ///
    /// - Parameter text: Converts a decoded string to the value. If it returns `nil`, decoding throws an error.
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
