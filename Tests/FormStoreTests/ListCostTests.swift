import FormJSON
import RandomNumbers
import Synchronization
import Testing

@testable import FormStore

private let encodings = Mutex<[String: Int]>([:])

private func note(_ name: String) { encodings.withLock { $0[name, default: 0] += 1 } }

private struct Zone: Codable, Equatable, Sendable {
    var id: Int
    var ports = [22, 80]

    func encode(to encoder: any Encoder) throws {
        note("zone")
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(ports, forKey: .ports)
    }
}

private struct Firewall: Codable, Equatable, Sendable {
    var name = ""
    var zones: [Zone] = []
    var rules: [Int] = []
    /// Whether the rules are written under another key.
    @Transient var isOld = false

    private enum Key: String, CodingKey { case name, zones, rules, oldRules }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        zones = try container.decode([Zone].self, forKey: .zones)
        rules = try container.decode([Int].self, forKey: .rules)
    }

    func encode(to encoder: any Encoder) throws {
        note("firewall")
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        try container.encode(zones, forKey: .zones)
        try container.encode(rules, forKey: isOld ? .oldRules : .rules)
    }
}

@Suite("Lists whose items are told apart", .serialized)
struct ListCostTests {
    private let format: SettingsFormat<Firewall>

    init() throws {
        format = try SettingsFormat(
            defaults: Firewall(),
            lists: [
                .list(\.zones, id: \.id, lists: [.list(\.ports, id: \.self)]), .list(\.rules, id: \.self),
            ])
    }

    private var firewall: Firewall {
        var firewall = Firewall()
        firewall.zones = (0..<10).map { Zone(id: $0) }
        firewall.rules = [1, 2, 3]
        return firewall
    }

    @Test("are found once, and cost a save no encoding")
    func encodings() throws {
        var state = firewall
        let object = try format.encode(state, over: JSONObject())
        FormStoreTests.encodings.withLock { $0 = [:] }
        state.zones[3].ports = [443]
        let saved = try format.encode(state, over: object)
        // What the file had, and what it is to have.
        #expect(FormStoreTests.encodings.withLock { $0 } == ["firewall": 2, "zone": 20])
        #expect(format.decode(saved).state == state)
    }

    @Test("are found again where a state writes one elsewhere")
    func elsewhere() throws {
        var state = firewall
        for isOld in [false, true, false] {
            state.isOld = isOld
            let settings = try format.identified(state)
            guard case .list(let rules)? = settings[[isOld ? "oldRules" : "rules"]],
                case .list(let ports)? = settings[["zones", "4", "ports"]]
            else { return try #require(Bool(false)) }
            #expect(rules.identities == ["1", "2", "3"])
            #expect(ports.identities == ["22", "80"])
        }
    }

    @Test("have the same items however many come and go at once", arguments: 0..<20)
    func chain(part: UInt64) {
        var random = SeededGenerator.announced("items that come and go", seed: 0, part: part)
        var model = (0..<Int.random(in: 0...4, using: &random)).map { (identity: "\($0)", value: JSONValue.bool(true)) }
        var items = EncodedItems(model.map { .whole($0.value) })
        items.identify(by: model.map(\.identity))
        items.edit { chain in
            for step in 0..<30 {
                let identity = "\(Int.random(in: 0..<8, using: &random))"
                let other = "\(Int.random(in: 0..<8, using: &random))"
                let value = JSONValue.string("\(step)")
                let place = model.firstIndex { $0.identity == identity }
                let behind = model.firstIndex { $0.identity == other }.map { $0 + 1 } ?? model.count
                let (spot, index): (ItemChain<EncodedSettings>.Position, Int) =
                    [(.first, 0), (.last, model.count), (.behind(other), behind)].randomElement(using: &random)!
                switch (Bool.random(using: &random), place) {
                case (true, let place?):
                    chain.remove(identity)
                    model.remove(at: place)
                case (true, nil): chain.remove(identity)
                case (false, let place):
                    chain.put(.whole(value), as: identity, at: spot)
                    if let place { model[place].value = value } else { model.insert((identity, value), at: index) }
                }
                #expect(chain[identity] == model.first { $0.identity == identity }.map { .whole($0.value) })
            }
        }
        #expect(items.identities == model.map(\.identity))
        #expect(items.values == model.map { .whole($0.value) })
        for (place, item) in model.enumerated() { #expect(items.position(of: item.identity) == place) }
    }
}
