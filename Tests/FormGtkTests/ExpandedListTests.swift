import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Rule: Equatable {
    let id: String
    var port = 22
}

private struct Connection: Equatable {
    var host = "example.org"
    var isVerbose = false
    var isTraced = false
    var rules = [Rule(id: "ssh")]
}

private let portForm: Form<Rule> = sections {
    section { controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535))) }
}

private let rulesForm: Form<Connection> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.host))
        expanderCell(title: "Rules") {
            list("Rules", \.rules, id: \.id) {
                detailTextCell(title: "Rule", keyPath: { "\($0.port)" }, form: portForm).title(from: \.id)
            }
            .adding("Add Rule") { Rule(id: "rule-\($0.rules.count)") }
            .removing()
            .moving()
        }
        controlCell(title: "Traced", control: uiSwitch(keyPath: \.isTraced))
    }
}

private let longForm: Form<Connection> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.host))
        expanderCell(title: "Many") {
            for number in 0..<300 {
                controlCell(title: "Row \(number)", control: uiSwitch(keyPath: \.isVerbose))
            }
        }
        controlCell(title: "Traced", control: uiSwitch(keyPath: \.isTraced))
    }
}

@MainActor
@Suite("An expander with many rows", .serialized, .needsDisplay)
struct ExpandedListTests {
    @Test("shows and hides a list, which can be edited there", arguments: Renderer.allCases)
    func list(renderer: Renderer) throws {
        let stage = Stage(renderer, Connection(), rulesForm)
        try stage.user.expand("Rules")
        try stage.user.select("Add Rule")
        #expect(stage.driver.session.topPage.path == "Rules/Rules/rule-1")
        try stage.user.type("80", into: "Port")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "rule-1")
        try stage.user.collapse("Rules")
        stage.driver.change { $0.rules.append(Rule(id: "late", port: 99)) }
        try stage.user.expand("Rules")
        try stage.user.drag("late", before: "ssh")
        try stage.user.remove("rule-1")
        expectNoDifference(
            try stage.screen,
            """
            Form

              Host [example.org]
              Rules ▾
                late 99 ›
                ssh 22 ›
                Add Rule (button)
              Traced [off]
            """)
    }

    @Test("makes a page long and short again, and keeps the focus", arguments: Renderer.allCases)
    func longPage(renderer: Renderer) throws {
        let stage = Stage(renderer, Connection(), longForm)
        let isOnScreen = { (title: String) in (stage.user as? GtkUser)?.wait { stage.user.focusedRow == title } ?? true
        }
        #expect(stage.driver.session.reveal("Many/Row 250"))
        #expect(isOnScreen("Row 250"))
        #expect(stage.user.focusedRow == "Row 250")
        stage.driver.page.sections[0].cells[1].setExpanded(false)
        #expect(isOnScreen("Many"))
        #expect(stage.user.focusedRow == "Many")
        // What is behind it has widgets as soon as it has come near.
        (stage.user as? GtkUser)?.wait { (try? stage.row("Traced")) != nil }
        expectNoDifference(
            try stage.screen,
            """
            Form

              Host [example.org]
              Many ▸
              Traced [off]
            """)
        try stage.user.expand("Many")
        (stage.user as? GtkUser)?.wait { (try? stage.row("Row 0")) != nil }
        #expect(try stage.row("Row 0")?.level == 1)
        if let user = stage.user as? GtkUser {
            user.press(GDK_KEY_End)
            #expect(isOnScreen("Traced"))
            user.press(GDK_KEY_Up)
            #expect(isOnScreen("Row 299"))
            user.press(GDK_KEY_Home)
            #expect(isOnScreen("Host"))
        }
        try stage.user.collapse("Many")
        #expect(stage.driver.session.reveal("Traced"))
        #expect(isOnScreen("Traced"))
    }
}
