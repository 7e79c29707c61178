import FormCore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("Rows that are set together, one of which somebody has to accept")
struct WishTogetherTests {
    struct State: Equatable {
        var isOn = false
        var name = "Net"
        var band = Band.low

        enum Band: Equatable { case low, high }
    }

    private let service = AskedService()

    private func makeDriver(_ applying: Applying = .atOnce) -> FormDriver<State> {
        let service = service
        let form: Form<State> = sections {
            section {
                controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.self) { try await service.accept($0.isOn ? "on as \($0.name)" : "off") }
                nestedTextField(title: "Name", keyPath: \.name).rules(\.name, [.required])
                optionCell(title: "Low", option: .low, keyPath: \.band)
                optionCell(title: "High", option: .high, keyPath: \.band)
                    .effect(\.band) { try await service.accept("\($0)") }
            }
        }
        return FormDriver(initial: State(), build: form, defaults: State(), applying: applying)
    }

    @Test("are taken as one change when it is accepted, and it is asked about all of them")
    func accepted() async {
        let driver = makeDriver()
        let changes = Log<State>()
        driver.observe { changes.append($0.new) }
        let found = Task { await driver.session.set([("Name", "Home"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked == ["on as Home"] })
        #expect(driver.state == State())
        service.answer()
        #expect(await found.value == [:])
        #expect(changes.take() == [State(isOn: true, name: "Home")])
        #expect(driver.session.record == FormRecord())
        #expect(driver.session.undoStep?.title == "Hotspot")
        driver.session.undo()
        #expect(await comesTrue { service.asked.last == "off" })
        #expect(driver.state == State(isOn: true, name: "Home"))
        service.answer()
        #expect(await comesTrue { driver.state == State() })
    }

    @Test("are given up when one of them gets another value")
    func overtaken() async {
        let driver = makeDriver()
        let found = Task { await driver.session.set([("Name", "Slow"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked == ["on as Slow"] })
        #expect(await driver.session.set([("Name", "Quick")]).isEmpty)
        #expect(driver.state.name == "Quick")
        #expect(await comesTrue { service.cancelled == 1 })
        service.answer()
        _ = await found.value
        #expect(driver.state == State(name: "Quick"))
    }

    @Test("are given up when one of them is reset, or set to what it is now", arguments: [true, false])
    func givenUp(isReset: Bool) async {
        let driver = makeDriver()
        driver.set(\.name, to: "Home")
        let found = Task { await driver.session.set([("Name", "Slow"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked == ["on as Slow"] })
        if isReset { driver.session.reset("Name") } else { _ = await driver.session.set([("Name", "Home")]) }
        service.answer()
        _ = await found.value
        await settle()
        #expect(driver.state == State(name: isReset ? "Net" : "Home"))
    }

    @Test("are all asked about again when they are undone")
    func undone() async {
        let driver = makeDriver()
        let found = Task { await driver.session.set([("High", "On"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked.count == 2 })
        service.answer()
        service.answer()
        #expect(await found.value == [:])
        driver.session.undo()
        #expect(await comesTrue { Set(service.asked.dropFirst(2)) == ["off", "low"] })
        service.answer()
        #expect(await comesTrue { driver.session.record.rows.count == 1 })
        #expect(driver.state == State(isOn: true, band: .high))
        service.answer()
        #expect(await comesTrue { driver.state == State() })
        driver.session.redo()
        #expect(await comesTrue { service.asked.count == 6 })
        service.answer(Notice.error("There is no Wi-Fi device."))
        #expect(await comesTrue { driver.session.record.rows.values.allSatisfy { $0.pending == nil } })
        #expect(driver.state == State())
    }

    @Test("are not taken where it is refused, and say why")
    func refused() async {
        let driver = makeDriver()
        let found = Task { await driver.session.set([("Name", "Home"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer(Notice.error("There is no Wi-Fi device."))
        #expect(await found.value == ["Hotspot": .error("There is no Wi-Fi device.")])
        #expect(driver.state == State())
        #expect(driver.session.undoStep == nil)
    }

    @Test("wait for all who have to accept one")
    func several() async {
        let driver = makeDriver()
        let found = Task { await driver.session.set([("High", "On"), ("Name", "Home"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked.count == 2 })
        service.answer()
        await settle()
        #expect(driver.state == State())
        service.answer()
        #expect(await found.value == [:])
        #expect(driver.state == State(isOn: true, name: "Home", band: .high))
    }

    @Test("are given up where one of several is refused, so that nobody else is waited for")
    func oneOfSeveral() async {
        let driver = makeDriver()
        let found = Task { await driver.session.set([("High", "On"), ("Name", "Home"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked.count == 2 })
        service.answer(Notice.error("Not now."))
        #expect(await found.value.values.contains(.error("Not now.")))
        #expect(await comesTrue { service.cancelled == 2 })
        service.answer()
        await settle()
        #expect(driver.state == State())
    }

    @Test("are given up with the task that set them")
    func cancelled() async {
        let driver = makeDriver()
        let found = Task { await driver.session.set([("Name", "Home"), ("Hotspot", "On")]) }
        #expect(await comesTrue { service.asked.count == 1 })
        found.cancel()
        #expect(await comesTrue { service.cancelled == 1 })
        service.answer(CancellationError())
        #expect(await found.value == ["Hotspot": .error("Nothing was changed.")])
        #expect(driver.state == State())
    }

    @Test("may be an option that is chosen, which is not chosen before")
    func option() async throws {
        let driver = makeDriver()
        let user = HeadlessUser(of: driver.session)
        try user.select("High")
        #expect(driver.state.band == .low)
        #expect(await comesTrue { service.asked == ["high"] })
        service.answer()
        #expect(await comesTrue { driver.state.band == .high })
    }
}
