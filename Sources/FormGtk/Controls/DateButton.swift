import CGtk
import FormCore

/// A button that opens a `GtkCalendar`.
@MainActor
final class DateButton: ChooserButton {
    let widget = gtk_menu_button_new()!

    private let chooser: ChooserField<CalendarDate>
    private let entry: Widget
    /// The calendar, which is created when it is first opened.
    private lazy var calendar = makeCalendar()

    /// - Parameter entry: The widget that gets the focus once the user has chosen a date.
    init(_ chooser: ChooserField<CalendarDate>, entry: Widget) {
        self.chooser = chooser
        self.entry = entry
        gtk_menu_button_set_icon_name(widget.opaque, "x-office-calendar-symbolic")
        Accessible.nameIcon(widget, translated("Choose a Date"))
        Signal.connectPopup(widget, .calendarOpened) { [weak self] in self?.showDate() }
    }

    private func makeCalendar() -> CalendarView {
        let calendar = CalendarView { [weak self] in self?.take($0) }
        gtk_menu_button_set_popover(widget.opaque, calendar.widget)
        return calendar
    }

    /// Shows the row's date in the calendar. If the row has no date, the calendar keeps the date that it has selected,
    /// which is today at first.
    private func showDate() {
        if let date = chooser.chosen { calendar.show(date) } else { _ = calendar }
    }

    private func take(_ date: CalendarDate) {
        gtk_menu_button_popdown(widget.opaque)
        entry.grabFocusWithoutSelecting()
        chooser.choose(value: date)
    }
}
