import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A text of several lines", .serialized, .needsDisplay)
struct TextEditorTests {
    private struct Note: Equatable {
        var text = "one\ntwo"
        var other = "other"
    }

    private let form: Form<Note> = sections {
        section {
            controlCell(
                title: "Note",
                control: textEditor(keyPath: \.text).placeholder("What others should know").counted(.characters(12))
            )
            .rules(\.text, [.length(...12)])
            controlCell(title: "Other", control: textField(keyPath: \.other))
        }
    }

    private func stage(_ renderer: Renderer, _ note: Note = Note()) -> Stage<Note> { Stage(renderer, note, form) }

    private func user(_ note: Note = Note()) throws -> (Stage<Note>, GtkUser) {
        let stage = stage(.gtk, note)
        return (stage, try #require(stage.user as? GtkUser))
    }

    @Test("gets another line by Return, and is the value when its row is left", arguments: Renderer.allCases)
    func returning(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("one", into: "Note")
        try stage.user.pressReturn()
        #expect(try stage.row("Note")?.values == ["[one⏎] 4 of 12"])
        #expect(stage.driver.state == Note())
        try stage.user.focus("Other")
        #expect(stage.driver.state.text == "one\n")
    }

    @Test("is the value with Ctrl+Return, which no field of one line takes", arguments: Renderer.allCases)
    func controlReturn(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("three", into: "Note")
        try stage.user.pressControlReturn()
        #expect(stage.driver.state.text == "three")
        #expect(stage.user.focusedRow == "Note")
        try stage.user.focus("Other")
        #expect(throws: FormUserError.self) { try stage.user.pressControlReturn() }
    }

    @Test("is given back by Escape", arguments: Renderer.allCases)
    func escape(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("", into: "Note")
        #expect(try stage.row("Note")?.values == ["[(What others should know)] 0 of 12"])
        try stage.user.pressEscape()
        #expect(try stage.row("Note")?.values == ["[one⏎two] 7 of 12"])
        #expect(stage.driver.state == Note())
    }

    @Test("stays where a rule refuses it, and is given back by undo once it is taken", arguments: Renderer.allCases)
    func rule(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("far too long\na text", into: "Note")
        try stage.user.focus("Other")
        #expect(try stage.row("Note")?.notice == "error: Use at most 12 characters.")
        #expect(stage.driver.state == Note())
        try stage.user.type("short\n", into: "Note")
        try stage.user.focus("Other")
        #expect(stage.driver.state.text == "short\n")
        try stage.user.undo()
        #expect(stage.driver.state == Note())
    }

    @Test("survives what the program writes meanwhile", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("mine\n", into: "Note")
        stage.driver.change { $0.text = "theirs" }
        #expect(try stage.row("Note")?.values == ["[mine⏎] 5 of 12"])
        try stage.user.pressEscape()
        #expect(try stage.row("Note")?.values == ["[theirs] 6 of 12"])
    }

    @Test("is left by Tab, and by Ctrl+Tab too, with no tab in it")
    func tab() throws {
        let (stage, user) = try user()
        try user.type("typed", into: "Note")
        user.pressTab()
        #expect(user.focusedRow == "Other")
        #expect(stage.driver.state.text == "typed")
        try user.focus("Note")
        #expect(user.press(GDK_KEY_Tab, GDK_CONTROL_MASK))
        #expect(user.focusedRow == "Other")
    }

    @Test("has its own undo while it is edited, and the form's afterwards")
    func undo() throws {
        let (stage, user) = try user()
        try user.type("typed", into: "Note")
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(user.focusedText?.text != "typed")
        #expect(stage.driver.state == Note())
        try user.type("typed", into: "Note")
        try user.pressControlReturn()
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(stage.driver.state == Note())
        #expect(user.focusedText?.text == "one\ntwo")
    }

    @Test("is as high as its lines when its page opens, and not as in a window that is narrow")
    func firstHeight() throws {
        let (_, user) = try user(Note(text: "Anna Berg\nHarbour Street 7"))
        for _ in 0..<5 { user.nextFrame() }
        let view = try #require(user.topPage.descendant(gtk_text_view_get_type()))
        #expect(gtk_widget_get_height(view) < 100)
    }

    @Test("grows with its lines up to a height, and then scrolls")
    func growing() throws {
        let (stage, user) = try user(Note(text: ""))
        let frame = try #require(user.topPage.shown(class: "form-editor-frame").first)
        let height = { (text: String) -> Int32 in
            stage.driver.change { $0.text = text }
            user.nextFrame()
            user.nextFrame()
            return gtk_widget_get_height(frame)
        }
        user.nextFrame()
        let heights = [0, 5, 20, 200].map { height(String(repeating: "line\n", count: $0)) }
        #expect(heights[0] < heights[1])
        #expect(heights[1] < heights[2])
        #expect(heights[2] == heights[3])
        #expect(heights[3] < 240)
        let row = try #require(user.topPage.shown(class: "form-row").first)
        #expect(gtk_widget_get_width(frame) > gtk_widget_get_width(row) - 40)
    }

    @Test("is wrapped between words, and anywhere where one has no end")
    func wrapping() throws {
        let (stage, user) = try user(Note(text: String(repeating: "word ", count: 1_000)))
        let view = try #require(user.topPage.descendant(gtk_text_view_get_type()))
        func mode() -> GtkWrapMode { gtk_text_view_get_wrap_mode(view.cast()) }
        #expect(mode() == GTK_WRAP_WORD_CHAR)
        stage.driver.change { $0.text = String(repeating: "x", count: 3_000) }
        #expect(mode() == GTK_WRAP_CHAR)
        try user.type("short", into: "Note")
        #expect(mode() == GTK_WRAP_WORD_CHAR)
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), String(repeating: "y", count: 2_001), -1)
        #expect(mode() == GTK_WRAP_CHAR)
    }

    @Test("shows every text as it is", arguments: Renderer.allCases)
    func scripts(renderer: Renderer) throws {
        let stage = stage(renderer)
        let long = String(repeating: "long ", count: 20_000)
        for text in ["שלום\nעולם", "e\u{301}\n", "👩🏽‍🚒\n🇩🇪", "\t\ttabs", "a\r\nb", long] {
            stage.driver.change { $0.text = text }
            try stage.user.focus("Note")
            try stage.user.focus("Other")
            #expect(isSame(stage.driver.state.text, text))
        }
        stage.driver.change { $0.text = "a\0b" }
        #expect(try stage.row("Note")?.values == ["[a␀b] 3 of 12"])
    }

    @Test("has its row's title for a name, and several lines, to assistive tools")
    func assistive() throws {
        let (_, user) = try user()
        try user.focus("Note")
        let view = try #require(gtk_root_get_focus(gtk_widget_get_root(user.navigation)))
        #expect(gtk_accessible_get_accessible_role(OpaquePointer(view)) == GTK_ACCESSIBLE_ROLE_TEXT_BOX)
        #expect(gtk_test_accessible_has_relation(OpaquePointer(view), GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0)
        #expect(gtk_test_accessible_has_property(OpaquePointer(view), GTK_ACCESSIBLE_PROPERTY_MULTI_LINE) != 0)
        #expect(gtk_test_accessible_has_property(OpaquePointer(view), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER) != 0)
    }
}
