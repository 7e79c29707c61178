import FormCore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("A row whose value somebody else has to accept")
struct WishTests {
    struct State: Equatable {
        var isOn = false
        var name = "Net"
        var signal = 0
        var text: String? { isOn ? "\(name) is on" : nil }
    }

    private let service = AskedService()

    private func makeForm() -> Form<State> {
        let service = service
        return sections {
            section(footer: \.text) {
                controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.self) { try await service.accept($0.isOn ? "on as \($0.name)" : "off") }
                nestedTextField(title: "Name", keyPath: \.name)
                    .rules(\.name, [.required])
                    .visible(when: \.isOn)
            }
            section {
                controlCell(title: "Signal", control: formattedField(keyPath: \.signal, format: .whole()))
            }
        }
    }

    private func makeDriver(
        applying: Applying = .atOnce, environment: FormEnvironment = FormEnvironment()
    ) -> FormDriver<State> {
        FormDriver(
            initial: State(), build: makeForm(), title: "Net", defaults: State(), applying: applying,
            environment: environment)
    }

    @Test("shows what the person wants, and the state has it when it is accepted, as one step")
    func accepted() async throws {
        let driver = makeDriver()
        let user = HeadlessUser(of: driver.session)
        let changes = Log<State>()
        driver.observe { changes.append($0.new) }
        try user.toggle("Hotspot")
        #expect(
            user.screen.description == """
                Net

                  Hotspot [on] (waiting)

                  Signal [0]
                """)
        #expect(driver.state == State())
        #expect(driver.session.undoStep == nil)
        #expect(await comesTrue { service.asked == ["on as Net"] })
        service.answer()
        #expect(await comesTrue { driver.state.isOn })
        #expect(changes.take() == [State(isOn: true)])
        #expect(driver.session.record == FormRecord())
        #expect(driver.session.undoStep?.title == "Hotspot")
        #expect(
            user.screen.description == """
                Net

                  Hotspot [on]
                  Name Net ›
                Net is on

                  Signal [0]
                """)
    }

    @Test("is not asked for what is so already, however that is typed")
    func same() async throws {
        struct Station: Equatable {
            var port = 80
            var hosts = ["one", "two"]
        }
        let service = service
        let form: Form<Station> = sections {
            section {
                controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole()))
                    .effect(\.self) { _ in try await service.accept("port") }
                controlCell(title: "Hosts", control: tokenField(keyPath: \.hosts))
                    .effect(\.self) { _ in try await service.accept("hosts") }
            }
        }
        let driver = FormDriver(initial: Station(), build: form)
        let user = HeadlessUser(of: driver.session)
        for (text, row) in [("080", "Port"), ("two", "Hosts"), ("two, one,", "Hosts")] {
            try user.type(text, into: row)
            try user.pressReturn()
            #expect(driver.session.record == FormRecord())
        }
        #expect(user.screen.sections[0].rows.map(\.values) == [["[80]"], ["{one} {two} []"]])
        // Nor what is being asked about.
        for (text, row) in [("81", "Port"), ("three,", "Hosts"), ("081", "Port"), ("two, three", "Hosts")] {
            try user.type(text, into: row)
            try user.pressReturn()
            #expect(driver.session.cell(row)?.isWaiting == true)
            await settle()
        }
        #expect(service.asked == ["port", "hosts"])
        #expect(user.screen.sections[0].rows.map(\.values) == [["[81]"], ["{one} {two} {three} []"]])
        for _ in service.asked { service.answer() }
        #expect(await comesTrue { driver.state == Station(port: 81, hosts: ["one", "two", "three"]) })
        #expect(driver.session.record == FormRecord())
    }

    @Test("has its value back with the reason where it is not accepted")
    func refused() async throws {
        let driver = makeDriver()
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Hotspot")
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer(Notice.error("There is no Wi-Fi device."))
        #expect(await comesTrue { driver.session.cell("Hotspot")?.isWaiting == false })
        #expect(
            user.screen.description == """
                Net

                  Hotspot [off]
                    ! error: There is no Wi-Fi device.

                  Signal [0]
                """)
        #expect(driver.session.undoStep == nil)
        try user.toggle("Hotspot")
        #expect(driver.session.cell("Hotspot")?.notice == nil)
    }

    @Test("says the reason in the person's language where it is a sentence, and of another error what it says")
    func language() async throws {
        struct OtherError: Error, CustomStringConvertible { let description = "Radio 100 % off" }
        let german = ["Type %s.": "%s eingeben.", "Wait.": "Warten.", "Radio 100 % off": "Nicht gefragt"]
        let driver = makeDriver(environment: FormEnvironment(translate: { german[$0] ?? $0 }))
        for (error, text) in [
            (FormatError(Sentence("Type %s.", "x")), "x eingeben."), (OtherError(), "Radio 100 % off"),
            (Notice.warning("Wait."), "Warten."), (CancellationError(), nil),
        ] as [(any Error, String?)] {
            let asked = service.asked.count
            driver.session.cell("Hotspot")?.select()
            #expect(await comesTrue { service.asked.count > asked })
            service.answer(error)
            #expect(await comesTrue { driver.session.cell("Hotspot")?.isWaiting == false })
            #expect(driver.session.cell("Hotspot")?.noticeText == text)
        }
    }

    @Test("asks anew when the person changes their mind, and nobody waits for the first answer")
    func changed() async throws {
        let driver = makeDriver()
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Hotspot")
        #expect(await comesTrue { service.asked.count == 1 })
        try user.toggle("Hotspot")
        #expect(await comesTrue { service.asked == ["on as Net", "off"] && service.cancelled == 1 })
        service.answer()
        service.answer()
        #expect(await comesTrue { driver.session.record == FormRecord() })
        #expect(driver.state == State())
        #expect(driver.session.undoStep == nil)
    }

    @Test("stays pending where the user types over it and gives that up")
    func typedOver() async throws {
        let service = service
        let form: Form<State> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .effect(\.self) { try await service.accept($0.name) }
            }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Net")
        let user = HeadlessUser(of: driver.session)
        try user.type("Home", into: "Name")
        try user.pressReturn()
        #expect(await comesTrue { service.asked == ["Home"] })
        try user.type("Other", into: "Name")
        try user.pressEscape()
        #expect(user.screen.description == "Net\n\n  Name [Home] (waiting)")
        service.answer()
        #expect(await comesTrue { driver.state.name == "Home" })
        #expect(service.cancelled == 0 && driver.session.record == FormRecord())
    }

    /// A state where a new band takes the channel away.
    struct Radio: Equatable {
        var storedBand = 2
        var channel = 0
        var hidden = false
        var band: Int {
            get { storedBand }
            set { if newValue != storedBand { (storedBand, channel) = (newValue, 0) } }
        }
    }

    @Test("is asked for with what was wanted before, in that order")
    func order() async throws {
        let service = service
        let asks: @MainActor (Radio) async throws -> Void = {
            try await service.accept("\($0.band) GHz, \($0.channel)\($0.hidden ? ", hidden" : "")")
        }
        let form: Form<Radio> = sections {
            section {
                picker(title: "Channel", keyPath: \.channel, options: Array(0...13)) { "\($0)" }.effect(
                    \.self, perform: asks)
                picker(title: "Band", keyPath: \.band, options: [2, 5]) { "\($0)" }.effect(\.self, perform: asks)
                controlCell(title: "Hidden", control: uiSwitch(keyPath: \.hidden)).effect(\.self, perform: asks)
            }
        }
        let driver = FormDriver(initial: Radio(), build: form, title: "Radio")
        let user = HeadlessUser(of: driver.session)
        try user.choose("6", in: "Channel")
        try user.choose("5", in: "Band")
        try user.toggle("Hidden")
        #expect(await comesTrue { service.asked == ["2 GHz, 6", "5 GHz, 0", "5 GHz, 0, hidden"] })
        // Answers that are given at once may arrive in another order.
        for row in ["Channel", "Band", "Hidden"] as [RowPath] {
            service.answer()
            #expect(await comesTrue { driver.session.record[row].pending == nil })
        }
        #expect(driver.state == Radio(storedBand: 5, channel: 0, hidden: true))
    }

    @Test("leaves what the person does elsewhere alone, and that can be undone meanwhile")
    func meanwhile() async throws {
        let driver = makeDriver()
        let user = HeadlessUser(of: driver.session)
        try user.type("5", into: "Signal")
        try user.pressReturn()
        try user.toggle("Hotspot")
        try user.undo()
        #expect(driver.state == State())
        driver.set(\.name, to: "Other")
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer()
        #expect(await comesTrue { driver.state.isOn })
        #expect(driver.state == State(isOn: true, name: "Other"))
        #expect(driver.session.undoStep?.title == "Hotspot")
        #expect(driver.session.redoStep == nil)
    }

    @Test("asks before what was accepted is undone, done again or reset")
    func travels() async throws {
        let driver = makeDriver()
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Hotspot")
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer()
        #expect(await comesTrue { driver.state.isOn })
        try user.undo()
        #expect(driver.state.isOn)
        #expect(user.screen.sections[0].rows[0].isWaiting)
        #expect(await comesTrue { service.asked.last == "off" })
        service.answer()
        #expect(await comesTrue { !driver.state.isOn })
        #expect(driver.session.undoStep == nil)
        try user.redo()
        #expect(await comesTrue { service.asked.count == 3 })
        service.answer(Notice.error("Not now."))
        #expect(await comesTrue { driver.session.cell("Hotspot")?.notice == .error("Not now.") })
        #expect(!driver.state.isOn)
        #expect(driver.session.redoStep?.title == "Hotspot")
        try user.redo()
        #expect(await comesTrue { service.asked.count == 4 })
        service.answer()
        #expect(await comesTrue { driver.state.isOn })
        driver.session.reset(.root)
        #expect(driver.state.isOn)
        #expect(await comesTrue { service.asked.count == 5 })
        service.answer()
        #expect(await comesTrue { driver.state == State() })
    }

    @Test("takes what comes from outside as a fact")
    func fact() async throws {
        let driver = makeDriver()
        driver.set(\.isOn, to: true)
        #expect(driver.session.cell("Hotspot")?.value?.write("Off") == nil)
        #expect(!driver.state.isOn)
        await settle()
        #expect(service.asked.isEmpty)
    }

    @Test("that is applied explicitly asks when the person applies, and applies when all are accepted")
    func explicitly() async throws {
        let driver = makeDriver(applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Hotspot")
        try user.type("5", into: "Signal")
        try user.apply()
        #expect(driver.state == State())
        #expect(await comesTrue { service.asked == ["on as Net"] })
        service.answer(Notice.error("Not now."))
        #expect(await comesTrue { driver.session.cell("Hotspot")?.notice == .error("Not now.") })
        #expect(driver.state == State())
        #expect(driver.edited == State(isOn: true, signal: 5))
        try user.apply()
        #expect(await comesTrue { service.asked.count == 2 })
        service.answer()
        #expect(await comesTrue { driver.state == State(isOn: true, signal: 5) })
    }

    @Test("is given up when the row gets a value that no service has to accept")
    func overtaken() async throws {
        let service = service
        let form: Form<State> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .effect(\.name, when: \.isOn) { try await service.accept($0) }
            }
        }
        let driver = FormDriver(initial: State(isOn: true), build: form, title: "Net")
        let user = HeadlessUser(of: driver.session)
        try user.type("Slow", into: "Name")
        try user.pressReturn()
        #expect(await comesTrue { service.asked == ["Slow"] })
        driver.set(\.isOn, to: false)
        try user.type("Quick", into: "Name")
        try user.pressReturn()
        #expect(driver.state.name == "Quick")
        #expect(driver.session.record == FormRecord())
        #expect(await comesTrue { service.cancelled == 1 })
        service.answer()
        await settle()
        #expect(driver.state.name == "Quick")
    }

    @Test("is given up with the driver, which it does not keep alive")
    func gone() async throws {
        var driver: FormDriver<State>? = makeDriver()
        weak let released = driver
        driver?.session.cell("Hotspot")?.select()
        #expect(await comesTrue { service.asked.count == 1 })
        driver = nil
        #expect(released == nil)
        service.answer()
        await settle()
    }

    @Test(
        "that is applied explicitly is not applied when the person has undone, reset or set something meanwhile",
        arguments: ["undo", "reset", "choose", "redo"])
    func editedWhileApplying(edit: String) async throws {
        let service = service
        let form: Form<State> = sections {
            section {
                controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.self) { try await service.accept("\($0.isOn) \($0.signal)") }
                controlCell(title: "Signal", control: formattedField(keyPath: \.signal, format: .whole()))
                optionCell(title: "Home", option: "Home", keyPath: \.name)
            }
        }
        let driver = FormDriver(initial: State(), build: form, defaults: State(), applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Hotspot")
        try user.type("5", into: "Signal")
        try user.focus("Signal")
        try user.pressReturn()
        if edit == "redo" { driver.session.undo() }
        try user.apply()
        #expect(await comesTrue { service.asked.count == 1 })
        switch edit {
        case "undo": driver.session.undo()
        case "redo": driver.session.redo()
        case "reset": driver.session.reset(.root)
        default: try user.select("Home")
        }
        await settle()
        #expect(service.cancelled == 1)
        service.answer()
        await settle()
        #expect(driver.state == State())
        #expect(driver.session.record["Hotspot"].pending == nil)
    }
}
