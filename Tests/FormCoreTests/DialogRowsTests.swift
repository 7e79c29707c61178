import FormCore
import FormTesting
import ManualTime
import Testing

private struct Network: Equatable {
    var isOn = false
    var name = "Net"
    var servers: [Server] = []

    struct Server: Equatable {
        var id: Int
        var host = ""
    }
}

private let serverForm: Form<Network.Server> = sections {
    section { controlCell(title: "Host", control: textField(keyPath: \.host)) }
}

@MainActor
@Suite("What a dialog edits")
struct DialogRowsTests {
    private let service = AskedService()

    private func stage() -> (driver: FormDriver<Network>, user: HeadlessUser) {
        let service = service
        let nameForm: Form<Network> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .effect(\.name) { try await service.accept($0) }
            }
        }
        let form: Form<Network> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.isOn) { try await service.accept($0 ? "on" : "off") }
                detailTextCell(title: "Names", keyPath: \.name, form: nameForm).presented(as: .dialog)
            }
            section("Servers") {
                list("Servers", \.servers, id: \.id) {
                    detailTextCell(title: "Server", keyPath: \.host, form: serverForm).presented(as: .dialog)
                        .title(from: { $0.host.isEmpty ? "New" : $0.host })
                }
                .adding("Add") { Network.Server(id: $0.servers.count + 1) }
                .removing()
            }
        }
        let driver = FormDriver(initial: Network(), build: form, title: "Network")
        return (driver, HeadlessUser(of: driver.session))
    }

    @Test("can be an item that was just added: Cancel takes it back, as if it had never been there")
    func cancelledItem() throws {
        let (driver, user) = stage()
        try user.select("Add")
        #expect(user.screen.isDialog)
        try user.type("one.example", into: "Host")
        try user.cancelEdits()
        #expect(driver.state.servers.isEmpty)
        #expect(!user.screen.isDialog)
        #expect(driver.session.undoStep == nil)
    }

    @Test("can be an item that was just added: Apply keeps it, also as it is")
    func appliedItem() throws {
        let (driver, user) = stage()
        try user.select("Add")
        try user.apply()
        #expect(driver.state.servers == [Network.Server(id: 1)])
        try user.select("Servers/1")
        try user.type("one.example", into: "Host")
        try user.apply()
        #expect(driver.state.servers == [Network.Server(id: 1, host: "one.example")])
        #expect(driver.session.undoStep?.title == "one.example")
        try user.undo()
        #expect(driver.state.servers == [Network.Server(id: 1)])
        try user.undo()
        #expect(driver.state.servers.isEmpty)
    }

    @Test("goes with an item that somebody else removes, and the dialog with it")
    func itemThatGoes() throws {
        let (driver, user) = stage()
        driver.change { $0.servers = [Network.Server(id: 1), Network.Server(id: 2)] }
        try user.select("Servers/1")
        try user.type("one.example", into: "Host")
        try user.pressReturn()
        driver.change { $0.servers.removeFirst() }
        #expect(!user.screen.isDialog)
        #expect(driver.edited == driver.state)
        #expect(driver.state.servers == [Network.Server(id: 2)])
        try user.select("Servers/2")
        #expect(user.screen.isDialog)
    }

    @Test("is asked about when it is applied; refused, it stays in the dialog")
    func effect() async throws {
        let (driver, user) = stage()
        try user.select("Names")
        try user.type("Café", into: "Name")
        try user.pressReturn()
        #expect(service.asked.isEmpty)
        try user.apply()
        #expect(await comesTrue { service.asked == ["Café"] })
        service.answer(Notice.error("No accents."))
        #expect(await comesTrue { driver.session.record["Names/Name"].notice != nil })
        #expect(user.screen.isDialog)
        #expect(driver.state.name == "Net")
        try user.apply()
        #expect(await comesTrue { service.asked.count == 2 })
        service.answer()
        #expect(await comesTrue { driver.state.name == "Café" })
        #expect(!user.screen.isDialog)
    }

    @Test("is not applied by an answer that comes after it was given up")
    func lateAnswer() async throws {
        let service = service
        let form: Form<Network> = sections {
            section {
                detailTextCell(
                    title: "Names", keyPath: \.name,
                    form: sections {
                        section {
                            controlCell(title: "Name", control: textField(keyPath: \.name))
                                .effect(\.name) { try await service.accept($0) }
                        }
                    }
                )
                .presented(as: .dialog)
            }
        }
        let driver = FormDriver(initial: Network(), build: form, applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.select("Names")
        try user.type("Café", into: "Name")
        try user.apply()
        #expect(driver.edited.name == "Café")
        try user.apply()
        #expect(await comesTrue { service.asked == ["Café"] })
        try user.cancelEdits()
        service.answer()
        #expect(await comesTrue { service.cancelled == 1 })
        #expect(driver.state.name == "Net")
        #expect(driver.edited.name == "Net")
    }

    @Test("is not what was wished for before it was opened: that is the form's, whatever becomes of the dialog")
    func earlierWish() async throws {
        let (driver, user) = stage()
        try user.toggle("On")
        try user.select("Names")
        try user.type("Café", into: "Name")
        try user.pressReturn()
        #expect(await comesTrue { service.asked == ["on"] })
        service.answer()
        #expect(await comesTrue { driver.state.isOn })
        try user.cancelEdits()
        #expect(driver.state == Network(isOn: true))
        #expect(driver.edited == driver.state)
    }
}
