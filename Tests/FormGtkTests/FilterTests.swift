import CGtk
import CustomDump
import Firewall
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private let form: Form<Firewall> = sections {
    section {
        list("Rules", \.rules, id: \.id) {
            detailTextCell(title: "Rule", keyPath: { "\($0.transport.rawValue) \($0.port)" }, form: ruleForm)
                .title(from: \.name)
                .keywords("policy")
        }
        .adding("Add Rule") { FirewallRule(id: "rule-\($0.rules.count + 1)") }
        .removing()
        .moving()
        .whenEmpty("There are no rules.")
        .searchable()
    }
}

private let ruleForm: Form<FirewallRule> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
}

/// The field is there from four rules on, between a heading and groups.
private let groupedForm: Form<Firewall> = sections {
    section("Allowed") { rulesList.grouped(by: \.transport.rawValue).searchable(from: 4) }
}

@MainActor
@Suite("The search field of a list", .serialized, .needsDisplay)
struct FilterTests {
    private func stage(_ renderer: Renderer, _ form: Form<Firewall> = form) -> Stage<Firewall> {
        Stage(renderer, Firewall(), form, title: "Firewall")
    }

    @Test("shows the items that have each word in their texts", arguments: Renderer.allCases)
    func filtering(renderer: Renderer) throws {
        let stage = stage(renderer)
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              [⌕]
              SSH TCP 22 ›
              Second UDP 53 ›
              Web TCP 80 ›
              Add Rule (button)
            """)
        #expect(stage.user.focusedRow == "SSH")
        try stage.user.filter("tcp  WE", in: "Rules")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              [⌕ tcp  WE]
              Web TCP 80 ›
              Add Rule (button)
            """)
        #expect(stage.user.focusedRow == nil)
        try stage.user.type("tcp udp")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

