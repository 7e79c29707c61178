import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Printer: Equatable {
    let id: Int
    var name = ""
    var location = ""
    var printsInColor = false
}

private struct Printing: Equatable {
    enum Pages: String, CaseIterable {
        case all, some

        var title: String { self == .all ? "All" : "Some" }
    }

    enum Sides: String, CaseIterable {
        case one, longEdge, shortEdge

        var title: String {
            switch self {
            case .one: "One Side"
            case .longEdge: "Long Edge"
            case .shortEdge: "Short Edge"
            }
        }

        var advice: String? {
            switch self {
            case .one: nil
            case .longEdge: "Turned over like a book."
            case .shortEdge: "Turned over like a calendar."
            }
        }
    }

    enum Paper: String, CaseIterable {
        case a4, a5, letter

        var title: String {
            switch self {
            case .a4: "A4"
            case .a5: "A5"
            case .letter: "Letter"
            }
        }
    }

    var printers = [
        Printer(id: 1, name: "Office", location: "First floor"), Printer(id: 2, name: "Photo", printsInColor: true),
    ]
    var printer = 1
    var pages = Pages.all
    var range: [ClosedRange<Int>] = []
    var copies = 1
    var collates = true
    var sides = Sides.one
    var paper = Paper.a4

    func name(of id: Int) -> String { printers.first { $0.id == id }?.name ?? "A removed printer" }
}

private let printerForm: Form<Printer> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Location", control: textField(keyPath: \.location))
        controlCell(title: "Colour", control: uiSwitch(keyPath: \.printsInColor))
    }
}

private let printingForm: Form<Printing> = sections {
    section("Print") {
        picker(title: "Printer", keyPath: \.printer, optionsFrom: { $0.printers.map(\.id) }) { $0.name(of: $1) }
        picker(title: "Pages", keyPath: \.pages, style: .segments, text: \.title)
        controlCell(
            title: "Range",
            control: formattedField(keyPath: \.range, format: .ranges(in: 1...9999)).placeholder("1-3, 7")
        )
        .visible { $0.pages == .some }
        .rules(\.range, [Rule("Type the pages, such as 1-3, 7.") { !$0.isEmpty }])
        controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...99))
        controlCell(title: "Collate", control: checkButton(keyPath: \.collates))
            .visible { $0.copies > 1 }
        picker(title: "Sides", keyPath: \.sides, style: .radioGroup, text: \.title, help: \.advice)
        picker(title: "Paper", keyPath: \.paper, text: \.title)
    }
    section("Printers") {
        list("Printers", \.printers, id: \.id) {
            detailTextCell(title: "Printer", keyPath: \.location, form: printerForm).title(from: \.name)
        }
        .adding("Add Printer") { Printer(id: ($0.printers.map(\.id).max() ?? 0) + 1) }
        .removing()
        .unique(\.name, in: "Name")
        .whenEmpty("There is no printer.")
    }
}

@MainActor
@Suite("Printing", .serialized, .needsDisplay)
struct PrintingProgramTests {
    private func stage(_ renderer: Renderer, _ printing: Printing = Printing()) -> Stage<Printing> {
        Stage(renderer, printing, printingForm, title: "Printing", defaults: Printing())
    }

    @Test("has a row for the pages and for collating where these are of use", arguments: Renderer.allCases)
    func rows(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.choose("Some", in: "Pages")
        try stage.user.type("7, 2-3, 1", into: "Range")
        try stage.user.step("Copies", by: 2)
        try stage.user.choose("Long Edge", in: "Sides")
        expectNoDifference(
            try stage.screen,
            """
            Printing

            Print
              Printer [Office ▾]
              Pages [All|•Some]
              Range [1-3, 7]
              Copies [3]
              Collate [✓]
              Sides ( ) One Side (•) Long Edge – Turned over like a book. ( ) Short Edge – Turned over like a calendar.
              Paper [A4 ▾]

            Printers
              Office First floor ›
              Photo ›
              Add Printer (button)
            """)
        #expect(stage.driver.state.range == [1...3, 7...7])
        try stage.user.step("Copies", by: -2)
        #expect(try stage.row("Collate") == nil)
    }

    @Test("refuses pages that are none, and a range that is left empty", arguments: Renderer.allCases)
    func range(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.choose("Some", in: "Pages")
        try stage.user.type("1-", into: "Range")
        try stage.user.choose("A5", in: "Paper")
        expectNoDifference(try stage.row("Range")?.notice, "error: “1-”: Type numbers and ranges from 1 to 9999.")
        try stage.user.type("", into: "Range")
        try stage.user.pressReturn()
        expectNoDifference(try stage.row("Range")?.notice, "error: Type the pages, such as 1-3, 7.")
        try stage.user.choose("All", in: "Pages")
        try stage.user.undo()
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.state == Printing())
    }

    @Test(
        "names a printer that was removed while it is the chosen one, and lets another be chosen",
        arguments: Renderer.allCases)
    func removed(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.remove("Office")
        expectNoDifference(
            try stage.row("Printer"),
            Screen.Row(
                title: "Printer", values: ["[A removed printer ▾]"],
                notice: "warning: “A removed printer” is not one of the options. Choose one."))
        try stage.user.choose("Photo", in: "Printer")
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.state == Printing())
        #expect(try stage.row("Printer") == Screen.Row(title: "Printer", values: ["[Office ▾]"]))
    }

    @Test("offers a printer that is added as soon as it has a name", arguments: Renderer.allCases)
    func added(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Add Printer")
        try stage.user.type("office", into: "Name")
        try stage.user.pressReturn()
        #expect(try stage.row("Name")?.notice == "error: Another item already has “Office”.")
        try stage.user.type("Attic")
        try stage.user.goBack()
        try stage.user.choose("Attic", in: "Printer")
        expectNoDifference(
            try stage.screen,
            """
            Printing

            Print
              Printer [Attic ▾]
              Pages [•All|Some]
              Copies [1]
              Sides (•) One Side ( ) Long Edge – Turned over like a book. ( ) Short Edge – Turned over like a calendar.
              Paper [A4 ▾]

            Printers
              Office First floor ›
              Photo ›
              Attic ›
              Add Printer (button)
            """)
        for _ in 1...3 { try stage.user.undo() }
        #expect(stage.driver.state == Printing())
        #expect(stage.driver.session.mistakes.isEmpty)
    }
}
