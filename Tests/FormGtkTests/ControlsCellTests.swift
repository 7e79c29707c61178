import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Server: Equatable {
    var host = "example.org"
    var port = 80
    var isEncrypted = false
}

private struct Proxy: Equatable {
    var isUsed = true
    var http = Server()
    var last = ""
}

private let serverRow: Element<FormCell, Server> = controlsCell(title: "Server") {
    controlCell(title: "Host", control: textField(keyPath: \.host))
        .rules(\.host, [.required])
    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
        .resettable()
    controlCell(title: "TLS", control: uiSwitch(keyPath: \.isEncrypted))
        .enabled { $0.port == 443 }
}

private let proxyForm: Form<Proxy> = sections {
    section {
        controlCell(title: "Proxy", control: uiSwitch(keyPath: \.isUsed))
        bind(row: serverRow, to: \.http).visible(when: \.isUsed)
        controlCell(title: "Last", control: textField(keyPath: \.last))
    }
}

private struct State: Equatable { var proxy = Proxy() }

private let form: Form<State> = sections {
    section {
        detailTextCell(title: "Network", keyPath: { _ in "" }, form: bind(form: proxyForm, to: \.proxy))
    }
}

@MainActor
@Suite("A row with several controls", .serialized, .needsDisplay)
struct ControlsCellTests {
    private func stage(_ renderer: Renderer) throws -> Stage<State> {
        let stage = Stage(renderer, State(), form, defaults: State())
        try stage.user.select("Network")
        return stage
    }

