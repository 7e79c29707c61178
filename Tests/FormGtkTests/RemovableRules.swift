import Firewall
import FormCore

/// They are about the rule, also in a part of it.
private let buttons: Element<Section, FirewallRule> = bind(
    section: section {
        duplicateButton(title: "Duplicate This Rule")
        removeButton(title: "Remove This Rule")
    }, to: \.id)

private func ruleForm(presentation: Presentation) -> Element<FormCell, FirewallRule> {
    detailTextCell(
        title: "Rule", keyPath: { "\($0.port)" },
        form: sections {
            section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
            buttons
        }
    )
    .title(from: \.name)
    .presented(as: presentation)
}

/// Two to four rules, with buttons for each on its page.
func removableRulesForm(presentation: Presentation = .page, asking question: FormQuestion? = nil) -> Form<Firewall> {
    sections {
        section {
            list("Rules", \.rules, id: \.id) { ruleForm(presentation: presentation) }
                .adding("Add Rule") { FirewallRule(id: "rule-\($0.rules.count + 1)") }
                .removing { _ in question }
                .duplicating { rule in
                    FirewallRule(id: rule.id + "-copy", name: rule.name + " Copy", port: rule.port)
                }
                .count(in: 2...4)
        }
    }
}
