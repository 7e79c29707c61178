import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private enum Security: String, CaseIterable {
    case none, startTLS, tls

    var title: String {
        switch self {
        case .none: "None"
        case .startTLS: "STARTTLS"
        case .tls: "TLS"
        }
    }
}

private enum Authentication: String, CaseIterable {
    case password, token, certificate

    var title: String {
        switch self {
        case .password: "Password"
        case .token: "Token"
        case .certificate: "Certificate"
        }
    }
}

private struct MailServer: Equatable {
    var host = ""
    var security = Security.tls
    var authentication = Authentication.password
    /// The ports of no security, STARTTLS and TLS.
    var ports: [Int]
    /// A port that somebody has typed.
    var ownPort: Int?

    var usualPort: Int { ports[Security.allCases.firstIndex(of: security)!] }

    /// The port, which follows the security until it is given another one.
    var port: Int {
        get { ownPort ?? usualPort }
        set { ownPort = newValue == usualPort ? nil : newValue }
    }

    var summary: String { host.isEmpty ? "Not set" : "\(host):\(port)" }
    var warning: Notice? {
        security == .none && authentication == .password ? .warning("The password can be read on the way.") : nil
    }
}

private struct Account: Equatable {
    var name = ""
    var address = ""
    var password = ""
    var incoming = MailServer(ports: [143, 143, 993])
    var outgoing = MailServer(ports: [25, 587, 465])
    var checksRegularly = true
    var interval = 10
    var leavesMessages = true
    var days = 14
    var signature = ""
}

private let serverForm: Form<MailServer> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.host)).rules(\.host, [.required, .host])
        picker(title: "Security", keyPath: \.security, style: .segments, text: \.title)
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            .default(\.port, from: \.usualPort)
            .resettable()
        picker(title: "Authentication", keyPath: \.authentication, text: \.title)
    }
}
.rule(for: "Security", "Authentication") { $0.warning }

private let accountForm: Form<Account> = sections {
    section("Account") {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Address", control: textField(keyPath: \.address).placeholder("name@example.com"))
            .rules(\.address, [.required, .email])
        controlCell(
            title: "Password",
            control: passwordField(keyPath: \.password)
                .strength { $0.count < 12 ? PasswordStrength(0.3, "Weak") : PasswordStrength(1, "Strong") })
    }
    section("Servers") {
        detailTextCell(
            title: "Incoming", keyPath: \.incoming.summary, form: bind(form: serverForm, to: \.incoming)
        )
        .presented(as: .dialog)
        detailTextCell(
            title: "Outgoing", keyPath: \.outgoing.summary, form: bind(form: serverForm, to: \.outgoing)
        )
        .presented(as: .dialog)
    }
    section("Messages") {
        controlsCell(title: "Check") {
            controlCell(title: "Regularly", control: uiSwitch(keyPath: \.checksRegularly))
            controlCell(title: "Every", control: numberField(keyPath: \.interval, in: 1...60, unit: "min"))
                .enabled(when: \.checksRegularly)
        }
        controlCell(title: "Leave on Server", control: uiSwitch(keyPath: \.leavesMessages))
        controlCell(title: "For", control: numberField(keyPath: \.days, in: 1...365, unit: "days"))
            .enabled(when: \.leavesMessages)
            .help(from: { $0.leavesMessages ? nil : "Turn on “Leave on Server” first." })
    }
    section {
        controlCell(title: "Signature", control: textEditor(keyPath: \.signature).counted(.characters(400)))
    }
}

@MainActor
@Suite("A mail account", .serialized, .needsDisplay)
struct MailProgramTests {
    private func stage(_ renderer: Renderer, _ account: Account = Account()) -> Stage<Account> {
        Stage(renderer, account, accountForm, title: "Mail", defaults: Account())
    }

