import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// A window with everything that has keys of its own, and what a user sees of it after a key.
@MainActor
final class KeyboardStage {
    struct Name: Equatable {
        var id: String
    }

    struct Values: Equatable {
        var isLoud = false
        var code = "1234"
        var name = "Anna"
        var notes = "one\ntwo\nthree"
        var words = ["red", "green", "blue"]
        var copies = 50
        var level = 50
        var date = CalendarDate(year: 2026, month: 6, day: 15)!
        var city = "City 1"
        var size = "A5"
        var paper = "Matt"
        var side = "Back"
        var keys = KeyboardShortcut("Ctrl+P")
        var isFine = false
        var items = ["Ada", "Ben", "Cleo"].map(Name.init)
        var names = ["Dan", "Eve", "Fay"].map(Name.init)
    }

    /// A number of rows higher than the window, so that the page's keys have something to move over.
    private static let form: Form<Values> = sections {
        section {
            controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
            valueCell(title: "Code", text: \.code).copyable()
            controlCell(title: "Name", control: textField(keyPath: \.name))
            controlCell(title: "Notes", control: textEditor(keyPath: \.notes))
            controlCell(title: "Words", control: tokenField(keyPath: \.words))
            controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 0...100))
            controlCell(title: "Level", control: slider(keyPath: \.level, in: 0...100))
            controlCell(title: "Date", control: dateField(keyPath: \.date))
        }
        section("Choices") {
            picker(title: "City", keyPath: \.city, options: (1...40).map { "City \($0)" })
            picker(title: "Size", keyPath: \.size, options: ["A4", "A5", "A6"])
            picker(title: "Paper", keyPath: \.paper, options: ["Fine", "Matt", "Photo"], style: .radioGroup)
            picker(title: "Side", keyPath: \.side, options: ["Front", "Back", "Both"], style: .segments)
            controlCell(title: "Keys", control: shortcutField(keyPath: \.keys))
            expanderCell(title: "More") {
                controlCell(title: "Fine", control: uiSwitch(keyPath: \.isFine))
            }
            detailTextCell(
                title: "Page", keyPath: { _ in "" },
                form: sections { section { controlCell(title: "Inner", control: uiSwitch(keyPath: \.isFine)) } })
        }
        section("Items") {
            list("Items", \.items, id: \.id) { valueCell(title: "Item", text: \.id).title(from: \.id) }
                .removing()
                .moving()
        }
        .headerButton(buttonCell(title: "First") { $0.set(\.isFine, to: true) })
        .headerButton(buttonCell(title: "Second") { $0.set(\.isFine, to: true) })
        section("Names") {
            list("Names", \.names, id: \.id) { valueCell(title: "Name", text: \.id).title(from: \.id) }.searchable()
        }
    }

    private static let name: Form<Name> = sections {
        section {
            controlCell(title: "Short", control: textField(keyPath: \.id))
            nestedTextField(title: "Long", keyPath: \.id)
        }
    }

    /// A form whose first page is a sidebar.
    private static let sidebarForm: Form<Values> = sections {
        section {
            detailTextCell(title: "One", keyPath: { _ in "" }, form: bind(form: name, to: \.items[0]))
            detailTextCell(title: "Two", keyPath: { _ in "" }, form: bind(form: name, to: \.items[1]))
            detailTextCell(title: "Three", keyPath: { _ in "" }, form: bind(form: name, to: \.items[2]))
            controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
        }
    }

    let driver: FormDriver<Values>
    let user: GtkUser
    private let application: FormApplication?
    /// The number of times that a key asked to close the window, which stays open.
    private var closings = 0
    private static var count = 0

    init(hasSidebar: Bool, isRightToLeft: Bool) throws {
        gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        driver = FormDriver(initial: Values(), build: hasSidebar ? Self.sidebarForm : Self.form, title: "Form")
        let window: FormWindow
        if hasSidebar {
            application = nil
            window = FormWindow(driver.session, layout: .sidebar)
        } else {
            Self.count += 1
            let about = FormApplication.About(name: "Form", version: "1", comments: "")
            let application = FormApplication(id: "org.example.Keyboard\(Self.count)", about: about)
            g_application_register(application.applicationPointer, nil, nil)
            application.activate(driver.session)
            window = try #require(application.window)
            self.application = application
        }
        user = GtkUser(of: window)
        if hasSidebar { try user.makeRoom(true) }
        Signal.connectRequest(window.widget, "close-request", .windowClose) { [weak self] in
            self?.closings += 1
            return true
        }
    }

    /// Brings everything back to what it was when the window was opened.
    func reset() throws {
        let focus = gtk_root_get_focus(user.window.opaque)
        if let popover = focus.flatMap({ gtk_widget_get_ancestor($0, gtk_popover_get_type()) }) {
            gtk_popover_popdown(popover.cast())
        }
        driver.session.search(nil)
        while driver.session.canGoBack { driver.session.goBack() }
        for cell in driver.page.sections.flatMap(\.cells) where cell.isExpander { cell.setExpanded(false) }
        driver.session.commitDrafts()
        driver.change { $0 = Values() }
        if application == nil { try user.select("One") }
        closings = 0
        Clipboard.set("")
        user.processEvents()
    }

    // MARK: - The focus

    func focusRow(_ title: String) throws { gtk_widget_grab_focus(try user.usableRow(title)) }

    /// Gives the focus to a text, with the cursor at an offset.
    func focusText(_ title: String, at offset: Int32 = 0) throws {
        try user.focus(title)
        guard let text = user.focusedEditable else { return }
        gtk_editable_set_position(text, offset)
    }

    /// Gives the focus to the part of a row that chooses or steps: an option, a slider, a menu's button.
    func focusControl(_ title: String, _ part: KeyPath<WidgetControl, Widget>) throws {
        gtk_widget_grab_focus(try #require(WidgetControl(inRow: try user.usableRow(title)))[keyPath: part])
    }

    /// Gives the focus to the chosen one of the options in a row.
    func focusOption(_ title: String) throws {
        let row = try user.usableRow(title)
        let buttons = row.descendants(gtk_toggle_button_get_type()) + row.descendants(gtk_check_button_get_type())
        let chosen: Widget = try #require(buttons.first { Property.isOn($0, "active") })
        gtk_widget_grab_focus(chosen)
    }

    func focusToken(_ index: Int) throws {
        try focusText("Words")
        gtk_widget_grab_focus(try user.usableRow("Words").shown(class: "form-token-remove")[index])
    }

    func focusShown(class name: String, _ index: Int = 0) {
        gtk_widget_grab_focus(user.window.shown(class: name)[index])
    }

    /// Opens the popover of a button in a row.
    func open(_ title: String, _ type: GType) throws {
        let button = try #require(try user.bringIntoView(title).descendants(type).first)
        if button.isA(gtk_menu_button_get_type()) {
            gtk_menu_button_popup(button.opaque)
        } else {
            user.click(try #require(gtk_widget_get_first_child(button)))
        }
        user.processEvents()
        // A list has no rows to move to before its first frame.
        if let focus = gtk_root_get_focus(user.window.opaque) { user.nextFrame(of: focus) }
    }

    func focusCalendar() throws {
        let calendar = try #require(try user.usableRow("Date").descendants(gtk_calendar_get_type()).first)
        gtk_widget_grab_focus(calendar)
    }

    func search(_ text: String) throws {
        driver.session.search(text)
        focusShown(class: "search")
    }

    /// What a user notices of a key: the page, what has the focus, what has changed.
    var result: String {
        var lines = [String(cString: gtk_window_get_title(user.window.cast()))]
        if let text = driver.session.searchText { lines.append("search “\(text)”") }
        lines.append(focus)
        if closings > 0 { lines.append("closed \(closings)") }
        if let copied = user.copiedText, !copied.isEmpty { lines.append("copied \(copied)") }
        if driver.page.sections.flatMap(\.cells).contains(where: \.isExpanded) { lines.append("More is expanded") }
        for (old, new) in zip(Mirror(reflecting: Values()).children, Mirror(reflecting: driver.state).children) {
            let texts = [old, new].map { child in
                (child.value as? [Name]).map { "\($0.map(\.id))" } ?? "\(child.value)"
            }
            if texts[0] != texts[1] { lines.append("\(new.label ?? "") \(texts[1])") }
        }
        return lines.joined(separator: " | ").replacing("\n", with: "/")
    }

    /// The widget that has the focus, as a user would call it.
    private var focus: String {
        guard let focus = gtk_root_get_focus(user.window.opaque) else { return "nothing" }
        if let token = focus.ancestor("form-token") {
            return "token \(token.text(ofClass: "form-token-text") ?? "")"
        }
        if focus.isA(gtk_calendar_get_type()) {
            let date = gtk_calendar_get_date(focus.opaque)
            defer { g_date_time_unref(date) }
            return
                "day \(g_date_time_get_year(date))-\(g_date_time_get_month(date))-\(g_date_time_get_day_of_month(date))"
        }
        if let text = user.focusedText {
            let characters = Array(text.text)
            let selected = user.selectsText ? ", selected" : ""
            return
                "“\(String(characters[..<text.cursor]))|\(String(characters[text.cursor...]))” \(user.focusedRow ?? "")\(selected)"
        }
        if focus.hasClass("form-row") { return "row \(user.focusedRow ?? "")" }
        // Which option is next to the search depends on how far the list is scrolled.
        if focus.isIn(gtk_list_view_get_type()), user.focusedRow == "City" { return "an option of City" }
        let label = focus.descendants(gtk_label_get_type()).first { gtk_widget_get_mapped($0) != 0 }
        return ["control", label?.labelText, user.focusedRow].compactMap(\.self).joined(separator: " ")
    }
}

@MainActor
extension Widget {
    fileprivate func descendants(_ type: GType) -> [Widget] {
        children.flatMap { ($0.isA(type) ? [$0] : []) + $0.descendants(type) }
    }

    fileprivate func isIn(_ type: GType) -> Bool { gtk_widget_get_ancestor(self, type) != nil }

    /// The nearest widget with a CSS class: this one or an ancestor.
    fileprivate func ancestor(_ name: String) -> Widget? {
        hasClass(name) ? self : gtk_widget_get_parent(self)?.ancestor(name)
    }
}

extension GtkUser {
    /// True if some of the focused text is selected.
    fileprivate var selectsText: Bool {
        if let view = focusedTextView {
            return gtk_text_buffer_get_has_selection(gtk_text_view_get_buffer(view.cast())) != 0
        }
        return focusedEditable.map { gtk_editable_get_selection_bounds($0, nil, nil) != 0 } ?? false
    }
}
