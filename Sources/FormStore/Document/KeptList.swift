/// A list among settings whose items are told apart, so that two programs can change different ones.
///
/// ```swift
/// let format = try SettingsFormat(defaults: Firewall(), lists: [.list(\.rules, id: \.id)])
/// ```
public struct KeptList<State>: Sendable {
    /// The identities of the items of a state, as texts.
    let identities: @Sendable (State) -> [String]
    /// A state with no items, to find out where the list is in the file.
    let emptied: @Sendable (State) -> State

    /// A list at a key path.
    ///
    /// - Parameters:
    ///   - keyPath: The list.
    ///   - id: What tells its items apart; the same as in the form.
    public static func list<Item, ID: Hashable>(
        _ keyPath: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable
    ) -> KeptList {
        KeptList(
            identities: { $0[keyPath: keyPath].map { "\($0[keyPath: id])" } },
            emptied: {
                var state = $0
                state[keyPath: keyPath] = []
                return state
            })
    }
}

extension SettingsFormat {
    /// The items of the lists that are told apart, on several sides: by the list's key, the items of each side.
    ///
    /// A list is left out where a side has no list there, two items of one identity, or items that can't be read:
    /// then it is one value.
    func items(of trees: [JSONObject]) -> [SettingsKey: [[ListMerge.Item]]] {
        var found: [SettingsKey: [[ListMerge.Item]]] = [:]
        guard !lists.isEmpty else { return found }
        let states = trees.map { decode($0).state }
        for list in lists {
            guard let key = key(of: list, in: states) else { continue }
            let sides = zip(trees, states).map { tree, state in
                items(at: key, in: tree, identities: list.identities(state))
            }
            if sides.allSatisfy({ $0 != nil }) { found[key] = sides.compactMap(\.self) }
        }
        return found
    }

    private func items(at key: SettingsKey, in tree: JSONObject, identities: [String]) -> [ListMerge.Item]? {
        let value = effective(tree[key.components[...]], at: key)
        guard case .array(let values)? = value, values.count == identities.count, Set(identities).count == values.count
        else { return nil }
        return zip(identities, values).map { ListMerge.Item(id: $0, value: $1) }
    }

    /// Where a list is: what differs from a state without its items.
    private func key(of list: KeptList<State>, in states: [State]) -> SettingsKey? {
        guard let state = states.first(where: { !list.identities($0).isEmpty }),
            let full = try? Self.encoded(state), let empty = try? Self.encoded(list.emptied(state))
        else { return nil }
        let keys = full.differences(from: empty)
        return keys.count == 1 ? keys[0] : nil
    }
}
