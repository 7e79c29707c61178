import FormValues
import RandomNumbers
import Testing

@Suite("Formats of dates and times")
struct DateFormatTests {
    @Test(
        "a date is shown in the person's order, with their signs",
        arguments: [
            (.plain, "2026-03-04"), (.german, "04.03.2026"), (.american, "03/04/2026"), (.french, "04/03/2026"),
            (.hungarian, "2026. 03. 04"),
        ] as [(Person, String)])
    func shown(person: Person, text: String) throws {
        let date = try #require(CalendarDate(year: 2026, month: 3, day: 4))
        #expect(Format.date.print(date) == "2026-03-04")
        #expect(Format.date.show(date, person.locale) == text)
        for text in [text, " \(text) ", "2026-03-04", "2026-3-4", "2026/03/04"] {
            #expect(Format.date.value(of: text, by: person) == date)
        }
    }

    @Test(
        "a date is read with other signs and without zeros, in the person's order",
        arguments: [
            (.german, "4.3.2026"), (.german, "4. 3. 2026"), (.german, "04/03/2026"), (.german, "4-3-2026"),
            (.german, "4 3 2026"), (.german, "04.03.2026."), (.american, "3/4/2026"), (.american, "3.4.2026"),
            (.hungarian, "2026. 03. 04."), (.plain, "2026 3 4"),
        ] as [(Person, String)])
    func read(person: Person, text: String) {
        #expect(Format.date.value(of: text, by: person) == CalendarDate(year: 2026, month: 3, day: 4))
    }

    @Test(
        "what is no date is refused with an example",
        arguments: [
            (.plain, "", "2026-12-24"), (.plain, "tomorrow", "2026-12-24"), (.plain, "24.12.2026", "2026-12-24"),
            (.plain, "2026-13-01", "2026-12-24"), (.plain, "2026-00-01", "2026-12-24"),
            (.plain, "2026-12", "2026-12-24"),
            (.plain, "2026-12-00", "2026-12-24"), (.plain, "2026--12-24", "2026-12-24"),
            (.plain, "2026-1224", "2026-12-24"),
            (.plain, "12026-12-24", "2026-12-24"), (.plain, "0000-12-24", "2026-12-24"),
            (.plain, "-2026-12-24", "2026-12-24"),
            (.german, "12/24/2026", "24.12.2026"), (.american, "24.12.2026", "12/24/2026"),
            (.american, "24 Dec 2026", "12/24/2026"),
            (.german, "24.12.2026\0", "24.12.2026"),
            (.german, "24.123.2026", "24.12.2026"),
        ] as [(Person, String, String)])
    func refused(person: Person, text: String, example: String) {
        #expect(Format.date.refusal(of: text, by: person) == "Type a date, such as \(example).")
    }

