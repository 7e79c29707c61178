/// The items of a list as they are encoded, and what tells them apart.
struct EncodedItems: Sendable {
    private(set) var values: [EncodedSettings]
    /// What tells the items apart, one for each; `nil` where nothing is known to.
    private(set) var identities: [String]?
    private var places: [String: Int] = [:]

    /// Items that nothing tells apart. Where there are none, nothing has to.
    init(_ values: [EncodedSettings]) {
        self.values = values
        identities = values.isEmpty ? [] : nil
    }

    /// Tells the items apart; not where two have the same identity, or there are more or fewer of them.
    mutating func identify(by identities: [String]) {
        guard identities.count == values.count else { return }
        let places = Dictionary(zip(identities, identities.indices)) { first, _ in first }
        guard places.count == values.count else { return }
        (self.identities, self.places) = (identities, places)
    }

    /// Where an item is.
    func place(of identity: String) -> Int? { places[identity] }

    /// The item of an identity.
    subscript(identity: String) -> EncodedSettings? { places[identity].map { values[$0] } }

    /// Changes each item, which stays what it is.
    mutating func update(_ body: (Int, inout EncodedSettings) -> Void) {
        for index in values.indices { body(index, &values[index]) }
    }

    /// Puts items into the list and takes others out; the list is put together once.
    mutating func edit(_ body: (inout ItemChain) -> Void) {
        guard let identities else { return }
        var chain = ItemChain(identities, values)
        body(&chain)
        values = chain.items.map(\.value)
        identify(by: chain.items.map(\.identity))
    }
}

extension EncodedItems: Equatable {
    /// Whether the items are the same; what tells them apart is no part of them.
    static func == (one: Self, other: Self) -> Bool { one.values == other.values }
}
