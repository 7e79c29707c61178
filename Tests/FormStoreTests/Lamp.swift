import RandomNumbers

/// Settings with a value of each kind.
struct Lamp: Codable, Equatable {
    var name: String? = "Lamp"
    var brightness = 0.8
    var color = Color.warm
    var mode = Mode.timer(minutes: 5, label: "Sleep")
    var window = Window()
    var spare: Window?
    var rooms = ["a": 1]
    var tags: Set<Int> = [3, 1, 2]
    var huge: UInt128 = 0
    var steps: [Double] = [1]

    enum Color: String, Codable {
        case warm, blue
    }

    enum Mode: Codable, Equatable {
        case off
        case timer(minutes: Int, label: String?)
    }

    struct Window: Codable, Equatable {
        var width = 640
        var height = 480
    }

    /// Settings that differ from the defaults in each key.
    static let different = Lamp(
        name: nil, brightness: 0.25, color: .blue, mode: .off, window: Window(width: -1, height: -2),
        spare: Window(width: 1, height: 2), rooms: ["x": -7, "é": 0], tags: [], huge: .max, steps: [])
}

extension Lamp {
    /// Settings that are the default in some of their keys.
    static func random(_ random: inout SeededGenerator) -> Lamp {
        var lamp = Lamp()
        func choose<Value>(_ path: WritableKeyPath<Lamp, Value>, _ values: [Value]) {
            if let value = values.randomElement(using: &random) { lamp[keyPath: path] = value }
        }
        choose(\.name, ["Lamp", nil, "", "\u{e9}", "e\u{301}"])
        choose(\.brightness, [0.8, 0, .infinity, 1e-300])
        choose(\.color, [.warm, .blue])
        choose(
            \.mode,
            [
                .off, .timer(minutes: 5, label: "Sleep"), .timer(minutes: 5, label: nil),
                .timer(minutes: 6, label: "Sleep"),
            ])
        choose(\.window.width, [640, 1, -1])
        choose(\.window.height, [480, 2])
        choose(\.spare, [nil, Window(), Window(width: 5, height: 480)])
        choose(\.rooms, [["a": 1], [:], ["b": 1], ["a": 1, "b": 2], ["a": 2]])
        choose(\.tags, [[1, 2, 3], [], [1, 2]])
        choose(\.huge, [0, .max])
        choose(\.steps, [[1], [], [1, 2]])
        return lamp
    }
}
