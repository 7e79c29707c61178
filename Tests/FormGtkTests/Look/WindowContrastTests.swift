import CGtk
import Firewall
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Office: Equatable {
    var isOpen = false
    var name = "Office"
    var day = CalendarDate.today
    var floor = "Floor 2"
    var room = "Room 2"
    var firewall = Firewall()
}

extension CalendarDate {
    fileprivate static var today: CalendarDate {
        let now = g_date_time_new_now_utc()!
        defer { g_date_time_unref(now) }
        return CalendarDate(
            year: Int(g_date_time_get_year(now)), month: Int(g_date_time_get_month(now)),
            day: Int(g_date_time_get_day_of_month(now)))!
    }
}

private let accountForm: Form<Office> = sections {
    section("Account", footer: { _ in "Footer." }) {
        controlCell(title: "Name", control: textField(keyPath: \.name)).help("Help.")
        buttonCell(title: "Forget", style: .destructive) { _ in }
            .confirming { _ in
                FormQuestion("Forget the name?", text: "It is needed.", answer: "Forget", isDestructive: true)
            }
    }
}

private let officeForm: Form<Office> = sections {
    section("Office") {
        controlCell(title: "Open", control: uiSwitch(keyPath: \.isOpen))
        controlCell(title: "Day", control: dateField(keyPath: \.day))
        picker(title: "Floor", keyPath: \.floor, options: (1...4).map { "Floor \($0)" })
        picker(title: "Room", keyPath: \.room, options: (1...40).map { "Room \($0)" })
        detailTextCell(title: "Account", keyPath: \.name, form: accountForm).presented(as: .dialog)
    }
    section {
        list("Rules", \.firewall.rules, id: \.id) {
            controlCell(title: "Rule", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
        }
        .moving()
    }
    section {
        detailTextCell(title: "First Page", keyPath: { _ in "detail" }, form: accountForm).badge { _ in 2 }
        detailTextCell(title: "Second Page", keyPath: \.name, form: accountForm)
    }
    .sidebar(title: "Overview", symbol: "go-home-symbolic")
}

/// Measures what is around the rows of a page: bars, the sidebar, popovers, dialogs and search results.
@MainActor
@Suite(
    "The contrast around pages", .serialized, .needsDisplay,
    .enabled(if: PictureFolder.fitsGtk, "This is not GTK 4.8."))
struct WindowContrastTests {
    @Test("is what texts, marks and rings need, in each theme")
    func windows() throws {
        let application = FormApplication(
            id: "org.example.Contrast",
            about: .init(name: "Office", version: "1.0", comments: "An example.", website: "https://example.org"))
        g_application_register(application.applicationPointer, nil, nil)
        let findings = try ContrastMeasurements.count(of: "windows") { measurements in
            try measurements.measureBars(of: application)
            try measurements.measureSidebar(of: application)
            try measurements.measureMenus(of: application)
            try measurements.measureOptions(of: application)
            try measurements.measureCalendar(of: application)
            try measurements.measureDialog(of: application)
            try measurements.measureSearch(of: application)
            try measurements.measureAbout(application)
        }
        #expect(findings == 0)
    }
}

extension ContrastMeasurements {
    private func user(of application: FormApplication, applying: Applying = .atOnce, isWide: Bool = false) throws
        -> (FormDriver<Office>, GtkUser)
    {
        let driver = FormDriver(
            initial: Office(), build: officeForm, title: "Office", defaults: Office(), applying: applying)
        let window = FormWindow(
            driver.session, layout: isWide ? .sidebar : .stack, of: application.pointer,
            menuEndingWith: application.makeMenu())
        let user = GtkUser(of: window)
        if isWide { try user.makeRoom(true) }
        return (driver, user)
    }

    private func buttons(in widget: Widget) -> [Widget] {
        widget.shown { $0.isA(gtk_button_get_type()) && gtk_widget_is_sensitive($0) != 0 }
    }

    /// The text that a widget shows or, if it shows an icon, its tooltip.
    private func title(of widget: Widget) -> String {
        // The button of a menu is inside the widget with the tooltip.
        for widget in [widget, gtk_widget_get_parent(widget)].compactMap(\.self) {
            if let text = gtk_widget_get_tooltip_text(widget) { return String(cString: text) }
            if let label = widget.shown(type: gtk_label_get_type()) { return label.labelText }
        }
        return widget.nodeName
    }

    private mutating func measure(
        _ buttons: [Widget], in root: Widget, of user: GtkUser, _ name: String
    ) throws {
        // A notice hides the button for which it has no use.
        for button in buttons where gtk_widget_get_child_visible(button) != 0 {
            let name = "\(name) “\(title(of: button))”"
            // The buttons of the window itself don't take the focus.
            if gtk_widget_get_can_focus(button) != 0 {
                try measureFocus(on: button, in: root, of: user, name)
            }
            try measureHover(over: button, in: root, of: user, name)
        }
    }

    fileprivate mutating func measureBars(of application: FormApplication) throws {
        let (driver, user) = try user(of: application, applying: .explicitly)
        driver.session.show(.warning("It is late."), about: "Day")
        driver.session.show(.error("It is broken."), from: "lock")
        driver.session.show(.information("It is new."), from: "news")
        driver.session.tag = WindowTag("New", text: "It is new.")
        try user.toggle("Open")
        let root = user.window
        gtk_window_set_focus(root.cast(), nil)
        measureTexts(of: root, on: try draw(root, of: user), of: root, "bars")
        let bars = root.shown {
            $0.isA(gtk_header_bar_get_type()) || $0.isA(gtk_action_bar_get_type()) || $0.hasClass("form-banner")
        }
        try measure(bars.flatMap(buttons), in: root, of: user, "bars")
        try user.select("First Page")
        measureTexts(of: root, on: try draw(root, of: user), of: root, "page")
        try measure(root.shown(class: "form-back"), in: root, of: user, "bars")
    }

    fileprivate mutating func measureSidebar(of application: FormApplication) throws {
        let (_, user) = try user(of: application, isWide: true)
        let root = user.window
        gtk_window_set_focus(root.cast(), nil)
        measureTexts(of: root, on: try draw(root, of: user), of: root, "panes")
        for row in user.sidePane.shown(class: "form-sidebar-row") + user.sidePane.shown(class: "form-row") {
            let name = "sidebar row “\(row.rowTitle ?? "")”"
            try measureFocus(on: row, in: root, of: user, name)
            try measureHover(over: row, in: root, of: user, name)
        }
        let bars = root.shown { $0.isA(gtk_header_bar_get_type()) }
        try measure(bars.flatMap(buttons), in: root, of: user, "panes")
    }

    /// Measures an open popover, and each of some widgets in it with the focus and under the pointer.
    private mutating func measure(
        _ popover: Widget, _ widgets: [Widget], _ flags: GtkStateFlags = GTK_STATE_FLAG_PRELIGHT, of user: GtkUser,
        _ name: String
    ) throws {
        let drawing = try draw(popover, of: user)
        measureTexts(of: popover, on: drawing, of: popover, name)
        for widget in widgets {
            let name = "\(name) “\(title(of: widget))”"
            try measureFocus(on: widget, in: popover, of: user, name)
            try measureHover(over: widget, flags, in: popover, of: user, name)
        }
        gtk_popover_popdown(popover.cast())
        user.processEvents()
    }

    fileprivate mutating func measureMenus(of application: FormApplication) throws {
        let (_, user) = try user(of: application)
        try user.toggle("Open")
        let rule = try user.usableRow("Second")
        for (name, button) in [
            ("menu", user.window.shown(type: gtk_menu_button_get_type())),
            ("menu of an item", rule.shown(class: "form-actions").first),
        ] {
            let button = try #require(button)
            gtk_menu_button_popup(button.opaque)
            let popover = try #require(button.descendant(gtk_popover_get_type()))
            _ = try draw(popover, of: user)
            let items = popover.shown { $0.nodeName == "modelbutton" && gtk_widget_is_sensitive($0) != 0 }
            #expect(items.count > 1)
            let hover = GtkStateFlags(
                rawValue: GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_SELECTED.rawValue)
            try measure(popover, items, hover, of: user, name)
        }
    }

    fileprivate mutating func measureOptions(of application: FormApplication) throws {
        let (_, user) = try user(of: application)
        for title in ["Floor", "Room"] {
            let menu = try #require(try user.usableRow(title).shown(type: gtk_drop_down_get_type()))
            user.click(try #require(gtk_widget_get_first_child(menu)))
            let popover = try #require(menu.descendant(gtk_popover_get_type()))
            let drawing = try draw(popover, of: user)
            let list = try #require(menu.descendant(gtk_list_view_get_type()))
            if let entry = popover.shown(type: gtk_search_entry_get_type()) {
                let area = try #require(Drawing.Area(of: entry, in: popover))
                check(drawing.contrast(ofEdge: area), theme.markContrast, "options’ search edge")
                try measureFocus(on: entry, in: popover, of: user, "options’ search")
            }
            try measure(popover, Array(list.children.prefix(3)), of: user, "options")
        }
    }

    fileprivate mutating func measureCalendar(of application: FormApplication) throws {
        let (driver, user) = try user(of: application)
        // Another day of this month, so today has its own mark.
        let today = CalendarDate.today
        driver.change { $0.day = today.adding(days: today.day == 1 ? 1 : -1)! }
        let button = try #require(try user.usableRow("Day").shown(type: gtk_menu_button_get_type()))
        gtk_menu_button_popup(button.opaque)
        let popover = try #require(button.descendant(gtk_popover_get_type()))
        let calendar = try #require(popover.descendant(gtk_calendar_get_type()))
        let drawing = try draw(popover, of: user)
        let days = calendar.shown { $0.hasClass("day-number") }
        let surface = drawing.background(of: try #require(Drawing.Area(of: calendar, in: popover)))
        let selected = days.first { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }
        let fill = drawing.background(of: try #require(selected.flatMap { Drawing.Area(of: $0, in: popover) }))
        check(fill.contrast(with: surface), theme.markContrast, "calendar selected day")
        let mark = try #require(days.first { $0.hasClass("today") }.flatMap { Drawing.Area(of: $0, in: popover) })
        check(
            drawing[(mark.left + mark.right) / 2, mark.bottom - 1].contrast(with: surface), theme.markContrast,
            "calendar today")
        try measureFocus(on: calendar, in: popover, of: user, "calendar")
        try measure(popover, buttons(in: calendar), of: user, "calendar")
    }

    fileprivate mutating func measureDialog(of application: FormApplication) throws {
        let (_, user) = try user(of: application)
        try user.select("Account")
        let root = user.window
        gtk_window_set_focus(root.cast(), nil)
        try user.type("Home", into: "Name")
        let drawing = try draw(root, of: user)
        measureTexts(of: root, on: drawing, of: root, "dialog")
        let entry = try #require(root.descendant(gtk_entry_get_type()))
        check(
            drawing.contrast(ofEdge: try #require(Drawing.Area(of: entry, in: root))), theme.markContrast,
            "dialog entry edge")
        try measureFocus(on: entry, in: root, of: user, "dialog entry")
        for row in root.shown(class: "form-button") {
            try measureFocus(on: row, in: root, of: user, "dialog row")
            try measureHover(over: row, in: root, of: user, "dialog row")
        }
        let bar = try #require(root.shown(type: gtk_header_bar_get_type()))
        try measure(buttons(in: bar), in: root, of: user, "dialog")

        try user.select("Forget")
        let question = try #require(root.windowsOver.first)
        user.wait { gtk_widget_get_height(question) > 0 }
        gtk_window_set_focus(question.cast(), nil)
        measureTexts(of: question, on: try draw(question, of: user), of: question, "question")
        try measure(buttons(in: question), in: question, of: user, "question")
        try user.answerQuestion("Cancel")
    }

    fileprivate mutating func measureSearch(of application: FormApplication) throws {
        let (_, user) = try user(of: application)
        try user.search("oo")
        let root = user.window
        let entry = try #require(root.shown(type: gtk_search_entry_get_type()))
        measureTexts(of: root, on: try draw(root, of: user), of: root, "search with a chosen result")
        gtk_window_set_focus(root.cast(), nil)
        let drawing = try draw(root, of: user)
        measureTexts(of: root, on: drawing, of: root, "search")
        check(
            drawing.contrast(ofEdge: try #require(Drawing.Area(of: entry, in: root))), theme.markContrast,
            "search entry edge")
        let bar = try #require(root.shown(type: gtk_header_bar_get_type()))
        try measure(buttons(in: bar), in: root, of: user, "search")
        let results = user.topPage.shown(class: "form-row")
        #expect(results.count > 1)
        for row in results.prefix(2) {
            let name = "result “\(row.rowTitle ?? "")”"
            try measureFocus(on: row, in: root, of: user, name)
            try measureHover(over: row, in: root, of: user, name)
        }
        try user.search("xyz")
        let focused = try draw(root, of: user)
        gtk_window_set_focus(root.cast(), nil)
        let unfocused = try draw(root, of: user)
        measureTexts(of: root, on: unfocused, of: root, "search without results")
        // With results, the chosen one follows the focus too.
        measureRing(on: focused, missingIn: unfocused, "search entry focused")
    }

    fileprivate mutating func measureAbout(_ application: FormApplication) throws {
        let (_, user) = try user(of: application)
        application.showAbout()
        let about = try #require(user.window.windowsOver.first)
        defer { gtk_window_destroy(about.cast()) }
        user.wait { gtk_widget_get_height(about) > 0 }
        gtk_window_set_focus(about.cast(), nil)
        measureTexts(of: about, on: try draw(about, of: user), of: about, "about")
        try measure(buttons(in: about), in: about, of: user, "about")
        for label in about.shown(where: { $0.isA(gtk_label_get_type()) && gtk_widget_get_focusable($0) != 0 }) {
            try measureFocus(on: label, in: about, of: user, "about “\(label.labelText)”")
        }
    }
}