    @Test("a day that a month has not is told with the month's last one, and a year has four digits")
    func nearly() {
        #expect(
            Format.date.refusal(of: "30.2.2026", by: .german) == "There is no such day: that month ends on 28.02.2026.")
        #expect(
            Format.date.refusal(of: "2/29/2026", by: .american)
                == "There is no such day: that month ends on 02/28/2026.")
        #expect(Format.date.refusal(of: "2024-02-30") == "There is no such day: that month ends on 2024-02-29.")
        for text in ["24.12.26", "1.1.126"] {
            #expect(
                Format.date.refusal(of: text, by: .german) == "Type the year in four digits, such as 24.12.2026.")
        }
        #expect(Format.date.refusal(of: "26-12-24") == "Type the year in four digits, such as 2026-12-24.")
    }

    @Test(
        "a time is shown on the person's clock",
        arguments: [
            (14, 30, 0, "14:30", "14:30:00", "2:30 PM", "14.30", "2:30 nachm."),
            (0, 5, 0, "00:05", "00:05:00", "12:05 AM", "00.05", "12:05 vorm."),
            (12, 0, 0, "12:00", "12:00:00", "12:00 PM", "12.00", "12:00 nachm."),
            (23, 59, 59, "23:59:59", "23:59:59", "11:59:59 PM", "23.59.59", "11:59:59 nachm."),
        ])
    func time(
        hour: Int, minute: Int, second: Int, plain: String, withSeconds: String, american: String, finnish: String,
        afternoon: String
    ) throws {
        let time = try #require(TimeOfDay(hour: hour, minute: minute, second: second))
        #expect(Format.time.print(time) == plain)
        #expect(Format.time(seconds: true).print(time) == withSeconds)
        #expect(Format.time.show(time, Person.american.locale) == american)
        #expect(Format.time.show(time, Person.finnish.locale) == finnish)
        #expect(Format.time.show(time, Person.afternoon.locale) == afternoon)
        for person in Person.allCases {
            for text in [plain, withSeconds, american, american.lowercased(), american.replacing(" ", with: "")] {
                #expect(Format.time.value(of: text, by: person) == time)
            }
        }
    }

    @Test("hours alone are a time where they say which half of the day they are in")
    func hours() {
        let two = TimeOfDay(hour: 14, minute: 0)
        for text in ["2 PM", "2pm", "2 p.m.", "PM 2", "02 pm", " 2:00 PM "] {
            #expect(Format.time.value(of: text) == two)
        }
        #expect(Format.time.value(of: "2 nachm.", by: .afternoon) == two)
        #expect(Format.time.value(of: "9:05")?.hour == 9)
        for text in [
            "", "2", "14", "24:00", "12:60", "13 PM", "0 AM", "2:5", "2:30:5", "1:2:3:4", "PM", "14:30 Uhr", "14:30\0",
            "-1:30",
        ] {
            #expect(Format.time.refusal(of: text) == "Type a time, such as 14:30.")
            #expect(Format.time.refusal(of: text, by: .american) == "Type a time, such as 2:30 PM.")
        }
        #expect(Format.time(seconds: true).refusal(of: "x") == "Type a time, such as 14:30:00.")
    }

    @Test("a date and a time are read with a T, a space or a comma between them")
    func dateTime() throws {
        let value = try #require(CalendarDateTime("2026-12-24T14:30"))
        #expect(Format.dateTime.print(value) == "2026-12-24T14:30")
        #expect(Format.dateTime.show(value, Person.german.locale) == "24.12.2026 14:30")
        #expect(Format.dateTime.show(value, Person.american.locale) == "12/24/2026 2:30 PM")
        for text in [
            "2026-12-24T14:30", "2026-12-24t14:30:00", "2026-12-24 2:30 pm", "24.12.2026, 14:30", "24. 12. 2026 14:30",
        ] {
            #expect(Format.dateTime.value(of: text, by: .german) == value)
        }
        for text in [
            "", "2026-12-24", "14:30", "tomorrow 14:30", "2026-12-24T", "2026-12-24T25:00", "2026-12-24T14:30Z",
        ] {
            #expect(Format.dateTime.refusal(of: text) == "Type a date and a time, such as 2026-12-24 14:30.")
        }
        #expect(
            Format.dateTime.refusal(of: "30.2.2026 14:30", by: .german)
                == "There is no such day: that month ends on 28.02.2026.")
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        let date = { (generator: inout SeededGenerator) in
            CalendarDate.first.adding(days: Int.random(in: 0...3_652_058, using: &generator)) ?? .first
        }
        let time = { (generator: inout SeededGenerator) in
            TimeOfDay.midnight.adding(
                seconds: Int.random(in: 0...1439, using: &generator) * 60
                    + (Bool.random(using: &generator) ? Int.random(in: 0...59, using: &generator) : 0))
        }
        Format.date.prove("date", alphabet: "--..//") { date(&$0) }
        Format.time.prove("time", alphabet: "::apm") { time(&$0) }
        Format.time(seconds: true).prove("seconds", alphabet: "::apm") { time(&$0) }
        Format.dateTime.prove("dateTime", alphabet: "T--::  ") { CalendarDateTime(date(&$0), time(&$0)) }
    }
}
