import CGtk
import FormCore

/// A popover with a `GtkCalendar` for choosing a date.
///
/// The user chooses a date by clicking a day, or by pressing Return or the space bar. Showing another month or moving
/// to a day with the arrow keys doesn't choose a date.
@MainActor
final class CalendarView {
    let widget = gtk_popover_new()!

    private let calendar = gtk_calendar_new()!
    private let choose: @MainActor (CalendarDate) -> Void
    private var selected: Signal.Connection?
    /// The date that the calendar shows as selected.
    private var shown: CalendarDate?

    /// - Parameter choose: Called with the date that the user has chosen.
    init(choose: @escaping @MainActor (CalendarDate) -> Void) {
        self.choose = choose
        gtk_popover_set_child(widget.cast(), calendar)
        FocusRing.hide(onPressIn: widget)
        shown = selectedDate
        nameButtons()
        nameSelectedDate()
        selected = Signal.connect(calendar, "day-selected", .calendarSelected) { [weak self] in self?.daySelected() }
        // Handle the keys before the calendar does. Its own key bindings start at its first day and choose each day
        // immediately.
        Signal.connectKeys(calendar, .calendarKey, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
    }

    /// Shows a date as selected, without choosing it for the row.
    func show(_ date: CalendarDate) {
        shown = date
        let time = g_date_time_new_utc(gint(date.year), gint(date.month), gint(date.day), 0, 0, 0)
        selected?.silenced { gtk_calendar_select_day(calendar.opaque, time) }
        g_date_time_unref(time)
        nameSelectedDate()
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
        let header = gtk_widget_get_first_child(calendar)
        let buttons = (header?.children ?? []).filter { $0.isA(gtk_button_get_type()) }
        guard buttons.count == names.count else { return }
        for (button, name) in zip(buttons, names) { Accessible.nameIcon(button, name) }
    }

    private var selectedDate: CalendarDate? {
        guard let time = gtk_calendar_get_date(calendar.opaque) else { return nil }
        defer { g_date_time_unref(time) }
        let (year, month) = (Int(g_date_time_get_year(time)), Int(g_date_time_get_month(time)))
        return CalendarDate(year: year, month: month, day: Int(g_date_time_get_day_of_month(time)))
    }

    private func daySelected() {
        guard let date = selectedDate else { return }
        let before = shown
        shown = date
        // Showing another month also selects the same day in that month, or the month's last day. The user hasn't
        // chosen that day, so it doesn't become the row's date.
        if let before, (date.year, date.month) != (before.year, before.month),
            date.day == min(before.day, CalendarDate.days(inMonth: date.month, of: date.year))
        {
            return nameSelectedDate()
        }
        choose(date)
    }

    private func press(_ key: Key) -> Bool {
        guard Property.isOn(calendar, "has-focus"), key.hasNoModifiers, let date = shown ?? selectedDate else {
            return false
        }
        let forward = gtk_widget_get_direction(calendar) == GTK_TEXT_DIR_RTL ? -1 : 1
        let next: CalendarDate?
        switch key.value {
        case GDK_KEY_Left: next = date.adding(days: -forward)
        case GDK_KEY_Right: next = date.adding(days: forward)
        case GDK_KEY_Up: next = date.adding(days: -7)
        case GDK_KEY_Down: next = date.adding(days: 7)
        case GDK_KEY_Page_Up: next = date.adding(months: -1)
        case GDK_KEY_Page_Down: next = date.adding(months: 1)
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
            choose(date)
            return true
        default: return false
        }
        if let next { show(next) }
        return true
    }
}
