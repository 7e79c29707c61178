import FormCore

struct OptionsValues: Codable, Equatable, Sendable {
    var notification = Notification.always
    /// The time, as the number of quarter-hours after midnight.
    var alarm = 26

    enum Notification: String, CaseIterable, Codable, Sendable {
        case always, whenUnlocked, never

        var title: String {
            switch self {
            case .always: "Always"
            case .whenUnlocked: "When Unlocked"
            case .never: "Never"
            }
        }
    }
}

let optionsExample = Example<OptionsValues>(
    "Page of Options",
    about: "For many options, or long titles; a long page has a field to search in.",
    code: #"""
        nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
        nestedOptions(title: "Alarm", keyPath: \.alarm, options: Array(0..<96)) {
            "\($0 / 4):" + ["00", "15", "30", "45"][$0 & 3]
        }
        """#
) {
    nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
    nestedOptions(title: "Alarm", keyPath: \.alarm, options: Array(0..<96)) {
        "\($0 / 4):" + ["00", "15", "30", "45"][$0 & 3]
    }
}
