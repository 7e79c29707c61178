import FormCore
import Synchronization

/// A list among settings whose items are told apart, so that two programs can change different ones.
///
/// ```swift
/// let format = try SettingsFormat(defaults: Firewall(), lists: [.list(\.rules, id: \.id)])
/// ```
public struct KeptList<State>: Sendable {
    /// Tells the items apart where the list is in an encoded state, but for a list that could not be read.
    let identify: @Sendable (State, [SettingsProblem], inout EncodedSettings) -> Void
}

extension KeptList where State: Encodable & SendableMetatype {
    /// A list at a key path.
    ///
    /// - Parameters:
    ///   - keyPath: The list.
    ///   - id: What tells its items apart; the same as in the form.
    ///   - lists: The lists inside of an item whose items are told apart as well.
    public static func list<Item, ID: Hashable>(
        _ keyPath: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable,
        lists: [KeptList<Item>] = []
    ) -> KeptList {
        items(at: keyPath, without: []) { items, encoded in
            // In an object the items have its keys, and their order.
            guard encoded.container == .array else { return }
            encoded.identify(by: items.map { "\($0[keyPath: id])" })
            guard encoded.identities != nil, !lists.isEmpty else { return }
            encoded.update { index, item in
                for list in lists { list.identify(items[index], [], &item) }
            }
        }
    }

    /// A dictionary at a key path, whose keys tell its values apart.
    ///
    /// One whose keys are no texts or numbers, nor `CodingKeyRepresentable`, stays one value.
    ///
    /// - Parameters:
    ///   - keyPath: The dictionary.
    ///   - lists: The lists inside of a value whose items are told apart as well.
    public static func dictionary<Key: Hashable & CodingKeyRepresentable & SendableMetatype, Value: SendableMetatype>(
        _ keyPath: WritableKeyPath<State, [Key: Value]> & Sendable, lists: [KeptList<Value>] = []
    ) -> KeptList {
        items(at: keyPath, without: [:]) { items, encoded in
            encoded.identify()
            if lists.isEmpty { return }
            let values = Dictionary(items.map { ($0.codingKey.stringValue, $1) }) { first, _ in first }
            for (key, value) in values {
                encoded.update(key) { item in
                    for list in lists { list.identify(value, [], &item) }
                }
            }
        }
    }

    /// A set at a key path, whose elements come and go one by one.
    public static func set<Element: SendableMetatype>(
        _ keyPath: WritableKeyPath<State, Set<Element>> & Sendable
    ) -> KeptList {
        items(at: keyPath, without: []) { _, encoded in encoded.identify() }
    }

    /// Items at a key path.
    ///
    /// - Parameters:
    ///   - nothing: What holds no items.
    ///   - identify: Tells the items apart.
    private static func items<Items: Collection & SendableMetatype>(
        at keyPath: WritableKeyPath<State, Items> & Sendable,
        without nothing: @autoclosure @escaping @Sendable () -> Items,
        _ identify: @escaping @Sendable (Items, inout EncodedItems) -> Void
    ) -> KeptList {
        let known = KnownKey()
        return KeptList { state, problems, settings in
            let items = state[keyPath: keyPath]
            let found = known.key(of: items.count, in: settings) {
                if items.isEmpty { return nil }
                // It is where the state differs from one without the items.
                var emptied = state
                emptied[keyPath: keyPath] = nothing()
                let keys = (try? SettingsEncoder.encode(emptied)).map { settings.differences(from: $0) } ?? []
                return keys.count == 1 ? keys[0] : nil
            }
            guard let key = found, !problems.contains(where: { $0.key.overlaps(key) }) else { return }
            settings.updateList(at: key.components[...]) { identify(items, &$0) }
        }
    }
}

/// Where a list is in an encoded state, once that was found: the state is encoded again to find it.
private final class KnownKey: Sendable {
    private let found = Mutex<SettingsKey?>(nil)

    /// - Parameters:
    ///   - count: How many items the list has.
    ///   - find: Looks where the list is; asked where it is not where it was.
    func key(of count: Int, in settings: EncodedSettings, _ find: () -> SettingsKey?) -> SettingsKey? {
        if let key = found.withLock({ $0 }), case .list(let items)? = settings[key.components[...]],
            items.values.count == count
        {
            return key
        }
        let key = find()
        if let key { found.withLock { $0 = key } }
        return key
    }
}

extension SettingsFormat {
    /// A state as it is encoded, with the items of lists told apart.
    ///
    /// - Parameter problems: What could not be read. A list with a default in its place has no items of the file.
    func identified(_ state: State, besides problems: [SettingsProblem] = []) throws -> EncodedSettings {
        var settings = try Self.encoded(state)
        for list in lists { list.identify(state, problems, &settings) }
        return settings
    }

    /// What is read from an object, as it is encoded, with the items of lists told apart.
    func identified(_ object: JSONObject) throws -> EncodedSettings {
        let (state, problems) = decode(object)
        return try identified(state, besides: problems)
    }
}

extension EncodedSettings {
    /// Changes a list at a path of keys; nothing where there is none.
    fileprivate mutating func updateList(at path: ArraySlice<String>, _ body: (inout EncodedItems) -> Void) {
        switch self {
        case .record(var fields):
            guard let key = path.first, var field = fields[key] else { return }
            field.updateList(at: path.dropFirst(), body)
            fields[key] = field
            self = .record(fields)
        case .list(var items) where path.isEmpty:
            body(&items)
            self = .list(items)
        default: break
        }
    }
}
