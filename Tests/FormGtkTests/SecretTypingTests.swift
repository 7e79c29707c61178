import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("What is being typed", .serialized, .needsDisplay)
struct SecretTypingTests {
    private struct Lock: Equatable {
        var secret = "secret"
        var code = 5
        var level = 5
    }

    private let form: Form<Lock> = sections {
        section {
            controlCell(title: "Secret", control: passwordField(keyPath: \.secret))
            controlCell(title: "Code", control: formattedField(keyPath: \.code, format: .whole(in: 0...9)))
                .resettable()
            controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole(in: 0...9)))
                .resettable()
            nestedPasswordField(title: "Nested Secret", keyPath: \.secret)
        }
    }

    private func stage(_ renderer: Renderer, _ lock: Lock = Lock()) -> Stage<Lock> {
        Stage(renderer, lock, form, defaults: Lock())
    }

    @Test("is not committed by a look at it, and goes on", arguments: Renderer.allCases)
    func reveal(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Nested Secret")
        try stage.user.type("newpasswo")
        try stage.user.toggleReveal("Nested Secret")
        #expect(stage.driver.state == Lock())
        #expect(try stage.row("Nested Secret")?.values == ["[newpasswo]"])
        try stage.user.type("newpassword")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Lock(secret: "newpassword"))
    }

    @Test("is not committed by Tab to the button that reveals it, nor lost there, but by Tab to the next row")
    func tab() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.type("newpasswo", into: "Secret")
        user.pressTab()
        #expect(user.focusedText == nil && user.focusedRow == "Secret")
        #expect(stage.driver.state == Lock())
        user.pressTab()
        #expect(user.focusedRow == "Code")
        #expect(stage.driver.state == Lock(secret: "newpasswo"))
    }

    @Test("is given back by Escape also on the button that reveals it")
    func escape() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.select("Nested Secret")
        try user.type("newpasswo")
        user.pressTab()
        try user.pressEscape()
        #expect(user.screen.title == "Nested Secret")
        try user.goBack()
        #expect(stage.driver.state == Lock())
    }

    @Test("stays a draft when another row is reset", arguments: Renderer.allCases)
    func reset(renderer: Renderer) throws {
        let stage = stage(renderer, Lock(level: 7))
        try stage.user.type("8", into: "Code")
        try stage.user.reset("Level")
        #expect(stage.driver.state == Lock())
        #expect(stage.user.focusedRow == "Code")
        #expect(try stage.row("Code")?.values == ["[8]"])
        try stage.user.pressReturn()
        #expect(stage.driver.state == Lock(code: 8))
    }

    @Test("never gets a code point of more digits than GTK's input method has room for")
    func codePoint() throws {
        let user = try #require(stage(.gtk).user as? GtkUser)
        try user.type("", into: "Code")
        let begin = GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
        #expect(!user.press(GDK_KEY_U, begin))
        for _ in 0..<5 { #expect(!user.press(GDK_KEY_0)) }
        for _ in 0..<3 { #expect(user.press(GDK_KEY_0)) }
        user.press(GDK_KEY_BackSpace)
        #expect(!user.press(GDK_KEY_1))
        #expect(user.press(GDK_KEY_1))
        user.press(GDK_KEY_space)
        for _ in 0..<9 { #expect(!user.press(GDK_KEY_0)) }
        user.press(GDK_KEY_U, begin)
        for _ in 0..<5 { user.press(GDK_KEY_0) }
        try user.type("7")
        #expect(!user.press(GDK_KEY_0))
    }

    @Test("takes every key again once the input method has ended a code point")
    func codePointEnds() throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        try user.type("", into: "Code")
        user.press(GDK_KEY_U, GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue))
        for _ in 0..<5 { user.press(GDK_KEY_0) }
        #expect(user.press(GDK_KEY_0))
        // As after a click into the text.
        var values = [GValue(), GValue()]
        let text = try #require(gtk_root_get_focus(gtk_widget_get_root(user.navigation)))
        g_value_init(&values[0], gtk_widget_get_type())
        g_value_set_object(&values[0], text)
        g_value_init(&values[1], GType(16 << 2))
        g_value_set_static_string(&values[1], "")
        g_signal_emitv(&values, g_signal_lookup("preedit-changed", gtk_text_get_type()), 0, nil)
        g_value_unset(&values[0])
        #expect(!user.press(GDK_KEY_0))
    }
}
