import FormCore

/// Encodes a value as a tree of JSON values. An optional that is `nil` is encoded as a key with the value `null`.
struct SettingsEncoder: Encoder {
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var transients = TransientCollector()
    /// Returns the replacement for the JSON of a secret.
    ///
    /// It is set only when a state is encoded for a log. Transient properties are then encoded as well.
    var conceal: ((JSONValue) -> JSONValue)?
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func encode(
        _ value: some Encodable, transients: TransientCollector = TransientCollector()
    ) throws -> EncodedSettings {
        let node = EncodedNode()
        try SettingsEncoder(node: node, codingPath: [], transients: transients).encode(value)
        return node.isChoice ? .record(node.fields) : node.encoded
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        if let value = value as? any PrimitiveValue {
            node.content = .value(value.json)
        } else {
            try value.encode(to: self)
            if let type = Value.self as? any UnorderedItems.Type {
                node.content = .items(type.ordered(node.encoded))
            }
            if let conceal, Value.self is any ConcealedValue.Type {
                node.content = .value(conceal(node.encoded.json))
            }
        }
    }

    func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
        node.beginObject()
        return KeyedEncodingContainer(KeyedSettingsEncoding(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.content = .array([])
        return UnkeyedSettingsEncoding(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleSettingsEncoding(encoder: self)
    }

    func child(_ key: some CodingKey) -> SettingsEncoder {
        SettingsEncoder(
            node: node.member(key.stringValue), codingPath: codingPath + [key], transients: transients,
            conceal: conceal)
    }
}

/// A node of the tree that is being encoded.
final class EncodedNode {
    enum Content {
        case value(JSONValue)
        /// The items of a set or a dictionary.
        case items(EncodedSettings)
        case array([EncodedNode])
        case object(KeyedList<EncodedNode>)
    }

    var content: Content = .object(KeyedList())
    /// True if a keyed container was opened for the value of one of the node's keys. The compiler's code for an enum
    /// with associated values does this.
    var hasNestedContainer = false

    /// True if the node looks like an enum with associated values: its only key is the name of the enum case, and the
    /// value of that key is an object.
    var isChoice: Bool {
        guard case .object(let members) = content else { return false }
        return hasNestedContainer && members.count == 1
    }

    func beginObject() {
        // A class and its superclass may both request a container from the same encoder, so existing members are
        // preserved.
        if case .object = content { return }
        content = .object(KeyedList())
    }

    func member(_ key: String) -> EncodedNode {
        let node = EncodedNode()
        if case .object(var members) = content {
            content = .value(.null)
            members[key] = node
            content = .object(members)
        }
        return node
    }

    func append() -> EncodedNode {
        let node = EncodedNode()
        if case .array(var nodes) = content {
            content = .value(.null)
            nodes.append(node)
            content = .array(nodes)
        }
        return node
    }

    var fields: KeyedList<EncodedSettings> {
        var fields = KeyedList<EncodedSettings>()
        if case .object(let members) = content {
            for (key, member) in zip(members.keys, members.values) { fields[key] = member.encoded }
        }
        return fields
    }

    var encoded: EncodedSettings {
        switch content {
        case .value(let value): .whole(value)
        case .items(let items): items
        case .array(let nodes): .list(EncodedItems(nodes.map(\.encoded)))
        case .object: isChoice ? .whole(EncodedSettings.record(fields).json) : .record(fields)
        }
    }
}
