import CGtk
import FormCore
import FormTesting
import RandomNumbers
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Trip: Equatable {
    var day = CalendarDate(year: 2026, month: 12, day: 24)!
    var isOn = false
}

private let form: Form<Trip> = sections {
    section {
        controlCell(title: "Day", control: dateField(keyPath: \.day))
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
    }
}

/// The day that looks selected, the one that assistive tools name, and the one that a click, Return or the space bar
/// takes are the same day.
@MainActor
@Suite("The day that a calendar shows as selected", .serialized, .needsDisplay)
struct CalendarTests {
    private let driver: FormDriver<Trip>
    private let user: GtkUser
    private let button: Widget

    init() throws {
        let stage = Stage(.gtk, Trip(), form)
        driver = stage.driver
        user = try #require(stage.user as? GtkUser)
        button = try #require(try user.usableRow("Day").shown(type: gtk_menu_button_get_type()))
    }

    /// The first days of the 36 months of the years 2027 to 2029, of which one is a leap year.
    private let months = (0..<36).map { CalendarDate(year: 2027 + $0 / 12, month: $0 % 12 + 1, day: 1)! }

    @Test("is each day of three years, and of the months around, that the pointer is pressed on")
    func pointer() throws {
        var problems = Problems()
        for month in months {
            for cell in 0..<42 {
                // Another day of the month is selected each time, also one that the months around don't have.
                let days = CalendarDate.days(inMonth: month.month, of: month.year)
                let calendar = try open(at: month.adding(days: cell * 11 % days)!)
                let date = try #require(calendar.date(of: cell))
                calendar.click(cell)
                expectTaken(date, "a press on cell \(cell) of \(month)", &problems)
            }
        }
        problems.expectNone()
    }

