import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Proxy: Equatable {
    var host = ""
    var port = 0
    var note = ""
    var isManual = true
    var isSecure = false
}

private let more: Form<Proxy> = sections {
    section {
        controlCell(title: "Secure", control: uiSwitch(keyPath: \.isSecure))
        nestedTextField(title: "Remark", keyPath: \.note)
    }
}

private let host: Element<FormCell, Proxy> = controlCell(title: "Host", control: textField(keyPath: \.host))
private let port: Element<FormCell, Proxy> = controlCell(
    title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 0...65535)))

private let form: Form<Proxy> = sections {
    section {
        host
        port.visible(when: \.isManual)
        controlCell(title: "Note", control: textField(keyPath: \.note))
        controlCell(title: "Manual", control: uiSwitch(keyPath: \.isManual))
        detailTextCell(title: "More", keyPath: \.note, form: more)
    }
}
.rule(for: "Host", "Port", check: judge)

@Sendable private func judge(_ proxy: Proxy) -> Notice? {
    proxy.host.isEmpty == (proxy.port == 0) ? nil : .error("Type both host and port.")
}

private let refused = "error: Type both host and port."

@MainActor
@Suite("A rule over several rows", .serialized, .needsDisplay)
struct WaitingRuleTests {
    private func stage(
        _ renderer: Renderer, _ proxy: Proxy = Proxy(), _ form: Form<Proxy> = form, applying: Applying = .atOnce
    ) -> Stage<Proxy> {
        Stage(renderer, proxy, form, defaults: Proxy(), applying: applying)
    }

    @Test("says nothing of the first text, and takes it with the next one as one step", arguments: Renderer.allCases)
    func waits(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        #expect(try stage.row("Host") == Screen.Row(title: "Host", values: ["[proxy]"]))
        #expect(stage.driver.state == Proxy())
        #expect(stage.driver.session.undoStep == nil)
        try stage.user.type("8080", into: "Port")
        #expect(try stage.row("Host")?.notice == nil)
        try stage.user.pressReturn()
        #expect(stage.driver.state == Proxy(host: "proxy", port: 8080))
        #expect(stage.driver.session.record == FormRecord())
        try stage.user.undo()
        #expect(stage.driver.state == Proxy())
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("says it when the person has been to the other row and left it as it is", arguments: Renderer.allCases)
    func beenThere(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("proxy", into: "Host")
        try stage.user.focus("Port")
        #expect(try stage.row("Host")?.notice == nil)
        try stage.user.focus("Note")
        #expect(try stage.row("Host")?.notice == refused)
        #expect(try stage.row("Port")?.notice == nil)
        try stage.user.type("8080", into: "Port")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Proxy(host: "proxy", port: 8080))
    }

