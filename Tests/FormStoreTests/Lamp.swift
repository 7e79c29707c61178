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