    @Test(
        "is each day of three years that the arrows lead to",
        arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL].map(\.rawValue))
    func keys(direction: UInt32) throws {
        gtk_widget_set_default_direction(GtkTextDirection(direction))
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        var problems = Problems()
        let back = months[0]
        var date = back
        driver.change { $0.day = back }
        let isMirrored = direction == GTK_TEXT_DIR_RTL.rawValue
        while let next = date.adding(days: 1), next.year < 2030 {
            let calendar = try open()
            calendar.expectSelected(date, "opening", &problems)
            let isOdd = next.day.isMultiple(of: 2)
            // The same day, each way that the arrows have.
            let keys =
                isOdd
                ? [GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Left, GDK_KEY_Left, GDK_KEY_Left, GDK_KEY_Left, GDK_KEY_Left]
                : [GDK_KEY_Right]
            let mirrored = [GDK_KEY_Left: GDK_KEY_Right, GDK_KEY_Right: GDK_KEY_Left]
            for key in keys { user.press(isMirrored ? mirrored[key] ?? key : key) }
            calendar.expectSelected(next, "the arrows", &problems)
            user.press(isOdd ? GDK_KEY_Return : GDK_KEY_space)
            expectTaken(next, "the arrows", &problems)
            date = next
        }
        problems.expectNone()
    }

    /// A way to show another month or to move to another day, and what it leads to.
    private enum Move: CaseIterable {
        case previousMonth, nextMonth, previousYear, nextYear, scrollUp, scrollDown, pageUp, pageDown
        case controlLeft, controlRight, controlUp, controlDown, up, down

        var months: Int? {
            switch self {
            case .previousMonth, .scrollUp, .pageUp, .controlLeft: -1
            case .nextMonth, .scrollDown, .pageDown, .controlRight: 1
            case .previousYear, .controlUp: -12
            case .nextYear, .controlDown: 12
            case .up, .down: nil
            }
        }
    }

    private func make(_ move: Move, in calendar: OpenCalendar) {
        switch move {
        case .previousMonth: calendar.clickButton(0)
        case .nextMonth: calendar.clickButton(1)
        case .previousYear: calendar.clickButton(2)
        case .nextYear: calendar.clickButton(3)
        case .scrollUp: user.scroll(calendar.widget, by: -1)
        case .scrollDown: user.scroll(calendar.widget, by: 1)
        case .pageUp: user.press(GDK_KEY_Page_Up)
        case .pageDown: user.press(GDK_KEY_Page_Down)
        case .controlLeft: user.press(GDK_KEY_Left, GDK_CONTROL_MASK)
        case .controlRight: user.press(GDK_KEY_Right, GDK_CONTROL_MASK)
        case .controlUp: user.press(GDK_KEY_Up, GDK_CONTROL_MASK)
        case .controlDown: user.press(GDK_KEY_Down, GDK_CONTROL_MASK)
        case .up: user.press(GDK_KEY_Up)
        case .down: user.press(GDK_KEY_Down)
        }
    }

    @Test("is the one that is taken after each mixture of pages, wheel, keys and pointer", arguments: 0..<4)
    func mixed(round: UInt64) throws {
        var problems = Problems()
        var random = SeededGenerator.announced("calendar", seed: 48, part: round)
        var date = months[Int.random(in: 0..<36, using: &random)]
        driver.change { $0.day = CalendarDate(year: 2028, month: 2, day: 29)! }
        driver.change { $0.day = date }
        for _ in 0..<150 {
            let calendar = try open()
            var story: [String] = ["\(date)"]
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                let move = Move.allCases[Int.random(in: 0..<Move.allCases.count, using: &random)]
                story.append("\(move)")
                let next = move.months.map { date.adding(months: $0) } ?? date.adding(days: move == .up ? -7 : 7)
                make(move, in: calendar)
                date = try #require(next)
                calendar.expectSelected(date, story.joined(separator: ", "), &problems)
                if !problems.isEmpty { date = calendar.selected ?? date }
            }
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                user.press(GDK_KEY_Return)
                story.append("Return")
            case 1:
                user.press(GDK_KEY_space)
                story.append("the space bar")
            case 2:
                calendar.click(try #require(calendar.selectedCell))
                story.append("a press on the selected day")
            default:
                let cell = Int.random(in: 0..<42, using: &random)
                date = try #require(calendar.date(of: cell))
                calendar.click(cell)
                story.append("a press on \(date)")
            }
            expectTaken(date, story.joined(separator: ", "), &problems)
            date = driver.state.day
            if !(2020...2035).contains(date.year) {
                date = months[0]
                driver.change { $0.day = date }
            }
        }
        problems.expectNone()
    }

    @Test("stays in the years that there are", arguments: [CalendarDate.first, .last])
    func ends(end: CalendarDate) throws {
        var problems = Problems()
        for move in Move.allCases {
            let calendar = try open(at: end)
            make(move, in: calendar)
            let date = move.months.map { end.adding(months: $0) } ?? end.adding(days: move == .up ? -7 : 7)
            calendar.expectSelected(date ?? end, "\(move)", &problems)
            close()
        }
        for cell in 0..<42 {
            let calendar = try open(at: end)
            guard let date = calendar.date(of: cell) else {
                calendar.click(cell)
                calendar.expectSelected(end, "a press on cell \(cell)", &problems)
                close()
                continue
            }
            calendar.click(cell)
            expectTaken(date, "a press on cell \(cell)", &problems)
        }
        problems.expectNone()
    }

    @Test("replaces a text that can't be read, also if it is the row's date already", arguments: [0, 1, 2])
    func draft(way: Int) throws {
        try user.type("soon", into: "Day")
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].values == ["[soon]"])
        let calendar = try open()
        #expect(calendar.selected == Trip().day)
        switch way {
        case 0: user.press(GDK_KEY_Return)
        case 1: user.press(GDK_KEY_space)
        default: calendar.click(try #require(calendar.selectedCell))
        }
        #expect(driver.state == Trip())
        #expect(user.screen.sections[0].rows[0].values == ["[2026-12-24]"])
        #expect(user.screen.sections[0].rows[0].notice == nil)
    }

    @Test("is left by Tab for the buttons above it, and comes back", arguments: [false, true])
    func tab(isBackwards: Bool) throws {
        let calendar = try open()
        defer { close() }
        let stops = [calendar.widget] + calendar.buttons
        var visited: [Int?] = []
        for _ in 0..<11 {
            let focus = gtk_root_get_focus(user.window.opaque)
            visited.append(stops.firstIndex { $0 == focus })
            if isBackwards {
                user.press(GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK)
            } else {
                user.press(GDK_KEY_Tab)
            }
        }
        #expect(visited == (isBackwards ? [0, 4, 3, 2, 1, 0, 4, 3, 2, 1, 0] : [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0]))
    }

    private func open(at date: CalendarDate) throws -> OpenCalendar {
        driver.change { $0.day = date }
        return try open()
    }

    private func open() throws -> OpenCalendar {
        gtk_menu_button_popup(button.opaque)
        user.processEvents()
        let calendar = try #require(button.descendant(gtk_calendar_get_type()))
        // The positions of the days are known once they are laid out.
        user.wait { gtk_widget_get_width(calendar) > 0 }
        return OpenCalendar(calendar, user)
    }

    private func close() {
        gtk_menu_button_popdown(button.opaque)
        // GTK moves the focus out of a closed popover in the next frame, even if the popover is open again by then.
        user.nextFrame()
    }

    private func expectTaken(_ date: CalendarDate, _ story: String, _ problems: inout Problems) {
        let isOpen = button.descendant(gtk_popover_get_type()).map { gtk_widget_get_visible($0) != 0 } ?? false
        if driver.state.day != date || isOpen || user.focusedRow != "Day" {
            problems.add(
                "\(story): \(driver.state.day) and not \(date) was taken\(isOpen ? ", and it stays open" : "")")
        }
        if isOpen { close() }
    }
}

