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
    /// Made when it is first opened.
    private lazy var calendar = makeCalendar()

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
        Signal.connectPopup(button, .calendarOpened) { [weak self] in self?.showDate() }
    }

    func titleChanged(_ title: String) { text.titleChanged(title) }

    var spokenTexts: [String] { text.spokenTexts }

    func onSpokenTexts(_ tell: @escaping @MainActor () -> Void) { text.onSpokenTexts(tell) }

    private func makeCalendar() -> CalendarView {
        let calendar = CalendarView { [weak self] in self?.take($0) }
        gtk_menu_button_set_popover(button.opaque, calendar.widget)
        return calendar
    }

    /// Opens at the row's date, or at today's where that is none.
    private func showDate() {
        if let date = chooser.chosen { calendar.show(date) } else { _ = calendar }
    }

    private func take(_ date: CalendarDate) {
        gtk_menu_button_popdown(button.opaque)
        gtk_widget_grab_focus(focus)
        chooser.choose(value: date)
    }
}
