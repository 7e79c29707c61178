import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var rule = Rule()
    var isNamed = true
}

private struct Rule: Equatable {
    var name = "SSH"
    var port = 22
}

private let ruleForm: Form<Rule> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        nestedFormattedField(title: "Port", keyPath: \.port, format: .whole())
            .title(from: { "Port of \($0.name)" })
    }
}

private let ruleRow: Element<FormCell, Rule> = detailTextCell(
    title: "Rule 1", keyPath: { "\($0.port)" }, form: ruleForm
)
.title(from: \.name)

private let form: Form<State> = sections {
    section {
        bind(row: ruleRow, to: \.rule)
        bind(row: detailTextCell(title: "Fixed", keyPath: \.name, form: ruleForm), to: \.rule)
    }
}

@MainActor
@Suite("The title of a page whose row has one that follows the state")
struct PageTitleTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Root", environment: .silent)
    private var session: FormSession { driver.session }

    @Test("is the row's, follows the state with it, and tells so once")
    func follows() throws {
        let told = session.log()
        session.cell("SSH")?.select()
        #expect(session.pages.map(\.title) == ["Root", "SSH"])
        #expect(told.take() == [.pages])
        driver.set(\.rule.port, to: 23)
        #expect(told.take().isEmpty)
        driver.set(\.rule.name, to: "Web")
        #expect(session.topPage.title == "Web")
        #expect(told.take() == [.title])
        session.field("Name")?.edit("Mail")
        session.field("Name")?.commit()
        #expect(session.topPage.title == "Mail")
        #expect(session.topPage.path == "Rule 1")
    }

    @Test("is brought in line when a page above it is closed")
    func covered() {
        session.cell("SSH")?.select()
        session.cell("Port of SSH")?.select()
        #expect(session.pages.map(\.title) == ["Root", "SSH", "Port of SSH"])
        driver.set(\.rule.name, to: "Web")
        #expect(session.topPage.title == "Port of Web")
        session.goBack()
        #expect(session.pages.map(\.title) == ["Root", "Web"])
    }

    @Test("of a page for a single value is that of its row, too")
    func singleValue() throws {
        let user = HeadlessUser(of: session)
        try user.select("SSH")
        try user.select("Port of SSH")
        #expect(
            user.screen.description == """
                ‹ Port of SSH

                  Port of SSH [22]
                """)
        driver.set(\.rule.name, to: "Web")
        #expect(user.screen.title == "Port of Web")
        try user.type("80", into: "Port of Web")
        try user.pressReturn()
        #expect(driver.state.rule.port == 80)
        #expect(session.undoStep?.title == "Port of Web")
    }

    @Test("stands in the rows of the form and on the way of what a search has found")
    func breadcrumbs() throws {
        driver.set(\.rule.name, to: "Web")
        let name = try #require(session.rows().first { $0.path == "Rule 1/Name" })
        #expect(name.pageTitles == ["Root", "Web"])
        session.search("name")
        #expect(session.searchPage?.sections[0].cells.map(\.help) == ["Root › Web", "Root › Fixed"])
        driver.set(\.rule.name, to: "Mail")
        #expect(session.searchPage?.sections[0].cells.map(\.help) == ["Root › Mail", "Root › Fixed"])
        session.search("mail")
        #expect(session.searchPage?.sections[0].cells.map(\.title) == ["Mail", "Port of Mail", "Port of Mail", "Name"])
    }

    @Test("stays where the page was given another than its row")
    func ownTitle() {
        let form: Form<State> = sections {
            section {
                customCell(title: "Details") { cell, context in
                    cell.destination = context.destination(title: "All Details", form: bind(form: ruleForm, to: \.rule))
                    return { _ in }
                }
                .title(from: \.rule.name)
            }
        }
        let session = FormDriver(initial: State(), build: form, environment: .silent).session
        session.cell("SSH")?.select()
        #expect(session.topPage.title == "All Details")
    }

    @Test("costs one reading at a change, and none of a page whose row has no such title")
    func cost() {
        session.cell("Fixed")?.select()
        let counters = session.counters
        func reads(_ body: () -> Void) -> Int {
            let before = counters.bindingsRead
            body()
            return counters.bindingsRead - before
        }
        let fixed = reads { driver.set(\.isNamed, to: false) }
        session.goBack()
        session.cell("SSH")?.select()
        #expect(reads { driver.set(\.isNamed, to: true) } == fixed + 1)
    }
}
