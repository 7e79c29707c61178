import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("What can't be done with an item", .serialized, .needsDisplay)
struct ItemObstacleTests {
    @Test("is told at its row, until something else can be done", arguments: Renderer.allCases)
    func notices(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(), title: "Firewall")
        try stage.user.remove("SSH")
        try stage.user.remove("Web")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              Second 53 ›
              Web 80 ›
                ! warning: “Rules” has to keep 2 items.
              Add Rule (button)
            """)
        try stage.user.perform(.duplicate, on: "Second")
        try stage.user.goBack()
        try stage.user.perform(.duplicate, on: "Web")
        try stage.user.goBack()
        try stage.user.perform(.duplicate, on: "Web")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              Second 53 ›
              Second Copy 53 ›
              Web 80 ›
                ! warning: “Rules” can't have more than 4 items.
              Web Copy 80 ›
              Add Rule (button) (disabled)
                “Rules” can't have more than 4 items.
            """)
    }

    @Test("is not told any more when the page of the list was left", arguments: Renderer.allCases)
    func left(renderer: Renderer) throws {
        let first: Form<Firewall> = sections {
            section { detailTextCell(title: "Rules", keyPath: { "\($0.rules.count)" }, form: removableRulesForm()) }
        }
        let stage = Stage(renderer, Firewall(rules: .usual.dropLast()), first, title: "Firewall")
        try stage.user.select("Rules")
        try stage.user.remove("SSH")
        #expect(try stage.row("SSH")?.notice != nil)
        try stage.user.goBack()
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("is told at the row where it is tried", arguments: Renderer.allCases)
    func severalRows(renderer: Renderer) throws {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name)).visible(when: \.isOn)
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                }
                .removing()
                .count(in: 1...)
            }
        }
        let rule = FirewallRule(id: "ssh", isOn: false)
        let stage = Stage(renderer, Firewall(rules: [rule]), form, title: "Firewall")
        try stage.user.remove("On")
        #expect(try stage.row("On")?.notice == "warning: “Rules” has to keep 1 item.")
    }
}
