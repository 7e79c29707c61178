import FormJSON

/// The items of a list, a set or a dictionary as they are encoded, and what tells them apart.
struct EncodedItems: Sendable {
    /// What holds the items.
    let container: ItemContainer
    private(set) var values: [EncodedSettings]
    /// One for each item: what tells it apart, the key of a value, or what an element is encoded as.
    private var names: [String]
    private var isToldApart = false
    private var places: [String: Int] = [:]

    /// Items of an array.
    init(_ values: [EncodedSettings]) {
        container = .array
        self.values = values
        names = []
    }

    /// Elements of a set, in the order of what they are encoded as.
    init(set values: [EncodedSettings]) {
        container = .set
        self.values = values.sorted { $0.json.precedes($1.json) }
        names = self.values.map(\.json.description)
    }

    /// Values of a dictionary, in the order of their keys.
    init(dictionary values: KeyedList<EncodedSettings>) {
        container = .dictionary
        let pairs = zip(values.keys, values.values).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
        self.values = pairs.map(\.1)
        names = pairs.map(\.0)
    }

    /// What tells the items apart, one for each; `nil` where nothing is known to. Where there are none, nothing has to.
    var identities: [String]? { isToldApart || values.isEmpty ? names : nil }

    var json: JSONValue { container.json(of: values.map(\.json), named: names) }

    /// Tells the items of an array apart; not where two have the same identity, or there are more or fewer of them.
    mutating func identify(by identities: [String]) {
        guard identities.count == values.count else { return }
        let places = Dictionary(zip(identities, identities.indices)) { first, _ in first }
        guard places.count == values.count else { return }
        (names, self.places, isToldApart) = (identities, places, true)
    }

    /// Tells items apart that no order does.
    mutating func identify() { identify(by: names) }

    /// What a file has for each item, where the items are what is read from it; `nil` where it has something else.
    func values(in json: JSONValue) -> [JSONValue]? {
        switch (container, json) {
        case (.array, .array(let values)): return values
        // A file may have an element twice, and in any order.
        case (.set, .array): return values.map(\.json)
        case (.dictionary, .object(let object)):
            let values = names.compactMap { object[$0] }
            return values.count == names.count && object.keys.count == names.count ? values : nil
        default: return nil
        }
    }

    /// Where an item is.
    func place(of identity: String) -> Int? { places[identity] }

    /// The item of an identity.
    subscript(identity: String) -> EncodedSettings? { places[identity].map { values[$0] } }

    /// Changes each item, which stays what it is.
    mutating func update(_ body: (Int, inout EncodedSettings) -> Void) {
        for index in values.indices { body(index, &values[index]) }
    }

    /// Changes the item of an identity, which stays what it is.
    mutating func update(_ identity: String, _ body: (inout EncodedSettings) -> Void) {
        if let place = places[identity] { body(&values[place]) }
    }

    /// Puts items into the list and takes others out; the list is put together once.
    mutating func edit(_ body: (inout ItemChain<EncodedSettings>) -> Void) {
        guard let identities else { return }
        var chain = ItemChain(identities, values)
        body(&chain)
        values = chain.items.map(\.value)
        identify(by: chain.items.map(\.identity))
    }
}

extension EncodedItems: Equatable {
    /// Whether the items are the same; what tells those of an array apart is no part of them.
    static func == (one: Self, other: Self) -> Bool {
        if one.container != other.container { return false }
        return one.container == .array ? one.values == other.values : one.json == other.json
    }
}
