import CGtk
import FormCore
import FormGtk
@testable import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("The panes of a window", .serialized, .needsDisplay)
struct PaneTests {
    private let stage: SidebarSectionStage
    private let user: GtkUser

    init() throws {
        stage = try SidebarSectionStage(.gtk)
        user = try #require(stage.user as? GtkUser)
    }

    private var sideBar: Widget { user.sidePane.children[0] }
    private var mainBar: Widget { user.mainPane.children[0] }
    private var sidebarRows: [Widget] { user.sidePane.shown(class: "form-sidebar-row") }

    /// What a header bar shows: its title, and the accessible names of its buttons.
    private func content(of bar: Widget) -> [String] {
        let names = ["form-back": "Back", "form-search-button": "Search"]
        let buttons = names.filter { !bar.shown(class: $0.key).isEmpty }.map(\.value)
        return [bar.text(ofClass: "title") ?? ""] + buttons.sorted()
    }

    @Test("have a header bar each, and in a narrow window there is one")
    func bars() throws {
        #expect(content(of: sideBar) == ["Home", "Search"])
        #expect(content(of: mainBar) == ["Overview"])
        try user.select("Guests")
        #expect(content(of: mainBar) == ["Guests", "Back"])
        try user.makeRoom(false)
        #expect(content(of: mainBar) == ["Guests", "Back"])
        #expect(!sideBar.isShown)
        try user.goBack()
        #expect(content(of: mainBar) == ["Home", "Search"])
        try user.search("dim")
        #expect(content(of: mainBar) == ["Search", "Search"])
        user.clickSearchButton()
        #expect(content(of: mainBar) == ["Home", "Search"])
        #expect(String(cString: gtk_window_get_title(user.window.cast())) == "Home")
    }

    @Test("have style classes, and run from the top of the window to its bottom")
    func classes() throws {
        #expect(user.navigation.hasClass("form-wide"))
        #expect(user.sidePane.hasClass("form-side-pane") && user.mainPane.hasClass("form-main-pane"))
        #expect(sideBar.hasClass("form-bar") && sideBar.hasClass("form-bar-side") && mainBar.hasClass("form-bar"))
        #expect(gtk_widget_get_height(user.sidePane) == gtk_widget_get_height(user.window))
        #expect(gtk_widget_get_height(user.mainPane) == gtk_widget_get_height(user.window))
        #expect(gtk_widget_get_height(sideBar) == gtk_widget_get_height(mainBar))
        #expect(user.sidePane.shown(class: "form-sidebar-list").count == 1)
        #expect(sidebarRows.count == 3)
        try user.makeRoom(false)
        #expect(!user.navigation.hasClass("form-wide"))
        #expect(user.mainPane.shown(class: "form-sidebar-row").isEmpty)
    }

    @Test("have the desktop's window buttons at the window's outer ends")
    func windowButtons() throws {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        defer { gtk_settings_reset_property(OpaquePointer(settings), "gtk-decoration-layout") }
        Property.set(settings, "gtk-decoration-layout", to: "close:minimize,maximize")
        #expect(buttons(in: sideBar) == ["close"] && buttons(in: mainBar) == ["minimize", "maximize"])
        Property.set(settings, "gtk-decoration-layout", to: ":close")
        #expect(buttons(in: sideBar) == [] && buttons(in: mainBar) == ["close"])
        Property.set(settings, "gtk-decoration-layout", to: "close:")
        #expect(buttons(in: sideBar) == ["close"] && buttons(in: mainBar) == [])
        try user.makeRoom(false)
        #expect(buttons(in: mainBar) == ["close"])
    }

    /// The window buttons in a header bar, by their style classes.
    private func buttons(in bar: Widget) -> [String] {
        user.processEvents()
        let buttons = bar.shown { String(cString: gtk_widget_get_css_name($0)) == "windowcontrols" }.flatMap(\.children)
        return buttons.filter(\.isShown).compactMap { button in
            ["close", "minimize", "maximize"].first { button.hasClass($0) }
        }
    }

    /// True if a line is drawn at the top of a page, right below what is above it.
    private func hasLine(above page: Widget) throws -> Bool {
        for _ in 0..<4 { user.nextFrame() }
        let drawing = try #require(Drawing(of: user.window))
        let area = try #require(Drawing.Area(of: page, in: user.window))
        // Beside the rows, which may be scrolled to the edge.
        return drawing[area.left + 2, area.top] != drawing[area.left + 2, area.top + 1]
    }

