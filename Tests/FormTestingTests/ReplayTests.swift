import CustomDump
import FormCore
import FormStore
import FormTesting
import ManualTime
import RandomActions
import Testing

@MainActor
@Suite("A log of edits")
struct ReplayTests {
    private final class Lines {
        var list: [String] = []
    }

    @Test("gives the same states and screens again, whatever was done", arguments: [Applying.atOnce, .explicitly])
    func walks(applying: Applying) throws {
        var generator = SeededGenerator.announced("recorded walks")
        for _ in 0..<6 {
            let walk = try RecordedWalk(of: 60, applying, using: &generator)
            var count = 0
            try replay(walk.log, form: everythingForm(and: extrasSection), environment: FormEnvironment(report: { _ in })) { driver in
                count += 1
                guard let moment = walk.moments[count] else { return }
                let found = RecordedWalk.Moment(of: driver)
                if found != moment {
                    expectNoDifference(found, moment, "\(walk.log[..<count].joined(separator: "\n"))")
                    throw Stop()
                }
            }
        }
    }

    private struct Stop: Error {}

    @Test("that begins on a page where rows are expanded shows them")
    func beginsExpanded() throws {
        let driver = FormDriver(initial: Everything(), build: everythingForm(and: extrasSection), title: "Everything")
        let user = HeadlessUser(of: driver.session)
        try user.expand("Extras")
        try user.collapse("Others")
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        try user.select("Deep")
        try user.select("Depth")
        try user.goBack()
        let replayed = try replay(lines.list, form: everythingForm(and: extrasSection))
        expectNoDifference(Screen(of: replayed.session).description, user.screen.description)
        try user.collapse("Extras")
        #expect(lines.list.last?.contains("\"collapse\"") == true)
    }

    @Test("that begins in a dialog has its end")
    func beginsInDialog() throws {
        let driver = FormDriver(initial: Everything(), build: everythingForm(), title: "Everything")
        let user = HeadlessUser(of: driver.session)
        try user.select("Sound")
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        try user.type("7", into: "Volume")
        try user.apply()
        let replayed = try replay(lines.list, form: everythingForm())
        #expect(replayed.state == driver.state)
        expectNoDifference(Screen(of: replayed.session).description, user.screen.description)
    }

    @Test("gives the same again where others answer late, out of order or never", arguments: [Applying.atOnce, .explicitly])
    func answers(applying: Applying) async throws {
        var generator = SeededGenerator.announced("recorded answers")
        for _ in 0..<6 {
            let answerers = Answerers()
            let driver = FormDriver(
                initial: Asked(), build: askedForm(answerers), title: "Asked", defaults: Asked(), applying: applying,
                environment: FormEnvironment(report: { _ in }))
            let user = HeadlessUser(of: driver.session)
            let lines = Lines()
            try driver.record { lines.list.append($0) }
            var moments: [Int: String] = [:]
            for _ in 0..<60 {
                act(user, driver, answerers, using: &generator)
                for _ in 0..<Int.random(in: 0...6, using: &generator) { await Task.yield() }
                moments[lines.list.count] = moment(of: driver)
            }
            let isNeverAnswered = answerers.count
            var count = 0
            let others = Answerers()
            try replay(lines.list, form: askedForm(others), environment: FormEnvironment(report: { _ in })) { replayed in
                count += 1
                guard let expected = moments[count] else { return }
                let found = moment(of: replayed)
                if found != expected {
                    expectNoDifference(found, expected, "\(lines.list[..<count].joined(separator: "\n"))")
                    throw Stop()
                }
            }
            #expect(others.count == 0, "Nobody is asked; \(isNeverAnswered) have never answered.")
            answerers.end()
            await settle()
        }
    }

    /// What is there, but for secrets.
    private func moment(of driver: FormDriver<Asked>) -> String {
        func text(_ state: Asked) -> String {
            var state = state
            state.password = String(repeating: "x", count: state.password.count)
            state.code = String(repeating: "0", count: state.code.count)
            return "\(state)"
        }
        let rows = driver.session.record.rows.map { path, row in
            "\(path): \(row.draft != nil) \(row.issue?.text ?? "-") \(row.notice?.text ?? "-") \(row.isPending) \(row.wish?.text ?? "-")"
        }
        return """
            \(text(driver.state))
            \(text(driver.edited))
            \(Screen(of: driver.session))
            \(driver.session.undoStep?.title ?? "-") \(driver.session.redoStep?.title ?? "-")
            \(rows.sorted().joined(separator: "\n"))
            """
    }

