import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var name = "name"
    var first = 1
    var last = 5
    var mode = "Simple"
    var isOn = false
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole(in: 1...31)))
        controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole(in: 1...31)))
            .rules(\.last, [Rule("This is late.") { $0 < 20 }.severity(.warning)])
        nestedOptions(title: "Mode", keyPath: \.mode, options: ["Simple", "Full"])
            .rules(\.mode, [Rule("Turn it on first.") { $0 == "Simple" }])
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        detailTextCell(title: "Page", keyPath: \.name, form: page)
    }
}
.rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }

private let page: Form<State> = sections {
    section {
        nestedTextField(title: "Name", keyPath: \.name)
            .rules(\.name, [.required, .length(...8)])
            .asyncRule(\.name) { $0 == "taken" ? .error("The name is taken.") : nil }
    }
}

@MainActor
@Suite("What a row says about a text")
struct RowNoticeTests {
    private let driver = FormDriver(initial: State(), build: form, environment: .silent)

    private func row(_ path: RowPath) throws -> FormRow {
        try #require(driver.session.rows().first { $0.path == path })
    }

    @Test(
        "is what the window shows under the row",
        arguments: [
            ("First", "32", "Type a whole number from 1 to 31."), ("First", "7", "Begin before the end."),
            ("First", "3", nil), ("Last", "25", "This is late."), ("Last", "0", "Type a whole number from 1 to 31."),
        ] as [(String, String, String?)])
    func sameAsWindow(title: String, text: String, sentence: String?) throws {
        let notice = try row(RowPath(title)).notice(for: text)
        #expect(notice?.text == sentence)
        #expect(driver.state == State())
        let user = HeadlessUser(of: driver.session)
        try user.type(text, into: title)
        try user.pressReturn()
        // A rule over several rows waits until the person is done.
        driver.session.commitDrafts()
        #expect(driver.session.topPage.sections[0].cells.first { $0.title == title }?.notice == notice)
        #expect((driver.state == State()) == (notice?.severity == .error))
    }

    @Test("is told of a choice, and of a row whose page nobody opened, too")
    func otherRows() throws {
        #expect(try row("Mode").notice(for: "Full") == .error("Turn it on first."))
        #expect(try row("Mode").notice(for: "None") == .error("Choose one of: Simple, Full."))
        #expect(try row("Switch").notice(for: "perhaps") == .error("Type On or Off."))
        #expect(try row("Page/Name").notice(for: "") == .error("This can't be empty."))
        #expect(try row("Page").notice(for: "x") == nil)
        #expect(driver.state == State())
    }

    @Test("includes what the rules say that take their time, where they are waited for")
    func asynchronous() async throws {
        let name = try row("Page/Name")
        #expect(name.notice(for: "taken") == nil)
        #expect(await name.noticeInTime(for: "taken") == .error("The name is taken."))
        #expect(await name.noticeInTime(for: "") == .error("This can't be empty."))
        #expect(await name.noticeInTime(for: "free") == nil)
        driver.change { $0.name = "taken" }
        #expect(await name.noticeInTime(for: "taken") == nil)
    }

    @Test("follows the state, and is nothing when the driver is gone")
    func later() throws {
        let first = try row("First")
        driver.change { $0.last = 31 }
        #expect(first.notice(for: "7") == nil)
        var other: FormDriver<State>? = FormDriver(initial: State(), build: form, environment: .silent)
        let orphan = try #require(other?.session.rows().first)
        other = nil
        #expect(orphan.notice(for: "99") == nil)
    }

    @Test("leaves the drafts of others out")
    func drafts() throws {
        let user = HeadlessUser(of: driver.session)
        try user.type("20", into: "First")
        try user.pressReturn()
        #expect(try row("Last").notice(for: "4") == nil)
        #expect(driver.session.record["First"].draft?.text == "20")
    }

    @Test("and what its value stands for, are told")
    func kinds() throws {
        #expect(try row("First").value?.kind == .number)
        #expect(try row("Mode").value?.kind == .choice)
        #expect(try row("Switch").value?.kind == .onOff)
        #expect(try row("Page/Name").value?.kind == .text)
    }
}
