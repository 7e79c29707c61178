import FormCore
import FormTesting
import Testing

// The code of the article “Dates, colours, fonts and files”.

struct Trip: Equatable {
    var day = CalendarDate("2026-12-24") ?? .first
    var departure = TimeOfDay.midnight
    var reminder = CalendarDateTime("2026-12-23T18:00") ?? CalendarDateTime(.first, .midnight)
    var mark = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var font = Font("Cantarell", size: 11, weight: .bold)
    var tickets = ""
}

let tripForm: Form<Trip> = sections {
    section {
        controlCell(title: "Day", control: dateField(keyPath: \.day))
        controlCell(title: "Departure", control: formattedField(keyPath: \.departure, format: .time))
        controlCell(title: "Reminder", control: dateTimeField(keyPath: \.reminder))
        controlCell(title: "Mark", control: colorField(keyPath: \.mark))
        controlCell(title: "Ticket Font", control: fontField(keyPath: \.font))
        controlCell(title: "Tickets", control: fileField(keyPath: \.tickets, for: .folder))
    }
}

@MainActor
@Suite("Dates, colours, fonts and files")
struct ChoosersTests {
    @Test("are typed as the person writes them, and are the same text for programs everywhere")
    func typed() throws {
        let german = FormLocale(decimalSeparator: ",", dateOrder: .dayMonthYear, dateSeparator: ".")
        let driver = FormDriver(
            initial: Trip(), build: tripForm, title: "Trip", environment: FormEnvironment(locale: german))
        let user = HeadlessUser(of: driver.session)
        #expect(
            user.screen.description == """
                Trip

                  Day [24.12.2026]
                  Departure [00:00]
                  Reminder [23.12.2026 18:00]
                  Mark [#3584e4]
                  Ticket Font [Cantarell Bold 11]
                  Tickets []
                """)
        try user.type("6.1.2027", into: "Day")
        try user.pressReturn()
        #expect(driver.state.day == CalendarDate(year: 2027, month: 1, day: 6))
        #expect(driver.session.rows().first?.value?.text() == "2027-01-06")
        try user.choose("24.12.2026", in: "Reminder")
        #expect(driver.state.reminder == CalendarDateTime("2026-12-24T18:00"))
    }
}
