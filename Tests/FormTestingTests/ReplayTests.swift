import CustomDump
import FormCore
import FormStore
import FormTesting
import ManualTime
import RandomActions
import RandomNumbers
import Testing

private struct Lamp: Equatable, Codable {
    var colour = "red"
    var isShouting = false
    var hasGreen = false
}

@MainActor
@Suite("A log of edits")
struct ReplayTests {
    @Test("gives the same states and screens again, whatever was done", arguments: [Applying.atOnce, .explicitly])
    func walks(applying: Applying) throws {
        var generator = SeededGenerator.announced("recorded walks")
        for _ in 0..<6 {
            let walk = try RecordedWalk(of: 60, applying, using: &generator)
            var count = 0
            try replay(
                walk.log, form: everythingForm(and: extrasSection), environment: FormEnvironment(report: { _ in })
            ) { driver in
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
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.select("Deep")
        try user.select("Depth")
        try user.goBack()
        let replayed = try replay(lines.list, form: everythingForm(and: extrasSection))
        expectNoDifference(Screen(of: replayed.session).description, user.screen.description)
        try user.collapse("Extras")
        #expect(lines.list.last?.contains(#""expand":{"row":"Extras","isExpanded":false}"#) == true)
    }

    @Test("chooses the same option again, though its title has changed since")
    func changedTitle() throws {
        let form: Form<Lamp> = sections {
            section {
                picker(title: "Colour", keyPath: \.colour, optionsFrom: { _ in ["red", "green"] }) { lamp, colour in
                    lamp.isShouting ? colour.uppercased() : colour
                }
                .rules(\.self, [Rule("Not now.") { $0.colour == "red" || $0.hasGreen }])
            }
        }
        let driver = FormDriver(initial: Lamp(), build: form, title: "Lamp")
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try HeadlessUser(of: driver.session).choose("green", in: "Colour")
        driver.set(\.isShouting, to: true)
        driver.set(\.hasGreen, to: true)
        #expect(driver.state.colour == "green")
        let replayed = try replay(lines.list, form: form)
        #expect(replayed.state == driver.state)
    }

    @Test("that begins in a dialog has its end")
    func beginsInDialog() throws {
        let driver = FormDriver(initial: Everything(), build: everythingForm(), title: "Everything")
        let user = HeadlessUser(of: driver.session)
        try user.select("Sound")
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.type("7", into: "Volume")
        try user.apply()
        let replayed = try replay(lines.list, form: everythingForm())
        #expect(replayed.state == driver.state)
        expectNoDifference(Screen(of: replayed.session).description, user.screen.description)
    }

    @Test(
        "gives the same again where others answer late, out of order or never",
        arguments: [Applying.atOnce, .explicitly])
    func answers(applying: Applying) async throws {
        var generator = SeededGenerator.announced("recorded answers")
        for _ in 0..<6 {
            let answerers = Answerers()
            let driver = FormDriver(
                initial: Asked(), build: askedForm(answerers), title: "Asked", defaults: Asked(), applying: applying,
                environment: FormEnvironment(report: { _ in }))
            let user = HeadlessUser(of: driver.session)
            let lines = LogLines()
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
            try replay(lines.list, form: askedForm(others), environment: FormEnvironment(report: { _ in })) {
                replayed in
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
            (state.password, state.code) = ("", "")
            return "\(state)"
        }
        let rows = driver.session.record.rows.map { path, row in
            "\(path): \(row.draft != nil) \(row.issue?.text ?? "-") \(row.notice?.text ?? "-") \(row.isBeingChecked) \(row.pending?.text ?? "-")"
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

    @Test("leaves a form at its end that is in use again")
    func afterwards() async throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let lines = LogLines()
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
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        try user.toggle("On")
        #expect(await comesTrue { answerers.count == 1 })
        var generator = SeededGenerator.announced("an answer")
        while driver.session.record["On"].pending != nil {
            answerers.answer(using: &generator)
            await settle()
        }
        let isOn = driver.state.isOn
        let replayed = try replay(lines.list, form: askedForm(answerers))
        #expect(replayed.state.isOn == isOn)
        #expect(replayed.session.record == driver.session.record)
    }

    @Test("knows when there is less room again")
    func layout() throws {
        let answerers = Answerers()
        let driver = FormDriver(initial: Asked(), build: askedForm(answerers))
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        driver.session.layout = .sidebar
        try user.select("More")
        driver.session.layout = .stack
        let replayed = try replay(lines.list, form: askedForm(answerers))
        #expect(replayed.session.shownPages.map(\.title) == ["More"])
    }
}
