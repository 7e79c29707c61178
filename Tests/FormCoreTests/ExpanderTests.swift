import CustomDump
import Firewall
import FormCore
import FormTesting
import Testing

private struct Printer: Equatable {
    var name = "Laser"
    var tray = "Upper"
    var copies = 1
    var firstPage = 1
    var lastPage = 2
    var firewall = Firewall()
}

private let trayForm: Form<Printer> = sections {
    section { controlCell(title: "Tray", control: textField(keyPath: \.tray)).rules(\.tray, [.required]) }
}

private let form: Form<Printer> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        expanderCell(title: "More") {
            controlCell(title: "Copies", control: formattedField(keyPath: \.copies, format: .whole(in: 1...9)))
            controlCell(title: "Name", control: textField(keyPath: \.name))
            detailTextCell(title: "Tray", keyPath: \.tray, form: trayForm)
            controlsCell(title: "Pages") {
                controlCell(title: "First", control: formattedField(keyPath: \.firstPage, format: .whole()))
                controlCell(title: "Last", control: formattedField(keyPath: \.lastPage, format: .whole()))
            }
        }
    }
}
.rule(for: "More/Pages/First", "More/Pages/Last") {
    $0.firstPage <= $0.lastPage ? nil : .error("Begin before the end.")
}

private let rulesForm: Form<Printer> = sections {
    section("Firewall") {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        expanderCell(title: "Rules of the Firewall") {
            bind(row: expanderCell(title: "Ports") { portsList }, to: \.firewall)
            controlCell(title: "Copies", control: formattedField(keyPath: \.copies, format: .whole(in: 1...9)))
        }
    }
}

private let portsList: Element<ItemGroup<Firewall, FirewallRule, String>, Firewall> = list("Rules", \.rules, id: \.id) {
    detailTextCell(title: "Rule", keyPath: { "\($0.port)" }, form: portForm).title(from: \.name)
}
.adding("Add Rule") { FirewallRule(id: "rule-\($0.rules.count + 1)") }
.removing()
.moving()

private let portForm: Form<FirewallRule> = sections {
    section { controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535))) }
}

@MainActor
@Suite("An expander")
struct ExpanderTests {
    private func driver(_ form: Form<Printer> = form) -> FormDriver<Printer> {
        FormDriver(initial: Printer(), build: form, title: "Printer", defaults: Printer(), environment: .silent)
    }

    @Test("has its rows at paths below its own, the same whether it is collapsed or not")
    func paths() {
        let session = driver().session
        let paths: [RowPath] = [
            "Name", "More", "More/Copies", "More/Name", "More/Tray", "More/Tray/Tray", "More/Pages", "More/Pages/First",
            "More/Pages/Last",
        ]
        for isExpanded in [false, true] {
            session.cell("More")?.setExpanded(isExpanded)
            let rows = session.rows()
            #expect(rows.map(\.path) == paths)
            #expect(rows.allSatisfy { $0.isVisible && $0.isEnabled })
            #expect(rows[5].pageTitles == ["Printer", "More", "Tray"])
            #expect(rows[7].pageTitles == ["Printer", "More", "Pages"])
        }
        #expect(session.mistakes.isEmpty)
    }

    @Test("has its rows set, reset and told to the program by path while it is collapsed")
    func byPath() async {
        let driver = driver()
        let session = driver.session
        #expect(await session.set([("More/Copies", "3"), ("More/Pages/Last", "5")]) == [:])
        #expect(driver.state.copies == 3)
        #expect(await session.set([("More/Copies", "99")])["More/Copies"]?.severity == .error)
        #expect(session.changedRows().map(\.path) == ["More/Copies", "More/Pages/Last"])
        session.reset("More")
        #expect(driver.state == Printer())
        #expect(session.undoStep?.title == "More")
    }

    @Test("keeps what its author names from being a mistake, and tells of a row that is not there")
    func named() {
        let session = driver().session
        session.show(.warning("Empty."), at: "More/Tray")
        #expect(session.mistakes.isEmpty)
        session.show(.warning("Empty."), at: "More/Paper")
        #expect(session.mistakes.count == 1)
    }

    @Test("lets a text that waits for another row wait no longer when both are collapsed")
    func waiting() throws {
        let driver = driver()
        let user = HeadlessUser(of: driver.session)
        try user.expand("More")
        try user.type("7", into: "First")
        try user.collapse("More")
        #expect(driver.state.firstPage == 1)
        #expect(driver.session.record["More/Pages/First"].issue?.severity == .error)
        #expect(user.screen.sections[0].rows.last?.values == ["⚠", "▸"])
    }

    @Test("whose page is opened from within leads back to the row, and is kept open as long as its page is")
    func pages() throws {
        let outer: Form<Printer> = sections {
            section { detailTextCell(title: "Printer", keyPath: \.name, form: form) }
        }
        let driver = driver(outer)
        let user = HeadlessUser(of: driver.session)
        try user.select("Printer")
        #expect(driver.session.reveal("Printer/More/Tray/Tray"))
        #expect(user.focusedRow == "Tray")
        #expect(driver.session.pages.map(\.title) == ["Printer", "Printer", "Tray"])
        try user.type("")
        try user.goBack()
        #expect(user.focusedRow == "Tray")
        try user.collapse("More")
        expectNoDifference(
            user.screen.description,
            """
            ‹ Printer

              Name [Laser]
              More ⚠ ▸
            """)
        try user.expand("More")
        #expect(user.screen.sections[0].rows[4].values == ["Upper", "⚠", "›"])
        try user.goBack()
        try user.select("Printer")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Name", "More"])
        // What leads to the expander itself expands it.
        #expect(driver.session.go(to: "Printer/More") == nil)
        #expect(user.screen.sections[0].rows.count == 6)
    }