    @Test("have a line above a page that is scrolled, below the notices of the window")
    func scrolled() throws {
        let sidebar = try #require(user.window.sidebar)
        #expect(try !hasLine(above: user.topPage) && !hasLine(above: sidebar))
        gtk_window_set_default_size(user.window.cast(), 1000, 260)
        #expect(user.wait { user.scrollRange.upperBound > 20 })
        user.scroll(to: 10)
        #expect(try hasLine(above: user.topPage) && !hasLine(above: sidebar))
        stage.driver.session.show(.information("It is late."))
        #expect(try hasLine(above: user.topPage))
        try user.select("Lamp")
        #expect(try !hasLine(above: user.topPage))
        try user.select("Overview")
        #expect(try hasLine(above: user.topPage))
        user.scroll(to: 0)
        #expect(try !hasLine(above: user.topPage))
    }

    @Test("show the window's tag beside the page's title, and below it where there is no room for both")
    func tag() throws {
        stage.driver.session.tag = WindowTag("Simulated", text: "Nothing is switched.")
        let tag = { mainBar.shown(class: "form-tag")[0] }
        let isBeside = {
            for _ in 0..<4 { user.nextFrame() }
            #expect(LayoutProblems(in: user.window).lines == [])
            let bounds = [mainBar.shown(class: "title")[0], tag()].map { widget in
                var bounds = graphene_rect_t()
                _ = gtk_widget_compute_bounds(widget, mainBar, &bounds)
                return bounds
            }
            let isBelow = bounds[1].origin.y >= bounds[0].origin.y + bounds[0].size.height
            let isBeside = bounds[1].origin.x >= bounds[0].origin.x + bounds[0].size.width
            #expect(isBelow != isBeside)
            return isBeside
        }
        #expect(user.screen.description.hasPrefix("Overview [Simulated]\n"))
        #expect(sideBar.shown(class: "form-tag").isEmpty)
        #expect(gtk_widget_get_tooltip_text(tag()).map { String(cString: $0) } == "Nothing is switched.")
        #expect(isBeside())
        try user.makeRoom(false)
        #expect(user.screen.description.hasPrefix("Home [Simulated]\n"))
        #expect(isBeside())
        stage.driver.session.tag = WindowTag(
            Sentence(verbatim: "Simulated at great length"), text: "Nothing is switched.")
        user.resize(to: 360)
        #expect(!isBeside())
        stage.driver.session.tag = nil
        #expect(mainBar.shown(class: "form-tag").isEmpty)
        #expect(user.screen.description.hasPrefix("Home\n"))
    }

    @Test("show the tag whole in large text, also at a width at which there is hardly room beside the title")
    func tagInLargeText() async throws {
        await CrampedLook.largeText.use { _ in
            stage.driver.session.tag = WindowTag("Simulated", text: "Nothing is switched.")
            let problems = stride(from: 360, through: 600, by: 4).flatMap { width in
                user.resize(to: width)
                for _ in 0..<2 { user.nextFrame() }
                return LayoutProblems(in: user.window).lines.map { "\(width): \($0)" }
            }
            #expect(problems == [])
        }
    }

    @Test("have a title that is truncated where there is no room, and then is in a tooltip")
    func longTitle() throws {
        let title = "A title for which a narrow window has no room at all"
        let driver = FormDriver(initial: SidebarSectionStage.Home(), build: SidebarSectionStage.form, title: title)
        let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        let label = { user.window.shown(class: "title")[0] }
        let tooltip = { gtk_widget_get_tooltip_text(label()).map { String(cString: $0) } }
        #expect(tooltip() == title)
        user.resize(to: 700)
        #expect(user.wait { tooltip() == nil })
    }

    @Test("keep each widget of the first page when there is more or less room")
    func widgets() throws {
        let page = user.topPage
        try user.type("typed", into: "Note")
        user.press(GDK_KEY_Home)
        for isWide in [false, true] {
            try user.makeRoom(isWide)
            #expect(user.topPage == page)
            #expect(user.focusedText?.text == "typed")
            #expect(user.focusedText?.cursor == 0)
        }
    }

