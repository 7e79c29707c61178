import CGtk
import FormCore

/// An entry for a date, with a button that opens a `GtkCalendar`.
@MainActor
final class DateFieldView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "linked", "form-chooser", "form-date-field")
    var focus: Widget { text.focus }

    private let text: TextFieldView
    private let chooser: ChooserField<CalendarDate>
    private let button = gtk_menu_button_new()!
    private let calendar = gtk_calendar_new()!
    private var selected: Signal.Connection?
    /// What the calendar shows as selected.
    private var shown: CalendarDate?

    init(_ chooser: ChooserField<CalendarDate>, row: Widget) {
        self.chooser = chooser
        text = TextFieldView(chooser.field, row: row)
        widget.append(text.widget)
        widget.append(button)
        gtk_widget_set_hexpand(text.widget, 1)
        // As wide as a field without a button.
        gtk_widget_set_hexpand(widget, 0)
        gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
        Accessible.nameIcon(button, translated("Choose a Date"))
        let popover = gtk_popover_new()!
        gtk_popover_set_child(popover.cast(), calendar)
        gtk_menu_button_set_popover(button.opaque, popover)
        Signal.connect(popover, "show", .calendarOpened) { [weak self] in self?.showDate() }
        selected = Signal.connect(calendar, "day-selected", .calendarSelected) { [weak self] in self?.dateSelected() }
    }

    func titleChanged(_ title: String) { text.titleChanged(title) }

    /// Opens at the row's date, or at today's where that is none.
    private func showDate() {
        guard let date = chooser.chosen else { return }
        shown = date
        let time = g_date_time_new_utc(gint(date.year), gint(date.month), gint(date.day), 0, 0, 0)
        selected?.silenced { gtk_calendar_select_day(calendar.opaque, time) }
        g_date_time_unref(time)
    }

    private func dateSelected() {
        guard let time = gtk_calendar_get_date(calendar.opaque) else { return }
        defer { g_date_time_unref(time) }
        let (year, month, day) = (
            g_date_time_get_year(time), g_date_time_get_month(time), g_date_time_get_day_of_month(time)
        )
        guard let date = CalendarDate(year: Int(year), month: Int(month), day: Int(day)) else { return }
        let before = shown
        shown = date
        // To look at another month selects the same day of that: the person is not done yet.
        if let before, date.day == before.day, (date.year, date.month) != (before.year, before.month) { return }
        gtk_menu_button_popdown(button.opaque)
        gtk_widget_grab_focus(focus)
        chooser.choose(value: date)
    }
}
