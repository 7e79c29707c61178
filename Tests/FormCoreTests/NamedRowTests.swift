import FormCore
import Testing

private struct State: Equatable {
    var isOn = false
    var name = ""
    var copies = 1
}

private func toggle(_ title: String) -> Element<FormCell, State> {
    controlCell(title: title, control: uiSwitch(keyPath: \.isOn))
}

private let trayForm: Form<State> = sections { section { toggle("Duplex") } }

private let printerForm: Form<State> = sections {
    section {
        toggle("Color")
        nestedTextField(title: "Name", keyPath: \.name)
        detailTextCell(title: "Tray", keyPath: \.name, form: trayForm)
    }
}

private let form: Form<State> = sections {
    section {
        toggle("On")
        detailTextCell(title: "Printer", keyPath: \.name, form: printerForm)
        buttonCell(title: "Help") { $0.open(title: "Help", form: $0.state.isOn ? printerForm : trayForm) }
    }
}

@MainActor
@Suite("A row that the form does not have")
struct NamedRowTests {
    private func driver(_ form: Form<State> = form) -> FormDriver<State> {
        FormDriver(initial: State(), build: form, title: "Office", defaults: State(), environment: .silent)
    }

    private func ruled(by rows: RowPath...) -> Form<State> {
        rows.reduce(form) { form, row in form.rule(for: row) { _ in nil } }
    }

    private func mistake(_ caller: String, _ path: RowPath) -> String {
        """
        \(caller) names the row “\(path)”, but the form has no such row, so it has no effect. \
        Write its title or its .id(_:), after those of the rows that are opened to get there.
        """
    }