    @Test("leave a dialog over them as it is when there is more or less room", arguments: ["Rules", "Names"])
    func dialog(row: String) throws {
        let names: Form<Bool> = sections { section { controlCell(title: "On", control: uiSwitch(keyPath: \.self)) } }
        func opener(_ title: String) -> Element<FormCell, Bool> {
            detailTextCell(title: title, keyPath: { _ in "" }, form: names).presented(as: .dialog)
        }
        let form: Form<Bool> = sections {
            section { opener("Rules") }
            section { opener("Names") }.sidebar(title: "Overview")
        }
        let driver = FormDriver(initial: false, build: form, title: "Form")
        let window = FormWindow(driver.session, layout: .sidebar)
        let user = GtkUser(of: window)
        try user.makeRoom(true)
        try user.select(row)
        try user.toggle("On")
        for width in [480, 1000, 480] {
            gtk_window_set_default_size(window.widget.cast(), gint(width), 640)
            #expect(user.wait { driver.session.layout.hasSidebar == (width == 1000) })
            user.processEvents()
            #expect(user.screen.isDialog && user.screen.description.contains("On [on]"))
        }
        try user.apply()
        #expect(driver.state)
        #expect(user.screen.title == "Form")
        #expect(user.focusedRow == row)
    }

    @Test("are one Tab stop, the sidebar, which is entered at the chosen row, and the page")
    func tab() throws {
        try user.select("Lamp")
        user.press(GDK_KEY_Down)
        #expect(user.focusedRow == "Door")
        user.pressTab()
        #expect(user.focusedRow == "On")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == "Lamp")
        user.press(GDK_KEY_Up)
        #expect(user.focusedRow == "Overview")
        user.press(GDK_KEY_Return)
        #expect(user.screen.title == "Overview")
        user.pressTab()
        #expect(user.focusedRow == "Away")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == "Overview")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == nil)
        user.pressTab()
        #expect(user.focusedRow == "Overview")
        for key in [GDK_KEY_F6, GDK_KEY_Right] {
            user.press(key)
            #expect(user.focusedRow == "Away")
            user.press(GDK_KEY_F6)
            #expect(user.focusedRow == "Overview")
        }
    }

    @Test("are entered at the first page's rest, not at the sidebar, when the window opens")
    func start() throws {
        let driver = FormDriver(initial: SidebarSectionStage.Home(), build: SidebarSectionStage.form, title: "Home")
        let window = FormWindow(driver.session, layout: .sidebar)
        gtk_window_set_default_size(window.widget.cast(), 1000, 640)
        let user = GtkUser(of: window)
        #expect(user.screen.sidebar != nil)
        #expect(user.focusedRow == "Away")
    }

    @Test("name the list of the sidebar, and say which of its rows is selected")
    func accessible() throws {
        try user.select("Door")
        let list = user.sidePane.shown(class: "form-sidebar-list")[0]
        #expect(list.accessibleRole == GTK_ACCESSIBLE_ROLE_LIST)
        #expect(list.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL)?.isEmpty == false)
        let selected = sidebarRows.map { $0.hasAccessible(GTK_ACCESSIBLE_STATE_SELECTED, 1) }
        #expect(selected == [false, false, true])
    }

    @Test("give rows beside each other different letters, the same after each change of the width")
    func mnemonics() throws {
        func letters() -> [guint] {
            [user.sidePane, user.mainPane].flatMap { $0.shown(class: "form-title") }
                .map { gtk_label_get_mnemonic_keyval($0.opaque) }
        }
        let before = letters()
        #expect(Set(before).count == before.count && !before.contains(guint(GDK_KEY_VoidSymbol)))
        for _ in 0..<3 {
            try user.makeRoom(false)
            #expect(Set(letters()).count == before.count - 1)
            try user.makeRoom(true)
        }
        #expect(Set(letters()).count == before.count)
    }

    @Test("go back by the mouse's button for that")
    func mouse() throws {
        try user.select("Guests")
        user.pressMouseButton(9)
        #expect(user.screen.title == "Guests")
        user.pressMouseButton(8)
        #expect(user.screen.title == "Overview")
        try user.select("Lamp")
        user.pressMouseButton(8)
        #expect(user.screen.title == "Lamp")
    }

    @Test("free the sidebar's widgets in a narrow window, and the first page's in a wide one")
    func release() throws {
        let row = WeakObject(sidebarRows[1])
        try user.makeRoom(false)
        #expect(!row.isAlive)
        let onPage = WeakObject(try #require(user.topPage.shown(class: "form-row").first { $0.rowTitle == "Lamp" }))
        try user.makeRoom(true)
        #expect(!onPage.isAlive)
    }
}
