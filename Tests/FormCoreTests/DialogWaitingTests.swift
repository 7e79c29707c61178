import FormCore
import FormTesting
import ManualTime
import Testing

private struct Network: Equatable {
    var host = ""
    var user = ""
}

private let accountForm: Form<Network> = sections {
    section { controlCell(title: "User", control: textField(keyPath: \.user)) }
}

@MainActor
@Suite("A dialog around a rule that takes its time")
struct DialogWaitingTests {
    private let service = AskedService()

    /// Rows with a host that a rule has to look for, and an account in a dialog.
    private var hostForm: Form<Network> {
        let service = service
        return sections {
            section {
                controlCell(title: "Host", control: textField(keyPath: \.host))
                    .asyncRule(\.host) { host in
                        do { try await service.accept(host) } catch { return .error("There is no such host.") }
                        return nil
                    }
                detailTextCell(title: "Account", keyPath: \.user, form: accountForm).presented(as: .dialog)
            }
        }
    }

    private func applyHost(_ user: HeadlessUser) async throws {
        try user.type("proxy.example", into: "Host")
        try user.apply()
        #expect(await comesTrue { service.asked == ["proxy.example"] })
    }

    @Test("is applied when the rule has answered, but not with another one over it that was opened meanwhile")
    func nested() async throws {
        let proxyForm = hostForm
        let form: Form<Network> = sections {
            section { detailTextCell(title: "Proxy", keyPath: \.host, form: proxyForm).presented(as: .dialog) }
        }
        let driver = FormDriver(initial: Network(), build: form, title: "Network")
        let user = HeadlessUser(of: driver.session)
        try user.select("Proxy")
        try await applyHost(user)
        try user.select("Account")
        service.answer()
        #expect(await comesTrue { driver.edited.host == "proxy.example" })
        await settle()
        #expect(user.screen.title == "Account")
        try user.apply()
        #expect(user.screen.title == "Proxy")
        #expect(driver.state == Network())
        try user.apply()
        #expect(driver.state == Network(host: "proxy.example"))
    }

    @Test("is not applied in place of the form under it")
    func explicitly() async throws {
        let driver = FormDriver(initial: Network(), build: hostForm, title: "Network", applying: .explicitly)
        var changes: [FormChange<Network>] = []
        driver.observe { changes.append($0) }
        let user = HeadlessUser(of: driver.session)
        try await applyHost(user)
        try user.select("Account")
        service.answer()
        #expect(await comesTrue { driver.edited.host == "proxy.example" })
        await settle()
        #expect(user.screen.isDialog)
        #expect(driver.state == Network())
        try user.type("ada", into: "User")
        try user.cancelEdits()
        #expect(driver.edited == Network(host: "proxy.example"))
        #expect(driver.session.hasUnapplied)
        #expect(changes.isEmpty)
        try user.apply()
        #expect(changes.map(\.new) == [Network(host: "proxy.example")])
    }

    @Test("that has gone does not have the form under it applied")
    func gone() async throws {
        let serverForm = hostForm
        let form: Form<[Network]> = sections {
            section {
                list("Servers", \.self, id: \.user) {
                    detailTextCell(title: "Server", keyPath: \.host, form: serverForm).presented(as: .dialog)
                        .title(from: \.user)
                }
                .removing()
            }
        }
        let servers = ["one", "two", "three"].map { Network(user: $0) }
        let driver = FormDriver(initial: servers, build: form, applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.remove("one")
        try user.select("two")
        try await applyHost(user)
        driver.change { $0.removeAll { $0.user == "two" } }
        #expect(!user.screen.isDialog)
        service.answer()
        await settle()
        #expect(driver.state.map(\.user) == ["one", "three"])
        #expect(driver.edited.map(\.user) == ["three"])
    }
}
