import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// A text, and how it gets the focus.
private struct FocusedText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let focus: @MainActor @Sendable (GtkUser) throws -> Void

    init(_ name: String, _ focus: @escaping @MainActor @Sendable (GtkUser) throws -> Void) {
        testDescription = name
        self.focus = focus
    }

    static let all: [FocusedText] =
        ["Text", "Password", "Notes", "Words", "Number", "Limit", "Level", "Date"].map { row in
            FocusedText("the field of the row \(row)") { try $0.focus(row) }
        } + [
            FocusedText("an entry of the author's") { user in
                let entry = try #require(user.navigation.shown(class: "form-test-entry").first)
                gtk_widget_grab_focus(entry)
            },
            FocusedText("the search field of a list") { try $0.filter("", in: "Names") },
            FocusedText("the search of the window") { try $0.search("") },
            FocusedText("a field in a dialog") { user in
                try user.select("Dialog")
                try user.focus("Text")
            },
        ]
}

@MainActor
@Suite("A code point that is typed after Ctrl+Shift+U", .serialized, .needsDisplay)
struct CodePointTests {
    private struct Values: Equatable {
        var text = "text"
        var words = ["one"]
        var number = 5
        var date = CalendarDate(year: 2026, month: 12, day: 24)!
        var names = [Name(id: "Ada"), Name(id: "Grace")]
    }

    private struct Name: Equatable {
        var id: String
    }

    private let form: Form<Values> = sections {
        section {
            controlCell(title: "Text", control: textField(keyPath: \.text))
            controlCell(title: "Password", control: passwordField(keyPath: \.text))
            controlCell(title: "Notes", control: textEditor(keyPath: \.text))
            controlCell(title: "Words", control: tokenField(keyPath: \.words))
            controlCell(title: "Number", control: numberField(keyPath: \.number, in: 1...10))
            controlCell(title: "Limit", control: quantityField(keyPath: \.number, in: 1...500, units: .durations))
            controlCell(title: "Level", control: slider(keyPath: \.number, in: 1...10))
            controlCell(title: "Date", control: dateField(keyPath: \.date))
            controlCell(
                title: "Own",
                control: gtkControl(keyPath: \.number, format: .whole(in: 1...10)) { _ in
                    let entry = gtk_entry_new()!
                    gtk_widget_add_css_class(entry, "form-test-entry")
                    return entry
                } update: { _, _ in
                })
            detailTextCell(
                title: "Dialog", keyPath: \.text,
                form: sections { section { controlCell(title: "Text", control: textField(keyPath: \.text)) } }
            )
            .presented(as: .dialog)
        }
        section {
            list("Names", \.names, id: \.id) { nestedTextField(title: "Name", keyPath: \.id) }
                .searchable()
        }
    }

    private func user() throws -> GtkUser {
        try #require(Stage(.gtk, Values(), form).user as? GtkUser)
    }

    @Test("has at most the digits that GTK's input method has room for", arguments: FocusedText.all)
    private func digits(text: FocusedText) throws {
        let user = try user()
        try text.focus(user)
        try expectFiveDigits(TypedText(in: user.window))
    }

    @Test("has no more of them in a dialog of GTK's own")
    func dialogOfGtk() throws {
        let user = try user()
        let dialog = gtk_font_chooser_dialog_new("Font", user.window.cast())!
        defer { gtk_window_destroy(dialog.cast()) }
        gtk_window_present(dialog.cast())
        user.processEvents()
        let search: Widget = try #require(dialog.shown(type: gtk_search_entry_get_type()))
        gtk_widget_grab_focus(search)
        try expectFiveDigits(TypedText(in: dialog))
    }

    @Test("can be corrected, ended, given up and begun again when it has all its digits")
    func otherKeys() throws {
        let user = try user()
        try user.type("", into: "Text")
        let text = try TypedText(in: user.window)
        text.beginCodePoint()
        text.type("00041a")
        text.press(GDK_KEY_BackSpace)
        text.press(GDK_KEY_BackSpace)
        text.type("42a")
        #expect(text.preedit == "u00042")
        text.press(GDK_KEY_space)
        #expect(text.preedit == "")
        #expect(user.focusedText?.text == "B")
        text.beginCodePoint()
        text.type("000431")
        text.beginCodePoint()
        #expect(text.preedit == "u")
        #expect(user.focusedText?.text == "BC")
        text.type("123456")
        text.press(GDK_KEY_Escape)
        #expect(text.preedit == "")
        text.type("abcdef")
        #expect(user.focusedText?.text == "BCabcdef")
    }

    private func expectFiveDigits(_ text: TypedText) throws {
        for digits in ["000000000000", "1f600hotspot12", "hotspot123456789"] {
            text.beginCodePoint()
            #expect(text.preedit == "u")
            text.type(digits)
            let taken = digits.filter(\.isHexDigit).prefix(5)
            #expect(text.preedit == "u\(taken)")
            text.press(GDK_KEY_Escape)
            #expect(text.preedit == "")
        }
    }
}
