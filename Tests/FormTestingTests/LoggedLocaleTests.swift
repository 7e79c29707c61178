import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A log of somebody who writes in a way of their own")
struct LoggedLocaleTests {
    private struct Trip: Codable, Equatable {
        var price = 1.5
        var day = CalendarDate(year: 2026, month: 12, day: 24)
    }

    private final class Lines {
        var list: [String] = []
    }

    @Test("reads numbers and dates as they have written them")
    func locale() throws {
        let form: Form<Trip> = sections {
            section {
                controlCell(title: "Price", control: formattedField(keyPath: \.price, format: .decimal(digits: 2)))
                controlCell(title: "Day", control: formattedField(keyPath: \.day, format: .optional(.date)))
            }
        }
        let locale = FormLocale(
            decimalSeparator: ",", groupSeparator: ".", dateOrder: .monthDayYear, dateSeparator: "/",
            timeSeparator: ".",
            dayPeriods: .init(), firstWeekday: .sunday)
        let driver = FormDriver(initial: Trip(), build: form, environment: FormEnvironment(locale: locale))
        let user = HeadlessUser(of: driver.session)
        let lines = Lines()
        try driver.record { lines.list.append($0) }
        try user.type("1.234,5", into: "Price")
        try user.type("2/3/2027", into: "Day")
        try user.pressReturn()
        #expect(driver.state == Trip(price: 1234.5, day: CalendarDate(year: 2027, month: 2, day: 3)))
        let replayed = try replay(lines.list, form: form)
        #expect(replayed.state == driver.state)
        #expect(replayed.session.environment.locale == locale)
        #expect(Screen(of: replayed.session) == user.screen)
    }
}
