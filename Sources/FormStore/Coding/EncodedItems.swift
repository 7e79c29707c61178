import FormJSON

/// The encoded items of a list, a set or a dictionary, with their ids if they have any.
struct EncodedItems: Sendable {
    /// The kind of collection that holds the items.
    let container: ItemContainer
    private(set) var values: [EncodedSettings]
    /// The names of the items: the ids of an array's items, the keys of a dictionary, or the encoded elements of a set.
    /// Empty for an array whose items have no ids.
    private var names: [String]
    private var hasIDs = false
    private var positions: [String: Int] = [:]

    /// Creates the items of an array.
    init(_ values: [EncodedSettings]) {
        container = .array
        self.values = values
        names = []
    }

    /// Creates the elements of a set, sorted by their encoded form.
    init(set values: [EncodedSettings]) {
        container = .set
        self.values = values.sorted { $0.json.precedes($1.json) }
        names = self.values.map(\.json.description)
    }

    /// Creates the values of a dictionary, sorted by key.
    init(dictionary values: KeyedList<EncodedSettings>) {
        container = .dictionary
        let pairs = zip(values.keys, values.values).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
        self.values = pairs.map(\.1)
        names = pairs.map(\.0)
    }

    /// The ids of the items, or `nil` if the items have none. An empty list counts as a list with ids.
    var identities: [String]? { hasIDs || values.isEmpty ? names : nil }

    var json: JSONValue { container.json(of: values.map(\.json), named: names) }

    /// Assigns an id to each item. Does nothing if an id is repeated, or if there are more or fewer ids than items.
    mutating func identify(by identities: [String]) {
        guard identities.count == values.count else { return }
        let positions = Dictionary(zip(identities, identities.indices)) { first, _ in first }
        guard positions.count == values.count else { return }
        (names, self.positions, hasIDs) = (identities, positions, true)
    }

    /// Uses the elements of a set, or the keys of a dictionary, as ids.
    mutating func identify() { identify(by: names) }

    /// Returns the JSON of each item, given the JSON of the collection in the file.
    ///
    /// For a set, returns the encoded elements instead. Returns `nil` if `json` is the JSON of another kind of
    /// collection, or if it is an object whose keys differ from those of the dictionary.
    func values(in json: JSONValue) -> [JSONValue]? {
        switch (container, json) {
        case (.array, .array(let values)): return values
        // A file may repeat the elements of a set and list them in any order, so the file's values can't be matched
        // with the items by position.
        case (.set, .array): return values.map(\.json)
        case (.dictionary, .object(let object)):
            let values = names.compactMap { object[$0] }
            return values.count == names.count && object.keys.count == names.count ? values : nil
        default: return nil
        }
    }

    /// Returns the index of the item with the given id, or `nil` if there is no such item.
    func position(of identity: String) -> Int? { positions[identity] }

    /// The item with the given id, or `nil` if there is no such item.
    subscript(identity: String) -> EncodedSettings? { positions[identity].map { values[$0] } }

    /// Changes each item in place; the ids stay the same.
    mutating func update(_ body: (Int, inout EncodedSettings) -> Void) {
        for index in values.indices { body(index, &values[index]) }
    }

    /// Changes the item with the given id in place; the id stays the same. Does nothing if there is no such item.
    mutating func update(_ identity: String, _ body: (inout EncodedSettings) -> Void) {
        if let position = positions[identity] { body(&values[position]) }
    }

    /// Calls a function that may insert and remove any number of items, and then rebuilds the list once. Does nothing
    /// if the items have no ids.
    mutating func edit(_ body: (inout ItemChain<EncodedSettings>) -> Void) {
        guard let identities else { return }
        var chain = ItemChain(identities, values)
        body(&chain)
        values = chain.items.map(\.value)
        identify(by: chain.items.map(\.identity))
    }
}

extension EncodedItems: Equatable {
    /// Compares the kinds of collection and the items, but not the ids of an array's items.
    static func == (one: Self, other: Self) -> Bool {
        if one.container != other.container { return false }
        return one.container == .array ? one.values == other.values : one.json == other.json
    }
}