              [⌕ tcp udp]
              No results
              Add Rule (button)
            """)
        try stage.user.type("POLICY s")
        #expect(try stage.row("Web") == nil)
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["SSH", "Second", "Add Rule"])
        try stage.user.pressEscape()
        #expect(try stage.user.screen.sections[0].filters == [""])
        #expect(try stage.user.screen.sections[0].rows.count == 4)
        #expect(stage.driver.session.undoStep == nil)
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("follows what others do, and says of a list without items that it has none", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer)
        let titles = { try stage.user.screen.sections[0].rows.map(\.title) }
        try stage.user.filter("mail", in: "Rules")
        #expect(try titles() == ["No results", "Add Rule"])
        stage.driver.change { $0.rules[2].name = "Mail" }
        #expect(try titles() == ["Mail", "Add Rule"])
        stage.driver.change { $0.rules.append(FirewallRule(id: "time", name: "Time")) }
        #expect(try titles() == ["Mail", "Add Rule"])
        stage.driver.change { $0.rules.append(FirewallRule(id: "old", name: "Old Mail")) }
        #expect(try titles() == ["Mail", "Old Mail", "Add Rule"])
        stage.driver.change { $0.rules.removeAll { $0.name.hasSuffix("Mail") } }
        #expect(try titles() == ["No results", "Add Rule"])
        stage.driver.change { $0.rules = [] }
        #expect(try titles() == ["There are no rules.", "Add Rule"])
        try stage.user.type("")
        #expect(try stage.user.screen.sections[0].filters == [])
        #expect(try titles() == ["There are no rules.", "Add Rule"])
        stage.driver.change { $0.rules = .usual }
        #expect(try stage.user.screen.sections[0].filters == [""])
        #expect(try titles() == ["SSH", "Second", "Web", "Add Rule"])
    }

    @Test("ends where it would hide what was added, or what something leads to", arguments: Renderer.allCases)
    func ending(renderer: Renderer) throws {
        let stage = stage(renderer)
        let filters = { try stage.user.screen.sections[0].filters }
        try stage.user.filter("web", in: "Rules")
        try stage.user.select("Add Rule")
        #expect(try stage.user.screen.title == "New Rule")
        try stage.user.type("Mail", into: "Name")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Mail")
        #expect(try filters() == [""])
        try stage.user.filter("ma", in: "Rules")
        try stage.user.remove("Mail")
        try stage.user.undo()
        #expect(try filters() == ["ma"])
        try stage.user.filter("web", in: "Rules")
        try stage.user.redo()
        #expect(try filters() == ["web"])
        try stage.user.undo()
        #expect(try filters() == [""])
        #expect(try stage.row("Mail") != nil)
        try stage.user.filter("web", in: "Rules")
        #expect(stage.driver.session.reveal("Rules/web"))
        #expect(try filters() == ["web"])
        #expect(stage.driver.session.go(to: "Rules/ssh") == nil)
        #expect(try stage.user.screen.title == "SSH")
        try stage.user.goBack()
        #expect(try filters() == [""])
        #expect(stage.user.focusedRow == "SSH")
    }

    @Test("stays as it was while a page of an item is open, and is empty on another page", arguments: Renderer.allCases)
    func pages(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.filter("se", in: "Rules")
        try stage.user.select("Second")
        try stage.user.type("First", into: "Name")
        try stage.user.goBack()
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["No results", "Add Rule"])
        try stage.user.undo()
        #expect(try stage.user.screen.title == "Second")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Second")
    }

    @Test("offers no moving meanwhile", arguments: Renderer.allCases)
    func moving(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.filter("s", in: "Rules")
        #expect(throws: FormUserError.self) { try stage.user.moveDown("SSH") }
        #expect(throws: FormUserError.self) { try stage.user.drag("SSH", after: "Second") }
        try stage.user.filter("", in: "Rules")
        try stage.user.moveDown("SSH")
        #expect(stage.driver.state.rules.map(\.name) == ["Second", "SSH", "Web"])
    }

    @Test("stands above groups, where there are enough items", arguments: Renderer.allCases)
    func groups(renderer: Renderer) throws {
        let stage = stage(renderer, groupedForm)
        #expect(throws: FormUserError.self) { try stage.user.filter("web", in: "Allowed") }
        stage.driver.change { $0.rules.append(FirewallRule(id: "time", name: "Time", transport: .udp)) }
        try stage.user.filter("e", in: "Allowed")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Allowed
              [⌕ e]

            TCP
              Web TCP 80 ›

            UDP
              Second UDP 53 ›
              Time UDP 22 ›
              Add Rule (button)
            """)
        try stage.user.remove("Time")
        #expect(try stage.user.screen.sections[0].filters == ["e"])
        try stage.user.filter("", in: "Allowed")
        #expect(try stage.user.screen.sections[0].filters == [])
        #expect(try stage.user.screen.sections.flatMap(\.rows).map(\.title) == ["SSH", "Web", "Second", "Add Rule"])
    }

    @Test("is come to and left by keys")
    func keys() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.filter("sec", in: "Rules")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Second")
        user.press(GDK_KEY_Up)
        #expect(user.focusedText?.text == "sec")
        user.pressTab()
        #expect(user.focusedRow == "Second")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Add Rule")
        user.press(GDK_KEY_Up)
        user.press(GDK_KEY_Up)
        try user.pressEscape()
        #expect(user.focusedText?.text == "")
        user.press(GDK_KEY_Page_Down)
        #expect(user.focusedRow == "SSH")
    }

    @Test("leaves Escape to the page where it is empty, and what is taken back to the entry where it is not")
    func otherKeys() throws {
        let outer: Form<Firewall> = sections {
            section { detailTextCell(title: "Rules", keyPath: { _ in "" }, form: form) }
        }
        let stage = stage(.gtk, outer)
        let user = try #require(stage.user as? GtkUser)
        try user.select("Rules")
        try user.remove("Web")
        try user.filter("x", in: "Rules")
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(stage.driver.state.rules.count == 2)
        try user.filter("sec", in: "Rules")
        try user.pressEscape()
        #expect(user.screen.title == "Rules")
        try user.pressEscape()
        #expect(user.screen.title == "Firewall")
        try user.select("Rules")
        #expect(user.screen.sections[0].filters == [""])
    }

    @Test("finds an item far down in a long list")
    func longList() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        stage.driver.change { state in
            state.rules += (0..<2000).map { FirewallRule(id: "\($0)", name: "Rule \($0)") }
        }
        try user.filter("rule 1999", in: "Rules")
        #expect(user.wait { user.screen.sections[0].rows.map(\.title) == ["Rule 1999", "Add Rule"] })
        // A person sees the rows before they press a key.
        user.nextFrame()
        user.press(GDK_KEY_Down)
        #expect(user.wait { user.focusedRow == "Rule 1999" })
        user.nextFrame()
        try user.filter("", in: "Rules")
        #expect(user.wait { user.screen.sections[0].rows.first?.title == "SSH" })
    }

    @Test("does not leave the focus behind where it is hidden")
    func focus() throws {
        let stage = stage(.gtk, groupedForm)
        let user = try #require(stage.user as? GtkUser)
        stage.driver.change { $0.rules.append(FirewallRule(id: "time", name: "Time", transport: .udp)) }
        try user.filter("", in: "Allowed")
        stage.driver.change { $0.rules.removeLast() }
        #expect(user.focusedRow == "SSH")
    }
}
