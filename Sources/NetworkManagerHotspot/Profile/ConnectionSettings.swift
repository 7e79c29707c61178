/// What NetworkManager keeps of a connection: its settings by name, each with values by name.
///
/// The password is one of them, so none of it is printed.
struct ConnectionSettings: Equatable, Sendable, CustomReflectable, CustomStringConvertible {
    var values: [String: [String: BusValue]] = [:]

    subscript(setting: String, name: String) -> BusValue? {
        get { values[setting]?[name] }
        set {
            if newValue == nil, values[setting] == nil { return }
            values[setting, default: [:]][name] = newValue
        }
    }

    /// Adds what is kept apart, such as secrets.
    func adding(_ other: ConnectionSettings) -> ConnectionSettings {
        var sum = self
        for (setting, values) in other.values {
            sum.values[setting, default: [:]].merge(values) { _, new in new }
        }
        return sum
    }

    var customMirror: Mirror { Mirror(self, children: []) }
    var description: String { "settings of \(self["connection", "uuid"]?.text ?? "a connection")" }
}

extension ConnectionSettings {
    /// Reads settings as a message holds them; there are none in any other value.
    init(_ value: BusValue) { self.init(values: value.tables ?? [:]) }

    /// The settings as a message holds them.
    var value: BusValue { .tables(values) }
}