    @Test("is reported of a rule as soon as the rule's page is rendered, where the row would stand on it")
    func ruleOnPage() {
        let session = driver(ruled(by: "On", "Nmae", "Pinter/Color")).session
        #expect(
            session.mistakes.map(\.description) == [
                mistake(".rule(for:)", "Nmae"), mistake(".rule(for:)", "Pinter/Color"),
            ])
        for _ in 0..<2 { _ = session.rows() }
        #expect(session.mistakes.count == 2)
    }

    @Test("is not meant by a rule for a row that has its values on the page that it opens")
    func ruleForPage() {
        #expect(
            driver(ruled(by: "Printer/Color", "Printer")).session.mistakes.map(\.description) == [
                """
                The row “Printer” has rules but no value that the user could type or choose, so they never run. \
                Give them to the rows that have the values: each its own, or to several by their paths with .rule(for:).
                """
            ])
    }

    @Test(
        "is reported of what has to be unique among the items of a list",
        arguments: [
            ("Name", nil), ("Aliases/Name", "Aliases/1/Aliases/Name"), ("Nme", "Aliases/1/Nme"),
        ])
    func unique(row: String, missing: RowPath?) {
        struct Alias: Equatable {
            var id = 1
            var name = ""
        }
        struct Mail: Equatable { var aliases = [Alias(id: 1), Alias(id: 2)] }
        let form: Form<Mail> = sections {
            section {
                list("Aliases", \.aliases, id: \.id) {
                    controlsCell(title: "Alias") { controlCell(title: "Name", control: textField(keyPath: \.name)) }
                }
                .unique(\.name, in: row)
            }
        }
        let driver = FormDriver(initial: Mail(), build: form, environment: .silent)
        _ = driver.session.rows()
        #expect(
            driver.session.mistakes.map(\.description)
                == [missing].compactMap { $0.map { mistake(".unique(_:in:)", $0) } })
    }

    @Test("is reported of a rule for the rows of pages that were never opened")
    func ruleFurtherDown() {
        let form = ruled(
            by: "Printer/Color", "Printer/Name", "Printer/Tray/Duplex", "Printer/Tray/Dplx", "Printer/Colour")
        let session = driver(form).session
        #expect(
            session.mistakes.map(\.description) == [
                mistake(".rule(for:)", "Printer/Colour"), mistake(".rule(for:)", "Printer/Tray/Dplx"),
            ])
        #expect(session.counters.pagesRendered == 1)
        _ = session.rows()
        session.cell("Printer")?.select()
        #expect(session.mistakes.count == 2)
    }

    @Test("is reported of a rule where a page for a single value would have to have rows")
    func ruleBehindValue() {
        let session = driver(ruled(by: "Printer/Name/Name")).session
        _ = session.rows()
        #expect(session.mistakes.map(\.description) == [mistake(".rule(for:)", "Printer/Name/Name")])
    }

    @Test("is reported of the rule of a page that a button opens, but not of a rule that reaches there")
    func ruleBehindButton() {
        let page = trayForm.rule(for: "Dplx") { _ in nil }
        let form: Form<State> = sections {
            section { buttonCell(title: "Help") { $0.open(title: "Help", form: page) } }
        }
        let session = driver(form.rule(for: "Help/Color") { _ in nil }).session
        session.cell("Help")?.select()
        #expect(session.mistakes.map(\.description) == [mistake(".rule(for:)", "Help/Dplx")])
    }

    @Test("is reported at once where the program names it on a page that is open, and each once")
    func onOpenPage() async {
        let session = driver().session
        session.cell("Printer")?.select()
        for _ in 0..<2 {
            session.show(.error("Out of paper."), at: "Printr")
            session.show(.error("Out of paper."), at: "Printer/Colour")
            session.show(.error("Out of paper."), from: "printer", about: "Printer/Name/Tray")
            session.show(.error("Out of paper."), at: .root)
        }
        #expect(
            session.mistakes.map(\.description) == [
                mistake("show(_:at:)", "Printr"), mistake("show(_:at:)", "Printer/Colour"),
                mistake("show(_:from:about:details:)", "Printer/Name/Tray"), mistake("show(_:at:)", .root),
            ])
    }

    @Test("is reported at once on a page that was never opened, which is no reason to render it")
    func onClosedPage() {
        let session = driver().session
        let rendered = session.counters.pagesRendered
        for path in ["Printer/Tray/Duplex", "Printer/Tray/Dplx", "Printer/Colour", "Printer/Color"] as [RowPath] {
            session.show(.error("Out of paper."), at: path)
        }
        #expect(
            session.mistakes.map(\.description) == [
                mistake("show(_:at:)", "Printer/Tray/Dplx"), mistake("show(_:at:)", "Printer/Colour"),
            ])
        #expect(session.counters.pagesRendered == rendered)
    }

    @Test("is reported of a reset, a decision and a value, which read through the form")
    func readingThrough() async {
        let driver = driver()
        defer { withExtendedLifetime(driver) {} }
        let session = driver.session
        session.reset("Printer/Colour")
        session.resolveConflict(at: "Printer/Tray/Dplx", .mine)
        #expect(await session.set([("Nmae", "Office"), ("On", "On")]).isEmpty)
        #expect(
            session.mistakes.map(\.description) == [
                mistake("reset(_:)", "Printer/Colour"), mistake("resolveConflict(at:_:)", "Printer/Tray/Dplx"),
                mistake("set(_:)", "Nmae"),
            ])
    }

    @Test("is not reported of rows that there are, nor of the whole form, nor of what can't be known")
    func none() async {
        let driver = driver(ruled(by: "On", "Printer/Color", "Printer/Name", "Help/Color"))
        defer { withExtendedLifetime(driver) {} }
        let session = driver.session
        for path in ["On", "Printer", "Printer/Name", "Printer/Tray/Duplex", "Help/Color", "Help"] as [RowPath] {
            session.show(.error("Out of paper."), at: path)
            session.show(.error("Out of paper."), about: path)
            session.reset(path)
            session.resolveConflict(at: path, .mine)
            session.show(nil, at: path)
        }
        session.reset(.root)
        session.openChangedSettings()
        session.reset(session.topPage.path)
        session.goBack()
        _ = await session.set([("Printer/Tray/Duplex", "On")])
        _ = session.rows()
        session.cell("Help")?.select()
        session.show(.error("Out of paper."), at: "Help/Dplx")
        #expect(!session.reveal("Nmae"))
        #expect(session.mistakes.isEmpty)
    }
}
