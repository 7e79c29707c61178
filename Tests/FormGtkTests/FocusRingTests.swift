import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Clock: Equatable {
    var isOn = false
    var day = CalendarDate(year: 2026, month: 12, day: 24)!
    var zone = "UTC"
}

private let dayForm: Form<Clock> = sections {
    section { controlCell(title: "Day", control: dateField(keyPath: \.day)) }
}

private let form: Form<Clock> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        picker(title: "Zone", keyPath: \.zone, options: ["UTC", "CET"])
        detailTextCell(title: "Dialog", keyPath: { _ in "" }, form: dayForm).presented(as: .dialog)
    }
}

/// GTK sets `focus-visible` to false by a timer, after a key that doesn't move the focus, and never for the pointer. The
/// tests set it as GTK does.
@MainActor
@Suite("The ring around what has the focus", .serialized, .needsDisplay)
struct FocusRingTests {
    private let user: GtkUser
    private let window: Widget

    init() {
        user = GtkUser(of: FormWindow(FormDriver(initial: Clock(), build: form, title: "Clock").session))
        window = user.window
    }

    private func isVisible(_ window: Widget? = nil) -> Bool {
        gtk_window_get_focus_visible((window ?? self.window).cast()) != 0
    }

    private func show(_ isVisible: Bool, _ window: Widget? = nil) {
        gtk_window_set_focus_visible((window ?? self.window).cast(), isVisible ? 1 : 0)
    }

    /// Presses the pointer's button on a window or a popover.
    private func press(_ widget: Widget) {
        var count = 0
        widget.forEachController(of: gtk_gesture_click_get_type()) { gesture in
            guard gtk_event_controller_get_name(gesture).map({ String(cString: $0) }) == "form-focus-ring" else {
                return
            }
            count += 1
            var values = [GValue(), GValue(), GValue(), GValue()]
            g_value_init(&values[0], gtk_gesture_click_get_type())
            g_value_set_object(&values[0], UnsafeMutableRawPointer(gesture))
            g_value_init(&values[1], GType.integer)
            g_value_set_int(&values[1], 1)
            for index in 2...3 { g_value_init(&values[index], GType.double) }
            g_signal_emitv(&values, g_signal_lookup("pressed", gtk_gesture_click_get_type()), 0, nil)
            g_value_unset(&values[0])
        }
        #expect(count == 1)
    }

    @Test("stays from a key until the pointer is used")
    func stays() {
        press(window)
        #expect(!isVisible())
        show(true)
        show(false)
        #expect(isVisible())
        press(window)
        #expect(!isVisible())
        show(true)
        #expect(isVisible())
        press(window)
        show(false)
        #expect(!isVisible())
    }

    @Test("is on the widget that has the focus, with the state that style sheets ask for")
    func state() throws {
        press(window)
        let focus = try #require(gtk_root_get_focus(window.opaque))
        func hasRing() -> Bool {
            gtk_widget_get_state_flags(focus).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
        }
        #expect(!hasRing())
        show(true)
        show(false)
        #expect(hasRing())
        press(window)
        #expect(!hasRing())
    }

    @Test("stays on the option of an open menu")
    func option() throws {
        let menu = try #require(user.topPage.descendant(gtk_drop_down_get_type()))
        let popover = try #require(menu.descendant(gtk_popover_get_type()))
        user.click(try #require(gtk_widget_get_first_child(menu)))
        defer {
            gtk_popover_popdown(popover.cast())
            user.processEvents()
        }
        show(true)
        show(false)
        let option = try #require(gtk_root_get_focus(window.opaque))
        #expect(gtk_widget_is_ancestor(option, popover) != 0)
        #expect(gtk_widget_get_state_flags(option).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0)
    }

    @Test("is taken along into a dialog, and stays there")
    func dialog() throws {
        show(true)
        try user.select("Dialog")
        let dialog = user.window
        #expect(dialog != window && isVisible(dialog))
        show(false, dialog)
        #expect(isVisible(dialog))
        press(dialog)
        show(false, dialog)
        #expect(!isVisible(dialog))
    }

    @Test("is hidden by a press in a menu, in a calendar or in the window's menu")
    func popovers() throws {
        let menu = try #require(user.topPage.descendant(gtk_drop_down_get_type()))
        show(true)
        press(try #require(menu.descendant(gtk_popover_get_type())))
        #expect(!isVisible())
        try user.select("Dialog")
        let dialog = user.window
        let calendar = CalendarView { _ in }
        let button = try #require(dialog.descendant(gtk_menu_button_get_type()))
        gtk_menu_button_set_popover(button.opaque, calendar.widget)
        show(true, dialog)
        press(calendar.widget)
        #expect(!isVisible(dialog))
    }
}
