import CGtk
import FormCore
import FormGtk
import FormTesting
import ManualTime
import Testing

@testable import FormGtkTesting

private struct Values: Equatable {
    var isOn = false
    var text = "Attic"
    var number = 5
}

private let form: Form<Values> = sections {
    section {
        controlCell(title: "First", control: textField(keyPath: \.text))
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Text", control: textField(keyPath: \.text)).rules(\.text, [.required]).resettable()
        controlCell(title: "Password", control: passwordField(keyPath: \.text)).resettable()
        controlCell(title: "Number", control: numberField(keyPath: \.number, in: 1...10)).resettable()
        controlCell(title: "Formatted", control: formattedField(keyPath: \.number, format: .whole(in: 1...10)))
            .resettable()
        controlCell(title: "Level", control: slider(keyPath: \.number, in: 1...10)).resettable()
        controlCell(title: "Notes", control: textEditor(keyPath: \.text)).resettable()
        nestedTextField(title: "Own Page", keyPath: \.text)
        buttonCell(title: "Jump") { _ in }
    }
}

/// Its page begins with a text, to which GTK gives the focus.
private let formWithPage: Form<Values> = sections {
    section {
        detailTextCell(
            title: "Page", keyPath: \.text,
            form: sections {
                section {
                    controlCell(title: "Inner", control: textField(keyPath: \.text))
                    controlCell(title: "Further", control: uiSwitch(keyPath: \.isOn))
                }
            })
        controlCell(title: "First", control: textField(keyPath: \.text))
    }
}

/// A way to a row without the pointer or Tab.
private struct Jump: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let go: @MainActor @Sendable (Stage<Values>, _ row: String) throws -> Void

    init(_ name: String, _ go: @escaping @MainActor @Sendable (Stage<Values>, _ row: String) throws -> Void) {
        (testDescription, self.go) = (name, go)
    }

    static let all = [
        Jump("undo") { stage, row in
            try change(row, in: stage)
            try stage.user.toggle("On")
            try stage.user.undo()
            try stage.user.undo()
        },
        Jump("redo") { stage, row in
            try change(row, in: stage)
            try stage.user.undo()
            try stage.user.focus("First")
            try stage.user.redo()
        },
        Jump("reveal") { stage, row in stage.driver.session.reveal(RowPath(row)) },
        Jump("a search result") { stage, row in
            try stage.user.search(row)
            try stage.user.select(row)
        },
        Jump("a notice's button") { stage, row in
            stage.driver.session.show(.warning("Look."), about: RowPath(row))
            try stage.user.followNotice("Look.")
        },
    ]

    static let onPages =
        all + [
            Jump("reset") { stage, row in
                try change(row, in: stage)
                try stage.user.reset(row)
            },
            Jump("the question before closing") { stage, row in
                if ["Password", "Notes"].contains(row) { return _ = stage.driver.session.reveal(RowPath(row)) }
                try stage.user.type(row == "Text" ? "" : "many", into: row)
                try stage.user.closeWindow()
                try stage.user.answerQuestion("Cancel")
            },
        ]

    static let toAnotherPage = [
        Jump("undo") { stage, row in
            try stage.user.select("Page")
            try stage.user.toggle(row)
            try stage.user.goBack()
            try stage.user.undo()
        },
        Jump("reveal") { stage, row in stage.driver.session.reveal(RowPath(["Page", row])) },
        Jump("a search result") { stage, row in
            try stage.user.search(row)
            try stage.user.select(row)
        },
    ]

    @MainActor
    private static func change(_ row: String, in stage: Stage<Values>) throws {
        if row == "Own Page" { try stage.user.select(row) }
        try stage.user.type(["Number", "Formatted", "Level"].contains(row) ? "7" : "Hall", into: row)
        if row == "Notes" { try stage.user.pressControlReturn() } else { try stage.user.pressReturn() }
    }
}

@MainActor
@Suite("A jump to a row", .serialized, .needsDisplay)
struct JumpTests {
    @Test(
        "selects none of its text", arguments: Jump.onPages,
        ["Text", "Password", "Number", "Formatted", "Level", "Notes"])
    private func selectsNothing(jump: Jump, row: String) throws {
        let stage = Stage(.gtk, Values(), form, defaults: Values())
        try jump.go(stage, row)
        try expectNoSelection(stage, row)
    }

    @Test("selects none of its text on its own page", arguments: Jump.all)
    private func ownPage(jump: Jump) throws {
        let stage = Stage(.gtk, Values(), form, defaults: Values())
        try jump.go(stage, "Own Page")
        if try stage.user.screen.title != "Own Page" { try stage.user.select("Own Page") }
        try expectNoSelection(stage, "Own Page")
    }

    @Test("leaves no text selected that had the focus only at first")
    func firstRow() throws {
        let stage = Stage(.gtk, Values(), form)
        let user = try #require(stage.user as? GtkUser)
        #expect(user.focusedRow == "First")
        #expect(!user.hasSelection)
        stage.driver.session.reveal("On")
        user.processEvents()
        #expect(user.focusedRow == "On")
        expectNoSelectedText(in: user.navigation)
    }

    @Test("leaves no text selected on a page that it opens", arguments: Jump.toAnotherPage)
    private func otherPage(jump: Jump) throws {
        let stage = Stage(.gtk, Values(), formWithPage)
        try jump.go(stage, "Further")
        let user = try #require(stage.user as? GtkUser)
        user.processEvents()
        #expect(user.focusedRow == "Further")
        expectNoSelectedText(in: user.navigation)
    }

    private func expectNoSelectedText(in widget: Widget) {
        let entries = widget.shown { $0.isA(gtk_text_get_type()) }
        let selected = entries.filter { gtk_editable_get_selection_bounds($0.opaque, nil, nil) != 0 }
        #expect(selected.map { String(cString: gtk_editable_get_text($0.opaque)) } == [])
    }

    private func expectNoSelection(_ stage: Stage<Values>, _ row: String) throws {
        let user = try #require(stage.user as? GtkUser)
        user.processEvents()
        #expect(user.focusedRow == row)
        // A slider has the focus itself, and not its entry.
        if row == "Level", user.focusedText == nil { return expectNoSelectedText(in: try user.usableRow(row)) }
        let text = try #require(user.focusedText).text
        #expect(!user.hasSelection)
        // The next key changes one letter.
        Keyboard(window: user.window).type("1")
        user.processEvents()
        #expect(try #require(user.focusedText).text.count == text.count + 1)
    }
}

extension GtkUser {
    fileprivate var hasSelection: Bool {
        if let view = focusedTextView {
            return gtk_text_buffer_get_has_selection(gtk_text_view_get_buffer(view.cast())) != 0
        }
        return focusedEditable.map { gtk_editable_get_selection_bounds($0, nil, nil) != 0 } ?? false
    }
}