    @Test("is filled in from top to bottom, half words refused and put right", arguments: Renderer.allCases)
    func filled(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("Ada", into: "Name")
        try stage.user.type("ada@", into: "Address")
        try stage.user.type("correct horse", into: "Password")
        try stage.user.toggle("Leave on Server")
        try stage.user.step("Every", by: 5)
        try stage.user.type("Ada\nLovelace", into: "Signature")
        try stage.user.pressControlReturn()
        expectNoDifference(
            try stage.screen,
            """
            Mail

            Account
              Name [Ada]
              Address [ada@]
                ! error: Type an e-mail address, such as name@example.com.
              Password [••••••••] Strong

            Servers
              Incoming Not set ›
              Outgoing Not set ›

            Messages
              Check Regularly [on] Every [15] min
              Leave on Server [off]
              For [14] days (disabled)
                Turn on “Leave on Server” first.

              Signature [Ada⏎Lovelace] 12 of 400
            """)
        #expect(stage.driver.state.address.isEmpty)
        try stage.user.type("ada@example.org", into: "Address")
        try stage.user.focus("Name")
        #expect(stage.driver.state.address == "ada@example.org")
        for _ in 1...6 { try stage.user.undo() }
        #expect(stage.driver.state == Account())
        #expect(stage.driver.session.undoStep == nil)
        #expect(stage.user.focusedRow == "Name")
    }

    @Test("has servers whose port follows the security until it is typed", arguments: Renderer.allCases)
    func port(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Outgoing")
        try stage.user.choose("STARTTLS", in: "Security")
        #expect(try stage.row("Port")?.values == ["[587]"])
        try stage.user.type("2525", into: "Port")
        try stage.user.choose("None", in: "Security")
        try stage.user.type("mail.example.org", into: "Host")
        try stage.user.pressReturn()
        expectNoDifference(
            try stage.screen,
            """
            [Cancel] Outgoing [Apply]

              Host [mail.example.org]
              Security [•None|STARTTLS|TLS]
                ! warning: The password can be read on the way.
              Port [2525] ↺
              Authentication [Password ▾]
            """)
        try stage.user.reset("Port")
        #expect(try stage.row("Port")?.values == ["[25]"])
        try stage.user.choose("TLS", in: "Security")
        #expect(try stage.row("Port")?.values == ["[465]"])
        try stage.user.apply()
        #expect(stage.driver.state.outgoing.ownPort == nil)
        #expect(try stage.row("Outgoing")?.values == ["mail.example.org:465", "›"])
        #expect(stage.driver.state.incoming == Account().incoming)
        try stage.user.undo()
        #expect(stage.driver.state == Account())
    }

    @Test(
        "keeps a half-typed port when the security is chosen, by the person or from outside",
        arguments: Renderer.allCases)
    func halfTyped(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Outgoing")
        try stage.user.type("58x", into: "Port")
        try stage.user.choose("STARTTLS", in: "Security")
        #expect(try stage.row("Port")?.values == ["[58x]"])
        stage.driver.set(\.outgoing.security, to: .none)
        expectNoDifference(
            try stage.screen,
            """
            [Cancel] Outgoing [Apply]

              Host []
              Security [None|•STARTTLS|TLS]
                ? Also changed elsewhere, to “None”.
              Port [58x]
                ! error: Type a whole number from 1 to 65535.
                ? Also changed elsewhere, to “25”.
              Authentication [Password ▾]
            """)
        try stage.user.focus("Port")
        try stage.user.pressEscape()
        #expect(try stage.row("Port")?.values == ["[587]"])
    }

    @Test("does not apply a server without a host, and forgets it all with Cancel", arguments: Renderer.allCases)
    func cancelled(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Incoming")
        try stage.user.choose("None", in: "Security")
        try stage.user.apply()
        #expect(try stage.row("Host")?.notice == "error: This can't be empty.")
        #expect(stage.user.focusedRow == "Host")
        try stage.user.cancelEdits()
        #expect(stage.driver.state == Account())
        #expect(try stage.row("Incoming")?.values == ["Not set", "›"])
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("leads a search into the dialog of the server", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.search("port")
        expectNoDifference(
            try stage.screen,
            """
            Search

              Port
                Mail › Incoming
              Port
                Mail › Outgoing
            """)
        try stage.user.pressReturn()
        #expect(try stage.user.screen.isDialog)
        #expect(stage.user.focusedRow == "Port")
        #expect(stage.driver.session.mistakes.isEmpty)
    }
}
