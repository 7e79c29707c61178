import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Rule: Equatable {
    var id: Int
    var name = "New Rule"
}

private struct Rules: Equatable {
    var rules: [Rule] = []
    var scans = 0
    var canScan = true
    var isScanning = false
}

private let ruleForm: Form<Rule> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
}

private let form: Form<Rules> = sections {
    section {
        controlCell(title: "Can Scan", control: uiSwitch(keyPath: \.canScan))
        controlCell(title: "Scanning", control: uiSwitch(keyPath: \.isScanning))
    }
    .headerButton(
        buttonCell(title: "Scan") { context in context.set(\.scans, to: context.state.scans + 1) }
            .title(from: { $0.scans == 0 ? "Scan" : "Scan Again" })
            .enabled(when: \.canScan)
            .visible(when: { !$0.isScanning })
            .help("Looks for rules."))
    section("Rules") {
        list("Rules", \.rules, id: \.id) {
            detailTextCell(title: "Rule", keyPath: { "\($0.id)" }, form: ruleForm).title(from: \.name)
        }
        .adding("Add Rule", in: .header) { Rule(id: $0.rules.count + 1) }
        .removing()
        .count(in: ...2)
    }
    .headerButton(
        buttonCell(title: "Remove All") { context in context.set(\.rules, to: []) }
            .confirming { _ in FormQuestion("Remove all?", text: "They are gone.", answer: "Remove") })
}

/// A page without any row.
private let rulesForm: Form<Rules> = sections {
    section {
        list("Rules", \.rules, id: \.id) {
            detailTextCell(title: "Rule", keyPath: { "\($0.id)" }, form: ruleForm).title(from: \.name)
        }
        .adding("Add Rule", in: .header) { Rule(id: $0.rules.count + 1) }
        .removing()
    }
}

@MainActor
@Suite("A button in a section's heading", .serialized, .needsDisplay)
struct HeaderButtonTests {
    private func stage(_ renderer: Renderer, _ rules: Rules = Rules()) -> Stage<Rules> {
        Stage(renderer, rules, form, title: "Firewall")
    }

