import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Proxy: Equatable {
    var host = "proxy.example.org"
    var port = 8080
}

private struct Connection: Equatable {
    var host = "example.org"
    var port = 22
    var key = "default"
    var isVerbose = false
    var isTraced = false
    var usesProxy = false
    var proxy = Proxy()
    var isSimple = false
    var isLocked = false
}

private let form: Form<Connection> = sections {
    section("Connection") {
        controlCell(title: "Host", control: textField(keyPath: \.host))
        expanderCell(title: "Advanced") {
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            nestedTextField(title: "Key", keyPath: \.key).rules(\.key, [.required])
            expanderCell(title: "Debugging") {
                controlCell(title: "Verbose", control: uiSwitch(keyPath: \.isVerbose))
                controlCell(title: "Traced", control: uiSwitch(keyPath: \.isTraced))
            }
        }
        .visible(when: { !$0.isSimple })
        .enabled(when: { !$0.isLocked })
        controlCell(title: "Simple", control: uiSwitch(keyPath: \.isSimple))
    }
    section {
        expanderCell(title: "Use a Proxy", keyPath: \.usesProxy) {
            bind(
                row: controlCell(title: "Host", control: textField(keyPath: \.host)).rules(\.host, [.required]),
                to: \.proxy)
            bind(
                row: controlCell(
                    title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535))),
                to: \.proxy)
        }
    }
}

@MainActor
@Suite("An expander", .serialized, .needsDisplay)
struct ExpanderTests {
    private func stage(_ renderer: Renderer, _ state: Connection = Connection()) -> Stage<Connection> {
        Stage(renderer, state, form, defaults: Connection())
    }

    @Test("shows its rows below itself, indented, and hides them again", arguments: Renderer.allCases)
    func screen(renderer: Renderer) throws {
        let stage = stage(renderer)
        let collapsed = """
            Form

            Connection
              Host [example.org]
              Advanced ▸
              Simple [off]

              Use a Proxy [off] ▸
            """
        expectNoDifference(try stage.screen, collapsed)
        #expect(throws: FormUserError.self) { try stage.user.focus("Port") }
        try stage.user.expand("Advanced")
        try stage.user.expand("Debugging")
        #expect(stage.user.focusedRow == "Debugging")
        expectNoDifference(
            try stage.screen,
            """
            Form

            Connection
              Host [example.org]
              Advanced ▾
                Port [22]
                Key default ›
                Debugging ▾
                  Verbose [off]
                  Traced [off]
              Simple [off]

              Use a Proxy [off] ▸
            """)
        try stage.user.toggle("Verbose")
        try stage.user.select("Advanced")
        #expect(stage.driver.state.isVerbose)
        expectNoDifference(try stage.screen, collapsed)
        // What stands inside is as it was.
        try stage.user.select("Advanced")
        #expect(try stage.row("Verbose")?.values == ["[on]"])
        #expect(try stage.row("Verbose")?.level == 2)
        #expect(stage.driver.session.mistakes.isEmpty)
        #expect(stage.driver.session.undoStep?.title == "Verbose")
    }

    @Test("with a switch has its rows only while that is on", arguments: Renderer.allCases)
    func switched(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Use a Proxy")
        let on = """
              Use a Proxy [on] ▾
                Host [proxy.example.org]
                Port [8080]
            """
        #expect(try stage.screen.hasSuffix("\n\n" + on))
        try stage.user.type("a.b", into: "Use a Proxy/Host")
        try stage.user.collapse("Use a Proxy")
        #expect(stage.driver.state.proxy.host == "a.b")
        #expect(stage.driver.state.usesProxy)
        #expect(try stage.row("Use a Proxy")?.values == ["[on]", "▸"])
        try stage.user.select("Use a Proxy")
        #expect(try stage.row("Use a Proxy")?.values == ["[on]", "▾"])
        try stage.user.toggle("Use a Proxy")
        #expect(try stage.row("Use a Proxy")?.values == ["[off]", "▸"])
        // A click turns on what is off, and nothing off.
        try stage.user.select("Use a Proxy")
        #expect(stage.driver.state.usesProxy)
        #expect(try stage.row("Use a Proxy")?.values == ["[on]", "▾"])
        // Another program turns it off.
        try stage.user.focus("Use a Proxy/Host")
        stage.driver.set(\.usesProxy, to: false)
        #expect(try stage.row("Use a Proxy")?.values == ["[off]", "▸"])
        #expect(stage.user.focusedRow == "Use a Proxy")
        #expect(throws: FormUserError.self) { try stage.user.focus("Use a Proxy/Host") }
    }

    @Test("whose switch is on is expanded when its page opens", arguments: Renderer.allCases)
    func onAtFirst(renderer: Renderer) throws {
        var state = Connection()
        state.usesProxy = true
        #expect(try stage(renderer, state).row("Use a Proxy")?.values == ["[on]", "▾"])
    }

