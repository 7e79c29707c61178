import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A text field", .serialized, .needsDisplay)
struct TextFieldTests {
    private struct Page: Equatable {
        var address = "example.org"
        var other = "other"
    }

    private let form: Form<Page> = sections {
        section {
            controlCell(
                title: "Address",
                control: textField(keyPath: \.address).placeholder("Where").prefix("https://").clearable()
                    .counted(.bytes(12))
            )
            .rules(\.address, [.bytes(...12)])
            controlCell(title: "Other", control: textField(keyPath: \.other))
        }
    }

    private func stage(_ renderer: Renderer, _ page: Page = Page()) -> Stage<Page> { Stage(renderer, page, form) }

    private func user(_ page: Page = Page()) throws -> (Stage<Page>, GtkUser) {
        let stage = stage(.gtk, page)
        return (stage, try #require(stage.user as? GtkUser))
    }

    @Test("is emptied by its button, and goes on", arguments: Renderer.allCases)
    func clearing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("typed", into: "Other")
        try stage.user.clear("Address")
        #expect(stage.driver.state == Page(other: "typed"))
        #expect(stage.user.focusedRow == "Address")
        #expect(try stage.row("Address")?.values == ["https:// [(Where)] 0 of 12"])
        #expect(throws: FormUserError.self) { try stage.user.clear("Address") }
        #expect(throws: FormUserError.self) { try stage.user.clear("Other") }
        try stage.user.pressEscape()
        #expect(try stage.row("Address")?.values == ["https:// [example.org ✕] 11 of 12"])
        try stage.user.clear("Address")
        try stage.user.focus("Other")
        #expect(stage.driver.state.address == "")
    }

    @Test("counts while the person types, also more than is right", arguments: Renderer.allCases)
    func counting(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("exämple.org👨‍👩‍👧", into: "Address")
        #expect(try stage.row("Address")?.values == ["https:// [exämple.org👨‍👩‍👧 ✕] 30 of 12"])
        try stage.user.pressReturn()
        #expect(stage.driver.state == Page())
        #expect(try stage.row("Address")?.notice?.hasPrefix("error: Use at most 12 bytes") == true)
    }

    @Test("is emptied by a key, which the entry's own undo takes back")
    func clearingKey() throws {
        let (stage, user) = try user()
        try user.focus("Address")
        let keys = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
        #expect(user.press(GDK_KEY_Delete, keys))
        #expect(user.focusedText?.text == "")
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(user.focusedText?.text == "example.org")
        try user.focus("Other")
        user.press(GDK_KEY_Delete, keys)
        #expect(user.focusedText?.text == "other")
        #expect(stage.driver.state == Page())
    }

    @Test("says by its colour that the text is too long")
    func countAboveLimit() throws {
        let (stage, user) = try user()
        try user.type("1234567890123", into: "Address")
        let count = try #require(user.topPage.shown(class: "form-count").first)
        #expect(gtk_widget_has_css_class(count, "notice-error") != 0)
        try user.type("1", into: "Address")
        #expect(gtk_widget_has_css_class(count, "notice-error") == 0)
        #expect(stage.driver.state == Page())
    }

    @Test("takes what is pasted as one line, in front of the cursor")
    func pasting() throws {
        let (stage, user) = try user()
        // Before: GTK looks whether there is something to paste when the focus comes.
        Clipboard.set("\none\r\ntwo\n")
        try user.type("ab", into: "Other")
        let entry = try #require(gtk_root_get_focus(gtk_widget_get_root(user.navigation)))
        gtk_editable_set_position(OpaquePointer(entry), 1)
        _ = "clipboard.paste".withCString { gtk_widget_activate_action_variant(entry, $0, nil) }
        #expect(user.wait { user.focusedText?.text.count ?? 0 > 2 })
        #expect(user.focusedText?.text == "aone twob")
        #expect(user.focusedText?.cursor == 8)
        try user.pressReturn()
        #expect(stage.driver.state.other == "aone twob")
    }

    @Test("shows the lines that the program has given it, and leaves them", arguments: Renderer.allCases)
    func lines(renderer: Renderer) throws {
        let stage = stage(renderer, Page(other: "one\ntwo\0three"))
        try stage.user.focus("Other")
        #expect(try stage.row("Other")?.values == ["[one⏎two␀three]"])
        try stage.user.focus("Address")
        #expect(stage.driver.state.other == "one\ntwo\0three")
    }

    @Test("of more than an entry holds loses nothing: it can't be typed over")
    func tooLong() throws {
        let long = String(repeating: "x", count: 100_000)
        let (stage, user) = try user(Page(other: long))
        try user.type("y", into: "Other")
        try user.focus("Address")
        #expect(stage.driver.state.other == long)
        #expect(try stage.row("Other")?.notice == "warning: This text is too long to be edited in one line.")
        stage.driver.change { $0.other = "short" }
        try user.enter("other", into: "Other")
        #expect(stage.driver.state.other == "other")
        #expect(try stage.row("Other")?.notice == nil)
    }

    @Test("says so where it takes only a part of what is put in")
    func cut() throws {
        let (stage, user) = try user(Page(other: ""))
        try user.focus("Other")
        gtk_editable_set_text(user.focusedEntry, String(repeating: "x", count: 100_000))
        #expect(
            try stage.row("Other")?.notice
                == "warning: The end was cut off, because the text is too long for one line.")
        try user.pressReturn()
        #expect(stage.driver.state.other.count == 65_534)
        try user.enter("other", into: "Other")
        #expect(try stage.row("Other")?.notice == nil)
    }

    @Test("takes text that runs from right to left, and combines", arguments: Renderer.allCases)
    func scripts(renderer: Renderer) throws {
        let stage = stage(renderer)
        for text in ["שלום", "e\u{301}", "👩🏽‍🚒 🇩🇪"] {
            try stage.user.enter(text, into: "Other")
            #expect(isSame(stage.driver.state.other, text))
        }
        // An override of the direction hides what a text says.
        try stage.user.enter("\u{202E}abc", into: "Other")
        #expect(isSame(stage.driver.state.other, "abc"))
    }
}
