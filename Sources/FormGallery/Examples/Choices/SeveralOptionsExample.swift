import FormCore

struct SeveralOptionsValues: Codable, Equatable, Sendable {
    var days: Set<Weekday> = [.saturday, .sunday]
}

let severalOptionsExample = Example<SeveralOptionsValues>(
    "Several Options",
    about: "For any number of options at the same time.",
    haveValues: false,
    code: #"""
        nestedMultipleOptions(title: "Days", keyPath: \.days, options: Weekday.allCases, text: \.name)
        """#
) {
    nestedMultipleOptions(title: "Days", keyPath: \.days, options: Weekday.allCases, text: \.name)
}
