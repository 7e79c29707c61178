import FormCore

/// The rules of a firewall: a list of items.
package struct Rules: Equatable, Sendable {
    package struct Rule: Equatable, Sendable {
        var id: String
        var name: String
        var port = 22
        var source = "192.168.0.0/16"
        var isOn = true
        var action = Action.allow
    }

    enum Action: String, CaseIterable, Sendable {
        case allow = "Allow"
        case refuse = "Refuse"
    }

    package var rules: [Rule]

    package init(count: Int) {
        rules = (0..<count).map { Rule(id: "rule-\($0)", name: "Rule number \($0)") }
    }

    /// A page whose only row opens the rules.
    ///
    /// - Parameter hasPages: Whether each rule opens a page of five rows, and is no switch by itself.
    package static func form(hasPages: Bool = false) -> Form<Rules> {
        let row: Element<FormCell, Rule> =
            hasPages
            ? detailTextCell(title: "Rule", keyPath: \.source, form: page).title(from: \.name)
            : controlCell(title: "Rule", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
        let list: Form<Rules> = sections {
            section {
                FormCore.list("Rules", \.rules, id: \.id) {
                    row
                }
                .adding("Add Rule") { Rule(id: "new \($0.rules.count)", name: "New") }
                .removing()
                .moving()
                .duplicating { Rule(id: "\($0.id) copy \(Int.random(in: 0...Int.max))", name: $0.name) }
            }
        }
        return sections {
            section {
                detailTextCell(title: "Rules", keyPath: { "\($0.rules.count)" }, form: list)
            }
        }
    }

    /// The page of an item, as a firewall's rule has it.
    private static let page: Form<Rule> = sections {
        section {
            controlCell(title: "Enabled", control: uiSwitch(keyPath: \.isOn))
            nestedTextField(title: "Name", keyPath: \.name).rules(\.name, [.required])
        }
        section("Match", isVisible: \.isOn) {
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            controlCell(title: "Source", control: textField(keyPath: \.source)).rules(\.source, [.required])
            nestedOptions(title: "Action", keyPath: \.action, text: \.rawValue)
        }
    }
}
