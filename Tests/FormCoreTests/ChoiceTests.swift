import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A choice of rows in a group")
struct ChoiceTests {
    enum Quality: Sendable { case low, high, best }

    struct State: Equatable {
        var quality = Quality.low
        var other = Quality.low
        var isPaid = true
    }

    private static let form: Form<State> = sections {
        section {
            controlCell(title: "Paid", control: uiSwitch(keyPath: \.isPaid))
        }
        choice(title: "Quality", footer: { $0.quality == .best ? "Large files" : nil }) {
            optionCell(title: "Low", option: .low, keyPath: \.quality)
            optionCell(title: "High", option: .high, keyPath: \.quality)
            optionCell(title: "Best", option: .best, keyPath: \.quality)
                .visible(when: \.isPaid)
        }
        section {
            optionCell(title: "Low", option: .low, keyPath: \.other)
            optionCell(title: "High", option: .high, keyPath: \.other)
        }
    }

    private let driver = FormDriver(initial: State(), build: form, title: "Root", defaults: State())
    private let user: HeadlessUser

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("shows each option as a row, and is one row to whatever reads the form through")
    func rows() throws {
        #expect(
            user.screen.description == """
                Root

                  Paid [on]

                Quality
                  Low ✓
                  High
                  Best

                  Low ✓
                  High
                """)
        let rows = driver.session.rows()
        #expect(rows.map(\.path) == ["Paid", "Quality", "Low", "High"])
        #expect(rows[1].title == "Quality")
        #expect(rows[1].value?.text() == "Low")
        #expect(rows[1].value?.options == ["Low", "High", "Best"])
        #expect(rows[1].value?.kind == .choice)
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("is chosen, undone and reset as one value")
    func value() throws {
        try user.select("Best")
        #expect(driver.state.quality == .best)
        #expect(user.screen.sections[1].footer == "Large files")
        #expect(driver.session.changedRows().map(\.path) == ["Quality"])
        #expect(driver.session.undoStep?.row == "Quality")
        try user.undo()
        #expect(driver.state.quality == .low)
        try user.redo()
        driver.session.reset("Quality")
        #expect(driver.state == State())
        #expect(driver.session.rows()[1].value?.write("high") == nil)
        #expect(driver.state.quality == .high)
        #expect(driver.session.rows()[1].value?.check("Low or High") == "Choose one of: Low, High, Best.")
    }

    @Test("keeps what a rule refuses at the option that was chosen")
    func rules() throws {
        let form: Form<State> = sections {
            choice(title: "Quality") {
                optionCell(title: "Low", option: .low, keyPath: \.quality)
                    .rules(\.quality, [Rule("High is sold out.") { $0 != .high }])
                optionCell(title: "High", option: .high, keyPath: \.quality)
            }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Root")
        let user = HeadlessUser(of: driver.session)
        try user.select("High")
        #expect(driver.state.quality == .low)
        #expect(
            user.screen.description == """
                Root

                Quality
                  Low
                  High ✓
                    ! error: High is sold out.
                """)
    }

    @Test("whose options write elsewhere is reported, and goes on with those that fit")
    func mistake() throws {
        let form: Form<State> = sections {
            choice(title: "Quality") {
                optionCell(title: "Low", option: .low, keyPath: \.quality)
                optionCell(title: "High", option: .high, keyPath: \.other)
            }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Root", environment: .silent)
        #expect(
            driver.session.mistakes.map(\.description) == [
                """
                The option “High” of the choice “Quality” writes to another key path than those before it. \
                Give it a choice of its own.
                """
            ])
    }
}

@MainActor
@Suite("Rows that are set together")
struct SetTogetherTests {
    struct State: Equatable {
        var first = 1
        var last = 5
        var isOn = false
    }

    private static let days: Form<State> = sections {
        section {
            controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole(in: 0...31)))
            controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole(in: 0...31)))
        }
    }
    .rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }

    private static let form: Form<State> = sections {
        section {
            detailTextCell(title: "Days", keyPath: { "\($0.first)" }, form: days)
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        }
    }

    private let driver = FormDriver(initial: State(), build: form)

    @Test("are one change and one look of the rules, also on pages that nobody opened")
    func together() async {
        let changes = Log<State>()
        driver.observe { changes.append($0.new) }
        #expect(await driver.session.set([("Days/First", "8"), ("Days/Last", "9"), ("On", "yes")]).isEmpty)
        #expect(changes.take() == [State(first: 8, last: 9, isOn: true)])
        driver.session.undo()
        #expect(driver.state == State())
    }

    @Test("are none of them taken when one can't be, and nothing is left of the others")
    func refused() async {
        let found = await driver.session.set([("Days/First", "8"), ("On", "On")])
        #expect(found["Days/First"] == .error("Begin before the end."))
        #expect(driver.state == State())
        #expect(driver.session.record == FormRecord())
        #expect(await driver.session.set([("Days/First", "x"), ("On", "On")])["Days/First"]?.severity == .error)
        #expect(await driver.session.set([("Nothing", "8")]).isEmpty)
        #expect(driver.state == State())
    }

    @Test("don't wait for somebody who was asked about another row")
    func others() async throws {
        let form: Form<State> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.isOn) { _ in try await Task.sleep(for: .seconds(3600)) }
                controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole()))
                    .effect(\.first) { _ in await Task.yield() }
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        driver.page.sections[0].cells[0].select()
        #expect(await driver.session.set([("First", "8")]).isEmpty)
        #expect(driver.state == State(first: 8))
    }

    @Test("can be set by their titles, as a test does")
    func user() async throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("Days")
        try await user.set(["First": "8", "Last": "9"])
        #expect(driver.state == State(first: 8, last: 9))
        await #expect(throws: FormUserError.self) { try await user.set(["Middle": "8"]) }
    }
}
