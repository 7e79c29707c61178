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
            {"at":1.5,"move":{"open":{"page":"More","isByRow":true}}}
            {"at":1.5,"edit":{"type":{"row":"More/First","text":"5","spelling":"shown"}}}
            {"at":1.5,"edit":{"commit":{"row":"More/First"}}}
            {"at":1.5,"move":{"close":{"left":1}}}
            {"at":1.5,"edit":{"set":{"rows":[{"row":"On","text":"On"}],"includesHidden":false,"isAppliedAtOnce":false}}}
            {"at":1.5,"edit":{"reject":{"row":"On","change":1}}}
            {"at":1.5,"edit":{"change":{"key":["signal"],"value":4,"origin":"outside"}}}
            {"at":1.5,"edit":{"change":{"changes":[{"status":"busy"}],"origin":"outside"}}}
            {"at":1.5,"edit":{"undo":{"services":["On"]}}}
            {"at":1.5,"move":{"open":{"page":"More","isByRow":true}}}
            """)
    }

    @Test("has no secret in it, and not its length, but what was said of it")
    func secrets() throws {
        let answerers = Answerers()
        let driver = FormDriver(
            initial: Asked(), build: askedForm(answerers), title: "Asked", defaults: Asked(password: "the default 1"),
            environment: FormEnvironment(report: { _ in }, clock: TestClock()))
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.select("More")
        try user.select("Password")
        try user.type("Tr0ub4d")
        try user.pressReturn()
        try user.type("Tr0ub4dor & 3")
        try user.pressReturn()
        try user.select("Code")
        try user.type("98")
        try user.pressReturn()
        driver.session.show(.error("The password Tr0ub4dor & 3 is in a list."), at: "More/Password")
        driver.change { $0.password = "fresh paint 77" }
        driver.set(\.code, to: "445566")
        let log = lines.list.joined(separator: "\n")
        for secret in ["correct horse", "1234", "the default 1", "Tr0ub", "98", "fresh paint", "445566"] {
            #expect(!log.contains(secret), "\(secret)")
        }
        let texts = lines.list.filter { $0.contains(#""type""#) || $0.contains(#""found""#) }
        expectNoDifference(
            texts.joined(separator: "\n"),
            #"""
            {"at":0,"edit":{"type":{"row":"More/Password","text":"secret 4","spelling":"shown"}}}
            {"at":0,"edit":{"commit":{"row":"More/Password"}},"found":[{"row":"More/Password","input":{"notice":\#
            {"severity":"error","sentence":{"one":"Use at least %s character.","several":"Use at least %s characters.",\#
            "count":8,"arguments":[{"verbatim":"8"}]}},"waits":false}}]}
            {"at":0,"edit":{"type":{"row":"More/Password","text":"secret 5","spelling":"shown"}},"found":[\#
            {"row":"More/Password","input":{"waits":false}}]}
            {"at":0,"edit":{"commit":{"row":"More/Password"}},"found":[{"row":"More/Password","input":{"waits":false},\#
            "value":{"waits":false}}]}
            {"at":0,"edit":{"type":{"row":"More/Code","text":"secret 6","spelling":"shown"}}}
            {"at":0,"edit":{"commit":{"row":"More/Code"}},"found":[{"row":"More/Code","input":{"notice":\#
            {"severity":"error","sentence":"Use 4 to 6 digits."},"waits":false}}]}
            """#)
        let replayed = try replay(lines.list, form: askedForm(answerers))
        expectNoDifference(Screen(of: replayed.session).description, user.screen.description)
        #expect(replayed.session.record["More/Code"].issue?.text == "Use 4 to 6 digits.")
        replayed.session.undo()
        #expect(replayed.session.redoStep != nil)
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