/// What went wrong, with the number of cases.
private struct Problems {
    private var texts: [String] = []

    var isEmpty: Bool { texts.isEmpty }

    mutating func add(_ text: String) { texts.append(text) }

    func expectNone() {
        #expect(texts.isEmpty, "\(texts.count) cases, such as:\n\(texts.prefix(8).joined(separator: "\n"))")
    }
}

/// A calendar as a user sees it, who knows its dates only from what is written there.
@MainActor
private struct OpenCalendar {
    let widget: Widget
    private let user: GtkUser

    init(_ widget: Widget, _ user: GtkUser) {
        (self.widget, self.user) = (widget, user)
    }

    private var header: Widget { widget.children.first { $0.descendant(gtk_stack_get_type()) != nil }! }

    /// The previous and the next month, the previous and the next year.
    var buttons: [Widget] { header.children.filter { $0.isA(gtk_button_get_type()) } }

    /// The labels of the days, line by line.
    private var cells: [Widget] {
        widget.descendant(gtk_grid_get_type())!.children.filter { $0.hasClass("day-number") }
    }

    private var shownMonth: CalendarDate {
        let stack = header.descendant(gtk_stack_get_type())!
        let month = stack.children.firstIndex { $0 == gtk_stack_get_visible_child(stack.opaque) }!
        let year = header.children.first { $0.hasClass("year") }!.labelText
        return CalendarDate(year: Int(year)!, month: month + 1, day: 1)!
    }

    /// The date of a day's label; `nil` if there is no such date.
    func date(of cell: Int) -> CalendarDate? {
        let label = cells[cell]
        guard let day = Int(label.labelText) else { return nil }
        let months = !label.hasClass("other-month") ? 0 : cell < 15 ? -1 : 1
        return shownMonth.adding(months: months).flatMap { CalendarDate(year: $0.year, month: $0.month, day: day) }
    }

    private func cells(in state: GtkStateFlags) -> [Int] {
        cells.indices.filter { gtk_widget_get_state_flags(cells[$0]).rawValue & state.rawValue != 0 }
    }

    /// The only day that looks selected.
    var selectedCell: Int? {
        let selected = cells(in: GTK_STATE_FLAG_SELECTED)
        return selected.count == 1 ? selected[0] : nil
    }

    var selected: CalendarDate? { selectedCell.flatMap(date) }

    /// The name that assistive tools read.
    private var name: String { widget.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) ?? "" }

    func expectSelected(_ date: CalendarDate, _ story: String, _ problems: inout Problems) {
        let time = g_date_time_new_utc(gint(date.year), gint(date.month), gint(date.day), 0, 0, 0)
        let text = g_date_time_format(time, "%A %-e %B %Y")!
        defer {
            g_free(text)
            g_date_time_unref(time)
        }
        // A ring around another day would look selected as well.
        let other = cells(in: GTK_STATE_FLAG_FOCUSED).filter { $0 != selectedCell }
        if selected != date || name != String(cString: text) || !other.isEmpty {
            let looks = selected.map(\.description) ?? "none"
            let focus = gtk_root_get_focus(user.window.opaque).map { String(cString: g_type_name($0.type)) }
            problems.add(
                "\(story): \(looks) looks selected, “\(name)” is read, and not \(date); \(other.count) rings; "
                    + "the focus is in \(focus ?? "nothing")")
        }
    }

    func clickButton(_ index: Int) {
        if gtk_widget_is_sensitive(buttons[index]) != 0 { user.click(buttons[index]) }
        gtk_widget_grab_focus(widget)
    }

    func click(_ cell: Int) {
        let label = cells[cell]
        guard gtk_widget_is_sensitive(label) != 0 else { return }
        var (x, y) = (0.0, 0.0)
        let (width, height) = (gtk_widget_get_width(label), gtk_widget_get_height(label))
        gtk_widget_translate_coordinates(label, widget, Double(width) / 2, Double(height) / 2, &x, &y)
        user.press(widget, at: (x, y))
    }
}