    @Test("shows a list, also in another expander, and follows it while it is collapsed")
    func lists() throws {
        let driver = driver(rulesForm)
        let user = HeadlessUser(of: driver.session)
        try user.expand("Rules of the Firewall")
        try user.expand("Ports")
        let expanded = """
            Printer

            Firewall
              Name [Laser]
              Rules of the Firewall ▾
                Ports ▾
                  SSH 22 ›
                  Second 53 ›
                  Web 80 ›
                  Add Rule (button)
                Copies [1]
            """
        expectNoDifference(user.screen.description, expanded)
        try user.remove("Second")
        try user.moveUp("Web")
        #expect(driver.state.firewall.rules.map(\.id) == ["web", "ssh"])
        try user.collapse("Ports")
        driver.set(\.firewall.rules, to: .usual)
        try user.collapse("Rules of the Firewall")
        try user.expand("Rules of the Firewall")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Name", "Rules of the Firewall", "Ports", "Copies"])
        try user.expand("Ports")
        expectNoDifference(user.screen.description, expanded)
        try user.select("Add Rule")
        #expect(driver.session.topPage.path == "Rules of the Firewall/Ports/Rules/rule-4")
        try user.type("9", into: "Port")
        try user.goBack()
        #expect(user.focusedRow == "New Rule")
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.firewall.rules.count == 3)
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("leads to an item of a list in it")
    func item() throws {
        let driver = driver(rulesForm)
        let user = HeadlessUser(of: driver.session)
        #expect(driver.session.go(to: "Rules of the Firewall/Ports/Rules/web/Port") == nil)
        #expect(user.focusedRow == "Port")
        try user.goBack()
        #expect(user.focusedRow == "Web")
        try user.search("second")
        try user.collapseAll(in: driver)
        #expect(driver.session.reveal("Rules of the Firewall/Ports/Rules/second"))
        #expect(user.focusedRow == "Second")
    }

    @Test("makes none of the rows of a long list before it is expanded")
    func longList() throws {
        let driver = driver(rulesForm)
        driver.set(\.firewall.rules, to: (0..<5_000).map { FirewallRule(id: "\($0)") })
        let session = driver.session
        let expander = session.cell("Rules of the Firewall")
        let before = session.counters.rowsRendered
        expander?.setExpanded(true)
        #expect(session.topPage.sections[0].cells.count == 4)
        #expect(session.counters.rowsRendered == before)
        session.cell("Ports")?.setExpanded(true)
        #expect(session.topPage.sections[0].cells.count == 5_006)
        session.topPage.sections[0].cells[1].setExpanded(false)
        #expect(session.topPage.sections[0].cells.count == 2)
        #expect(session.counters.rowsRendered < before + 50)
    }

    @Test("tells renderers of the rows that come and go, once each time")
    func notifications() {
        let driver = driver()
        let section = driver.page.sections[0]
        let log = section.log()
        let cellLog = section.cells[1].log()
        section.cells[1].setExpanded(true)
        #expect(log.take() == [.cells])
        #expect(section.replaced == 2..<2)
        section.cells[1].setExpanded(true)
        #expect(log.take() == [])
        section.cells[1].setExpanded(false)
        #expect(section.replaced == 2..<6)
        #expect(log.take() == [.cells])
        #expect(cellLog.take() == [.accessory, .accessory])
    }

    @Test("is told to its author where it can't show its rows")
    func mistakes() throws {
        let inner: Element<FormCell, FirewallRule> = expanderCell(title: "Rule") {
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole()))
        }
        func wrapped<Content, State>(_ element: Element<Content, State>) -> Element<Content, State> {
            Element { element.render($0) }
        }
        let form: Form<Printer> = sections {
            section {
                controlsCell(title: "Line") {
                    expanderCell(title: "Beside") { controlCell(title: "Name", control: textField(keyPath: \.name)) }
                }
                bind(
                    row: expanderCell(title: "Ports") {
                        portsList.adding("Add", in: .header) { _ in [FirewallRule].usual[0] }
                    }, to: \.firewall)
            }
            bind(section: section { list("Rules", \.rules, id: \.id) { inner } }, to: \.firewall)
            bind(
                section: section { expanderCell(title: "Closure") { wrapped(portsList.searchable(from: 1)) } },
                to: \.firewall)
        }
        let mistaken = driver(form)
        _ = mistaken.page.sections[1].cells[1]
        expectNoDifference(
            mistaken.session.mistakes.map { $0.description.prefix { $0 != "." } + "." },
            [
                "The row “Line/Beside” is an expander, but is in another row, in an item of a list or in a section's heading, where it can't show its rows.",
                "A list in the expander “Ports” has its button in a section's heading, which an expander doesn't have, so it is not shown.",
                "A list in the expander “Closure” is searchable, and its field would be above the rows of the whole section, so it is not shown.",
                "The row “Rules/ssh” is an expander, but is in another row, in an item of a list or in a section's heading, where it can't show its rows.",
            ])
    }
}

extension HeadlessUser {
    /// Collapses the expanders of the first page, whatever is on the screen.
    fileprivate func collapseAll(in driver: FormDriver<Printer>) throws {
        try search(nil)
        for title in ["Ports", "Rules of the Firewall"] { try collapse(title) }
    }
}
