import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

/// How a browser reaches the web, as in the dialog of its network settings.
private struct Proxy: Equatable {
    enum Mode: Equatable, Sendable {
        case none, detected, system, manual, script
    }

    enum SOCKS: String, CaseIterable {
        case v4, v5
    }

    var mode = Mode.system
    var http = ProxyServer()
    var isForAll = true
    var https = ProxyServer()
    var socks = ProxyServer()
    var socksVersion = SOCKS.v5
    var resolvesNames = false
    var exceptions = ["localhost"]
    var script = ""

    var isManual: Bool { mode == .manual }
    var hasOwnServers: Bool { isManual && !isForAll }

    var summary: String {
        switch mode {
        case .none: "No proxy"
        case .detected: "Detected"
        case .system: "As in the system"
        case .manual: http.host
        case .script: script
        }
    }
}

private struct ProxyServer: Equatable {
    var host = ""
    var port: Int?

    var isHalf: Bool { host.isEmpty != (port == nil) }
}

private struct Browser: Equatable {
    var proxy = Proxy()
    var homePage = "https://example.org"
}

/// Fetches the script again; what the program would do with it is not the form's.
@MainActor
private final class ScriptLoader {
    private(set) var loaded: [String] = []

    func load(_ address: String) { loaded.append(address) }
}

private func serverCell(_ title: String) -> Element<FormCell, ProxyServer> {
    controlsCell(title: title) {
        controlCell(title: "Host", control: textField(keyPath: \.host))
            .rules(\.host, [.host])
        controlCell(
            title: "Port",
            control: formattedField(keyPath: \.port, format: .optional(.whole(in: 1...65535))))
    }
}

private func proxyForm(_ loader: ScriptLoader) -> Form<Proxy> {
    sections {
        choice(title: "Access to the Web") {
            optionCell(title: "No Proxy", option: .none, keyPath: \.mode)
            optionCell(title: "Detect Automatically", option: .detected, keyPath: \.mode)
            optionCell(title: "As in the System", option: .system, keyPath: \.mode)
            optionCell(title: "Manual", option: .manual, keyPath: \.mode)
            optionCell(title: "Automatic Address", option: .script, keyPath: \.mode)
        }
        section(isVisible: \.isManual) {
            bind(row: serverCell("HTTP"), to: \.http)
            controlCell(title: "Use for All Protocols", control: checkButton(keyPath: \.isForAll))
            bind(row: serverCell("HTTPS"), to: \.https).visible(when: \.hasOwnServers)
            bind(row: serverCell("SOCKS"), to: \.socks).visible(when: \.hasOwnServers)
            picker(title: "SOCKS Version", keyPath: \.socksVersion, style: .segments, text: \.rawValue)
                .visible(when: \.hasOwnServers)
        }
        section(isVisible: { $0.mode == .script }) {
            controlCell(title: "Address", control: textField(keyPath: \.script).placeholder("https://"))
                .rules(\.script, [.url(schemes: ["https", "http", "file"])])
            buttonCell(title: "Reload") { loader.load($0.state.script) }
                .enabled { !$0.script.isEmpty }
        }
        section(isVisible: { $0.mode != .none }) {
            controlCell(
                title: "No Proxy For",
                control: formattedField(keyPath: \.exceptions, format: .list(of: .text)), leftAligned: true
            )
            .rules(\.exceptions, [Rule { $0.lazy.compactMap { Rule<String>.host.check($0) }.first }])
            .resettable()
            controlCell(title: "Resolve Names There", control: uiSwitch(keyPath: \.resolvesNames))
        }
    }
    .rule(for: "HTTP/Host", "HTTP/Port") {
        $0.http.host.isEmpty || $0.http.port == nil ? .error("A proxy has a host and a port.") : nil
    }
    .rule(for: "HTTPS/Host", "HTTPS/Port") { $0.https.isHalf ? .error("Give both host and port, or none.") : nil }
    .rule(for: "SOCKS/Host", "SOCKS/Port") { $0.socks.isHalf ? .error("Give both host and port, or none.") : nil }
}

private func browserForm(_ loader: ScriptLoader) -> Form<Browser> {
    sections {
        section {
            controlCell(title: "Home Page", control: textField(keyPath: \.homePage)).rules(\.homePage, [.url])
            detailTextCell(
                title: "Proxy", keyPath: \.proxy.summary, form: bind(form: proxyForm(loader), to: \.proxy)
            )
            .presented(as: .dialog)
        }
    }
}

@MainActor
@Suite("A browser's proxy", .serialized, .needsDisplay)
struct ProxyProgramTests {
    private let loader = ScriptLoader()

    private func stage(_ renderer: Renderer, _ browser: Browser = Browser()) -> Stage<Browser> {
        Stage(renderer, browser, browserForm(loader), title: "Browser", defaults: Browser())
    }

