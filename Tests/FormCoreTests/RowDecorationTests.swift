import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var count: Int? = 2
    var isLoud = true
    var hasCode = true
}

private let codeForm: Form<State> = sections {
    section { valueCell(title: "Code", text: { _ in "1234" }) }
}

private func picture(_ state: State) -> Picture? {
    state.hasCode ? Picture(width: 1, height: 1, pixels: [0, 0, 0, 255]) : nil
}

@MainActor
@Suite("Symbols, counts and pictures of rows")
struct RowDecorationTests {
    @Test("follow the state, with a word for the renderer only where they change")
    func following() throws {
        let form: Form<State> = sections {
            section {
                detailTextCell(title: "Devices", keyPath: { _ in "" }, form: codeForm)
                    .symbol("phone-symbolic")
                    .badge(from: \.count)
                controlCell(title: "Sound", control: uiSwitch(keyPath: \.isLoud))
                    .symbol { $0.isLoud ? "loud" : nil }
                detailTextCell(title: "Show Code", keyPath: { _ in "" }, form: codeForm)
                    .picture(from: picture)
            }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Row")
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Row

              Devices 2 ›
              Sound [on]
              Show Code ▨ ›
            """)
        let cells = Array(driver.page.sections[0].cells)
        #expect(cells.map(\.symbol) == ["phone-symbolic", "loud", nil])
        let logs = cells.map { $0.log() }
        driver.change { $0 = State(count: 0, isLoud: false, hasCode: false) }
        expectNoDifference(
            user.screen.description,
            """
            Row

              Devices ›
              Sound [off]
              Show Code ›
            """)
        #expect(cells.map(\.symbol) == ["phone-symbolic", nil, nil])
        #expect(logs.map { $0.take() } == [[.badge], [.symbol], [.picture]])
        driver.change { $0.count = nil }
        #expect(logs[0].take() == [])
        driver.change { $0.count = 12 }
        #expect(user.screen.sections[0].rows[0].values == ["12", "›"])
        #expect(logs[0].take() == [.badge])
    }

    @Test("leave the row one row, with one path: its picture is the way to its page")
    func picturePath() throws {
        let form: Form<State> = sections {
            section { detailTextCell(title: "Show Code", keyPath: { _ in "" }, form: codeForm).picture(from: picture) }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Row")
        let user = HeadlessUser(of: driver.session)
        try user.select("Show Code")
        #expect(driver.session.topPage.path == "Show Code")
        #expect(driver.session.rows().map(\.path) == ["Show Code", "Show Code/Code"])
        #expect(driver.session.mistakes == [])
    }

    @Test("are a mistake of the author where a picture leads nowhere, or a section has two")
    func mistakes() throws {
        let form: Form<State> = sections {
            section {
                controlCell(title: "Sound", control: uiSwitch(keyPath: \.isLoud)).picture(from: picture)
                detailTextCell(title: "One", keyPath: { _ in "" }, form: codeForm).picture(from: picture)
            }
            section { detailTextCell(title: "Two", keyPath: { _ in "" }, form: codeForm).picture(from: picture) }
            section {
                detailTextCell(title: "Three", keyPath: { _ in "" }, form: codeForm).picture(from: picture)
                bind(
                    row: detailTextCell(title: "Four", keyPath: { _ in "" }, form: codeForm).picture(from: picture),
                    to: \.self)
            }
        }
        let driver = FormDriver(initial: State(hasCode: false), build: form, environment: .silent)
        _ = driver.session.rows()
        let mistakes = driver.session.mistakes.map(\.description)
        #expect(mistakes.count == 3)
        #expect(mistakes.first?.contains("“Sound” has a picture beside the other rows but opens no page") == true)
        #expect(mistakes[1].contains("“One” has a picture, and so does another row"))
        #expect(mistakes[2].contains("“Four” has a picture, and so does another row"))
    }
}
