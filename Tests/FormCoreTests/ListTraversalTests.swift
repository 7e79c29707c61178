import CustomDump
import Firewall
@testable import FormCore
import FormTesting
@testable import RandomActions
@testable import RandomNumbers
import Testing

@MainActor
@Suite("A traversal of lists")
struct ListTraversalTests {
    @Test(
        "has the rows of the pages that a person opens one by one, after any actions",
        arguments: [Applying.atOnce, .explicitly])
    func sameAsOpened(_ applying: Applying) {
        var generator = SeededGenerator.announced("rows of pages", seed: 7)
        for _ in 0..<30 {
            let form = FormInUse(everythingForm(and: shelvesSection, tasksSection), applying) { HeadlessUser(of: $0) }
            for _ in 0..<40 {
                form.take(.random(on: form.screen, isAlone: false, using: &generator))
            }
            let session = form.driver.session
            session.search(nil)
            while session.pages.count > 1 { session.goBack() }
            session.commitDrafts()
            // A page shows a draft that waits for other rows, and a traversal tells the value.
            for (path, entry) in session.record.rows where entry.isWaitingDraft {
                session.row(at: path)?.value?.cancel()
            }
            let rows = session.rows()
            #expect(session.issues.map(\.path) == rows.filter { $0.issue != nil }.map(\.path))
            let changed = rows.filter { $0.value?.differs(from: .defaults) == true }
            #expect(session.changedRows().map(\.path) == changed.map(\.path))
            let hasError = rows.contains { $0.isVisible && $0.isEnabled && $0.issue?.severity == .error }
            #expect((session.validity == .invalid) == hasError)
            // What was kept of a row tells of the row, whatever came after it.
            expectNoDifference(rows.map(line), OpenedRows(session).lines)
        }
    }

    @Test("keeps values that are written where they were read, and rules that look at their item")
    func kept() throws {
        let rules = (0..<2000).map { FirewallRule(id: "\($0)", name: "Rule \($0)") }
        let driver = FormDriver(initial: Firewall(rules: rules), build: firewallForm)
        let rows = Dictionary(driver.session.rows().map { ($0.path, $0) }) { first, _ in first }
        let first = try #require(rows["Rules/0/Port"]?.value)
        let middle = try #require(rows["Rules/999/Port"]?.value)
        driver.change { $0.rules.removeSubrange(0..<500) }
        #expect(middle.write("99") == nil)
        #expect(driver.state.rules[499].port == 99)
        #expect(driver.state.rules.count { $0.port == 99 } == 1)
        #expect(!first.isThere)
        #expect(first.write("98") == "This has been removed.")
        #expect(rows["Rules/999/Name"]?.notice(for: "")?.severity == .error)
        #expect(rows["Rules/999/Name"]?.notice(for: "rule 1000")?.severity == .error)
        #expect(rows["Rules/999/Name"]?.notice(for: "Rule 0") == nil)
    }

    @Test("tells items apart whose identities print the same text, however far apart they stand")
    func samePrint() {
        let driver = FormDriver(
            initial: Lockers(count: 1500), build: lockersForm, environment: .silent)
        let rows = driver.session.rows().filter { $0.path.components.count == 2 && $0.value != nil }
        #expect(rows.count == 1500)
        #expect(Set(rows.map(\.path)).count == 1500)
        #expect(rows[0].path == "Lockers/locker" && rows[1499].path == "Lockers/locker#1500")
        #expect(rows[1499].value?.write("On") == nil)
        #expect(driver.state.lockers.map(\.isOpen).lastIndex(of: true) == 1499)
        #expect(driver.state.lockers.count(where: \.isOpen) == 1)
        #expect(driver.session.rows().map(\.path) == driver.session.rows().map(\.path))
    }