    @Test("has each with its title, notices and conditions", arguments: Renderer.allCases)
    func screen(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.type("99999", into: "Port")
        try stage.user.type("", into: "Host")
        try stage.user.focus("Last")
        expectNoDifference(
            try stage.user.screen.description,
            """
            ‹ Network

              Proxy [on]
              Server Host [] Port [99999] TLS [off] (disabled)
                ! error: This can't be empty.
                ! error: Type a whole number from 1 to 65535.
              Last []
            """)
        #expect(stage.driver.state == State())
        try stage.user.type("443", into: "Port")
        try stage.user.type("proxy.example.org", into: "Host")
        try stage.user.pressReturn()
        try stage.user.toggle("TLS")
        #expect(
            stage.driver.state.proxy.http == Server(host: "proxy.example.org", port: 443, isEncrypted: true))
        expectNoDifference(
            try stage.user.screen.description,
            """
            ‹ Network

              Proxy [on]
              Server Host [proxy.example.org] Port [443] ↺ TLS [on]
              Last []
            """)
        try stage.user.reset("Port")
        #expect(stage.driver.state.proxy.http.port == 80)
    }

    @Test("is hidden with all of them, and a text that was typed stays", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.type("", into: "Host")
        try stage.user.toggle("Proxy")
        #expect(throws: FormUserError.self) { try stage.user.focus("Port") }
        try stage.user.toggle("Proxy")
        #expect(try stage.user.screen.sections[0].rows[1].parts.map(\.values) == [["[]"], ["[80]"], ["[off]"]])
    }

    @Test("is undone control by control, which gets the focus, from another page as well", arguments: Renderer.allCases)
    func undone(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.type("8080", into: "Port")
        try stage.user.focus("Host")
        #expect(stage.driver.session.undoStep?.row == "Network/Server/Port")
        #expect(stage.driver.session.undoStep?.title == "Port")
        try stage.user.goBack()
        try stage.user.undo()
        #expect(stage.driver.state == State())
        #expect(stage.user.focusedRow == "Port")
        #expect(try stage.user.screen.title == "Network")
    }

    @Test("leads the program to a control, and says what is wrong with it there", arguments: Renderer.allCases)
    func shown(renderer: Renderer) throws {
        let stage = try stage(renderer)
        try stage.user.goBack()
        stage.driver.session.show(.error("Nobody answers there."), at: "Network/Server/Host")
        #expect(stage.driver.session.reveal("Network/Server/Host"))
        #expect(stage.user.focusedRow == "Host")
        #expect(try stage.user.screen.sections[0].rows[1].parts[0].notice == "error: Nobody answers there.")
        stage.driver.session.show(.error("?"), at: "Network/Server/Name")
        #expect(stage.driver.session.mistakes.map(\.description).count == 1)
    }

    @Test("is set, listed, searched and reset by the path of each")
    func paths() async throws {
        let stage = try stage(.headless)
        let session = stage.driver.session
        let rows = session.rows()
        #expect(
            rows.map(\.path) == [
                "Network", "Network/Proxy", "Network/Server", "Network/Server/Host", "Network/Server/Port",
                "Network/Server/TLS", "Network/Last",
            ])
        #expect(rows[4].pageTitles == ["Form", "Network", "Server"])
        #expect(await session.set([("Network/Server/Host", "a.b"), ("Network/Server/Port", "1")]) == [:])
        #expect(stage.driver.state.proxy.http == Server(host: "a.b", port: 1))
        #expect(session.changedRows().map(\.path) == ["Network/Server/Host", "Network/Server/Port"])
        session.reset("Network/Server")
        #expect(stage.driver.state == State())
        for text in ["port", "server port"] {
            try stage.user.search(text)
            #expect(
                try stage.user.screen.sections[0].rows == [
                    Screen.Row(title: "Port", help: "Form › Network › Server")
                ])
        }
        try stage.user.select("Port")
        #expect(stage.user.focusedRow == "Port")
        #expect(session.mistakes.isEmpty)
    }

    @Test(
        "tells its author of a row without a control that a closure makes over a part, but not of one that gets it last"
    )
    func closures() {
        let cell = Element<FormCell, Server> { context in
            let row = valueCell(title: "Host", text: \.host).render(context)
            let control = uiSwitch(keyPath: \.isEncrypted).render(context)
            row.content.control = control.content
            return RenderedElement(content: row.content) { state in
                row.update(state)
                control.update(state)
            }
        }
        let part = Element<FormCell, String> { _ in RenderedElement(content: FormCell(title: "Note")) }
        let form: Form<Server> = sections {
            section {
                controlsCell(title: "Server") {
                    cell
                    bind(row: part, to: \.host)
                }
            }
        }
        let driver = FormDriver(initial: Server(), build: form, environment: FormEnvironment(report: { _ in }))
        #expect(driver.session.mistakes.map(\.description).map { $0.contains("“Server/Note”") } == [true])
    }

    @Test("tells its author of a row in it that has no control, and of two of one name")
    func mistakes() {
        let form: Form<Server> = sections {
            section {
                controlsCell(title: "Server") {
                    nestedTextField(title: "Host", keyPath: \.host)
                    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole()))
                    controlCell(title: "Port", control: uiSwitch(keyPath: \.isEncrypted))
                }
            }
        }
        let driver = FormDriver(initial: Server(), build: form, environment: FormEnvironment(report: { _ in }))
        expectNoDifference(
            driver.session.mistakes.map(\.description),
            [
                """
                The row “Server/Host” is in another row and has no control of its own, so it can't be used there. Put rows with a control into a controlsCell, and others below it.
                """,
                """
                Several rows share the name “Server/Port”; the others get a number, such as “Server/Port#2”. Give each an identifier of its own with .id(_:).
                """,
            ])
    }

    @Test("is gone through by Tab, and a field is left for the next one in its row")
    func keyboard() throws {
        let stage = try stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        stage.driver.set(\.proxy.http.port, to: 443)
        try user.type("a.b", into: "Host")
        user.pressTab()
        #expect(user.focusedRow == "Port")
        #expect(stage.driver.state.proxy.http.host == "a.b")
        user.pressTab()
        #expect(user.focusedRow == "Port")
        user.pressTab()
        #expect(user.focusedRow == "TLS")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Last")
    }

    @Test("is gone through in the same order with a note below one of them")
    func noteBelow() throws {
        let stage = try stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        stage.driver.session.show(.error("Nobody answers there."), at: "Network/Server/Host")
        try user.focus("Host")
        user.pressTab()
        #expect(user.focusedRow == "Port")
    }
}