    @Test(
        "is pressed, disabled, hidden and renamed as a row is, and stands where there are no rows",
        arguments: Renderer.allCases)
    func button(renderer: Renderer) throws {
        let stage = stage(renderer)
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            [Scan (button)]
              Can Scan [on]
              Scanning [off]

            Rules [Add Rule (button)] [Remove All (button)]
            """)
        #expect(stage.user.focusedRow == "Can Scan")
        try stage.user.select("Scan")
        #expect(stage.driver.state.scans == 1)
        #expect(stage.driver.session.undoStep?.title == "Scan")
        try stage.user.toggle("Can Scan")
        #expect(throws: FormUserError.self) { try stage.user.select("Scan Again") }
        #expect(try stage.user.screen.sections[0].buttons.map(\.isDisabled) == [true])
        try stage.user.toggle("Scanning")
        #expect(try stage.user.screen.sections[0].buttons.isEmpty)
        #expect(throws: FormUserError.self) { try stage.user.select("Scan Again") }
    }

    @Test("adds an item to a list, as long as there may be one more", arguments: Renderer.allCases)
    func adding(renderer: Renderer) throws {
        let stage = stage(renderer)
        for name in ["Mail", "Web"] {
            try stage.user.select("Add Rule")
            #expect(try stage.user.screen.title == "New Rule")
            try stage.user.type(name, into: "Name")
            try stage.user.goBack()
            #expect(stage.user.focusedRow == name)
        }
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            [Scan (button)]
              Can Scan [on]
              Scanning [off]

            Rules [Add Rule (button) (disabled)] [Remove All (button)]
              Mail 1 ›
              Web 2 ›
            """)
        try stage.user.remove("Web")
        try stage.user.select("Add Rule")
        try stage.user.goBack()
        #expect(stage.driver.state.rules.map(\.name) == ["Mail"])
    }

    @Test("asks before it does what it is there for", arguments: Renderer.allCases)
    func confirming(renderer: Renderer) throws {
        let stage = stage(renderer, Rules(rules: [Rule(id: 1, name: "Mail")]))
        try stage.user.select("Remove All")
        try stage.user.answerQuestion("Cancel")
        #expect(stage.driver.state.rules.count == 1)
        try stage.user.select("Remove All")
        try stage.user.answerQuestion("Remove")
        #expect(stage.driver.state.rules.isEmpty)
    }

    @Test("has no frame below it where there are no rows")
    func frame() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        let count = { frames(in: user.topPage) }
        #expect(count() == 1)
        stage.driver.change { $0.rules = [Rule(id: 1)] }
        #expect(count() == 2)
        try user.remove("New Rule")
        #expect(count() == 1)
        stage.driver.session.undo()
        #expect(count() == 2)
    }

    /// How many frames are drawn in a widget.
    private func frames(in widget: UnsafeMutablePointer<GtkWidget>) -> Int {
        guard gtk_widget_get_visible(widget) != 0 else { return 0 }
        var count = gtk_widget_has_css_class(widget, "form-list") != 0 ? 1 : 0
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            count += frames(in: next)
            child = gtk_widget_get_next_sibling(next)
        }
        return count
    }

    @Test("comes before the rows for the Tab key")
    func tab() throws {
        let stage = stage(.gtk, Rules(rules: [Rule(id: 1, name: "Mail")]))
        let user = try #require(stage.user as? GtkUser)
        var places: [String?] = []
        for _ in 1...4 {
            user.pressTab()
            places.append(place(of: user))
        }
        expectNoDifference(places, ["Scanning", "Add Rule", "Remove All", "Mail"])
    }

    @Test("is a stop for Up and Down before the rows, and none for Home and End")
    func arrows() throws {
        let stage = stage(.gtk, Rules(rules: [Rule(id: 1, name: "Mail")]))
        let user = try #require(stage.user as? GtkUser)
        func places(_ keys: [Int32]) -> [String?] {
            keys.map { key in
                user.press(key)
                return place(of: user)
            }
        }
        let (down, up) = (GDK_KEY_Down, GDK_KEY_Up)
        expectNoDifference(places([down, down, down, down]), ["Scanning", "Add Rule", "Mail", "Mail"])
        expectNoDifference(places([up, up, up, up, up]), ["Add Rule", "Scanning", "Can Scan", "Scan", "Scan"])
        let others = [GDK_KEY_End, GDK_KEY_Home, up, GDK_KEY_Page_Down]
        expectNoDifference(places(others), ["Mail", "Can Scan", "Scan", "Mail"])
        // From the last button of a line they go on from the line.
        user.press(up)
        user.pressTab()
        #expect(place(of: user) == "Remove All")
        expectNoDifference(places([up, down, down]), ["Scanning", "Add Rule", "Mail"])
        // One that can't be pressed is passed over, and one that is hidden.
        stage.driver.change { ($0.rules, $0.isScanning) = ($0.rules + [Rule(id: 2, name: "Web")], true) }
        expectNoDifference(places([up, up, up, up]), ["Remove All", "Scanning", "Can Scan", "Can Scan"])
    }

    @Test("has the focus where no row can have it")
    func alone() throws {
        let form: Form<Rules> = sections {
            section { detailTextCell(title: "Rules", keyPath: { _ in "" }, form: rulesForm) }
        }
        let stage = Stage(.gtk, Rules(rules: [Rule(id: 1, name: "Mail")]), form)
        let user = try #require(stage.user as? GtkUser)
        try user.select("Rules")
        #expect(place(of: user) == "Mail")
        try user.remove("Mail")
        #expect(place(of: user) == "Rules/Add Rule")
        try user.goBack()
        try user.select("Rules")
        #expect(place(of: user) == "Rules/Add Rule")
    }

    /// The button or the row that has the focus.
    private func place(of user: GtkUser) -> String? {
        let focus = gtk_root_get_focus(gtk_widget_get_root(user.topPage))
        let button = focus.flatMap { gtk_widget_has_css_class($0, "form-header-button") != 0 ? $0 : nil }
        return button.map { String(cString: gtk_widget_get_name($0)) } ?? user.focusedRow
    }

    @Test("is reported where it is none")
    func mistake() {
        let form: Form<Rules> = sections {
            section { buttonCell(title: "Press") { _ in } }
                .headerButton(controlCell(title: "Switch", control: uiSwitch(keyPath: \.canScan)))
        }
        let driver = FormDriver(initial: Rules(), build: form)
        #expect(
            driver.session.mistakes.map(\.description) == [
                """
                The row “Switch” should ask before it is pressed, or be in a section's heading, but is not a button. \
                Make it with buttonCell(title:style:action:), or give it an onSelect.
                """
            ])
    }
}
