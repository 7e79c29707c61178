import FormCore

/// A state in which everything depends on something.
public struct Everything: Codable, Equatable, Sendable {
    /// What the person alone changes, each value by one row.
    var own = Own()
    /// What also changes from outside, by a button, or by several rows.
    var shared = Shared()
    /// What the person never changes.
    var signal = 0

    public init() {}

    struct Own: Codable, Equatable, Sendable {
        var name = "Home"
        var secret = ""
        var port = 8
        var firstDay = 5
        var lastDay = 10
        var isInsured = false
        var colour = Colour.red
        var size = Size.small
        var volume = 5
        var isLoud = false
        var station = "One"
        var shelves = [Shelf(id: 1), Shelf(id: 2)]
        var note = ""
        var isDeep = false
        var depth = 3
        var marks = [Mark(id: 1)]
        var isOther = false

        /// A part that can't be compared.
        var sound: Sound {
            get { Sound(volume: volume, isLoud: isLoud, station: station) }
            set { (volume, isLoud, station) = (newValue.volume, newValue.isLoud, newValue.station) }
        }
    }

    struct Shared: Codable, Equatable, Sendable {
        var isLocked = false
        var isAdvanced = true
        var status = ""
        var presses = 0
        var clamped = Clamped()
        var tasks = [Task(id: 1), Task(id: 2), Task(id: 3)]
    }

    /// An item of a list with a list of its own.
    struct Shelf: Codable, Equatable, Sendable {
        var id: Int
        var label: String
        var books: [Book]

        init(id: Int) {
            (self.id, label) = (id, "Shelf \(id)")
            books = [Book(id: 1), Book(id: 2)]
        }
    }

    struct Book: Codable, Equatable, Sendable {
        var id: Int
        var heading: String
        var isRead = false

        init(id: Int) { (self.id, heading) = (id, "Book \(id)") }
    }

    struct Mark: Codable, Equatable, Sendable {
        var id: Int
        var text = ""
    }

    struct Task: Codable, Equatable, Sendable {
        var id: Int
        var label: String
        var isDone = false

        init(id: Int) { (self.id, label) = (id, "Task \(id)") }
    }

    enum Colour: String, CaseIterable, Codable { case red, green, blue }

    enum Size: String, Codable { case small, large }

    struct Sound {
        var volume: Int
        var isLoud: Bool
        var station: String
    }

    /// Values whose setters refuse or change what they are given.
    struct Clamped: Codable, Equatable, Sendable {
        var stored = 5

        var value: Int {
            get { stored }
            set { if newValue != 4 { stored = max(0, min(10, newValue)) } }
        }

        var isEven: Bool {
            get { stored.isMultiple(of: 2) }
            set { if newValue { stored -= stored % 2 } }
        }
    }
}

extension Everything {
    /// For a row with a mistake in it.
    public var isLocked: Bool { shared.isLocked }
    /// How often the button was pressed.
    public var presses: Int { shared.presses }
}

extension Everything.Own {
    /// The values that a rule refuses.
    var refused: [String] {
        [
            name.isEmpty ? "name" : nil,
            secret.isEmpty || (3...8).contains(secret.count) ? nil : "secret",
            port == 12 ? "port" : nil,
            colour == .green ? "colour" : nil,
            firstDay > lastDay ? "days" : nil,
            station.isEmpty ? "station" : nil,
            note == "9" ? "note" : nil,
            shelves.contains { $0.label.isEmpty } ? "shelf" : nil,
        ].compactMap { $0 }
    }
}
