/// The settings of a connection as NetworkManager stores them: named settings, each with named values.
///
/// They include the password, so they are never printed.
struct ConnectionSettings: Equatable, Sendable, CustomReflectable, CustomStringConvertible {
    var values: [String: [String: BusValue]] = [:]

    subscript(setting: String, name: String) -> BusValue? {
        get { values[setting]?[name] }
        set {
            if newValue == nil, values[setting] == nil { return }
            values[setting, default: [:]][name] = newValue
        }
    }

    /// Returns the settings merged with others that are read separately, such as secrets.
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
    /// Creates settings from a value in a message. They are empty if the value has another type.
    init(_ value: BusValue) { self.init(values: value.tables ?? [:]) }

    /// The settings as a value for a message.
    var value: BusValue { .tables(values) }
}