    @Test("is hidden with its rows, and disabled it shows none", arguments: Renderer.allCases)
    func conditions(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.expand("Advanced")
        try stage.user.toggle("Simple")
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Host", "Simple"])
        #expect(stage.user.focusedRow == "Simple")
        try stage.user.toggle("Simple")
        #expect(
            try stage.user.screen.sections[0].rows.map(\.title) == [
                "Host", "Advanced", "Port", "Key", "Debugging", "Simple",
            ])
        try stage.user.focus("Advanced/Port")
        stage.driver.set(\.isLocked, to: true)
        #expect(try stage.row("Advanced") == Screen.Row(title: "Advanced", values: ["▸"], isDisabled: true))
        #expect(try stage.row("Port") == nil)
        stage.driver.set(\.isLocked, to: false)
        #expect(try stage.row("Port") != nil)
    }

    @Test("commits what is being typed in it when it is collapsed, and takes the focus", arguments: Renderer.allCases)
    func typing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.expand("Advanced")
        try stage.user.type("2222", into: "Advanced/Port")
        stage.driver.page.sections[0].cells[1].setExpanded(false)
        #expect(stage.driver.state.port == 2222)
        #expect(stage.user.focusedRow == "Advanced")
        #expect(stage.driver.session.undoStep?.row == "Advanced/Port")
    }

    @Test("says while it is collapsed that something in it is wrong", arguments: Renderer.allCases)
    func problem(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.expand("Advanced")
        try stage.user.type("99999", into: "Advanced/Port")
        try stage.user.collapse("Advanced")
        #expect(try stage.row("Advanced")?.values == ["⚠", "▸"])
        #expect(stage.driver.session.validity == .invalid)
        try stage.user.expand("Advanced")
        #expect(try stage.row("Advanced")?.values == ["▾"])
        #expect(try stage.row("Port")?.notice == "error: Type a whole number from 1 to 65535.")
        // In two of them both say it.
        try stage.user.type("22", into: "Advanced/Port")
        try stage.user.collapse("Advanced")
        stage.driver.session.show(.error("No room for a trace."), at: "Advanced/Debugging/Traced")
        #expect(try stage.row("Advanced")?.values == ["⚠", "▸"])
        try stage.user.expand("Advanced")
        #expect(try stage.row("Debugging")?.values == ["⚠", "▸"])
        stage.driver.session.show(nil, at: "Advanced/Debugging/Traced")
        #expect(try stage.row("Debugging")?.values == ["▸"])
        #expect(stage.driver.session.validity == .valid)
    }

    @Test("holds closing for what is wrong in it, and leads there", arguments: Renderer.allCases)
    func closing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.expand("Advanced")
        try stage.user.type("99999", into: "Advanced/Port")
        try stage.user.collapse("Advanced")
        try stage.user.closeWindow()
        #expect(stage.user.question?.contains("“Port”") == true)
        try stage.user.answerQuestion("Cancel")
        #expect(stage.user.focusedRow == "Port")
        #expect(try stage.row("Port")?.values == ["[99999]"])
    }

    @Test("is expanded by whatever leads to one of its rows", arguments: Renderer.allCases)
    func ways(renderer: Renderer) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        try stage.user.expand("Advanced")
        try stage.user.expand("Debugging")
        try stage.user.toggle("Traced")
        try stage.user.collapse("Advanced")
        try stage.user.undo()
        #expect(stage.user.focusedRow == "Traced")
        try stage.user.collapse("Debugging")
        try stage.user.search("verbose")
        #expect(
            try stage.user.screen.sections[0].rows
                == [Screen.Row(title: "Verbose", help: "Form › Advanced › Debugging")])
        try stage.user.select("Verbose")
        #expect(stage.user.focusedRow == "Verbose")
        try stage.user.collapse("Advanced")
        #expect(session.go(to: "Advanced/Port") == nil)
        #expect(stage.user.focusedRow == "Port")
        try stage.user.collapse("Advanced")
        #expect(session.go(to: "Advanced/Key") == nil)
        #expect(try stage.user.screen.title == "Form")
        #expect(stage.user.focusedRow == "Key")
        try stage.user.select("Key")
        try stage.user.type("")
        try stage.user.goBack()
        #expect(stage.user.focusedRow == "Key")
        try stage.user.collapse("Advanced")
        #expect(session.focusFirstIssue())
        #expect(stage.user.focusedRow == "Key")
        // One that is switched off can't be; the switch can be turned on.
        let reason = session.go(to: "Use a Proxy/Port").map(session.environment.text(of:))
        #expect(reason == "“Port”: Hidden. Turn on “Use a Proxy” to see it.")
        #expect(!stage.driver.state.usesProxy)
    }

    @Test(
        "has its rows on the way of the keyboard, and is turned by it", arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
    func keyboard(direction: GtkTextDirection) throws {
        gtk_widget_set_default_direction(direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let (expand, collapse) =
            direction == GTK_TEXT_DIR_LTR ? (GDK_KEY_Right, GDK_KEY_Left) : (GDK_KEY_Left, GDK_KEY_Right)
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.focus("Host")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Advanced")
        for (on, off) in [(expand, collapse), (GDK_KEY_space, GDK_KEY_space), (GDK_KEY_Return, GDK_KEY_Return)] {
            user.press(on)
            #expect(try stage.row("Advanced")?.values == ["▾"])
            user.press(off)
            #expect(try stage.row("Advanced")?.values == ["▸"])
        }
        #expect(user.focusedRow == "Advanced")
        user.press(expand)
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Port")
        // The arrow keys of a text are its own.
        user.press(collapse)
        #expect(try stage.row("Advanced")?.values == ["▾"])
        user.press(GDK_KEY_End)
        // The switch of an expander is a stop of its own.
        user.press(GDK_KEY_Down)
        user.press(GDK_KEY_Down)
        user.press(GDK_KEY_Down)
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Use a Proxy")
        user.pressTab()
        #expect(user.focusedRow == "Use a Proxy")
        user.press(GDK_KEY_space)
        #expect(stage.driver.state.usesProxy)
        user.press(collapse)
        #expect(try stage.row("Use a Proxy")?.values == ["[on]", "▸"])
    }
}