    @Test("has a dialog with the rows of the chosen access, and is applied as a whole", arguments: Renderer.allCases)
    func manual(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.select("Manual")
        try stage.user.type("proxy.example.org", into: "HTTP/Host")
        try stage.user.type("3128", into: "HTTP/Port")
        try stage.user.toggle("Use for All Protocols")
        try stage.user.type("secure.example.org", into: "HTTPS/Host")
        try stage.user.choose("v4", in: "SOCKS Version")
        expectNoDifference(
            try stage.screen,
            """
            [Cancel] Proxy [Apply]

            Access to the Web
              No Proxy
              Detect Automatically
              As in the System
              Manual ✓
              Automatic Address

              HTTP Host [proxy.example.org] Port [3128]
              Use for All Protocols [ ]
              HTTPS Host [secure.example.org] Port []
              SOCKS Host [] Port []
              SOCKS Version [•v4|v5]

              No Proxy For [localhost]
              Resolve Names There [off]
            """)
        #expect(stage.driver.state == Browser())
        try stage.user.apply()
        #expect(stage.user.focusedRow == "Host")
        #expect(try stage.user.screen.sections[1].rows[2].parts[0].notice == "error: Give both host and port, or none.")
        try stage.user.type("443", into: "HTTPS/Port")
        try stage.user.apply()
        #expect(stage.driver.state.proxy.https == ProxyServer(host: "secure.example.org", port: 443))
        #expect(stage.driver.state.proxy.socksVersion == .v4)
        expectNoDifference(
            try stage.screen,
            """
            Browser

              Home Page [https://example.org]
              Proxy proxy.example.org ›
            """)
        try stage.user.undo()
        #expect(stage.driver.state == Browser())
    }

    @Test("lets a wrong port rest that is hidden, and says it again with its row", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.select("Manual")
        try stage.user.toggle("Use for All Protocols")
        try stage.user.type("99999", into: "SOCKS/Port")
        try stage.user.toggle("Use for All Protocols")
        try stage.user.apply()
        #expect(stage.user.focusedRow == "Host")
        try stage.user.type("proxy.example.org")
        try stage.user.type("8080", into: "HTTP/Port")
        try stage.user.toggle("Use for All Protocols")
        try stage.user.apply()
        #expect(try stage.user.screen.isDialog)
        #expect(stage.user.focusedRow == "Port")
        try stage.user.pressEscape()
        try stage.user.apply()
        #expect(try !stage.user.screen.isDialog)
        #expect(stage.driver.state.proxy.http == ProxyServer(host: "proxy.example.org", port: 8080))
        #expect(stage.driver.state.proxy.socks == ProxyServer())
    }

    @Test("is given up as a whole, after a question where something would be lost", arguments: Renderer.allCases)
    func cancelled(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.select("Automatic Address")
        try stage.user.type("https://example.org/proxy.pac", into: "Address")
        try stage.user.pressEscape()
        try stage.user.pressEscape()
        expectNoDifference(
            stage.user.question,
            "Discard these changes?\n“Access to the Web”: “Automatic Address” is not applied.")
        try stage.user.answerQuestion("Discard")
        #expect(stage.driver.state == Browser())
        #expect(stage.driver.session.record == FormRecord())
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("loads the script whose address is there, once it is typed", arguments: Renderer.allCases)
    func reload(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.select("Automatic Address")
        #expect(throws: FormUserError.self) { try stage.user.select("Reload") }
        try stage.user.type("example.org/proxy.pac", into: "Address")
        try stage.user.pressReturn()
        #expect(throws: FormUserError.self) { try stage.user.select("Reload") }
        try stage.user.type("https://example.org/proxy.pac")
        try stage.user.pressReturn()
        try stage.user.select("Reload")
        #expect(loader.loaded == ["https://example.org/proxy.pac"])
        #expect(stage.driver.state == Browser())
    }

    @Test("says which of the exceptions is no host, and has their default again", arguments: Renderer.allCases)
    func exceptions(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Proxy")
        try stage.user.type("localhost, my printer, 10.0.0.1", into: "No Proxy For")
        try stage.user.toggle("Resolve Names There")
        expectNoDifference(
            try stage.row("No Proxy For")?.notice,
            "error: Type a host name or an address, such as example.com or 192.168.1.1.")
        try stage.user.type("localhost, 10.0.0.1", into: "No Proxy For")
        try stage.user.pressReturn()
        #expect(stage.driver.edited.proxy.exceptions == ["localhost", "10.0.0.1"])
        try stage.user.reset("No Proxy For")
        try stage.user.apply()
        #expect(stage.driver.state.proxy == Proxy(resolvesNames: true))
    }

    @Test("is found by a search, which leads to what shows the row", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let stage = stage(renderer, Browser(proxy: Proxy(mode: .manual)))
        try stage.user.search("socks version")
        expectNoDifference(
            try stage.screen,
            """
            Search

              SOCKS Version
                Browser › Proxy
                Hidden. Turn off “Use for All Protocols” to see it.
            """)
        try stage.user.pressReturn()
        #expect(try stage.user.screen.isDialog)
        #expect(stage.user.focusedRow == "Use for All Protocols")
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("keeps what is typed while the program changes the rest", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer, Browser(proxy: Proxy(mode: .manual)))
        try stage.user.select("Proxy")
        try stage.user.type("proxy.exa", into: "HTTP/Host")
        stage.driver.change { $0.proxy.mode = .system }
        #expect(throws: FormUserError.self) { try stage.user.focus("HTTP/Host") }
        stage.driver.change { $0.proxy.mode = .manual }
        #expect(try stage.row("HTTP")?.parts.map(\.values) == [["[proxy.exa]"], ["[]"]])
    }
}
