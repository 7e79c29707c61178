import CGtk
import FormCore

/// A popover with a `GtkCalendar` for choosing a date.
///
/// The user chooses a date by clicking a day, or by pressing Return or the space bar. The date is always the one that
/// the calendar then shows as selected. Showing another month or moving to a day with the arrow keys doesn't choose a
/// date.
///
/// GTK tells a chosen day by the same signal as a day that is only shown, and by none if the day of the month stays the
/// same. So the presses on days, the wheel and the keys are handled here, before the calendar handles them.
@MainActor
final class CalendarView {
    let widget = gtk_popover_new()!

    private let calendar = gtk_calendar_new()!
    private let choose: @MainActor (CalendarDate) -> Void

    /// - Parameter choose: Called with the date that the user has chosen.
    init(choose: @escaping @MainActor (CalendarDate) -> Void) {
        self.choose = choose
        gtk_popover_set_child(widget.cast(), calendar)
        FocusRing.hide(onPressIn: widget)
        nameButtons()
        selectionChanged()
        for property in ["day", "month", "year"] {
            Signal.connectNotify(calendar, property, .calendarMoved) { [weak self] in self?.selectionChanged() }
        }
        calendar.passScrollToPage()
        Signal.connectWheel(calendar, .calendarScrolled) { [weak self] steps in
            self?.move { $0.adding(months: steps) }
        }
        Signal.connectClick(calendar, .calendarClicked) { [weak self] in self?.click(x: $0, y: $1) ?? false }
        Signal.connectKeys(calendar, .calendarKey, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
        Signal.connectKeys(widget, .calendarTab, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.pressTab($0) ?? false
        }
    }

    /// Shows a date as selected, without choosing it for the row.
    func show(_ date: CalendarDate) {
        let time = g_date_time_new_utc(gint(date.year), gint(date.month), gint(date.day), 0, 0, 0)
        gtk_calendar_select_day(calendar.opaque, time)
        g_date_time_unref(time)
    }

    private func selectionChanged() {
        nameSelectedDate()
        // GTK ends the program if it has to show a year that there isn't.
        for (button, months) in zip(buttons, [-1, 1, -12, 12]) {
            gtk_widget_set_sensitive(button, selectedDate?.adding(months: months) == nil ? 0 : 1)
        }
    }

    /// Names the calendar after its selected date, because GTK 4.8 doesn't expose the days to assistive tools.
    private func nameSelectedDate() {
        guard let time = gtk_calendar_get_date(calendar.opaque) else { return }
        defer { g_date_time_unref(time) }
        guard let text = g_date_time_format(time, "%A %-e %B %Y") else { return }
        defer { g_free(text) }
        Accessible.name(calendar, String(cString: text))
    }

    /// Names the icon buttons above the days.
    private func nameButtons() {
        let names = [
            translated("Previous Month"), translated("Next Month"),
            translated("Previous Year"), translated("Next Year"),
        ]
        for (button, name) in zip(buttons, names) { Accessible.nameIcon(button, name) }
    }

    /// The buttons above the days: for the previous and the next month, and for the previous and the next year.
    private var buttons: [Widget] {
        let header = gtk_widget_get_first_child(calendar)
        let buttons = (header?.children ?? []).filter { $0.isA(gtk_button_get_type()) }
        return buttons.count == 4 ? buttons : []
    }

    private var selectedDate: CalendarDate? {
        guard let time = gtk_calendar_get_date(calendar.opaque) else { return nil }
        defer { g_date_time_unref(time) }
        let (year, month) = (Int(g_date_time_get_year(time)), Int(g_date_time_get_month(time)))
        return CalendarDate(year: year, month: month, day: Int(g_date_time_get_day_of_month(time)))
    }

    /// Selects another date, unless there is no such date.
    private func move(to next: (CalendarDate) -> CalendarDate?) {
        if let date = selectedDate.flatMap(next) { show(date) }
    }

    private func chooseSelected() {
        if let selectedDate { choose(selectedDate) }
    }

    /// Selects and chooses the day at a position in the calendar. Returns false if there is none.
    private func click(x: Double, y: Double) -> Bool {
        let labels = calendar.descendant(gtk_grid_get_type())?.children ?? []
        let days = labels.filter { gtk_widget_has_css_class($0, "day-number") != 0 }
        guard let day = gtk_widget_pick(calendar, x, y, GTK_PICK_DEFAULT), days.contains(day),
            let selected = days.first(where: {
                gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
            })
        else { return false }
        if let date = selectedDate?.adding(days: index(of: day) - index(of: selected)) {
            show(date)
            choose(date)
        }
        return true
    }

    /// Returns the number of a day in the calendar's grid, in which the days of the months around are shown as well.
    private func index(of day: Widget) -> Int {
        var (column, row) = (gint(), gint())
        gtk_grid_query_child(gtk_widget_get_parent(day).cast(), day, &column, &row, nil, nil)
        return Int(row) * 7 + Int(column)
    }

    private func press(_ key: Key) -> Bool {
        guard Property.isOn(calendar, "has-focus") else { return false }
        let forward = gtk_widget_get_direction(calendar) == GTK_TEXT_DIR_RTL ? -1 : 1
        if key.matches(key.value, GDK_CONTROL_MASK) {
            switch key.value {
            case GDK_KEY_Left: move { $0.adding(months: -forward) }
            case GDK_KEY_Right: move { $0.adding(months: forward) }
            case GDK_KEY_Up: move { $0.adding(months: -12) }
            case GDK_KEY_Down: move { $0.adding(months: 12) }
            default: return false
            }
            return true
        }
        guard key.hasNoModifiers else { return false }
        switch key.value {
        case GDK_KEY_Left: move { $0.adding(days: -forward) }
        case GDK_KEY_Right: move { $0.adding(days: forward) }
        case GDK_KEY_Up: move { $0.adding(days: -7) }
        case GDK_KEY_Down: move { $0.adding(days: 7) }
        case GDK_KEY_Page_Up: move { $0.adding(months: -1) }
        case GDK_KEY_Page_Down: move { $0.adding(months: 1) }
        case GDK_KEY_Return, GDK_KEY_space: chooseSelected()
        default: return false
        }
        return true
    }

    /// Moves the focus from the days to the buttons above them and back. GTK leads from one button to the next, but
    /// never back to the days.
    private func pressTab(_ key: Key) -> Bool {
        let isForward = key.matches(GDK_KEY_Tab)
        guard isForward || key.matches(GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK) || key.matches(GDK_KEY_Tab, GDK_SHIFT_MASK)
        else { return false }
        let stops = [calendar] + buttons.filter { gtk_widget_is_sensitive($0) != 0 }
        let focused = stops.firstIndex { Property.isOn($0, "has-focus") } ?? 0
        gtk_widget_grab_focus(stops[(focused + (isForward ? 1 : stops.count - 1)) % stops.count])
        return true
    }
}
