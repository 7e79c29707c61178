import FormCore

/// Decodes a value from a file's tree; a key that is missing there, or that can't be read, has its default.
///
/// The tree of the encoded defaults goes along. A key falls back alone, as deep inside
/// as there is a default for it: not inside of lists, dictionaries and optional structs
/// that are `nil` by default.
struct SettingsDecoder: Decoder {
    /// What the file has; `nil` if there is nothing.
    let value: JSONValue?
    /// The default; `nil` where there is none.
    let fallback: JSONValue?
    let codingPath: [any CodingKey]
    let problems: ProblemList
    /// What is not in the file.
    var transients = TransientValues()
    /// Whether there is everything, also what no file has.
    var isWhole = false
    /// Whether no text may show what is read, see ``Secret``.
    var isConcealed = false
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// What is read where no default is to be looked for inside.
    var present: JSONValue { value ?? fallback ?? .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let primitive = type as? any PrimitiveValue.Type {
            do {
                return try primitive.init(json: present) as! Value
            } catch {
                throw failure(error.reason)
            }
        }
        // A key that is missing in a dictionary is not there.
        var decoder = type is any UnorderedItems.Type ? inside(present, fallback: nil) : self
        if type is any ConcealedValue.Type { decoder.isConcealed = true }
        return try type.init(from: decoder)
    }

    /// Reads from the file, or else from the default, which is reported.
    func decodeOrFallBack<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard value != nil, let fallback else { return try decode(type) }
        let count = problems.list.count
        do {
            return try decode(type)
        } catch {
            problems.list.removeSubrange(count...)
            let value = try inside(nil, fallback: fallback).decode(type)
            report(error)
            return value
        }
    }

    func report(_ error: any Error) {
        problems.list.append(SettingsProblem(isConcealed ? failure("the secret can't be read") : error, at: codingPath))
    }

    func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let object = present.object else { throw failure(expected: "an object") }
        let defaults = value == nil ? nil : fallback?.object
        return KeyedDecodingContainer(
            KeyedSettingsDecoding(decoder: self, object: object, defaults: defaults))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let values) = present else { throw failure(expected: "a list") }
        return UnkeyedSettingsDecoding(decoder: self, values: values)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SingleSettingsDecoding(decoder: self)
    }

    func inside(_ value: JSONValue?, fallback: JSONValue?, key: (any CodingKey)? = nil) -> SettingsDecoder {
        SettingsDecoder(
            value: value, fallback: fallback, codingPath: key.map { codingPath + [$0] } ?? codingPath,
            problems: problems, transients: transients, isWhole: isWhole, isConcealed: isConcealed)
    }

    func failure(expected: String) -> DecodingError {
        failure(UnreadableValue(expected: expected, found: present).reason)
    }

    func failure(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: reason))
    }
}

/// The problems that decoding has come to.
final class ProblemList {
    var list: [SettingsProblem] = []
}
