import CGtk
import FormCore
import FormGtk
import FormTesting
import Glibc
import Testing

@testable import FormGtkTesting

private struct Trip: Equatable {
    var day = CalendarDate(year: 2026, month: 12, day: 24)!
    var mark = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var ticket = ""
    var font = Font("Sans", size: 11)
    var start = CalendarDateTime("2026-12-24T14:30")!
}

private let form: Form<Trip> = sections {
    section {
        controlCell(title: "Day", control: dateField(keyPath: \.day))
        controlCell(title: "Mark", control: colorField(keyPath: \.mark))
        controlCell(title: "Ticket", control: fileField(keyPath: \.ticket)).rules(\.ticket, [.existing])
        controlCell(title: "Font", control: fontField(keyPath: \.font))
        controlCell(title: "Start", control: dateTimeField(keyPath: \.start))
    }
}

@MainActor
@Suite("A field with something to choose in", .serialized, .needsDisplay)
struct ChooserFieldTests {
    private func stage() throws -> (FormDriver<Trip>, GtkUser) {
        let stage = Stage(.gtk, Trip(), form)
        return (stage.driver, try #require(stage.user as? GtkUser))
    }

    private func widget(_ type: GType, in title: String, of user: GtkUser) throws -> Widget {
        try #require(try user.usableRow(title).shown(type: type))
    }

    @Test("opens its calendar at the date, looks at other months, and takes the day that is chosen")
    func calendar() throws {
        let (driver, user) = try stage()
        let button = try widget(gtk_menu_button_get_type(), in: "Day", of: user)
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        let popover = try #require(gtk_menu_button_get_popover(button.opaque))
        let calendar = UnsafeMutableRawPointer(gtk_popover_get_child(popover)!).assumingMemoryBound(to: GtkWidget.self)
        #expect(gtk_calendar_get_date(calendar.opaque).map { g_date_time_get_day_of_month($0) } == 24)
        user.press(GDK_KEY_Page_Down)
        for _ in 0..<18 { user.press(GDK_KEY_Left) }
        #expect(driver.state == Trip())
        user.press(GDK_KEY_Return)
        #expect(driver.state.day == CalendarDate(year: 2027, month: 1, day: 6))
        #expect(gtk_widget_get_visible(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) == 0)
        #expect(user.focusedRow == "Day")
        #expect(user.screen.sections[0].rows[0].values == ["[2027-01-06]"])
    }

    @Test("has its days looked at by keyboard, and chosen with Return")
    func calendarKeys() throws {
        let (driver, user) = try stage()
        driver.change { $0.day = CalendarDate(year: 2026, month: 12, day: 31)! }
        let button = try widget(gtk_menu_button_get_type(), in: "Day", of: user)
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        let calendar = try calendar(of: button)
        #expect(gtk_root_get_focus(user.window.opaque) == calendar)
        for key in [GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Page_Down, GDK_KEY_Page_Up, GDK_KEY_Left] {
            user.press(key)
        }
        #expect(driver.state.day == CalendarDate(year: 2026, month: 12, day: 31))
        user.press(GDK_KEY_Return)
        #expect(driver.state.day == CalendarDate(year: 2026, month: 12, day: 31))
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        user.press(GDK_KEY_Page_Up)
        user.press(GDK_KEY_Left)
        user.press(GDK_KEY_space)
        #expect(driver.state.day == CalendarDate(year: 2026, month: 11, day: 29))
        #expect(user.focusedRow == "Day")
    }

    private func calendar(of button: Widget) throws -> Widget {
        let popover = try #require(gtk_menu_button_get_popover(button.opaque))
        return UnsafeMutableRawPointer(gtk_popover_get_child(popover)!).assumingMemoryBound(to: GtkWidget.self)
    }

    @Test("shows its colour in a button, and takes the one that is chosen there")
    func color() throws {
        let (driver, user) = try stage()
        let button = try widget(gtk_color_button_get_type(), in: "Mark", of: user)
        var shown = GdkRGBA()
        driver.change { $0.mark = Color(red: 255, green: 0, blue: 0) }
        gtk_color_chooser_get_rgba(button.opaque, &shown)
        #expect((shown.red, shown.green, shown.blue, shown.alpha) == (1, 0, 0, 1))
        var chosen = GdkRGBA(red: 0, green: 1, blue: 0, alpha: 1)
        gtk_color_chooser_set_rgba(button.opaque, &chosen)
        user.emit("color-set", on: button)
        #expect(driver.state.mark == Color(red: 0, green: 255, blue: 0))
        #expect(user.screen.sections[0].rows[1].values == ["[#00ff00]"])
        #expect(driver.session.undoStep?.title == "Mark")
    }

    @Test("leaves the time that is typed when a day is chosen in its calendar")
    func dayOfTime() throws {
        let (driver, user) = try stage()
        let button = try widget(gtk_menu_button_get_type(), in: "Start", of: user)
        try user.type("2026-12-24 9:15", into: "Start")
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        for _ in 0..<3 { user.press(GDK_KEY_Right) }
        user.press(GDK_KEY_Return)
        #expect(driver.state.start == CalendarDateTime("2026-12-27T09:15"))
        try user.type("nothing", into: "Start")
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        user.press(GDK_KEY_Right)
        user.press(GDK_KEY_Return)
        #expect(driver.state.start == CalendarDateTime("2026-12-28T09:15"))
        #expect(user.screen.sections[0].rows[4].values == ["[2026-12-28 09:15]"])
    }

    @Test("opens a dialog once, and closes it with its page", arguments: ["Ticket", "Font"])
    func dialog(title: String) throws {
        let (_, user) = try stage()
        let button = try widget(gtk_button_get_type(), in: title, of: user)
        #expect(user.window.windowsOver.isEmpty)
        user.click(button)
        user.click(button)
        #expect(user.window.windowsOver.count == 1)
        try user.closeWindow()
        user.processEvents()
        #expect(user.window.windowsOver.isEmpty)
    }

    private func font(in dialog: Widget) -> String? {
        guard let font = gtk_font_chooser_get_font(dialog.opaque) else { return nil }
        defer { g_free(font) }
        return String(cString: font)
    }

    @Test("takes the font that is chosen in its dialog, and none where that is closed")
    func chosenFont() throws {
        let (driver, user) = try stage()
        let button = try widget(gtk_button_get_type(), in: "Font", of: user)
        for (response, taken) in [(GTK_RESPONSE_CANCEL, "Sans 11"), (GTK_RESPONSE_OK, "Serif Bold 16")] {
            user.click(button)
            let dialog = try #require(user.window.windowsOver.first)
            #expect(dialog.isA(gtk_font_chooser_dialog_get_type()))
            // It begins at the row's.
            #expect(user.wait { font(in: dialog) == "Sans 11" })
            // The list is being loaded.
            #expect(
                user.wait {
                    gtk_font_chooser_set_font(dialog.opaque, "Serif Bold 16")
                    return font(in: dialog) == "Serif Bold 16"
                })
            gtk_dialog_response(dialog.cast(), response.rawValue)
            user.processEvents()
            #expect(driver.state.font.description == taken)
            #expect(user.window.windowsOver.isEmpty)
        }
        #expect(user.focusedRow == "Font")
        #expect(driver.session.undoStep?.title == "Font")
    }

