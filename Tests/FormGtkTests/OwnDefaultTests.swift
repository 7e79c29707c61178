import FormCore
import FormGtkTesting
import FormTesting
import Testing

private enum Security: String, Sendable, CaseIterable {
    case tls = "TLS"
    case startTLS = "STARTTLS"

    var port: Int { self == .tls ? 993 : 143 }
}

private struct Account: Equatable {
    var security = Security.tls
    var otherPort: Int?
    var alarm = 30

    var port: Int {
        get { otherPort ?? security.port }
        set { otherPort = newValue == security.port ? nil : newValue }
    }
}

private struct Mail: Equatable {
    var account = Account()
}

private struct Span: Equatable {
    var first = 1
    var length = 10
    var last = 11
}

private let accountForm: Form<Account> = sections {
    section {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            .default(\.port, from: \.security.port)
            .resettable()
        nestedOptions(title: "Security", keyPath: \.security, text: \.rawValue).resettable()
        controlCell(title: "Alarm", control: formattedField(keyPath: \.alarm, format: .whole()))
            .default(\.alarm) { _ in 60 }
            .resettable()
    }
}

@MainActor
@Suite("A default that follows the state", .serialized, .needsDisplay)
struct OwnDefaultTests {
    private func stage(_ renderer: Renderer, _ account: Account, defaults: Mail? = Mail()) -> Stage<Mail> {
        Stage(renderer, Mail(account: account), bind(form: accountForm, to: \.account), defaults: defaults)
    }

    private func changed(_ stage: Stage<Mail>) -> [RowPath] { stage.driver.session.changedRows().map(\.path) }

    @Test("is what the row is compared with and reset to", arguments: Renderer.allCases)
    func row(renderer: Renderer) throws {
        let stage = stage(renderer, Account(security: .startTLS, alarm: 60))
        #expect(try stage.row("Port")?.values == ["[143]"])
        #expect(changed(stage) == ["Security"])
        try stage.user.type("1143", into: "Port")
        try stage.user.focus("Alarm")
        #expect(try stage.row("Port")?.values == ["[1143]", "↺"])
        #expect(changed(stage) == ["Port", "Security"])
        try stage.user.reset("Port")
        #expect(stage.driver.state.account == Account(security: .startTLS, alarm: 60))
        #expect(try stage.row("Port")?.values == ["[143]"])
        try stage.user.undo()
        #expect(stage.driver.state.account.port == 1143)
    }

    @Test("moves while the value stays, and the row shows that they differ now", arguments: Renderer.allCases)
    func moving(renderer: Renderer) throws {
        let stage = stage(renderer, Account(security: .startTLS, otherPort: 993))
        #expect(try stage.row("Port")?.values == ["[993]", "↺"])
        try stage.user.reset("Security")
        #expect(try stage.row("Port")?.values == ["[993]"])
    }

    @Test("follows what the other rows are reset to, where several are at once", arguments: Renderer.allCases)
    func page(renderer: Renderer) throws {
        let stage = stage(renderer, Account(security: .startTLS, otherPort: 1143))
        stage.driver.session.reset(.root)
        #expect(stage.driver.state.account == Account(alarm: 60))
        #expect(changed(stage) == [])
        try stage.user.undo()
        #expect(stage.driver.state.account == Account(security: .startTLS, otherPort: 1143))
    }

    @Test("is there for a row of a form that has no defaults, and for no other row of it")
    func withoutDefaults() {
        let stage = stage(.headless, Account(security: .startTLS, otherPort: 1143), defaults: nil)
        #expect(changed(stage) == ["Port", "Alarm"])
        stage.driver.session.reset(.root)
        #expect(stage.driver.state.account == Account(security: .startTLS, alarm: 60))
    }

    @Test("follows another row's own default, where both are reset at once", arguments: Renderer.allCases)
    func chain(renderer: Renderer) throws {
        let form: Form<Span> = sections {
            section {
                controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole()))
                    .default(\.last) { $0.length + $0.first }
                controlCell(title: "Length", control: formattedField(keyPath: \.length, format: .whole()))
                    .default(\.length) { $0.first * 10 }
                controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole()))
            }
            .resettable()
        }
        let stage = Stage(
            renderer, Span(first: 5, length: 7, last: 9), form, defaults: Span(first: 1, length: 3, last: 4))
        try stage.user.resetSection(of: "First")
        #expect(stage.driver.state == Span(first: 1, length: 10, last: 11))
        #expect(stage.driver.session.changedRows().isEmpty)
        try stage.user.undo()
        #expect(stage.driver.state == Span(first: 5, length: 7, last: 9))
    }
}
