import FormJSON

/// The encoded items of a list, a set or a dictionary, with their ids if they have any.
struct EncodedItems: Sendable {
    /// The kind of collection that holds the items.
    let container: ItemContainer
    private(set) var values: [EncodedSettings]
    /// The name of each item: the id of a list's item, the key of a dictionary's value, or the encoded element of a
    /// set.
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

    /// Splits the JSON from which the items were read into one value per item.
    ///
    /// Returns `nil` if the JSON is another kind of collection, or an object with other keys.
    func values(in json: JSONValue) -> [JSONValue]? {
        switch (container, json) {
        case (.array, .array(let values)): return values
        // A file may repeat elements and have them in any order, so the encoded elements are returned rather than the
        // JSON's.
        case (.set, .array): return values.map(\.json)
        case (.dictionary, .object(let object)):
            let values = names.compactMap { object[$0] }
            return values.count == names.count && object.keys.count == names.count ? values : nil
        default: return nil
        }
    }

    /// Returns the index of the item with the given id.
    func position(of identity: String) -> Int? { positions[identity] }

    /// The item with the given id.
    subscript(identity: String) -> EncodedSettings? { positions[identity].map { values[$0] } }

    /// Changes each item in place; the ids stay the same.
    mutating func update(_ body: (Int, inout EncodedSettings) -> Void) {
        for index in values.indices { body(index, &values[index]) }
    }

    /// Changes the item with the given id in place; the id stays the same.
    mutating func update(_ identity: String, _ body: (inout EncodedSettings) -> Void) {
        if let position = positions[identity] { body(&values[position]) }
    }

    /// Calls a function that inserts and removes items, and rebuilds the list only once. Does nothing if the items have
    /// no ids.
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