    @Test("says it under both texts when both were typed and don't fit", arguments: Renderer.allCases)
    func both(renderer: Renderer) throws {
        let days: Form<Proxy> = sections {
            section {
                host
                port
            }
        }
        .rule(for: "Host", "Port") { $0.host.utf8.count >= $0.port ? nil : .error("Too few.") }
        let stage = stage(renderer, Proxy(), days)
        try stage.user.type("9", into: "Port")
        try stage.user.type("ab", into: "Host")
        #expect(try stage.row("Port")?.notice == nil)
        try stage.user.pressReturn()
        #expect(
            try [stage.row("Host"), stage.row("Port")].map { $0?.notice } == ["error: Too few.", "error: Too few."])
        try stage.user.type("abcdefghi")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Proxy(host: "abcdefghi", port: 9))
    }

    @Test("lets the person give the text up, and undo what they did before", arguments: Renderer.allCases)
    func givenUp(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("Home", into: "Note")
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        #expect(stage.driver.session.undoStep?.title == "Note")
        try stage.user.undo()
        #expect(stage.driver.state == Proxy())
        #expect(try stage.row("Host") == Screen.Row(title: "Host", values: ["[proxy]"]))
        try stage.user.focus("Host")
        try stage.user.pressEscape()
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("takes what waits when the other value comes from outside", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        stage.driver.set(\.note, to: "Home")
        #expect(try stage.row("Host") == Screen.Row(title: "Host", values: ["[proxy]"]))
        stage.driver.set(\.port, to: 80)
        #expect(stage.driver.state == Proxy(host: "proxy", port: 80, note: "Home"))
    }

    @Test("looks at once where the other row can't be used, or has a value", arguments: Renderer.allCases)
    func noWait(renderer: Renderer) throws {
        let hidden = stage(renderer, Proxy(isManual: false))
        try hidden.user.type("proxy", into: "Host")
        try hidden.user.pressReturn()
        #expect(try hidden.row("Host")?.notice == refused)
        let given = stage(renderer, Proxy(host: "proxy", port: 80))
        try given.user.type("", into: "Host")
        try given.user.pressReturn()
        #expect(try given.row("Host")?.notice == refused)
    }

    @Test("waits for rows beside each other, as long as they have nothing", arguments: Renderer.allCases)
    func beside(renderer: Renderer) throws {
        let form: Form<Proxy> = sections {
            section {
                controlsCell(title: "Server") {
                    host
                    port
                }
            }
        }
        .rule(for: "Server/Host", "Server/Port", check: judge)
        let stage = stage(renderer, Proxy(), form)
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        #expect(stage.driver.session.record["Server/Host"].issue == nil)
        try stage.user.type("80", into: "Port")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Proxy(host: "proxy", port: 80))
        let given = self.stage(renderer, Proxy(host: "proxy", port: 80), form)
        try given.user.type("", into: "Host")
        try given.user.pressReturn()
        #expect(given.driver.session.record["Server/Host"].issue == .error("Type both host and port."))
    }

    @Test("looks when the row that it waits for is hidden", arguments: Renderer.allCases)
    func hiddenLater(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("proxy", into: "Host")
        try stage.user.toggle("Manual")
        #expect(try stage.row("Host")?.notice == refused)
    }

    @Test("looks at a switch at once", arguments: Renderer.allCases)
    func toggle(renderer: Renderer) throws {
        let form: Form<Proxy> = sections {
            section {
                controlCell(title: "Secure", control: uiSwitch(keyPath: \.isSecure))
                host
            }
        }
        .rule(for: "Secure", "Host") { $0.isSecure && $0.host.isEmpty ? .error("Type a host.") : nil }
        let stage = stage(renderer, Proxy(), form)
        try stage.user.toggle("Secure")
        #expect(
            try stage.row("Secure") == Screen.Row(title: "Secure", values: ["[on]"], notice: "error: Type a host."))
        stage.driver.set(\.note, to: "Home")
        #expect(try stage.row("Secure")?.notice == "error: Type a host.")
    }

    @Test("waits anew when the rows were reset", arguments: Renderer.allCases)
    func reset(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("proxy", into: "Host")
        try stage.user.type("80", into: "Port")
        try stage.user.pressReturn()
        stage.driver.session.reset(.root)
        #expect(stage.driver.state == Proxy())
        try stage.user.type("other", into: "Host")
        try stage.user.pressReturn()
        #expect(try stage.row("Host") == Screen.Row(title: "Host", values: ["[other]"]))
    }

    @Test("looks when the person applies, and speaks from then on", arguments: Renderer.allCases)
    func apply(renderer: Renderer) throws {
        let stage = stage(renderer, applying: .explicitly)
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        #expect(try stage.row("Host")?.notice == nil)
        try stage.user.apply()
        #expect(stage.driver.state == Proxy())
        #expect(try stage.row("Host")?.notice == refused)
        try stage.user.type("proxies", into: "Host")
        try stage.user.pressReturn()
        #expect(try stage.row("Host")?.notice == refused)
        try stage.user.cancelEdits()
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        #expect(try stage.row("Host") == Screen.Row(title: "Host", values: ["[proxy]"]))
        try stage.user.type("80", into: "Port")
        try stage.user.apply()
        #expect(stage.driver.state == Proxy(host: "proxy", port: 80))
    }

    @Test("looks at the end, and whenever it is asked", arguments: Renderer.allCases)
    func asked(renderer: Renderer) async throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        try stage.user.type("proxy", into: "Host")
        try stage.user.pressReturn()
        #expect(session.validity == .invalid)
        #expect(session.issues.map(\.path) == ["Host"])
        #expect(try stage.row("Host")?.notice == nil)
        session.commitDrafts()
        #expect(try stage.row("Host")?.notice == refused)
    }

    @Test("looks at once at what the program sets, as the command line does")
    func program() async throws {
        let driver = FormDriver(initial: Proxy(), build: form, defaults: Proxy())
        let row = driver.session.rows().first { $0.path == "Host" }
        #expect(row?.notice(for: "proxy") == .error("Type both host and port."))
        #expect(await driver.session.set([("Host", "proxy")]) == ["Host": .error("Type both host and port.")])
        #expect(await driver.session.set([("Host", "proxy"), ("Port", "80")]).isEmpty)
        #expect(driver.state == Proxy(host: "proxy", port: 80))
    }
}
