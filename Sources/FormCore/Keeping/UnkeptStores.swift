/// The stores that have read a state and keep no form yet, to notice one that the program forgets to pass on.
@MainActor
package enum UnkeptStores {
    private struct Entry {
        weak var store: AnyObject?
        let state: ObjectIdentifier
    }

    private static var entries: [Entry] = []

    package static func add<State>(_ store: some StateKeeper<State>) {
        entries.removeAll { $0.store == nil }
        entries.append(Entry(store: store, state: ObjectIdentifier(State.self)))
    }

    package static func remove(_ store: AnyObject) {
        entries.removeAll { $0.store === store }
    }

    /// Returns true if a store that still exists has read a state of the type, and keeps no form.
    package static func hasOne<State>(of state: State.Type) -> Bool {
        entries.contains { $0.store != nil && $0.state == ObjectIdentifier(State.self) }
    }
}
