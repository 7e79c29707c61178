/// Ten thousand numbers, or so many, each under a key of its own.
struct ManySettings: Codable, Equatable {
    /// How many numbers there are.
    nonisolated(unsafe) static var count = 10_000
    /// How many numbers a group has.
    nonisolated(unsafe) static var size = 100

    var groups = [Group](repeating: Group(), count: count / size)

    struct Group: Codable, Equatable {
        var values = [Int](repeating: 0, count: size)

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            values = try (0..<size).map { try container.decode(Int.self, forKey: Key("value", $0)) }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            for (place, value) in values.enumerated() { try container.encode(value, forKey: Key("value", place)) }
        }
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        groups = try (0..<Self.count / Self.size).map { try container.decode(Group.self, forKey: Key("group", $0)) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (place, group) in groups.enumerated() { try container.encode(group, forKey: Key("group", place)) }
    }
}

/// The key of a place.
private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String, _ place: Int) {
        stringValue = "\(name) \(place)"
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
