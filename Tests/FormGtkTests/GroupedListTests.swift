import CGtk
import CustomDump
import Firewall
import FormCore
import FormGtk
@testable import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A list in groups in front of a person", .serialized, .needsDisplay)
struct GroupedListTests {
    private func stage(_ renderer: Renderer) -> Stage<Firewall> {
        Stage(renderer, Firewall(), groupedFirewallForm, title: "Firewall")
    }

    @Test("stands under headings, and an item goes where it belongs", arguments: Renderer.allCases)
    func groups(renderer: Renderer) throws {
        let stage = stage(renderer)
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules

            TCP
              SSH TCP 22 ›
              Web TCP 80 ›

            UDP
              Second UDP 53 ›
              Add Rule (button)
            """)
        try stage.user.select("SSH")
        try stage.user.select("Protocol")
        try stage.user.select("UDP")
        try stage.user.goBack()
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "SSH")
        try stage.user.select("Add Rule")
        try stage.user.type("Mail", into: "Name")
        try stage.user.goBack()
        try stage.user.perform(.duplicate, on: "Web")
        try stage.user.goBack()
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules

            TCP
              Web TCP 80 ›
              Web Copy TCP 80 ›
              Mail TCP 22 ›

            UDP
              SSH UDP 22 ›
              Second UDP 53 ›
              Add Rule (button) (disabled)
                “Rules” can't have more than 5 items.
            """)
        for _ in 1...4 { try stage.user.undo() }
        #expect(stage.driver.state == Firewall())
    }

    @Test("has no group without an item", arguments: Renderer.allCases)
    func emptied(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.remove("Second")
        #expect(try stage.user.screen.sections.map(\.header) == ["Rules", "TCP"])
        // The heading changes above rows that stay.
        stage.driver.change { state in
            for index in state.rules.indices { state.rules[index].transport = .udp }
        }
        #expect(try stage.user.screen.sections.map(\.header) == ["Rules", "UDP"])
        stage.driver.change { $0.rules = [] }
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules
              There are no rules.
              Add Rule (button)
            """)
        stage.driver.change { $0.rules = .usual }
        #expect(try stage.user.screen.sections.map(\.header) == ["Rules", "TCP", "UDP"])
    }

    @Test("moves an item among those of its group", arguments: Renderer.allCases)
    func moving(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.moveDown("SSH")
        #expect(stage.driver.state.rules.map(\.id) == ["second", "web", "ssh"])
        #expect(try stage.user.screen.sections[1].rows.map(\.title) == ["Web", "SSH"])
        #expect(stage.user.focusedRow == "SSH")
        #expect(throws: FormUserError.self) { try stage.user.moveDown("SSH") }
        #expect(throws: FormUserError.self) { try stage.user.moveUp("Second") }
        try stage.user.drag("SSH", before: "Web")
        #expect(try stage.user.screen.sections[1].rows.map(\.title) == ["SSH", "Web"])
        stage.driver.change { $0.rules.append(FirewallRule(id: "time", name: "Time", transport: .udp)) }
        #expect(throws: FormUserError.self) { try stage.user.drag("SSH", after: "Second") }
        try stage.user.moveUp("Time")
        #expect(try stage.user.screen.sections[2].rows.map(\.title) == ["Time", "Second", "Add Rule"])
    }

    @Test("draws the heading above the first row that is shown")
    func hiddenRows() throws {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name)).visible(when: \.isOn)
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.id)
                }
                .grouped(by: \.transport.rawValue)
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form, title: "Firewall")
        let user = GtkUser(of: FormWindow(driver.session))
        try user.toggle("ssh")
        expectNoDifference(
            user.screen.description,
            """
            Firewall

            TCP
              ssh [off]
              Name [Web]
              web [on]

            UDP
              Name [Second]
              second [on]
            """)
    }

    @Test("keeps a text that is being typed while its item goes to another group", arguments: Renderer.allCases)
    func draft(renderer: Renderer) throws {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name)).title(from: \.id)
                }
                .grouped(by: \.transport.rawValue)
            }
        }
        let stage = Stage(renderer, Firewall(), form)
        try stage.user.type("Shell", into: "ssh")
        stage.driver.change { $0.rules[0].transport = .udp }
        #expect(try stage.user.screen.sections[1].rows.map(\.words) == ["ssh [Shell]", "second [Second]"])
        #expect(stage.user.focusedRow == "ssh")
        try stage.user.pressReturn()
        #expect(stage.driver.state.rules[0].name == "Shell")
    }

    @Test("tells assistive tools of its headings, in their places")
    func headings() throws {
        let driver = FormDriver(initial: Firewall(), build: groupedFirewallForm, title: "Firewall")
        let user = GtkUser(of: FormWindow(driver.session))
        let list = try #require(user.topPage.shown(class: "form-list").first)
        let names = list.children.filter(\.isShown).map { $0.hasClass("form-row") ? $0.rowTitle : $0.labelText }
        #expect(names == ["TCP", "SSH", "Web", "UDP", "Second", "Add Rule"])
        let heading = try #require(list.shown(class: "form-group-header").first)
        #expect(gtk_accessible_get_accessible_role(heading.opaque) == GTK_ACCESSIBLE_ROLE_HEADING)
    }
}

extension Screen.Row {
    fileprivate var words: String { ([title] + values).joined(separator: " ") }
}
