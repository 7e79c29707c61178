import FormCore

struct RuleAcrossRowsValues: Codable, Equatable, Sendable {
    var firstDay = 5
    var lastDay = 10
}

let ruleAcrossRowsExample = Example<RuleAcrossRowsValues>(
    "Rules across Rows",
    code: #"""
        private let stayForm: Form<RuleAcrossRowsValues> = sections {
            section(footer: { _ in "A first day behind the last waits until the person has been to both." }) {
                controlCell(title: "First Day", control: formattedField(keyPath: \.firstDay, format: dayOfMonth))
                controlCell(title: "Last Day", control: formattedField(keyPath: \.lastDay, format: dayOfMonth))
            }
        }
        .rule(for: "First Day", "Last Day") { $0.firstDay <= $0.lastDay ? nil : .error("Begin before the end.") }

        private let dayOfMonth = Format<Int>.whole(in: 1...31)
        """#,
    form: stayForm)

private let stayForm: Form<RuleAcrossRowsValues> = sections {
    section(footer: { _ in "A first day behind the last waits until the person has been to both." }) {
        controlCell(title: "First Day", control: formattedField(keyPath: \.firstDay, format: dayOfMonth))
        controlCell(title: "Last Day", control: formattedField(keyPath: \.lastDay, format: dayOfMonth))
    }
}
.rule(for: "First Day", "Last Day") { $0.firstDay <= $0.lastDay ? nil : .error("Begin before the end.") }

private let dayOfMonth = Format<Int>.whole(in: 1...31)
