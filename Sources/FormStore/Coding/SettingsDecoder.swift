import FormCore

/// Decodes a value from a file's JSON, with defaults for keys that are missing or can't be read.
///
/// The encoded defaults are traversed together with the JSON. Each key falls back to its own default, at any depth.
/// Keys inside lists, dictionaries, and optional structs that are `nil` by default have no defaults.
struct SettingsDecoder: Decoder {
    /// The value in the file, or `nil` if there is none.
    let value: JSONValue?
    /// The default, or `nil` if there is none.
    let fallback: JSONValue?
    let codingPath: [any CodingKey]
    let problems: ProblemList
    /// The values to use for transient properties, which are not in the file.
    var transients = TransientValues()
    /// True if the JSON is a complete state from a log. Unlike a file, such JSON includes the transient properties.
    var isWhole = false
    /// True inside a secret, whose value must not appear in any message (see `Secret`).
    var isConcealed = false
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The value in the file; if the file has none, the default; `null` if there is no default either.
    ///
    /// If the value in the file is an object that lacks some keys, those keys are not taken from the default.
    var present: JSONValue { value ?? fallback ?? .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let primitive = type as? any PrimitiveValue.Type {
            do {
                return try primitive.init(json: present) as! Value
            } catch {
                throw failure(error.reason)
            }
        }
        // The items of a default must not be added to a dictionary or a set from the file, so the nested decoder gets
        // no default.
        var decoder = type is any UnorderedItems.Type ? inside(present, fallback: nil) : self
        if type is any ConcealedValue.Type { decoder.isConcealed = true }
        return try type.init(from: decoder)
    }

    /// Decodes the value in the file, or the default if the file has no value.
    ///
    /// If the file's value can't be decoded, decodes the default and reports a problem. If there is no default either,
    /// throws the error.
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

/// Collects the problems found while decoding.
final class ProblemList {
    var list: [SettingsProblem] = []
}