    @Test("takes the file that is chosen in its dialog")
    func chosenFile() throws {
        let (driver, user) = try stage()
        // Under which GTK notes the file as one that was used.
        if g_get_application_name() == g_get_prgname() { g_set_application_name("Tests") }
        g_set_prgname("tests")
        user.click(try widget(gtk_button_get_type(), in: "Ticket", of: user))
        let dialog = try #require(user.window.windowsOver.first)
        let file = g_file_new_for_path(#filePath)
        gtk_file_chooser_set_file(dialog.opaque, file, nil)
        _ = user.wait { gtk_file_chooser_get_file(dialog.opaque) != nil }
        gtk_dialog_response(dialog.cast(), GTK_RESPONSE_ACCEPT.rawValue)
        user.processEvents()
        #expect(driver.state.ticket == #filePath)
        #expect(user.window.windowsOver.isEmpty)
        g_object_unref(UnsafeMutableRawPointer(file))
    }

    @Test("takes no address for a path", arguments: ["smb://server/share/ticket.pdf", "https://example.org/"])
    func address(text: String) throws {
        let (driver, user) = try stage()
        try user.enter(text, into: "Ticket")
        #expect(driver.state.ticket.isEmpty)
        #expect(
            user.screen.sections[0].rows[2].notice
                == "error: This file is not on this computer. Copy it here first.")
    }

    @Test("warns of a file that is gone, and keeps it")
    func goneFile() throws {
        let (driver, user) = try stage()
        try user.enter("/nowhere/ticket.pdf", into: "Ticket")
        #expect(driver.state.ticket == "/nowhere/ticket.pdf")
        #expect(
            user.screen.sections[0].rows[2].notice
                == "warning: “/nowhere/ticket.pdf” is not there. Choose another one, or bring it back.")
    }

    @Test("says only the end of a path that is long")
    func longPath() {
        let path = "/" + String(repeating: "x", count: 5000) + "/ticket.pdf"
        #expect(
            Rule<String>.existing.check(path)?.text
                == "“…\(path.suffix(79))” is not there. Choose another one, or bring it back.")
    }

    @Test("warns of a file that the person may not read", .enabled("Root may read all files.") { geteuid() != 0 })
    func lockedFile() throws {
        let folder = try #require(g_dir_make_tmp(nil, nil))
        defer {
            rmdir(folder)
            g_free(folder)
        }
        let path = String(cString: folder)
        #expect(Rule<String>.existing.check(path) == nil)
        chmod(path, 0)
        let notice = Rule<String>.existing.check(path)
        #expect(notice?.severity == .warning)
        #expect(notice?.text == "You may not read “\(path)”. Choose another one, or ask its owner for access.")
    }
}
