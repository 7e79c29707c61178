import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Keys: Equatable {
    var shot = KeyboardShortcut("Ctrl+P")
    var name = "Anna"
}

private let form: Form<Keys> = sections {
    section {
        controlCell(title: "Screenshot", control: shortcutField(keyPath: \.shot))
        controlCell(title: "Name", control: textField(keyPath: \.name))
    }
}

@MainActor
@Suite("A button that records a shortcut", .serialized, .needsDisplay)
struct ShortcutFieldTests {
    private let stage = Stage(.gtk, Keys(), form)

    private var user: GtkUser { stage.user as! GtkUser }

    private var button: Widget {
        get throws { try #require(WidgetControl(inRow: try user.usableRow("Screenshot"))).widget }
    }

    private var sign: String? { get throws { try stage.row("Screenshot")?.values.first } }

    private func begin() throws {
        gtk_widget_grab_focus(try button)
        user.press(GDK_KEY_space)
        #expect(try sign == "[⌨ Press the keys…]")
    }

    @Test("begins at a click, at Return and at Space, and ends at another click")
    func begins() throws {
        for key in [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space] {
            gtk_widget_grab_focus(try button)
            #expect(user.press(key))
            #expect(try sign == "[⌨ Press the keys…]")
            #expect(user.press(GDK_KEY_Escape))
            user.release(GDK_KEY_Escape)
            #expect(try sign == "[⌨ Ctrl+P]")
        }
        user.click(try button)
        #expect(try sign == "[⌨ Press the keys…]")
        user.click(try button)
        #expect(try sign == "[⌨ Ctrl+P]")
        #expect(stage.driver.state == Keys())
        #expect(user.focusedRow == "Screenshot")
        // As assistive tools and the letter of a title do.
        try user.focus("Name")
        user.emit("clicked", on: try button)
        #expect(try sign == "[⌨ Press the keys…]")
        #expect(user.focusedRow == "Screenshot")
    }

    @Test("says nothing of the key that began, until it is let go")
    func repeated() throws {
        try begin()
        user.press(GDK_KEY_space)
        #expect(try stage.row("Screenshot")?.notice == nil)
        user.release(GDK_KEY_space)
        user.press(GDK_KEY_space)
        #expect(try stage.row("Screenshot")?.notice?.hasPrefix("error: “Space”") == true)
    }

    @Test(
        "takes the keys that mean something else in the window, and the window does not",
        arguments: [
            (GDK_KEY_z, GDK_CONTROL_MASK, "Ctrl+Z"), (GDK_KEY_f, GDK_CONTROL_MASK, "Ctrl+F"),
            (GDK_KEY_Left, GDK_ALT_MASK, "Alt+Left"), (GDK_KEY_n, GDK_ALT_MASK, "Alt+N"),
            (GDK_KEY_Tab, GDK_CONTROL_MASK, "Ctrl+Tab"),
            (GDK_KEY_F6, GdkModifierType(rawValue: 0), "F6"), (GDK_KEY_F10, GDK_SHIFT_MASK, "Shift+F10"),
        ])
    func windowKeys(key: Int32, modifiers: GdkModifierType, text: String) throws {
        stage.driver.change { $0.name = "Berta" }
        try begin()
        #expect(user.press(key, modifiers))
        #expect(stage.driver.state == Keys(shot: KeyboardShortcut(text), name: "Berta"))
        #expect(stage.driver.session.searchText == nil)
        #expect(user.focusedRow == "Screenshot")
        // Recorded and let go, they mean what they did.
        #expect(user.press(key, modifiers))
        #expect(stage.driver.state == Keys(shot: KeyboardShortcut(text), name: "Berta"))
        user.release(key, modifiers)
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(stage.driver.state == Keys(name: "Berta"))
    }

    @Test(
        "says what is wrong with a key alone, and goes on",
        arguments: [
            (GDK_KEY_p, "P"), (GDK_KEY_Tab, "Tab"), (GDK_KEY_Down, "Down"), (GDK_KEY_Return, "Return"),
            (GDK_KEY_KP_Add, "KP_Add"), (GDK_KEY_dead_acute, "dead_acute"),
        ])
    func alone(key: Int32, name: String) throws {
        try begin()
        #expect(user.press(key))
        #expect(
            try stage.row("Screenshot")?.notice
                == "error: “\(name)” is for typing and getting around. Hold Ctrl, Alt or Super as well.")
        #expect(try sign == "[⌨ Press the keys…]")
        #expect(user.focusedRow == "Screenshot")
        user.press(key, GDK_SUPER_MASK)
        #expect(try stage.row("Screenshot")?.notice == nil)
        #expect(stage.driver.state.shot == KeyboardShortcut(.super, key: name))
    }

