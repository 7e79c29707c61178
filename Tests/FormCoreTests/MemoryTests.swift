import FormCore
import FormTesting
import Testing

private let everyRow: Form<Radio> = sections {
    section {
        detailTextCell(title: "Radio", keyPath: \.name, form: radioForm)
        nestedTextField(title: "Name", keyPath: \.name)
        nestedOptions(title: "Band", keyPath: \.band)
    }
    bandChoice
}

private let bandChoice: Element<Section, Radio> = choice(title: "Chosen Band") {
    optionCell(title: "2.4 GHz", option: .low, keyPath: \.band)
    optionCell(title: "5 GHz", option: .high, keyPath: \.band)
}

/// Weak references to all live objects of a page, and to the values of its rows.
@MainActor
private final class Ghosts {
    private struct Weak { weak var object: AnyObject? }
    private var objects: [Weak] = []

    var alive: Int { objects.count { $0.object != nil } }
    var count: Int { objects.count }

    func add(_ page: FormPage) {
        objects.append(Weak(object: page))
        for section in page.sections {
            objects.append(Weak(object: section))
            for cell in section.cells {
                objects.append(Weak(object: cell))
                if let control = cell.control { objects.append(Weak(object: control.base)) }
                if let value = cell.value { objects.append(Weak(object: value)) }
            }
        }
    }
}

/// Knows the row that it renders only weakly.
@MainActor
private final class Rendered {
    private(set) weak var cellLeft: FormCell?
    private(set) var count = 0

    var cell: Element<FormCell, Radio> {
        customCell(title: "Counted") { cell, context in
            self.cellLeft = cell
            self.count += 1
            cell.onSelect = { context.change { $0.presses += 1 } }
            return context.follow(\.name) { cell.detail = $0 }
        }
    }
}

@MainActor
@Suite("Memory")
struct MemoryTests {
    @Test("a closed page is gone at once, with its sections, rows and controls")
    func closedPage() {
        let driver = FormDriver(initial: Radio(), build: everyRow)
        let ghosts = Ghosts()
        for title in ["Radio", "Name", "Band"] {
            driver.session.cell(title)?.select()
            driver.change { $0.presses += 1 }
            driver.session.topPage.sections[0].cells[0].control?.textField?.edit("draft")
            ghosts.add(driver.session.topPage)
            driver.session.goBack()
        }
        #expect(ghosts.count == 52)
        #expect(ghosts.alive == 0)
    }

    @Test("a driver that nobody holds is gone, with its session and every page")
    func driver() {
        let ghosts = Ghosts()
        var driver: FormDriver<Radio>? = FormDriver(initial: Radio(), build: everyRow)
        weak let weakDriver = driver
        weak let session = driver?.session
        driver?.observe { _ in }
        driver?.session.observer = { _ in }
        driver?.session.cell("Radio")?.select()
        driver?.session.field("Name")?.edit("draft")
        for page in driver?.session.pages ?? [] { ghosts.add(page) }
        #expect(ghosts.alive > 20)
        driver = nil
        #expect(weakDriver == nil)
        #expect(session == nil)
        #expect(ghosts.alive == 0)
    }

    @Test("of a thousand pages that were never opened, only the closures are there, however many rows they have")
    func neverOpened() {
        let before = residentMemory()
        let form: Form<Radio> = sections {
            section {
                for page in 0..<1_000 {
                    detailTextCell(
                        title: "Page \(page)", keyPath: \.name,
                        form: Element(lazily: {
                            sections {
                                section {
                                    for row in 0..<100 {
                                        controlCell(title: "Row \(row)", control: textField(keyPath: \.name))
                                    }
                                }
                            }
                        }))
                }
            }
        }
        let driver = FormDriver(initial: Radio(), build: form)
        let growth = residentMemory() - before
        // The descriptions of 100,000 rows take 48 MB.
        #expect(growth < 16 << 20, "grew by \(growth) bytes")
        driver.session.cell("Page 999")?.select()
        #expect(driver.session.topPage.sections[0].cells.count == 100)
    }

    @Test("what a traversal has rendered is gone; its rows still read and write")
    func rows() throws {
        let rendered = Rendered()
        let form: Form<Radio> = sections {
            section {
                rendered.cell
                nestedTextField(title: "Name", keyPath: \.name)
            }
        }
        let driver = FormDriver(
            initial: Radio(),
            build: sections { section { detailTextCell(title: "Inner", keyPath: \.name, form: form) } })
        let rows = driver.session.rows()
        #expect(rendered.count == 1)
        #expect(rendered.cellLeft == nil)

        let value = try #require(rows.first { $0.path == "Inner/Name" }?.value)
        #expect(value.write("new") == nil)
        #expect(value.text() == "new")
        #expect(driver.state.name == "new")
    }

    @Test("ten thousand openings leave nothing behind")
    func openings() {
        let driver = FormDriver(initial: Radio(), build: everyRow)
        let ghosts = Ghosts()
        var start = 0
        for opening in 0..<10_000 {
            if opening == 100 { start = residentMemory() }
            driver.session.cell("Radio")?.select()
            if opening.isMultiple(of: 1_000) { ghosts.add(driver.session.topPage) }
            driver.session.goBack()
        }
        #expect(ghosts.alive == 0)
        #expect(start > 0)
        let growth = residentMemory() - start
        #expect(growth < 4 << 20, "grew by \(growth) bytes")
    }

    @Test("a thousand toggles show the same two screens and leave nothing behind")
    func toggles() throws {
        let driver = FormDriver(initial: Hotspot(), build: hotspotForm, title: "Hotspot")
        let user = HeadlessUser(of: driver.session)
        let on = user.screen
        try user.toggle("Personal Hotspot")
        let off = user.screen
        #expect(on.sections.count == 3)
        #expect(off.sections.count == 1)
        var start = 0
        for toggle in 0..<1_000 {
            if toggle == 100 { start = residentMemory() }
            try user.toggle("Personal Hotspot")
            #expect(user.screen == (toggle.isMultiple(of: 2) ? on : off))
        }
        let growth = residentMemory() - start
        #expect(growth < 4 << 20, "grew by \(growth) bytes")
    }
}
