struct KeyedSettingsEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: SettingsEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) {
        encoder.child(key).node.content = .value(.null)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        if let property = value as? any TransientProperty, encoder.conceal != nil {
            guard let value = property.encodable else { throw NotCodable(codingPath + [key]) }
            try encoder.child(key).encode(value)
        } else if let property = value as? any TransientProperty {
            encoder.transients.values[codingPath + [key]] = property.value
        } else {
            try encoder.child(key).encode(value)
        }
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        try encodeOptional(value, key)
    }

    func encodeOptional<Value: Encodable>(_ value: Value?, _ key: Key) throws {
        if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.node.hasNestedContainer = true
        return encoder.child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.child(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder.child(NamedKey("super")) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder.child(key) }
}

struct UnkeyedSettingsEncoding: UnkeyedEncodingContainer {
    let encoder: SettingsEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    var count: Int {
        if case .array(let nodes) = encoder.node.content { nodes.count } else { 0 }
    }

    func next() -> SettingsEncoder {
        let key = NamedKey(index: count)
        return SettingsEncoder(
            node: encoder.node.append(), codingPath: codingPath + [key], transients: encoder.transients,
            conceal: encoder.conceal)
    }

    func encodeNil() { next().node.content = .value(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try next().encode(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        next().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

    func superEncoder() -> any Encoder { next() }
}

struct SingleSettingsEncoding: SingleValueEncodingContainer {
    let encoder: SettingsEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.node.content = .value(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }
}

/// A key that the author hasn't declared: an index in a list, or `super`.
struct NamedKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) {
        stringValue = name
        intValue = nil
    }

    init(index: Int) {
        stringValue = "item \(index + 1)"
        intValue = index
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { self.init(index: intValue) }
}
