import CustomDump
import FormCore
import FormStore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("The text of a log")
struct LogTests {
    @Test("is a line of JSON for each thing that has happened")
    func lines() async throws {
        let clock = TestClock()
        let answerers = Answerers()
        let driver = FormDriver(
            initial: Asked(), build: askedForm(answerers), title: "Asked", environment: FormEnvironment(clock: clock))
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        let recording = try driver.record { lines.list.append($0) }
        lines.list = []
        clock.advance(by: .milliseconds(1500))
        try user.select("More")
        try user.type("5", into: "First")
        try user.goBack()
        try user.toggle("On")
        #expect(await comesTrue { answerers.count == 1 })
        answerers.end()
        #expect(await comesTrue { driver.session.record == FormRecord() })
        driver.set(\.signal, to: 4)
        driver.change { $0.status = .busy }
        driver.session.undo()
        recording.cancel()
        driver.set(\.signal, to: 5)
        expectNoDifference(
            lines.list.joined(separator: "\n"),
            """
            {"edit":"open","at":1.5,"path":"More","isByRow":true}
            {"edit":"type","at":1.5,"rows":[{"path":"More/First","text":"5"}]}
            {"edit":"commit","at":1.5,"rows":[{"path":"More/First"}]}
            {"edit":"close","at":1.5,"number":1}
            {"edit":"set","at":1.5,"rows":[{"path":"On","text":"On"}]}
            {"edit":"refused","at":1.5,"path":"On","number":1}
            {"edit":"write","at":1.5,"origin":"outside","key":["signal"],"values":[4]}
            {"edit":"change","at":1.5,"origin":"outside","values":[{"status":"busy"}]}
            {"edit":"undo","at":1.5,"rows":[{"path":"On"}]}
            {"edit":"open","at":1.5,"path":"More","isByRow":true}
            """)
    }

    @Test("has no secret in it, but something that the rules judge the same")
    func secrets() async throws {
        let answerers = Answerers()
        let driver = FormDriver(
            initial: Asked(), build: askedForm(answerers), title: "Asked", defaults: Asked(password: "the default 1"),
            environment: FormEnvironment(report: { _ in }, clock: TestClock()))
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.select("More")
        try user.select("Password")
        try user.type("Tr0ub4dor & 3")
        try user.pressReturn()
        try user.select("Code")
        try user.type("98")
        try user.pressReturn()
        try user.type("987654")
        try user.pressReturn()
        driver.session.show(.error("The password Tr0ub4dor & 3 is in a list."), at: "More/Password")
        driver.change { $0.password = "fresh paint 77" }
        driver.set(\.code, to: "445566")
        let log = lines.list.joined(separator: "\n")
        for secret in ["correct horse", "1234", "the default 1", "Tr0ub", "987654", "fresh paint", "445566"] {
            #expect(!log.contains(secret), "\(secret)")
        }
        #expect(!log.contains("standIn"))
        let replayed = try replay(lines.list, form: askedForm(answerers))
        #expect(Screen(of: replayed.session).description.count == user.screen.description.count)
        let (password, code) = (replayed.state.password, replayed.state.code)
        #expect(password.wholeMatch(of: /[a-f][g-z][a-f][g-z][g-z] [g-z][a-f][g-z]{3} [0-9]{2}/) != nil, "\(password)")
        #expect(code.wholeMatch(of: /[0-9]{6}/) != nil, "\(code)")
        replayed.session.undo()
        #expect(replayed.session.redoStep != nil)
    }

    @Test("says where nothing was found that the rules judge the same")
    func unlike() throws {
        struct Locked: Codable, Equatable { @Secret var word = "open sesame" }
        let form: Form<Locked> = sections {
            section {
                nestedPasswordField(title: "Word", keyPath: \.word)
                    .rules(\.word, [Rule("That is not the word.") { $0 == "open sesame" }])
            }
        }
        let driver = FormDriver(initial: Locked(), build: form)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        #expect(lines.list[0].contains(#""standIn":"judged otherwise""#))
    }

    @Test("can't be replayed over another form, and says which line can't be done again")
    func otherForm() throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        let other: Form<Asked> = sections {
            section { controlCell(title: "Signal", control: uiSwitch(keyPath: \.isOn)) }
        }
        try HeadlessUser(of: driver.session).toggle("On")
        let error = #expect(throws: LogError.self) { try replay(lines.list, form: other) }
        #expect(error?.description.hasPrefix("Line 2: The form has no row “On”.\n{") == true)
        #expect(throws: LogError.self) { try replay([], form: other) }
        #expect(throws: LogError.self) { try replay(["{}"], form: other) }
    }

    @Test("can't be written of a state that is not all known")
    func transient() {
        struct Machine: Codable, Equatable {
            var isOn = false
            @Transient var status = Status.idle
            enum Status { case idle, busy }
        }
        let form: Form<Machine> = sections { section { controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)) } }
        let driver = FormDriver(initial: Machine(), build: form)
        let error = #expect(throws: (any Error).self) { try driver.record { _ in } }
        #expect(error.map { "\($0)".contains("“status”") } == true)
    }

    @Test("reads numbers as the person has written them")
    func locale() throws {
        struct Gain: Codable, Equatable { var gain = 1.5 }
        let thousands = Format<Double>(
            print: { "\($0)" }, parse: { Double($0).map { .success($0) } ?? .failure("Type a number.") },
            show: { "\($0)".split(separator: ".").joined(separator: $1.decimalSeparator) },
            read: { text, locale in
                let plain =
                    locale.decimalSeparator == ","
                    ? text.filter { $0 != "." }.map { $0 == "," ? "." : $0 } : Array(text)
                return Double(String(plain)).map { .success($0) } ?? .failure("Type a number.")
            })
        let form: Form<Gain> = sections {
            section { controlCell(title: "Gain", control: formattedField(keyPath: \.gain, format: thousands)) }
        }
        let driver = FormDriver(
            initial: Gain(), build: form,
            environment: FormEnvironment(locale: FormLocale(decimalSeparator: ",")))
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.type("1.234,5", into: "Gain")
        try user.pressReturn()
        #expect(driver.state.gain == 1234.5)
        let replayed = try replay(lines.list, form: form)
        #expect(replayed.state == driver.state)
        #expect(Screen(of: replayed.session) == user.screen)
    }

    @Test("has values that a row's text does not tell whole")
    func rounded() throws {
        struct Gain: Codable, Equatable { var gain = 0.5 }
        let percent = Format<Double>(
            print: { "\(Int($0 * 100)) %" },
            parse: { text in
                Double(text.filter(\.isNumber)).map { .success($0 / 100) } ?? .failure("Type a percentage.")
            })
        let form: Form<Gain> = sections {
            section {
                customCell(title: "Gain") { cell, context in
                    cell.value = context.value(\.gain, format: percent)
                    cell.onSelect = { context.set(\.gain, to: 0.123) }
                    return context.follow(\.gain) { cell.detail = percent.print($0) }
                }
            }
        }
        let driver = FormDriver(initial: Gain(), build: form, environment: FormEnvironment(report: { _ in }))
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.select("Gain")
        #expect(driver.state.gain == 0.123)
        #expect(
            try replay(lines.list, form: form, environment: FormEnvironment(report: { _ in })).state == driver.state)
    }
}