    private func act(
        _ user: HeadlessUser, _ driver: FormDriver<Asked>, _ answerers: Answerers,
        using random: inout SeededGenerator
    ) {
        let texts = ["", "1", "7", "20", "31", "Home", "e\u{301}", "a long name", "1234", "12345", "abc"]
        switch Int.random(in: 0..<16, using: &random) {
        case 0: driver.session.undo()
        case 1: driver.session.redo()
        case 2: driver.set(\.signal, to: Int.random(in: 0...9, using: &random))
        case 3: driver.set(\.status, to: Bool.random(using: &random) ? .busy : .idle)
        case 4: driver.change { $0.presses += 1 }
        case 5, 6: answerers.answer(using: &random)
        case 7: driver.session.reset(.root)
        case 8: driver.session.openChangedSettings()
        case 9: try? user.goBack()
        case 10: if driver.session.applying == .explicitly { driver.session.apply() }
        case 11:
            let notice: Notice? = Bool.random(using: &random) ? .warning(Sentence("Look at %s.", "this")) : nil
            driver.session.show(notice, at: "Name")
            driver.session.show(notice, from: "radio", about: "More/First")
        case 12: try? user.search(Bool.random(using: &random) ? "name" : nil)
        default:
            let rows = user.screen.sections.flatMap(\.rows)
            guard let row = rows.randomElement(using: &random) else { return }
            if row.values.contains(where: { $0.hasPrefix("[") && !["[on]", "[off]"].contains($0) }) {
                try? user.type(texts.randomElement(using: &random)!, into: row.title)
                if Bool.random(using: &random) { try? user.pressReturn() }
            } else {
                try? user.select(row.title)
            }
        }
    }

    @Test("is a line of JSON for each thing that has happened")
    func lines() async throws {
        let clock = TestClock()
        let answerers = Answerers()
        let driver = FormDriver(
            initial: Asked(), build: askedForm(answerers), title: "Asked", environment: FormEnvironment(clock: clock))
        let user = HeadlessUser(of: driver.session)
        let lines = Lines()
        let recording = try driver.record { lines.list.append($0) }
        lines.list = []
        clock.advance(by: .milliseconds(1500))
        try user.select("More")
        try user.type("5", into: "First")
        try user.goBack()
        try user.toggle("On")
        #expect(await comesTrue { answerers.count == 1 })
        answerers.end()
        #expect(await comesTrue { driver.session.record.rows.isEmpty })
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
        let lines = Lines()
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
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        #expect(lines.list[0].contains(#""standIn":"judged otherwise""#))
    }

    @Test("can't be replayed over another form, and says which line can't be done again")
    func otherForm() throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        let other: Form<Asked> = sections { section { controlCell(title: "Signal", control: uiSwitch(keyPath: \.isOn)) } }
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

    @Test("leaves a form at its end that is in use again")
    func afterwards() async throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        let replayed = try replay(lines.list, form: askedForm(answerers))
        let user = HeadlessUser(of: replayed.session)
        try user.toggle("On")
        #expect(await comesTrue { answerers.count == 1 })
        answerers.end()
        #expect(await comesTrue { replayed.session.record.rows.isEmpty })
    }

    @Test("can begin when others have been asked already")
    func begunLater() async throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let user = HeadlessUser(of: driver.session)
        let first = Task { await driver.session.set([("On", "On"), ("Name", "Home")]) }
        #expect(await comesTrue { answerers.count == 1 })
        answerers.end()
        #expect(await comesTrue { answerers.count == 1 })
        answerers.end()
        _ = await first.value
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        try user.toggle("On")
        #expect(await comesTrue { answerers.count == 1 })
        var generator = SeededGenerator.announced("an answer")
        while driver.session.record["On"].wish != nil {
            answerers.answer(using: &generator)
            await settle()
        }
        let isOn = driver.state.isOn
        let replayed = try replay(lines.list, form: askedForm(answerers))
        #expect(replayed.state.isOn == isOn)
        #expect(replayed.session.record == driver.session.record)
    }

    @Test("reads numbers as the person has written them")
    func locale() throws {
        struct Gain: Codable, Equatable { var gain = 1.5 }
        let thousands = Format<Double>(
            print: { "\($0)" }, parse: { Double($0).map { .success($0) } ?? .failure("Type a number.") },
            show: { "\($0)".split(separator: ".").joined(separator: $1.decimalSeparator) },
            read: { text, locale in
                let plain = locale.decimalSeparator == "," ? text.filter { $0 != "." }.map { $0 == "," ? "." : $0 } : Array(text)
                return Double(String(plain)).map { .success($0) } ?? .failure("Type a number.")
            })
        let form: Form<Gain> = sections {
            section { controlCell(title: "Gain", control: formattedField(keyPath: \.gain, format: thousands)) }
        }
        let driver = FormDriver(
            initial: Gain(), build: form,
            environment: FormEnvironment(locale: FormLocale(decimalSeparator: ",")))
        let user = HeadlessUser(of: driver.session)
        let lines = Lines()
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
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        try user.select("Gain")
        #expect(driver.state.gain == 0.123)
        #expect(try replay(lines.list, form: form, environment: FormEnvironment(report: { _ in })).state == driver.state)
    }

    @Test("knows when there is less room again")
    func layout() throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let user = HeadlessUser(of: driver.session)
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        driver.session.layout = .sidebar
        try user.select("More")
        driver.session.layout = .stack
        let replayed = try replay(lines.list, form: askedForm(answerers))
        #expect(replayed.session.shownPages.map(\.title) == ["More"])
    }
}
