struct KeyedSettingsDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SettingsDecoder
    /// The object in the file, or the default if the file has none.
    let object: JSONObject
    /// The defaults for the keys of the object in the file.
    let defaults: JSONObject?
    var codingPath: [any CodingKey] { decoder.codingPath }

    /// The keys of `object` only. If the keys of `defaults` were included, an enum would seem to have two cases: the
    /// one in the file and the default.
    var allKeys: [Key] { object.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool {
        object[key.stringValue] != nil || defaults?[key.stringValue] != nil
    }

    func decodeNil(forKey key: Key) throws -> Bool { try child(key).present.isNull }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if let property = type as? any TransientProperty.Type, let value = decoder.transients[codingPath + [key]],
            let value = property.init(value: value) as? Value
        {
            return value
        }
        if decoder.isWhole, let property = type as? any TransientProperty.Type {
            guard let type = property.decodable,
                let value = property.init(decoded: try child(key).decode(type)) as? Value
            else { throw NotCodable(codingPath + [key]) }
            return value
        }
        return try child(key).decodeOrFallBack(type)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decodeOptional(type, key)
    }

    func decodeOptional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard contains(key) else { return nil }
        var child = try child(key)
        if child.present.isNull { return nil }
        // Some types omit a property from their encoded form while it is `nil`. So if the defaults lack a key, the
        // default for it is `nil`.
        if defaults != nil, child.fallback == nil { child = child.inside(child.value, fallback: .null) }
        // Decodes `Value?` rather than `Value`. If the file's value can't be decoded, the default is decoded in its
        // place, and the default may be `nil`.
        return try child.decodeOrFallBack(Value?.self)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try fallingBack(key) { try $0.container(keyedBy: type) }
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try fallingBack(key) { try $0.unkeyedContainer() }
    }

    func superDecoder() throws -> any Decoder {
        decoder.inside(object["super"], fallback: defaults?["super"], key: NamedKey("super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

    func child(_ key: Key) throws -> SettingsDecoder {
        guard contains(key) else {
            throw decoder.failure("the key “\(key.stringValue)” is missing")
        }
        return decoder.inside(object[key.stringValue], fallback: defaults?[key.stringValue], key: key)
    }

    private func fallingBack<Container>(
        _ key: Key, _ open: (SettingsDecoder) throws -> Container
    ) throws -> Container {
        let child = try child(key)
        do {
            return try open(child)
        } catch {
            guard child.value != nil, child.fallback != nil else { throw error }
            let container = try open(child.inside(nil, fallback: child.fallback))
            child.report(error)
            return container
        }
    }
}

struct UnkeyedSettingsDecoding: UnkeyedDecodingContainer {
    let decoder: SettingsDecoder
    let values: [JSONValue]
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex >= values.count }

    /// Returns the decoder of the next value, without advancing `currentIndex`.
    ///
    /// The caller advances `currentIndex` only after the value has been read, so a value that can't be read remains the
    /// next one.
    private func next() throws -> SettingsDecoder {
        guard !isAtEnd else { throw decoder.failure("the list has too few items") }
        return decoder.inside(values[currentIndex], fallback: nil, key: NamedKey(index: currentIndex))
    }

    mutating func passing<Result>(_ read: (SettingsDecoder) throws -> Result) throws -> Result {
        let result = try read(next())
        currentIndex += 1
        return result
    }

    mutating func decodeNil() throws -> Bool {
        let isNull = try next().present.isNull
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try passing { try $0.decode(type) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try passing { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try passing { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try passing { $0 } }
}

struct SingleSettingsDecoding: SingleValueDecodingContainer {
    let decoder: SettingsDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.present.isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