    @Test("asks a rule over rows of several items about each, and names the first that can be used")
    func overItems() {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).visible(when: { $0.port < 100 })
                }
            }
        }
        .rule(for: "Rules/ssh/On", "Rules/web/On") { $0.rules.contains(where: \.isOn) ? nil : .error("Turn one on.") }
        let driver = FormDriver(initial: Firewall(rules: .usual), build: form)
        driver.change { for index in $0.rules.indices { $0.rules[index].isOn = false } }
        #expect(driver.session.issues.map(\.path) == ["Rules/ssh/On"])
        driver.change { $0.rules[0].port = 443 }
        #expect(driver.session.issues.map(\.path) == ["Rules/web/On"])
        #expect(driver.session.mistakes.isEmpty)
        expectNoDifference(driver.session.rows().map(line), OpenedRows(driver.session).lines)
    }

    @Test("reports the mistakes of each item, as opening them does")
    func mistakes() {
        let twice: Form<FirewallRule> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            }
        }
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) { detailTextCell(title: "Rule", keyPath: \.name, form: twice) }
            }
        }
        let traversed = FormDriver(initial: Firewall(rules: .usual), build: form, environment: .silent)
        let opened = FormDriver(initial: Firewall(rules: .usual), build: form, environment: .silent)
        expectNoDifference(traversed.session.rows().map(line), OpenedRows(opened.session).lines)
        expectNoDifference(traversed.session.mistakes, opened.session.mistakes)
        #expect(traversed.session.mistakes.count == 3)
    }
}

/// Things that only their order tells apart in a text.
private struct Lockers: Equatable {
    struct Number: Hashable, Sendable, CustomStringConvertible {
        var number: Int
        var description: String { "locker" }
    }

    struct Locker: Equatable {
        var id: Number
        var isOpen = false
    }

    var lockers: [Locker]

    init(count: Int) { lockers = (0..<count).map { Locker(id: Number(number: $0)) } }
}

private let lockersForm: Form<Lockers> = sections {
    section {
        list("Lockers", \.lockers, id: \.id) { controlCell(title: "Open", control: uiSwitch(keyPath: \.isOpen)) }
    }
}

@MainActor
private func line(_ row: FormRow) -> String {
    line(
        row.path, row.pageTitles, [row.title, row.header, row.footer, row.shownHelp, row.detail], "\(row.role)",
        isVisible: row.isVisible, isEnabled: row.isEnabled, opensPage: row.opensPage, row.value, row.issue)
}

@MainActor
private func line(
    _ path: RowPath, _ pages: [String], _ texts: [String?], _ role: String, isVisible: Bool, isEnabled: Bool,
    opensPage: Bool, _ value: RowValue?, _ issue: Notice?
) -> String {
    let texts = (pages + texts.map { $0 ?? "-" }).joined(separator: " | ")
    let signs = [isVisible ? nil : "hidden", isEnabled ? nil : "disabled", opensPage ? "opens" : nil]
    let value = value.map { "\($0.kind) \($0.typedText()) \($0.options) \($0.isSecret) \($0.differs(from: .defaults))" }
    let issue = issue.map { "\($0.severity) \($0.sentence)" }
    return "\(path): \(role) \(texts) \(signs.compactMap(\.self)) \(value ?? "-") \(issue ?? "-")"
}

/// The rows of all pages, each opened as a person does; those that nobody can open are rendered alone.
@MainActor
private struct OpenedRows {
    let session: FormSession
    private(set) var lines: [String] = []

    init(_ session: FormSession) {
        self.session = session
        read(session.topPage, [], isVisible: true, isEnabled: true)
    }

    private mutating func read(_ page: FormPage, _ titles: [String], isVisible: Bool, isEnabled: Bool) {
        let titles = titles + [page.title]
        for section in page.sections {
            for index in section.cells.indices {
                let cell = section.cells[index]
                let isVisible = isVisible && section.isVisible && (cell.isVisible || cell.role == .list)
                let isEnabled = isEnabled && cell.isEnabled
                add(cell, section, titles, isVisible, isEnabled)
                for part in cell.parts {
                    add(part, section, titles + [cell.title], isVisible && part.isVisible, isEnabled && part.isEnabled)
                }
                guard let destination = cell.destination, !destination.isSingleValue, let identity = cell.identity
                else { continue }
                cell.select()
                let isOpened = session.topPage !== page && session.topPage.path == cell.path
                let next =
                    isOpened
                    ? session.topPage
                    : session.render(destination, from: identity.scope, at: cell.path, value: nil, isOpenedByRow: true)
                read(next, titles, isVisible: isVisible, isEnabled: isEnabled)
                if isOpened { session.goBack() }
            }
        }
    }

    private mutating func add(
        _ cell: FormCell, _ section: Section, _ titles: [String], _ isVisible: Bool, _ isEnabled: Bool
    ) {
        let issue = isVisible && isEnabled ? cell.editTarget.flatMap(session.model.issue(of:)) : nil
        lines.append(
            line(
                cell.path, titles, [cell.title, section.header, section.footer, cell.shownHelp, cell.detail],
                "\(cell.role)",
                isVisible: isVisible, isEnabled: isEnabled, opensPage: cell.destination != nil, cell.value, issue))
    }
}
