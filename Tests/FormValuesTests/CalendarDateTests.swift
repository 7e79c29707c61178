import FormValues
import Testing

@Suite("Dates and times as plain values")
struct CalendarDateTests {
    private func date(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    @Test("there are only the days that the calendar has")
    func days() throws {
        #expect(CalendarDate(year: 2026, month: 2, day: 28) != nil)
        #expect(CalendarDate(year: 2026, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 2026, month: 2, day: 30) == nil)
        #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 2026, month: 4, day: 31) == nil)
        #expect(CalendarDate(year: 2026, month: 13, day: 1) == nil)
        #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: 10000, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: .min, month: .max, day: .min) == nil)
        #expect(CalendarDate.days(inMonth: 0, of: 2026) == 0)
        #expect(CalendarDate.days(inMonth: 2, of: 2028) == 29)
        #expect(CalendarDate.first == (try date("0001-01-01")))
        #expect(CalendarDate.last == (try date("9999-12-31")))
    }

    @Test("each day is followed by the next one, with the next day of the week")
    func walk() throws {
        var date = CalendarDate.first
        var (year, month, day, weekday) = (1, 1, 1, Weekday.monday)
        var count = 0
        while let next = date.adding(days: 1) {
            guard (date.year, date.month, date.day) == (year, month, day), date.weekday == weekday, date < next else {
                Issue.record("\(date) is no \(year)-\(month)-\(day), a \(weekday)")
                return
            }
            day += 1
            if day > CalendarDate.days(inMonth: month, of: year) { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
            weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
            (date, count) = (next, count + 1)
        }
        #expect(date == .last)
        #expect(CalendarDate.first.days(until: date) == count)
    }

    @Test("months are added, and end where the month ends")
    func addingMonths() throws {
        let date = try date("2026-01-31")
        #expect(date.adding(months: 1)?.description == "2026-02-28")
        #expect(date.adding(months: 25)?.description == "2028-02-29")
        #expect(date.adding(months: -1)?.description == "2025-12-31")
        #expect(CalendarDate.first.adding(months: -1) == nil)
        #expect(CalendarDate.last.adding(months: 1) == nil)
        #expect(date.adding(months: .max) == nil && date.adding(months: .min) == nil)
    }

    @Test("days are added and counted over any number of years")
    func adding() throws {
        let date = try date("2026-11-22")
        #expect(date.weekday == .sunday)
        #expect(date.adding(days: 100)?.description == "2027-03-02")
        #expect(date.adding(days: -326)?.description == "2025-12-31")
        #expect(date.adding(days: 0) == date)
        #expect(try self.date("1970-01-01").days(until: date) == 20779)
        #expect(date.days(until: try self.date("1970-01-01")) == -20779)
        #expect(CalendarDate.last.adding(days: 1) == nil)
        #expect(CalendarDate.first.adding(days: -1) == nil)
        #expect(date.adding(days: .max) == nil)
        #expect(date.adding(days: .min) == nil)
    }

    @Test("times are those of a clock, and begin anew at midnight")
    func times() throws {
        #expect(TimeOfDay(hour: 24, minute: 0) == nil)
        #expect(TimeOfDay(hour: 0, minute: 60) == nil)
        #expect(TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
        #expect(TimeOfDay(hour: -1, minute: 0) == nil)
        let time = try #require(TimeOfDay(hour: 23, minute: 30))
        #expect(time.adding(seconds: 3600).description == "00:30")
        #expect(time.adding(seconds: -86400 * 3 + 1).description == "23:30:01")
        #expect(TimeOfDay.midnight.adding(seconds: -1).description == "23:59:59")
        #expect(TimeOfDay.midnight.adding(seconds: .min) < time)
        #expect(time.adding(seconds: .max) != time)
        #expect(time.secondsSinceMidnight == 84600)
    }

    @Test("their texts are those of ISO 8601, and no others are read")
    func texts() throws {
        #expect(try date("0987-01-05").description == "0987-01-05")
        for text in ["2026-1-5", "26-01-05", "2026-02-30", "20260105", "2026-01-05 ", "+026-01-05", "2026/01/05", ""] {
            #expect(CalendarDate(text) == nil)
        }
        #expect(TimeOfDay("09:05")?.description == "09:05")
        #expect(TimeOfDay("09:05:00")?.description == "09:05")
        #expect(TimeOfDay("09:05:07")?.description == "09:05:07")
        for text in ["9:05", "09:5", "24:00", "09", "09:05:07:00", "09:05:", "0905", ""] {
            #expect(TimeOfDay(text) == nil)
        }
        #expect(CalendarDateTime("2026-01-05T09:05")?.description == "2026-01-05T09:05")
        for text in ["2026-01-05 09:05", "2026-01-05", "2026-01-05T", "2026-01-05T09:05Z"] {
            #expect(CalendarDateTime(text) == nil)
        }
    }
}
