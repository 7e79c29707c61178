import CustomDump
import FormCore
import FormTesting
import ManualTime
import Testing

private struct Days: Equatable {
    var first = 5
    var last = 10
    var name = "anna"
    var isShown = true
    var count = 0
}

@MainActor
@Suite("What rules say")
struct ValidationTests {
    private let first: Element<FormCell, Days> = controlCell(
        title: "First", control: formattedField(keyPath: \.first, format: .whole()))
    private let last: Element<FormCell, Days> = controlCell(
        title: "Last", control: formattedField(keyPath: \.last, format: .whole()))
    private let name: Element<FormCell, Days> = controlCell(title: "Name", control: textField(keyPath: \.name))
    private let shown: Element<FormCell, Days> = controlCell(title: "Shown", control: uiSwitch(keyPath: \.isShown))

    private func notices(_ user: HeadlessUser) -> [String: String] {
        let rows = user.screen.sections.flatMap(\.rows)
        return Dictionary(uniqueKeysWithValues: rows.compactMap { row in row.notice.map { (row.title, $0) } })
    }

    @Test("a warning over two rows stands under the first of them, for as long as it holds")
    func warningOverRows() throws {
        let form = sections {
            section {
                first
                last
                shown
            }
        }
        .rule(for: "First", "Last") { $0.first <= $0.last ? nil : .warning("Odd.") }
        let driver = FormDriver(initial: Days(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.type("1", into: "Last")
        try user.toggle("Shown")
        #expect(driver.state == Days(last: 1, isShown: false))
        #expect(notices(user) == ["First": "warning: Odd."])
        #expect(driver.session.issues.map(\.path) == ["First"])
        try user.type("9", into: "Last")
        try user.pressReturn()
        #expect(notices(user) == [:])
    }

    @Test("a row's own rules speak before those of its page, and these in the order in which they are written")
    func order() throws {
        let ruled = first.rules(\.first, [Rule("Own.") { $0 < 8 }])
        let form = sections {
            section {
                ruled
                last
            }
        }
        .rule(for: "First", "Last") { $0.first < 7 ? nil : .error("Page.") }
        .rule(for: "First", "Last") { $0.first < 7 ? nil : .error("Page again.") }
        let driver = FormDriver(initial: Days(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.type("11", into: "Last")
        try user.type("9", into: "First")
        try user.pressReturn()
        #expect(notices(user) == ["First": "error: Own."])
        try user.type("7")
        #expect(notices(user) == ["First": "error: Page."])
    }

    @Test("a warning of a rule that takes its time stays until the value is another one")
    func asyncWarning() async throws {
        let form = sections {
            section {
                name.asyncRule(\.name) { $0 == "beat" ? .warning("Short.") : nil }
                shown
            }
        }
        let driver = FormDriver(initial: Days(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.type("beat", into: "Name")
        try user.pressReturn()
        #expect(await comesTrue { driver.state.name == "beat" })
        #expect(notices(user) == ["Name": "warning: Short."])
        try user.toggle("Shown")
        #expect(notices(user) == ["Name": "warning: Short."])
        #expect(driver.session.issues.map(\.notice.text) == ["Short."])
        driver.change { $0.name = "beatrice" }
        #expect(notices(user) == [:])
    }

    @Test("a row that is hidden while it is checked is not taken, and does not keep the form pending")
    func hiddenWhileChecked() async throws {
        let (answers, answer) = AsyncStream<Notice?>.makeStream()
        let form = sections {
            section {
                name.visible(when: \.isShown).asyncRule(\.name) { _ in
                    for await notice in answers { return notice }
                    return nil
                }
                shown
            }
        }
        let driver = FormDriver(initial: Days(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.type("beat", into: "Name")
        try user.toggle("Shown")
        #expect(driver.session.validity == .valid)
        answer.yield(nil)
        #expect(await comesTrue { !driver.session.record["Name"].isBeingChecked })
        #expect(driver.state.name == "anna")
        try user.toggle("Shown")
        #expect(driver.state.name == "beat")
        #expect(driver.session.record == FormRecord())
    }

    @Test("applying waits for a rule that takes its time, unless something is edited meanwhile")
    func applyWaits() async throws {
        let (answers, answer) = AsyncStream<Notice?>.makeStream()
        let form = sections {
            section {
                name.asyncRule(\.name) { _ in
                    for await notice in answers { return notice }
                    return nil
                }
                shown
            }
        }
        let driver = FormDriver(initial: Days(), build: form, applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.type("beat", into: "Name")
        try user.apply()
        #expect(driver.state == Days())
        answer.yield(nil)
        #expect(await comesTrue { driver.state.name == "beat" })

        try user.type("carl", into: "Name")
        try user.apply()
        try user.type("dora", into: "Name")
        answer.yield(nil)
        answer.yield(nil)
        try user.pressReturn()
        #expect(await comesTrue { driver.edited.name == "dora" })
        #expect(driver.state.name == "beat")
    }

    @Test("observers of a form that is applied see every state once and in order")
    func observersOfApply() throws {
        let driver = FormDriver(initial: Days(), build: sections { section { shown } }, applying: .explicitly)
        var told: [Int] = []
        driver.observe { change in
            if change.origin == .person { driver.change { $0.count += 1 } }
        }
        driver.observe { told.append($0.new.count) }
        driver.session.cell("Shown")?.select()
        driver.session.apply()
        #expect(told == [0, 1])
    }

    @Test("an outside write of what the person has edited already reaches the program")
    func outsideOfEdited() {
        let driver = FormDriver(initial: Days(), build: sections { section { shown } }, applying: .explicitly)
        driver.session.cell("Shown")?.select()
        #expect(driver.session.cell("Shown")?.value?.write("Off") == nil)
        #expect(!driver.state.isShown)
        #expect(!driver.session.hasUnapplied)
    }

    @Test("rules on a row without a value are the author's mistake")
    func rulesWithoutValue() {
        let nested = sections { section { shown } }
        let cell = detailTextCell(title: "More", keyPath: \Days.name, form: nested).rules(\.name, [.required])
        let driver = FormDriver(initial: Days(), build: sections { section { cell } }, environment: .silent)
        expectNoDifference(
            driver.session.mistakes.map(\.description),
            [
                """
                The row “More” has rules but no value that the user could type or choose, so they never run. \
                Give them to the rows that have the values: each its own, or to several by their paths with .rule(for:).
                """
            ])
    }

    @Test("a button that changes nothing leaves nothing to undo")
    func emptyStep() {
        let button: Element<FormCell, Days> = buttonCell(title: "Press") { $0.change { $0.count += 0 } }
        let driver = FormDriver(initial: Days(), build: sections { section { button } })
        driver.session.cell("Press")?.select()
        #expect(driver.session.undoStep == nil)
    }

    @Test("a row is not revealed through a button, which may do more than open a page")
    func buttonOnTheWay() {
        let inner = sections { section { name } }
        let button: Element<FormCell, Days> = buttonCell(title: "Open") { context in
            context.change { $0.count += 1 }
            context.open(title: "Inner", form: inner)
        }
        let driver = FormDriver(initial: Days(), build: sections { section { button } })
        #expect(!driver.session.reveal("Open/Name"))
        #expect(driver.state.count == 0)
    }

    @Test("an option shows that it is not as by default where it can be reset")
    func options() throws {
        let cells: [Element<FormCell, Days>] = (0..<3).map { number in
            optionCell(title: "\(number)", option: number, keyPath: \.count).resettable()
        }
        let driver = FormDriver(initial: Days(count: 2), build: sections { section(cells) }, defaults: Days())
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """


              0 ↺
              1
              2 ✓
            """)
        try user.reset("0")
        #expect(driver.state == Days())
    }

    @Test("other defaults reach a page that another one covers")
    func coveredPage() throws {
        let inner = sections { section { name } }
        let form = sections {
            section {
                shown.resettable()
                detailTextCell(title: "Inner", keyPath: \.name, form: inner)
            }
        }
        let driver = FormDriver(initial: Days(), build: form, defaults: Days())
        let user = HeadlessUser(of: driver.session)
        try user.select("Inner")
        driver.baselines.defaults = Days(isShown: false)
        try user.goBack()
        #expect(user.screen.sections[0].rows[0].values == ["[on]", "↺"])
    }
}
