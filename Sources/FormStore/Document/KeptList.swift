import FormCore
import Synchronization

/// A list in the settings whose items have ids, so that two programs can change different items without a conflict.
///
/// ```swift
/// let format = try SettingsFormat(defaults: Firewall(), lists: [.list(\.rules, id: \.id)])
/// ```
public struct KeptList<State>: Sendable {
    /// Assigns ids to the items of the list in an encoded state. Does nothing if the list, one of its items, or a
    /// setting that contains the list could not be read.
    let identify: @Sendable (State, [SettingsProblem], inout EncodedSettings) -> Void
}

extension KeptList where State: Encodable & SendableMetatype {
    /// Describes a list whose items have ids.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the list.
    ///   - id: The key path of an item's id. Use the same key path as in the form.
    ///   - lists: Descriptions of the lists that each item contains, if the items of those lists have ids as well.
    public static func list<Item, ID: Hashable>(
        _ keyPath: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable,
        lists: [KeptList<Item>] = []
    ) -> KeptList {
        items(at: keyPath, without: []) { items, encoded in
            // If the state encodes the list as an object, the items are in another order than in `items`, so the ids
            // can't be assigned.
            guard encoded.container == .array else { return }
            encoded.identify(by: items.map { "\($0[keyPath: id])" })
            guard encoded.identities != nil, !lists.isEmpty else { return }
            encoded.update { index, item in
                for list in lists { list.identify(items[index], [], &item) }
            }
        }
    }

    /// Describes a dictionary whose keys are the ids of its values.
    ///
    /// The keys must be `CodingKeyRepresentable`, as strings and integers are. A dictionary with other keys can't be
    /// described, and is merged as a single value.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the dictionary.
    ///   - lists: Descriptions of the lists that each value contains, if the items of those lists have ids as well.
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

    /// Describes a set, so that two programs can add and remove different elements without a conflict.
    ///
    /// - Parameter keyPath: The key path of the set.
    public static func set<Element: SendableMetatype>(
        _ keyPath: WritableKeyPath<State, Set<Element>> & Sendable
    ) -> KeptList {
        items(at: keyPath, without: []) { _, encoded in encoded.identify() }
    }

    /// Describes a collection at a key path.
    ///
    /// - Parameters:
    ///   - nothing: An empty collection, which is put into a copy of the state. The path at which the encoded copy
    ///     differs from the encoded state is the path of the collection.
    ///   - identify: Assigns ids to the encoded items of the collection.
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
                // To find the path of the collection, encodes the state with the collection emptied: the path is where
                // the two encoded states differ.
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

/// Caches the path of a list in an encoded state, because finding it requires encoding the state again.
private final class KnownKey: Sendable {
    private let found = Mutex<SettingsKey?>(nil)

    /// Returns the path of a list, or `nil` if it can't be found.
    ///
    /// - Parameters:
    ///   - count: The number of items in the list. The cached path is used if it leads to a list with this number of
    ///     items.
    ///   - find: Finds the path. Called only if the cached path can't be used.
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
    /// Returns an encoded state in which the items of lists have their ids.
    ///
    /// - Parameter problems: The settings that could not be read. A list affected by one of them holds its default
    ///   rather than the file's items, so its items get no ids.
    func identified(_ state: State, besides problems: [SettingsProblem] = []) throws -> EncodedSettings {
        var settings = try Self.encoded(state)
        for list in lists { list.identify(state, problems, &settings) }
        return settings
    }

    /// Decodes the settings in an object, and encodes them again with ids for the items of lists.
    func identified(_ object: JSONObject) throws -> EncodedSettings {
        let (state, problems) = decode(object)
        return try identified(state, besides: problems)
    }
}

extension EncodedSettings {
    /// Changes the list at a path of keys. Does nothing if the value at the path is not a list.
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
