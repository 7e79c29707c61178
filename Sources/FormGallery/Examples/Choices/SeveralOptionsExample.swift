import FormCore

struct SeveralOptionsValues: Codable, Equatable, Sendable {
    var days: Set<Day> = [.saturday, .sunday]

    enum Day: String, CaseIterable, Codable, Sendable {
        case monday, tuesday, wednesday, thursday, friday, saturday, sunday

        var title: String {
            switch self {
            case .monday: "Monday"
            case .tuesday: "Tuesday"
            case .wednesday: "Wednesday"
            case .thursday: "Thursday"
            case .friday: "Friday"
            case .saturday: "Saturday"
            case .sunday: "Sunday"
            }
        }
    }
}

let severalOptionsExample = Example<SeveralOptionsValues>(
    "Several Options",
    about: "For any number of options at the same time.",
    haveValues: false,
    code: #"""
        nestedMultipleOptions(title: "Days", keyPath: \.days, options: SeveralOptionsValues.Day.allCases, text: \.title)
        """#
) {
    nestedMultipleOptions(title: "Days", keyPath: \.days, options: SeveralOptionsValues.Day.allCases, text: \.title)
}
