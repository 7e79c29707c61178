import CGtk
import FormCore

/// A popover with a `GtkCalendar` in which a date is looked for and chosen.
///
/// Another month is only looked at, and so is a day that an arrow key leads to; a click on a day chooses it, and so do
/// Return and the space bar.
@MainActor
final class CalendarView {
    let widget = gtk_popover_new()!

    private let calendar = gtk_calendar_new()!
    private let choose: @MainActor (CalendarDate) -> Void
    private var selected: Signal.Connection?
    /// What the calendar shows as selected.
    private var shown: CalendarDate?

    /// - Parameter choose: Takes the date that the person has chosen.
    init(choose: @escaping @MainActor (CalendarDate) -> Void) {
        self.choose = choose
        gtk_popover_set_child(widget.cast(), calendar)
        shown = selectedDate
        nameButtons()
        tellDate()
        selected = Signal.connect(calendar, "day-selected", .calendarSelected) { [weak self] in self?.daySelected() }
        // Its own keys begin at its first day, and choose at once.
        Signal.connectKeys(calendar, .calendarKey, phase: GTK_PHASE_CAPTURE) { [weak self] in self?.press($0) ?? false }
    }

    /// Selects a date, without choosing it.
    func show(_ date: CalendarDate) {
        shown = date
        let time = g_date_time_new_utc(gint(date.year), gint(date.month), gint(date.day), 0, 0, 0)
        selected?.silenced { gtk_calendar_select_day(calendar.opaque, time) }
        g_date_time_unref(time)
        tellDate()
    }

    /// Tells assistive tools which date is selected; GTK 4.8 tells them nothing of days.
    private func tellDate() {
        guard let time = gtk_calendar_get_date(calendar.opaque) else { return }
        defer { g_date_time_unref(time) }
        guard let text = g_date_time_format(time, "%A %-e %B %Y") else { return }
        defer { g_free(text) }
        Accessible.name(calendar, String(cString: text))
    }

    /// The buttons above the days.
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
        // To look at another month selects the same day of that, or its last.
        if let before, (date.year, date.month) != (before.year, before.month),
            date.day == min(before.day, CalendarDate.days(inMonth: date.month, of: date.year))
        {
            return tellDate()
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
