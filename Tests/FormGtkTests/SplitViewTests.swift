import CGtk
import FormCore
import FormGtk
@testable import FormGtkTesting
import FormTesting
import Testing

private struct Firewall: Equatable {
    var isOn = false
    var from = 1
    var to = 2
}

@MainActor
@Suite("A window with a sidebar", .serialized, .needsDisplay)
struct SplitViewTests {
    private let driver = FormDriver(
        initial: SidebarStage.State(), build: SidebarStage.form, title: "Form", defaults: SidebarStage.State())
    private let user: GtkUser

    init() throws {
        user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        try user.makeRoom(true)
    }

    @Test("is wide in its first frame already")
    func firstFrame() {
        let driver = FormDriver(initial: SidebarStage.State(), build: SidebarStage.form)
        let window = FormWindow(driver.session, layout: .sidebar)
        gtk_window_set_default_size(window.widget.cast(), 1000, 640)
        gtk_widget_realize(window.widget)
        var pages: [Int] = []
        Signal.connect(UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.widget)!), "after-paint") {
            pages.append(driver.session.shownPages.count)
        }
        let user = GtkUser(of: window)
        while pages.isEmpty { user.nextFrame() }
        #expect(pages.first == 2)
    }

    @Test("keeps each widget when there is more or less room")
    func widgets() throws {
        let sidebar = user.sidePane
        try user.select("Second")
        let page = user.topPage
        try user.makeRoom(false)
        #expect(user.topPage == page)
        try user.makeRoom(true)
        #expect(user.topPage == page)
        #expect(user.sidePane == sidebar)
        #expect(user.pageCount == 2)
    }

    @Test("keeps the text that is being typed, its cursor and the page's place")
    func place() throws {
        let long: Form<Many> = sections {
            section { nestedPage }
        }
        let driver = FormDriver(initial: Many(), build: long)
        let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        try user.makeRoom(true)
        try user.type("typed", into: "Row 30")
        user.press(GDK_KEY_Home)
        user.nextFrame()
        let rows = user.rowsOnScreen.map(\.title)
        #expect(rows.contains("Row 30") && !rows.contains("Row 1"))
        try user.makeRoom(false)
        #expect(user.rowsOnScreen.map(\.title) == rows)
        try user.makeRoom(true)
        #expect(user.rowsOnScreen.map(\.title) == rows)
        #expect(user.focusedText?.text == "typed")
        #expect(user.focusedText?.cursor == 0)
    }

    @Test("is as narrow as the page on top can be", arguments: [false, true])
    func narrow(isWide: Bool) throws {
        try user.makeRoom(isWide)
        var (alone, least): (Int32, Int32) = (0, 0)
        gtk_widget_measure(user.topPage, GTK_ORIENTATION_HORIZONTAL, -1, &alone, nil, nil, nil)
        gtk_widget_measure(user.navigation, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        #expect(least < 400 && least >= alone)
    }

    @Test("has room from 700 pixels on, more where text is large")
    func widths() {
        user.resize(to: 699)
        #expect(user.screen.sidebar == nil)
        user.resize(to: 700)
        #expect(user.screen.sidebar != nil)
        #expect(bounds(of: user.sidePane).size.width == 240)
        user.resize(to: 1100)
        #expect(bounds(of: user.sidePane).size.width == 275)
        user.resize(to: 1220)
        #expect(bounds(of: user.sidePane).size.width == 300)
    }

    @Test("F6 and the arrow keys go from one page to the other", arguments: directions)
    func keys(direction: UInt32) throws {
        for widget in [user.window, user.navigation] {
            gtk_widget_set_direction(widget, GtkTextDirection(direction))
        }
        user.nextFrame()
        let isRightToLeft = direction == GTK_TEXT_DIR_RTL.rawValue
        let (forward, backward) = isRightToLeft ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
        try user.select("Second")
        user.press(GDK_KEY_F6)
        #expect(user.focusedRow == "Name")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "More")
        user.press(GDK_KEY_F6)
        #expect(user.focusedRow == "Second")
        user.press(forward)
        #expect(user.focusedRow == "More")
        user.press(backward)
        #expect(user.focusedRow == "Second")
        user.press(backward)
        #expect(user.focusedRow == "Second")
        user.press(GDK_KEY_F6)
        user.press(isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left, GDK_ALT_MASK)
        #expect(user.focusedRow == "Second")
        #expect(user.screen.title == "Second")
    }

    @Test("Tab goes from the sidebar to the page, and Return on a row leaves the focus there")
    func tab() throws {
        try user.select("Second")
        user.press(GDK_KEY_Up)
        #expect(user.focusedRow == "First")
        user.press(GDK_KEY_Return)
        #expect(user.screen.title == "First")
        #expect(user.focusedRow == "First")
        user.press(GDK_KEY_Up)
        #expect(user.focusedRow == "Quiet")
        user.pressTab()
        #expect(user.focusedRow == "Name")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == "First")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == nil)
    }

    @Test("Tab moves through the controls of a row in the sidebar, and through what is above the rows")
    func tabInRow() throws {
        let page: Form<Firewall> = sections { section { controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)) } }
        let form: Form<Firewall> = sections {
            section {
                controlsCell(title: "Ports") {
                    controlCell(title: "From", control: numberField(keyPath: \.from))
                    controlCell(title: "To", control: numberField(keyPath: \.to))
                }
                detailTextCell(title: "Page", keyPath: { _ in "" }, form: page)
            }
            .resettable()
        }
        let driver = FormDriver(initial: Firewall(), build: form, title: "Form", defaults: Firewall(to: 9))
        let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        try user.makeRoom(true)
        try user.focus("From")
        user.pressTab()
        #expect(user.focusedRow == "To")
        user.pressTab()
        #expect(user.focusedRow == "On")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == "Page")
        user.pressTab(isBackwards: true)
        let button = try #require(user.sidePane.shown(class: "form-reset-section").first)
        #expect(gtk_root_get_focus(user.window.opaque) == button)
        user.pressTab()
        #expect(user.focusedRow == "From")
    }

    @Test("has the sidebar where text begins", arguments: directions)
    func sides(direction: UInt32) throws {
        gtk_widget_set_direction(user.navigation, GtkTextDirection(direction))
        user.nextFrame()
        let (first, other) = (bounds(of: user.sidePane), bounds(of: user.mainPane))
        #expect((first.origin.x < other.origin.x) == (direction == GTK_TEXT_DIR_LTR.rawValue))
        #expect(first.size.width + other.size.width == Float(gtk_widget_get_width(user.navigation)))
    }

    @Test("gives rows beside each other different letters")
    func mnemonics() throws {
        let titles = user.navigation.children.flatMap { $0.shown(class: "form-title") }
        let letters = titles.map { gtk_label_get_mnemonic_keyval($0.opaque) }.filter { $0 != guint(GDK_KEY_VoidSymbol) }
        #expect(letters.count > 4 && Set(letters).count == letters.count)
    }

    @Test("lets go of a page that another has taken the place of, and of the one that was proposed")
    func lifetime() throws {
        weak let proposed = driver.session.proposedPage
        let proposedWidget = WeakObject(user.topPage)
        #expect(proposed != nil)
        try user.select("Second")
        #expect(proposed == nil)
        #expect(!proposedWidget.isAlive)
        weak let page = driver.session.topPage
        let widget = WeakObject(user.topPage)
        try user.select("Note")
        #expect(page == nil)
        #expect(!widget.isAlive)
    }

    @Test("the first page slides with the others where it is alone")
    func sliding() throws {
        try user.makeRoom(false)
        GtkUser.setAnimations(true)
        defer { GtkUser.setAnimations(false) }
        let first = user.sidePane
        try user.select("Second")
        #expect(user.wait { x(of: first) < 0 })
        #expect(x(of: first) + Float(gtk_widget_get_width(user.navigation)) == x(of: user.topPage))
        #expect(user.wait { gtk_widget_get_child_visible(first) == 0 })
        try user.goBack()
        #expect(user.wait { x(of: first) < 0 })
        #expect(user.wait { gtk_widget_get_child_visible(user.stack) == 0 && x(of: first) == 0 })
    }

    @Test("closed while it is wide leaves a form that another window can show")
    func closing() throws {
        let driver = FormDriver(initial: SidebarStage.State(), build: SidebarStage.form, title: "Form")
        do {
            let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
            try user.makeRoom(true)
            #expect(driver.session.proposedPage != nil)
        }
        #expect(driver.session.proposedPage == nil)
        let user = GtkUser(of: FormWindow(driver.session))
        #expect(user.screen.title == "Form" && user.screen.sidebar == nil)
    }

    private func x(of widget: Widget) -> Float { bounds(of: widget).origin.x }

    private func bounds(of widget: Widget) -> graphene_rect_t {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, user.navigation, &bounds)
        return bounds
    }
}

private let directions = [GTK_TEXT_DIR_LTR.rawValue, GTK_TEXT_DIR_RTL.rawValue]

private struct Many: Equatable {
    var texts = [String](repeating: "text", count: 40)
}

private let nestedPage: Element<FormCell, Many> = detailTextCell(
    title: "Page", keyPath: { _ in "" },
    form: sections([
        section(
            (1...40).map { number in
                controlCell(title: "Row \(number)", control: textField(keyPath: \.texts[number - 1]))
            })
    ]))