    @Test("refuses a key without a name, and one whose name nobody knows", arguments: [0xffffff, GDK_KEY_Num_Lock])
    func nameless(key: Int32) throws {
        try begin()
        #expect(user.press(key, GDK_CONTROL_MASK))
        #expect(
            try stage.row("Screenshot")?.notice == "error: This key can't be used in a shortcut. Press another one.")
        #expect(stage.driver.state == Keys())
    }

    @Test("shows the modifiers while they are held, which end nothing")
    func held() throws {
        try begin()
        user.press(GDK_KEY_Shift_L)
        user.press(GDK_KEY_Control_R, GDK_SHIFT_MASK)
        #expect(try sign == "[⌨ Ctrl+Shift+…]")
        let both = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
        user.release(GDK_KEY_Shift_L, both)
        #expect(try sign == "[⌨ Ctrl+…]")
        user.release(GDK_KEY_Control_R, GDK_CONTROL_MASK)
        #expect(try sign == "[⌨ Press the keys…]")
    }

    @Test("ends when the focus goes elsewhere or the row is disabled, with nothing changed")
    func left() throws {
        try begin()
        user.press(GDK_KEY_x)
        try user.focus("Name")
        #expect(try sign == "[⌨ Ctrl+P]")
        #expect(try stage.row("Screenshot")?.notice == nil)
        try begin()
        stage.driver.page.sections[0].cells[0].isEnabled = false
        user.processEvents()
        #expect(try sign == "[⌨ Ctrl+P]")
        #expect(stage.driver.state == Keys())
    }

    @Test("ends when another window is raised, and when its own is closed")
    func windows() throws {
        try begin()
        let other = gtk_window_new()!
        gtk_window_present(other.cast())
        user.wait { gtk_window_is_active(user.window.cast()) == 0 }
        #expect(try sign == "[⌨ Ctrl+P]")
        gtk_window_destroy(other.cast())
        user.press(GDK_KEY_Return)
        user.press(GDK_KEY_x)
        try user.closeWindow()
        #expect(!user.isWindowOpen)
        #expect(stage.driver.state == Keys())
    }

    @Test("has its keys recorded in a dialog too")
    func dialog() throws {
        let button: Form<Keys> = sections {
            section { detailTextCell(title: "Keys", keyPath: { _ in "" }, form: form).presented(as: .dialog) }
        }
        let stage = Stage(.gtk, Keys(), button)
        let user = try #require(stage.user as? GtkUser)
        try user.select("Keys")
        try user.record(try #require(KeyboardShortcut("Ctrl+Z")), in: "Screenshot")
        #expect(try stage.row("Screenshot")?.values == ["[⌨ Ctrl+Z]"])
        try user.apply()
        #expect(stage.driver.state.shot == KeyboardShortcut("Ctrl+Z"))
    }

    @Test("tells assistive tools its row and its keys, and says when it waits for others")
    func told() throws {
        var said: [String] = []
        let say = Announcement.say
        Announcement.say = { said.append($1) }
        defer { Announcement.say = say }
        #expect(gtk_test_accessible_has_property(try button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
        #expect(gtk_test_accessible_has_relation(try button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0)
        #expect(gtk_accessible_get_accessible_role(try button.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON)
        try begin()
        #expect(said == ["Press the keys…"])
    }

    @Test(
        "has names that GTK knows, each for the same key",
        arguments: [
            "Ctrl+Shift+P", "Super+Ctrl+Alt+Shift+F35", "Ctrl++", "Ctrl+,", "Alt+Space", "Alt+Backspace",
            "Ctrl+Page Up",
            "Ctrl+Page Down", "Ctrl+Up", "Ctrl+Insert", "Ctrl+Delete", "Ctrl+Home", "Ctrl+End", "Ctrl+Tab",
            "Ctrl+Return",
            "Ctrl+Escape", "Print", "Pause", "Scroll Lock", "Menu", "Help", "Undo", "Redo", "Find", "Cancel", "Clear",
            "Ctrl+KP_Add", "Ctrl+KP_7", "Ctrl+KP_Page_Up", "Ctrl+KP_Enter", "KP_F4", "XF86AudioPlay",
            "XF86AudioRaiseVolume",
            "Ctrl+dead_acute", "Ctrl+É", "Ctrl+Ж", "Ctrl+ß", "Ctrl+€", "Ctrl+<",
        ])
    func accelerators(text: String) throws {
        let shortcut = try #require(KeyboardShortcut(text))
        var (key, modifiers) = (guint(), GdkModifierType(rawValue: 0))
        #expect(gtk_accelerator_parse(shortcut.acceleratorName, &key, &modifiers) != 0, "\(shortcut.acceleratorName)")
        let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()!)
        defer { g_object_unref(controller) }
        let pressed = Key(key, modifiers: modifiers, controller: controller)
        #expect(pressed.shortcut == shortcut)
    }
}
