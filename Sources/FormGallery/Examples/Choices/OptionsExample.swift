import FormCore

struct OptionsValues: Codable, Equatable, Sendable {
    var notification = Notification.always

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
    about: "For many options, or long titles.",
    code: #"""
        nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
        """#
) {
    nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
}
