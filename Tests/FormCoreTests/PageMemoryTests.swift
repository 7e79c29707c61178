import FormCore
import FormTesting
import Testing

private struct Shelf: Equatable {
    var name = "Shelf"
    var isOpen = true
    var part = Part()
    var books = (1...5).map { Book(id: "b\($0)", title: "Book \($0)") }
    var byKey = ["a": 1, "b": 2]
}

private struct Part: Equatable {
    var isOn = false
    var text = "text"
}

private struct Book: Equatable {
    var id: String
    var title: String
    var isLent = false
}

private let bookPage: Form<Book> = sections {
    section {
        nestedTextField(title: "Title", keyPath: \.title)
        removeButton(title: "Remove")
    }
}

/// Pages of each kind, by their titles.
private let pages: [(title: String, form: Form<Shelf>)] = [
    (
        "Books",
        sections {
            section {
                list("Books", \.books, id: \.id) {
                    detailTextCell(title: "Book", keyPath: \.title, form: bookPage)
                    controlCell(title: "Lent", control: uiSwitch(keyPath: \.isLent))
                }
                .adding("Add") { Book(id: "b\($0.books.count + 1)", title: "New") }
                .removing().moving().duplicating { Book(id: "\($0.id)’", title: $0.title) }
            }
        }
    ),
    (
        "Groups",
        sections {
            section {
                list("Grouped", \.books, id: \.id) { controlCell(title: "Lent", control: uiSwitch(keyPath: \.isLent)) }
                    .grouped(by: \.isLent).searchable()
                list("Keys", dictionary: \.byKey) { valueCell(title: "Key", text: \.key) }.removing()
            }
        }
    ),
    (
        "Closures",
        sections {
            section {
                Element { context in
                    let cell = FormCell(title: "Of the author")
                    cell.onSelect = { [cell] in
                        context.set(\.name, to: "Set")
                        cell.help = "Selected"
                    }
                    return RenderedElement(content: cell) { cell.detail = $0.name }
                } as Element<FormCell, Shelf>
                customCell(title: "Custom") { cell, context in
                    cell.onSelect = { context.change { $0.isOpen.toggle() } }
                    return context.follow(\.isOpen) { cell.detail = "\($0)" }
                }
            }
            Element { context in
                let cell = FormCell(title: "Of the section")
                cell.onSelect = { context.set(\.name, to: "Section") }
                return RenderedElement(content: Section(cells: [cell])) { cell.detail = $0.name }
            } as Element<Section, Shelf>
        }
    ),
    (
        "Parts",
        sections {
            section {
                bind(row: controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).help(from: \.text), to: \.part)
                expanderCell(title: "Expander", isExpanded: true) {
                    controlCell(title: "Below", control: uiSwitch(keyPath: \.isOpen))
                }
                controlsCell(title: "Two") {
                    controlCell(title: "First", control: uiSwitch(keyPath: \.isOpen))
                    controlCell(title: "Second", control: textField(keyPath: \.name))
                }
            }
            bind(section: section { controlCell(title: "Also", control: uiSwitch(keyPath: \.isOn)) }, to: \.part)
        }
    ),
]

@MainActor
private let shelfForm: Form<Shelf> = sections {
    section(
        pages.flatMap { page in
            [
                detailTextCell(title: page.title, keyPath: \.name, form: page.form),
                detailTextCell(title: "\(page.title) as a dialog", keyPath: \.name, form: page.form)
                    .presented(as: .dialog),
            ]
        })
}

@MainActor
@Suite("A page that is closed")
struct PageMemoryTests {
    private struct Weak { weak var object: AnyObject? }

    @Test(
        "is gone with all that it has shown, whatever was done there",
        arguments: pages.flatMap { [$0.title, "\($0.title) as a dialog"] })
    func gone(title: String) throws {
        let driver = FormDriver(initial: Shelf(), build: shelfForm, title: "Shelf", defaults: Shelf())
        var objects: [(name: String, object: Weak)] = []
        func note(_ page: FormPage) {
            objects.append((page.title, Weak(object: page)))
            for section in page.sections {
                objects.append(("a section", Weak(object: section)))
                for cell in section.cells.flatMap({ [$0] + $0.parts }) {
                    objects.append(("\(cell.path)", Weak(object: cell)))
                    if let control = cell.control {
                        objects.append(("control of \(cell.path)", Weak(object: control.base)))
                    }
                    if let value = cell.value { objects.append(("value of \(cell.path)", Weak(object: value))) }
                }
            }
        }
        for number in 0..<12 {
            // An undo may reveal a row of the first page.
            if driver.session.pages.count == 1 { try #require(driver.session.cell(title)).select() }
            note(driver.session.topPage)
            let cells = driver.session.topPage.sections.flatMap(\.cells).flatMap { [$0] + $0.parts }.filter(\.isUsable)
            guard !cells.isEmpty else { break }
            let cell = cells[number % cells.count]
            for action in RowActions.Action.allCases where number.isMultiple(of: 3) && cell.actions.contains(action) {
                cell.perform(action)
            }
            cell.select()
            if driver.session.pages.count > 1 { note(driver.session.topPage) }
            if number.isMultiple(of: 4) { driver.session.undo() }
            _ = (driver.session.rows(), driver.session.search("o"))
            driver.session.search(nil)
            while driver.session.pages.count > 2 { driver.session.goBack() }
        }
        while driver.session.pages.count > 1 { driver.session.goBack() }
        #expect(objects.count > 20)
        #expect(objects.filter { $0.object.object != nil }.map(\.name) == [])
    }
}
