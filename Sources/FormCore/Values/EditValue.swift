/// A value whose type only the form's state knows, on its way to the model.
package struct EditValue {
    /// A value in a log, which can be read once its type is known.
    private struct Logged {
        let read: (any Decodable.Type) throws -> Any
    }

    private let content: Any

    package init(_ value: some Any) { content = value }

    /// Returns the value; `nil` if it is of another type, or can't be read as that type.
    package func value<Value>(as type: Value.Type = Value.self) -> Value? {
        guard let logged = content as? Logged else { return content as? Value }
        return (type as? any Decodable.Type).flatMap { try? logged.read($0) as? Value }
    }
}

extension EditValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(Logged { try container.decode($0) })
    }

    /// - Throws: An error for a value that can't be encoded.
    package func encode(to encoder: any Encoder) throws {
        guard let value = content as? any Encodable else {
            let reason = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "It is not Encodable.")
            throw EncodingError.invalidValue(content, reason)
        }
        try value.encode(to: encoder)
    }
}
