/// The settings of a connection as NetworkManager stores them: groups of values, where each group and each value has a
/// name.
///
/// Printing them reveals at most the UUID, because the password is among the values.
struct ConnectionSettings: Equatable, Sendable, CustomReflectable, CustomStringConvertible {
    var values: [String: [String: BusValue]] = [:]

    subscript(setting: String, name: String) -> BusValue? {
        get { values[setting]?[name] }
        set {
            if newValue == nil, values[setting] == nil { return }
            values[setting, default: [:]][name] = newValue
        }
    }

    /// Returns the settings merged with settings that were read separately, such as secrets. If both have a value of
    /// the same name, the value of `other` is used.
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
