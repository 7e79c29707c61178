import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private let firstPage = """
    Firewall

      SSH 22 ›
      Second 53 ›
      Web 80 ›
      Add Rule (button)
    """

@MainActor
@Suite("A button on the page of an item", .serialized, .needsDisplay)
struct ItemButtonTests {
    @Test("removes it, which is one step, and goes back to the list", arguments: Renderer.allCases)
    func removing(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(), title: "Firewall")
        try stage.user.select("Second")
        try stage.user.select("Remove This Rule")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              SSH 22 ›
              Web 80 ›
              Add Rule (button)
            """)
        try stage.user.undo()
        expectNoDifference(try stage.screen, firstPage)
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("takes what is typed there along, and undo brings it back", arguments: Renderer.allCases)
    func typed(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(), title: "Firewall")
        try stage.user.select("Web")
        try stage.user.type("Mail", into: "Name")
        try stage.user.select("Remove This Rule")
        #expect(stage.driver.state.rules.map(\.name) == ["SSH", "Second"])
        try stage.user.undo()
        #expect(stage.driver.state.rules.map(\.name) == ["SSH", "Second", "Mail"])
        try stage.user.undo()
        #expect(stage.driver.state == Firewall())
    }

    @Test("makes a copy and opens its page", arguments: Renderer.allCases)
    func duplicating(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(), title: "Firewall")
        try stage.user.select("SSH")
        try stage.user.select("Duplicate This Rule")
        #expect(try stage.user.screen.title == "SSH Copy")
        try stage.user.goBack()
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              SSH 22 ›
              SSH Copy 22 ›
              Second 53 ›
              Web 80 ›
              Add Rule (button) (disabled)
                “Rules” can't have more than 4 items.
            """)
    }

    @Test("says why it can't be used, as soon as that is so", arguments: Renderer.allCases)
    func reasons(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(), title: "Firewall")
        try stage.user.select("Web")
        stage.driver.change { $0.rules.removeFirst() }
        expectNoDifference(
            try stage.screen,
            """
            ‹ Web

              Name [Web]

              Duplicate This Rule (button)
              Remove This Rule (destructive button) (disabled)
                “Rules” has to keep 2 items.
            """)
        stage.driver.change { state in
            for number in 1...2 { state.rules.append(FirewallRule(id: "\(number)")) }
        }
        expectNoDifference(
            try stage.screen,
            """
            ‹ Web

              Name [Web]

              Duplicate This Rule (button) (disabled)
                “Rules” can't have more than 4 items.
              Remove This Rule (destructive button)
            """)
    }

    @Test("asks what the list asks, and stays on the page where the answer is no", arguments: Renderer.allCases)
    func asking(renderer: Renderer) throws {
        let question = FormQuestion("Remove the rule?", text: "It is in use.", answer: "Remove", isDestructive: true)
        let stage = Stage(renderer, Firewall(), removableRulesForm(asking: question), title: "Firewall")
        try stage.user.select("Web")
        try stage.user.select("Remove This Rule")
        try stage.user.answerQuestion("Cancel")
        #expect(try stage.user.screen.title == "Web")
        try stage.user.select("Remove This Rule")
        try stage.user.answerQuestion("Remove")
        #expect(try stage.user.screen.title == "Firewall")
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "second"])
    }

    @Test("in a dialog removes the item, with what was edited there", arguments: Renderer.allCases)
    func dialogs(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(presentation: .dialog), title: "Firewall")
        try stage.user.select("Web")
        try stage.user.type("Mail", into: "Name")
        try stage.user.select("Remove This Rule")
        #expect(try !stage.user.screen.isDialog)
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "second"])
        try stage.user.undo()
        #expect(stage.driver.state == Firewall())
    }

    @Test("in a dialog copies what is seen there, and leaves the item as it was applied", arguments: Renderer.allCases)
    func copyInDialog(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(presentation: .dialog), title: "Firewall")
        try stage.user.select("Web")
        try stage.user.type("Mail", into: "Name")
        try stage.user.pressReturn()
        try stage.user.select("Duplicate This Rule")
        #expect(try stage.user.screen.title == "Mail Copy")
        #expect(stage.driver.state.rules.map(\.name) == ["SSH", "Second", "Web", "Mail Copy"])
    }

    @Test("makes no copy under an identity that is taken, and says so", arguments: Renderer.allCases)
    func repeated(renderer: Renderer) throws {
        var state = Firewall()
        state.rules[1].id = "ssh-copy"
        let stage = Stage(
            renderer, state, removableRulesForm(), title: "Firewall", environment: FormEnvironment(report: { _ in }))
        try stage.user.select("SSH")
        try stage.user.select("Duplicate This Rule")
        #expect(try stage.user.screen.title == "SSH")
        #expect(try stage.row("Duplicate This Rule")?.notice == "warning: “Rules” already has an item “ssh-copy”.")
        #expect(stage.driver.state == state)
    }

    @Test("beside a sidebar opens the copy, and nothing that goes at once", arguments: Renderer.allCases)
    func sidebar(renderer: Renderer) throws {
        let driver = FormDriver(initial: Firewall(), build: removableRulesForm(), title: "Firewall")
        let user = renderer.user(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        try user.select("Web")
        let rendered = driver.session.counters.pagesRendered
        try user.select("Duplicate This Rule")
        #expect(try user.screen.title == "Web Copy")
        #expect(driver.session.counters.pagesRendered == rendered + 1)
        try user.select("Remove This Rule")
        #expect(try user.screen.title == "SSH")
        #expect(driver.session.counters.pagesRendered == rendered + 2)
        #expect(driver.state == Firewall())
    }

    @Test("may stand in the heading of a section, too", arguments: Renderer.allCases)
    func heading(renderer: Renderer) throws {
        let page: Form<FirewallRule> = sections {
            section("Rule") { controlCell(title: "Name", control: textField(keyPath: \.name)) }
                .headerButton(removeButton(title: "Remove"))
        }
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    detailTextCell(title: "Rule", keyPath: { "\($0.port)" }, form: page).title(from: \.name)
                }
                .removing()
                .count(in: 2...)
            }
        }
        let stage = Stage(renderer, Firewall(), form, title: "Firewall")
        try stage.user.select("Web")
        try stage.user.select("Remove")
        try stage.user.select("SSH")
        #expect(throws: FormUserError.self) { try stage.user.select("Remove") }
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "second"])
    }

    @Test("leaves nothing of an item that was only just added", arguments: Renderer.allCases)
    func added(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), removableRulesForm(), title: "Firewall")
        try stage.user.select("Add Rule")
        try stage.user.select("Remove This Rule")
        expectNoDifference(try stage.screen, firstPage)
        stage.driver.change { $0.rules.removeFirst() }
        try stage.user.select("Add Rule")
        try stage.user.select("Duplicate This Rule")
        #expect(try stage.user.screen.title == "New Rule Copy")
        #expect(stage.driver.state.rules.map(\.id) == ["second", "web", "rule-3", "rule-3-copy"])
    }

    @Test("may stand among the rows of the item, too", arguments: Renderer.allCases)
    func inline(renderer: Renderer) throws {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name))
                    removeButton(title: "Remove").title { "Remove \($0.name)" }
                }
                .removing()
                .count(in: 2...)
            }
        }
        let stage = Stage(renderer, Firewall(), form, title: "Firewall")
        try stage.user.select("Remove Second")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              Name [SSH]
              Remove SSH (destructive button) (disabled)
                “Rules” has to keep 2 items.
              Name [Web]
              Remove Web (destructive button) (disabled)
                “Rules” has to keep 2 items.
            """)
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("tells the author where it is of no item", arguments: Renderer.allCases)
    func mistakes(renderer: Renderer) throws {
        let form: Form<Firewall> = sections {
            section { removeButton(title: "Remove") }
        }
        let stage = Stage(renderer, Firewall(), form, title: "Firewall")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              Remove (destructive button) (disabled)
            """)
        #expect(
            stage.driver.session.mistakes.map(\.description) == [
                """
                The row “Remove” acts on an item of a list, but is not on the page of an item of a list with \
                .removing(), so it does nothing. Write .removing() after the list, or remove the row.
                """
            ])
    }
}
