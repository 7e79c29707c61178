import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Mail: Equatable {
    var server = Server()
    var name = ""
    var note = ""
}

private struct Server: Equatable {
    var host = ""
    var port = 0
}

private let serverForm: Form<Server> = sections {
    section {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole()))
        nestedTextField(title: "Host", keyPath: \.host)
    }
}
.rule(for: "Host", "Port") { $0.host.isEmpty == ($0.port == 0) ? nil : .error("Type both.") }

private let form: Form<Mail> = sections {
    section {
        nestedTextField(title: "Name", keyPath: \.name)
        detailTextCell(title: "Server", keyPath: \.server.host, form: bind(form: serverForm, to: \.server))
        nestedTextField(title: "Note", keyPath: \.note)
    }
}
.rule(for: "Name", "Server/Port") { $0.name.isEmpty || $0.server.port > 0 ? nil : .error("Type the port.") }

@MainActor
@Suite("A rule over rows of several pages", .serialized, .needsDisplay)
struct WaitingPageTests {
    private func stage(_ renderer: Renderer) -> Stage<Mail> { Stage(renderer, Mail(), form, defaults: Mail()) }

    @Test("lets the person leave the page of a text, which its row then shows", arguments: Renderer.allCases)
    func singleValue(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Server")
        try stage.user.select("Host")
        try stage.user.type("mail")
        try stage.user.pressReturn()
        expectNoDifference(
            try stage.screen,
            """
            ‹ Server

              Port [0]
              Host mail ›
            """)
        #expect(stage.driver.state == Mail())
        try stage.user.type("25", into: "Port")
        try stage.user.pressReturn()
        #expect(stage.driver.state.server == Server(host: "mail", port: 25))
        #expect(try stage.row("Host")?.values == ["mail", "›"])
    }

    @Test("counts a page for one row as having been to it", arguments: Renderer.allCases)
    func beenThere(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Server")
        try stage.user.type("25", into: "Port")
        try stage.user.pressReturn()
        #expect(try stage.row("Port")?.notice == nil)
        try stage.user.select("Host")
        try stage.user.goBack()
        #expect(try stage.row("Port")?.notice == "error: Type both.")
    }

    @Test(
        "looks when the page is left, and shows what it has found when the page is there again",
        arguments: Renderer.allCases)
    func left(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Server")
        try stage.user.type("25", into: "Port")
        try stage.user.goBack()
        #expect(stage.driver.state == Mail())
        #expect(stage.driver.session.record["Server/Port"].issue == .error("Type both."))
        try stage.user.select("Server")
        #expect(try stage.row("Port")?.notice == "error: Type both.")
    }

    @Test("waits while the person is on the way to the row on the other page", arguments: Renderer.allCases)
    func onTheWay(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Name")
        try stage.user.type("Anna")
        try stage.user.pressReturn()
        #expect(try stage.row("Name") == Screen.Row(title: "Name", values: ["Anna", "›"]))
        try stage.user.select("Server")
        try stage.user.type("25", into: "Port")
        try stage.user.select("Host")
        try stage.user.type("mail")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Mail(server: Server(host: "mail", port: 25), name: "Anna"))
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("looks when the person goes somewhere else", arguments: Renderer.allCases)
    func elsewhere(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Name")
        try stage.user.type("Anna")
        try stage.user.pressReturn()
        try stage.user.select("Note")
        try stage.user.goBack()
        #expect(try stage.row("Name")?.notice == "error: “Anna” was not saved. Type the port.")
        #expect(stage.driver.state == Mail())
    }
}
