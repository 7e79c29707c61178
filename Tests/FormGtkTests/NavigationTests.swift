import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import Testing

@MainActor
@Suite("Walking the pages of a window", .serialized, .needsDisplay)
struct NavigationTests {
    let driver = FormDriver(initial: Gallery(), build: galleryForm, title: "Gallery")
    let window: FormWindow
    let user: GtkUser

    init() {
        window = FormWindow(driver.session)
        user = GtkUser(of: window)
    }

    @Test("the field of a text page has the focus at once, with all of its text selected")
    func focusesField() throws {
        try user.select("Nested Text")
        #expect(user.focusedText?.text == "text")
        #expect(user.focusedRow == "Nested Text")
    }

    @Test("the row that opened a page has the focus again on return")
    func focusReturns() throws {
        try user.select("Detail")
        #expect(user.focusedRow == "Inner Switch")
        try user.goBack()
        #expect(user.focusedRow == "Detail")
    }

    @Test("the first row has the focus on return when the one that opened the page can't be used any more")
    func focusReturnsElsewhere() throws {
        let form: Form<Gallery> = sections {
            section { controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)) }
            section {
                detailTextCell(title: "Detail", keyPath: \.caption, form: detailForm).enabled(when: \.isUsable)
            }
        }
        let driver = FormDriver(initial: Gallery(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        try user.select("Detail")
        driver.change { $0.isUsable = false }
        try user.goBack()
        #expect(user.focusedRow == "Switch")
    }

    @Test("the arrow keys go from row to row over all sections, entries included")
    func arrows() throws {
        var titles: [String] = []
        for _ in 0..<12 {
            titles.append(user.focusedRow ?? "nothing")
            user.press(GDK_KEY_Down)
        }
        #expect(
            titles == [
                "Switch", "Text", "Secret", "Number", "Nested Text", "Nested Secret", "Choice", "Detail",
                "Press", "Caption", "Row Button", "Section Switch",
            ])
        user.press(GDK_KEY_Up)
        #expect(user.focusedRow == "Row Button")
    }

    @Test("what has the focus gets the arrow keys before the page does")
    func arrowsInside() throws {
        try user.focus("Text")
        let keys = gtk_event_controller_key_new()!
        let deal: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
            _, _, _, _, _ in 1
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(deal, to: GCallback.self),
            UnsafeMutableRawPointer(keys), nil, connect_default)
        gtk_widget_add_controller(gtk_root_get_focus(OpaquePointer(window.widget)), keys)
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Text")
    }

    @Test("Return on a row does what a click on it does")
    func returnActivates() throws {
        for _ in 0..<4 { user.press(GDK_KEY_Down) }
        user.press(GDK_KEY_Return)
        #expect(user.screen.title == "Nested Text")
    }

    @Test("Space on a switch row toggles it")
    func spaceToggles() {
        user.press(GDK_KEY_space)
        #expect(driver.state.isOn)
    }

    @Test("Alt and the left arrow go back, the right arrow where text runs from right to left")
    func altLeft() throws {
        try user.select("Detail")
        user.press(GDK_KEY_Right, GDK_ALT_MASK)
        #expect(user.screen.title == "Detail")
        user.press(GDK_KEY_Left, GDK_ALT_MASK)
        #expect(user.screen.title == "Gallery")

        gtk_widget_set_direction(window.widget, GTK_TEXT_DIR_RTL)
        try user.select("Detail")
        user.press(GDK_KEY_Left, GDK_ALT_MASK)
        #expect(user.screen.title == "Detail")
        user.press(GDK_KEY_Right, GDK_ALT_MASK)
        #expect(user.screen.title == "Gallery")
    }

    @Test("the focus goes to the next row when its own is hidden")
    func hidingFocusedRow() throws {
        try user.focus("Text")
        for _ in 0..<8 { user.press(GDK_KEY_Down) }
        #expect(user.focusedRow == "Caption")
        driver.change { $0.isShown = false }
        #expect(user.focusedRow == "Row Button")
        driver.change { $0.isUsable = false }
        user.processEvents()
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow != nil)
    }

    @Test("the focus goes to what a change shows that hides all other rows")
    func focusOfSections() throws {
        let form: Form<Gallery> = sections {
            section(isVisible: { !$0.isOn }) { buttonCell(title: "Show") { $0.set(\.isOn, to: true) } }
            section(isVisible: \.isOn) {
                controlCell(title: "Text", control: textField(keyPath: \.text))
                buttonCell(title: "Hide") { $0.set(\.isOn, to: false) }
            }
        }
        let driver = FormDriver(initial: Gallery(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        try user.select("Show")
        #expect(user.focusedRow == "Text")
        try user.select("Hide")
        #expect(user.focusedRow == "Show")
        // Who has put the focus elsewhere keeps it there.
        try user.select("Show")
        driver.change { $0.isOn = false }
        #expect(user.focusedRow == "Show")
    }

    @Test("cursor and focus stay where they are while a change comes from elsewhere")
    func cursorStays() throws {
        try user.type("typed", into: "Text")
        user.press(GDK_KEY_Home)
        #expect(user.focusedText?.cursor == 0)
        driver.change { $0 = Gallery(isOn: true, text: "theirs", presses: 9) }
        user.processEvents()
        #expect(user.focusedRow == "Text")
        #expect(user.focusedText?.text == "typed")
        #expect(user.focusedText?.cursor == 0)
    }

    @Test("a click on the row of the field that is being edited leaves cursor and text alone")
    func clickOnOwnRow() throws {
        for title in ["Text", "Secret"] {
            try user.type("typed", into: title)
            user.press(GDK_KEY_Home)
            try user.select(title)
            #expect(user.focusedRow == title)
            #expect(user.focusedText?.cursor == 0)
        }
        #expect(driver.state.text == "typed")
        #expect(driver.state.secret == "secret")
    }

    @Test("Ctrl+Z takes back what was typed, and never the text that the field came with")
    func undo() throws {
        try user.focus("Text")
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(user.focusedText?.text == "text")
        driver.change { $0.text = "theirs" }
        user.press(GDK_KEY_z, GDK_CONTROL_MASK)
        #expect(user.focusedText?.text == "theirs")
        try user.type("typed")
        for _ in 0..<5 { user.press(GDK_KEY_z, GDK_CONTROL_MASK) }
        #expect(user.focusedText?.text == "theirs")
    }

    @Test("a change that a task makes leaves text, cursor, focus and page alone")
    func changeFromTask() async throws {
        try user.select("Nested Text")
        try user.type("typed")
        user.press(GDK_KEY_Home)
        await Task.detached { [driver] in
            await driver.change { $0 = Gallery(isOn: true, text: "theirs", presses: 9) }
        }.value
        user.processEvents()
        #expect(user.screen.title == "Nested Text")
        #expect(user.focusedText?.text == "typed")
        #expect(user.focusedText?.cursor == 0)
        try user.goBack()
        #expect(user.screen.description.contains("Nested Text typed ›"))
        #expect(user.screen.description.contains("Detail 9 ›"))
    }

    @Test("closing the window keeps what was being typed")
    func closing() throws {
        try user.type("typed", into: "Text")
        gtk_window_close(UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self))
        user.processEvents()
        #expect(driver.state.text == "typed")
    }

    @Test("a page's widgets go when it has slid away, or when that is cut short")
    func transitions() throws {
        GtkUser.setAnimations(true)
        defer { GtkUser.setAnimations(false) }
        try user.select("Detail")
        #expect(user.wait { !isSliding })
        #expect(user.pageCount == 2)
        try user.goBack()
        // On a busy machine, it may have slid away by now.
        #expect(user.pageCount == 2 || !isSliding)
        #expect(user.wait { !isSliding })
        #expect(user.pageCount == 1)

        try user.select("Detail")
        try user.goBack()
        try user.select("Detail")
        #expect(user.wait { !isSliding })
        #expect(user.pageCount == 2)
    }

    @Test(
        "a page comes from where text runs to",
        arguments: [GTK_TEXT_DIR_LTR.rawValue, GTK_TEXT_DIR_RTL.rawValue])
    func slideDirection(direction: UInt32) throws {
        gtk_widget_set_direction(user.stack, GtkTextDirection(direction))
        GtkUser.setAnimations(true)
        defer { GtkUser.setAnimations(false) }
        gtk_stack_set_transition_duration(stack, longSlide)
        try user.select("Detail")
        #expect(user.wait { !isSliding || pagePosition != 0 })
        #expect(direction == GTK_TEXT_DIR_LTR.rawValue ? pagePosition > 0 : pagePosition < 0)
        #expect(user.wait { !isSliding })
    }

    @Test("a click while pages slide hits neither of them")
    func clickWhileSliding() throws {
        #expect(isReachable)
        GtkUser.setAnimations(true)
        defer { GtkUser.setAnimations(false) }
        gtk_stack_set_transition_duration(stack, longSlide)
        try user.select("Detail")
        #expect(isSliding && !isReachable)
        #expect(user.wait { !isSliding })
        #expect(isReachable)
    }

    @Test("pages change at once when the desktop asks for reduced motion")
    func reducedMotion() throws {
        try user.select("Detail")
        #expect(!isSliding)
        try user.goBack()
        #expect(user.pageCount == 1)
    }

    private var stack: OpaquePointer { OpaquePointer(user.stack) }

    /// Whether a click into the middle of the pages goes to one of them.
    private var isReachable: Bool {
        let pages = user.navigation
        let middle = (Double(gtk_widget_get_width(pages)) / 2, Double(gtk_widget_get_height(pages)) / 2)
        let widget = gtk_widget_pick(pages, middle.0, middle.1, GTK_PICK_DEFAULT)
        return widget.map { gtk_widget_is_ancestor($0, user.topPage) != 0 } ?? false
    }

    private var pagePosition: Float {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(user.topPage, user.navigation, &bounds)
        return bounds.origin.x
    }

    /// In milliseconds; long enough to be seen where a frame takes long.
    private let longSlide: UInt32 = 2000

    private var isSliding: Bool { gtk_stack_get_transition_running(stack) != 0 }
}
