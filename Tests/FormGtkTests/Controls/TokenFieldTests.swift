import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Network: Equatable {
    var hosts = ["one", "two", "three"]
    var name = "name"
    var isUsable = true
}

private let form: Form<Network> = sections {
    section {
        controlCell(title: "Hosts", control: tokenField(keyPath: \.hosts)).enabled(when: \.isUsable)
        controlCell(title: "Name", control: textField(keyPath: \.name))
    }
}

@MainActor
@Suite("Token fields", .serialized, .needsDisplay)
struct TokenFieldTests {
    private func stage(_ hosts: [String] = Network().hosts) throws -> (stage: Stage<Network>, user: GtkUser) {
        let stage = Stage(.gtk, Network(hosts: hosts), form)
        return (stage, try #require(stage.user as? GtkUser))
    }

    /// The token with the focus; `nil` where there is none.
    private func focused(_ user: GtkUser) -> String? {
        var widget = gtk_root_get_focus(gtk_widget_get_root(user.navigation))
        while let next = widget, gtk_widget_has_css_class(next, "form-token") == 0 {
            widget = gtk_widget_get_parent(next)
        }
        return widget?.text(ofClass: "form-token-text")
    }

    private func sign(_ stage: Stage<Network>) throws -> String? { try stage.row("Hosts")?.values.first }

    @Test("keep the cursor in the text where a comma has made a token of what stood before it")
    func cursor() throws {
        let (stage, user) = try stage()
        try user.type("four,", into: "Hosts")
        #expect(user.focusedText?.text == "")
        #expect(user.focusedText?.cursor == 0)
        #expect(try sign(stage) == "{one} {two} {three} {four} []")
        // Whoever inserts goes on from there, as an input method does.
        let entry = try #require(user.focusedEntry)
        var place: gint = 0
        gtk_editable_insert_text(entry, "five,", -1, &place)
        #expect(stage.driver.state.hosts.last == "five")
        user.processEvents()
        #expect(user.focusedText?.text == "")
        #expect(user.focusedText?.cursor == 0)
    }

    @Test("make tokens of what is pasted, and of its lines")
    func pasting() throws {
        let (stage, user) = try stage([])
        try user.focus("Hosts")
        let entry = try #require(user.focusedEntry)
        gtk_editable_set_text(entry, "a, b\nc")
        #expect(stage.driver.state.hosts == ["a", "b", "c"])
        user.processEvents()
        #expect(user.focusedText?.text == "")
    }

    @Test("lead from the entry to the tokens, through them and back")
    func keys() throws {
        let (stage, user) = try stage()
        try user.focus("Hosts")
        user.press(GDK_KEY_BackSpace)
        #expect(focused(user) == "three")
        user.press(GDK_KEY_Left)
        user.press(GDK_KEY_Left)
        user.press(GDK_KEY_Left)
        #expect(focused(user) == "one")
        user.press(GDK_KEY_Right)
        #expect(focused(user) == "two")
        user.press(GDK_KEY_End)
        #expect(focused(user) == nil && user.focusedText != nil)
        user.press(GDK_KEY_Left)
        user.press(GDK_KEY_Home)
        #expect(focused(user) == "one")
        user.press(GDK_KEY_Escape)
        #expect(focused(user) == nil && user.focusedText != nil)
        #expect(stage.driver.state == Network())
    }

    @Test("are walked through the other way from right to left")
    func rightToLeft() throws {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let (_, user) = try stage()
        try user.focus("Hosts")
        user.press(GDK_KEY_Right)
        #expect(focused(user) == "three")
        user.press(GDK_KEY_Left)
        #expect(user.focusedText != nil)
    }

    @Test("leave the arrows and Backspace to a text that is being typed")
    func keysInText() throws {
        let (stage, user) = try stage()
        try user.type("fo", into: "Hosts")
        user.press(GDK_KEY_BackSpace)
        user.press(GDK_KEY_Left)
        #expect(focused(user) == nil)
        #expect(stage.driver.state == Network())
    }

    @Test("leave Backspace to an input method that is at work")
    func composing() throws {
        let (_, user) = try stage()
        try user.focus("Hosts")
        let text = try #require(gtk_root_get_focus(gtk_widget_get_root(user.navigation)))
        emit("preedit-changed", on: text, "か")
        user.press(GDK_KEY_BackSpace)
        #expect(focused(user) == nil)
        emit("preedit-changed", on: text, "")
        user.press(GDK_KEY_BackSpace)
        #expect(focused(user) == "three")
    }

    private func emit(_ signal: String, on widget: UnsafeMutablePointer<GtkWidget>, _ text: String) {
        var values = [GValue(), GValue()]
        g_value_init(&values[0], widget.type)
        g_value_set_object(&values[0], widget)
        g_value_init(&values[1], GType.string)
        g_value_set_string(&values[1], text)
        g_signal_emitv(&values, g_signal_lookup(signal, widget.type), 0, nil)
        g_value_unset(&values[0])
        g_value_unset(&values[1])
    }

    @Test("give the focus to the token in the place of one that goes, and to the entry after the last")
    func removing() throws {
        let (stage, user) = try stage()
        try user.focus("Hosts")
        for _ in 0..<2 { user.press(GDK_KEY_Left) }
        user.press(GDK_KEY_Delete)
        #expect(stage.driver.state.hosts == ["one", "three"])
        #expect(focused(user) == "three")
        user.press(GDK_KEY_BackSpace)
        #expect(focused(user) == "one")
        user.press(GDK_KEY_BackSpace)
        #expect(stage.driver.state.hosts == [])
        #expect(focused(user) == nil && user.focusedText != nil)
        try user.undo()
        #expect(stage.driver.state.hosts == ["one"])
    }

    @Test("keep the focus on its token when others come from outside")
    func outside() throws {
        let (stage, user) = try stage()
        try user.focus("Hosts")
        user.press(GDK_KEY_BackSpace)
        stage.driver.change(origin: .outside) { $0.hosts = ["three", "four"] }
        #expect(focused(user) == "three")
        stage.driver.change(origin: .outside) { $0.hosts = [] }
        #expect(focused(user) == nil && user.focusedRow == "Hosts")
    }

    @Test("are one stop of Tab")
    func tab() throws {
        let (_, user) = try stage()
        try user.focus("Hosts")
        user.pressTab()
        #expect(user.focusedRow == "Name")
    }

    @Test("remove a token by a click, and leave what is half typed with its cursor", arguments: Renderer.allCases)
    func clicking(renderer: Renderer) throws {
        let stage = Stage(renderer, Network(), form)
        try stage.user.type("half", into: "Name")
        try stage.user.removeToken("two", from: "Hosts")
        #expect(stage.driver.state.hosts == ["one", "three"])
        #expect(stage.user.focusedRow == "Hosts")
        #expect(stage.driver.state.name == "half")
        try stage.user.type("fo", into: "Hosts")
        try stage.user.removeToken("one", from: "Hosts")
        #expect(try sign(stage) == "{three} [fo]")
        try stage.user.focus("Name")
        #expect(stage.driver.state.hosts == ["three", "fo"])
        #expect(throws: FormUserError.self) { try stage.user.removeToken("one", from: "Hosts") }
    }

    @Test("keep their tokens while they are disabled")
    func disabled() throws {
        let (stage, user) = try stage()
        stage.driver.change(origin: .outside) { $0.isUsable = false }
        let button = try #require(user.topPage.shown(class: "form-token-remove").first)
        #expect(gtk_widget_is_sensitive(button) == 0)
    }

    @Test("are named, and tell what stands in them")
    func accessible() throws {
        let (_, user) = try stage()
        let button = try #require(user.topPage.shown(class: "form-token-remove").first)
        #expect(String(cString: gtk_widget_get_tooltip_text(button)) == "Remove “one”")
    }

    @Test("stand on as many lines as they take, whatever their length", arguments: [360, 1000])
    func lines(width: Int) throws {
        let (stage, user) = try stage(["short", String(repeating: "long ", count: 200), "a", "b"])
        user.resize(to: width)
        let box = try #require(user.topPage.shown(class: "form-tokens").first)
        let boxWidth = gtk_widget_get_width(box)
        for token in box.children {
            var bounds = graphene_rect_t()
            #expect(gtk_widget_compute_bounds(token, box, &bounds) != 0)
            #expect(bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= Float(boxWidth))
        }
        let height = gtk_widget_get_height(box)
        stage.driver.change(origin: .outside) { $0.hosts = ["short"] }
        user.nextFrame()
        #expect(gtk_widget_get_height(box) < height)
    }

    @Test("hold as much of a long text as an entry does")
    func longText() throws {
        let (stage, user) = try stage([])
        try user.focus("Hosts")
        let entry = try #require(user.focusedEntry)
        gtk_editable_set_text(entry, String(repeating: "9", count: 100_000))
        try user.focus("Name")
        #expect(stage.driver.state.hosts.map(\.utf8.count) == [65_534])
    }
}

extension GtkUser {
    var focusedEntry: OpaquePointer? {
        gtk_root_get_focus(gtk_widget_get_root(navigation)).map { OpaquePointer($0) }
    }
}
