import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Screenful: Equatable {
    var scale = 1.5
    var gamma = 2.2
}

private let form: Form<Screenful> = sections {
    section {
        nestedFormattedField(title: "Scale", keyPath: \.scale, format: .decimal(in: 0.5...4))
        controlCell(title: "Gamma", control: formattedField(keyPath: \.gamma, format: .decimal(in: 1...3.5)))
    }
}

private struct Appointment: Equatable {
    var day = CalendarDate(year: 2026, month: 12, day: 24)
    var time = TimeOfDay.midnight.adding(seconds: 52200)
}

private struct Trip: Equatable {
    var day = Appointment().day!
    var time = TimeOfDay.midnight
    var length = 1.5
}

private struct Journey: Equatable {
    var trip = Trip()
}

private let appointmentForm: Form<Appointment> = sections {
    section {
        controlCell(title: "Day", control: formattedField(keyPath: \.day, format: .optional(.date, empty: "Open")))
        controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
    }
}

@MainActor
@Suite("The person's locale", .serialized, .needsDisplay)
struct LocaleTests {
    private func stage(_ renderer: Renderer) -> Stage<Screenful> {
        Stage(
            renderer, Screenful(), form, defaults: Screenful(),
            environment: FormEnvironment(locale: FormLocale(decimalSeparator: ",")))
    }

    @Test("is how numbers are shown and typed", arguments: Renderer.allCases)
    func shown(renderer: Renderer) throws {
        let stage = stage(renderer)
        #expect(try stage.row("Scale")?.values == ["1,5", "›"])
        #expect(try stage.row("Gamma")?.values == ["[2,2]"])
        try stage.user.type("1,8", into: "Gamma")
        try stage.user.pressReturn()
        #expect(stage.driver.state.gamma == 1.8)
        #expect(try stage.row("Gamma")?.values == ["[1,8]"])
        try stage.user.type("1.25", into: "Gamma")
        try stage.user.pressReturn()
        #expect(try stage.row("Gamma")?.values == ["[1,25]"])
        try stage.user.type("7,5", into: "Gamma")
        try stage.user.pressReturn()
        #expect(try stage.row("Gamma")?.notice == "error: Type a number from 1 to 3,5.")
    }

    @Test("is how dates and times are shown and typed", arguments: Renderer.allCases)
    func dates(renderer: Renderer) throws {
        let american = FormLocale(dateOrder: .monthDayYear, dateSeparator: "/", dayPeriods: .init())
        let stage = Stage(renderer, Appointment(), appointmentForm, environment: FormEnvironment(locale: american))
        #expect(try stage.row("Day")?.values == ["[12/24/2026]"])
        #expect(try stage.row("Time")?.values == ["[2:30 PM]"])
        try stage.user.type("1/2/2027", into: "Day")
        try stage.user.pressReturn()
        #expect(stage.driver.state.day == CalendarDate(year: 2027, month: 1, day: 2))
        #expect(try stage.row("Day")?.values == ["[01/02/2027]"])
        try stage.user.type("", into: "Day")
        try stage.user.pressReturn()
        #expect(stage.driver.state.day == nil)
        #expect(try stage.row("Day")?.values == ["[Open]"])
        try stage.user.type("9 am", into: "Time")
        try stage.user.pressReturn()
        #expect(try stage.row("Time")?.values == ["[9:00 AM]"])
        try stage.user.type("noon", into: "Time")
        try stage.user.pressReturn()
        #expect(try stage.row("Time")?.notice == "error: Type a time, such as 2:30 PM.")
    }

    @Test("is in what a rule says of dates, and in a date that was chosen and refused", arguments: Renderer.allCases)
    func refused(renderer: Renderer) throws {
        let spanish = FormLocale(
            decimalSeparator: ",", dateOrder: .dayMonthYear, dateSeparator: "/",
            dayPeriods: .init(morning: "a. m.", afternoon: "p. m."))
        let (day, time) = (Appointment().day!, Appointment().time)
        let form: Form<Trip> = sections {
            section {
                controlCell(title: "Day", control: dateField(keyPath: \.day)).rules(\.day, [.range(day...)])
                controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
                    .rules(\.time, [.range(...time)])
                controlCell(title: "Length", control: formattedField(keyPath: \.length, format: .decimal()))
                    .rules(\.length, [.range(...2.5)])
            }
        }
        let stage = Stage(
            renderer, Journey(), bind(form: form, to: \.trip), environment: FormEnvironment(locale: spanish))
        guard case .dateField(let field)? = stage.driver.page.sections[0].cells[0].control else {
            throw FormUserError.noChoice(of: "01/02/2026", in: "Day")
        }
        field.choose(value: try #require(day.adding(days: -326)))
        #expect(try stage.row("Day")?.values == ["[01/02/2026]"])
        #expect(try stage.row("Day")?.notice == "error: Choose a value of at least 24/12/2026.")
        try stage.user.type("02/02/2027", into: "Day")
        try stage.user.pressReturn()
        #expect(stage.driver.state.trip.day == CalendarDate(year: 2027, month: 2, day: 2))
        try stage.user.type("3:00 p. m.", into: "Time")
        try stage.user.pressReturn()
        #expect(try stage.row("Time")?.notice == "error: Choose a value of at most 2:30 p. m.")
        try stage.user.type("2,75", into: "Length")
        try stage.user.pressReturn()
        #expect(try stage.row("Length")?.notice == "error: Choose a value of at most 2,5.")
    }

    @Test("does not make a draft of a text that was typed and taken back", arguments: Renderer.allCases)
    func typedBack(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("2,3", into: "Gamma")
        try stage.user.type("2,2", into: "Gamma")
        try stage.user.pressReturn()
        #expect(stage.driver.session.undoStep == nil)
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test(
        "is in what is said to the person of a value, and of what others have made of it", arguments: Renderer.allCases)
    func said(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("2,9", into: "Gamma")
        stage.driver.set(\.gamma, to: 1.4)
        #expect(try stage.row("Gamma")?.conflict == "Also changed elsewhere, to “1,4”.")
        try stage.user.resolveConflict(of: "Gamma", .theirs)
        try stage.user.search("Sc")
        try stage.user.search(nil)
        stage.driver.session.openChangedSettings()
        #expect(try stage.row("Gamma")?.values == ["1,4", "›"])
    }

    @Test("makes no difference to what programs read and write")
    func canonical() async throws {
        let stage = stage(.headless)
        let gamma = try #require(stage.driver.session.rows().first { $0.path == "Gamma" })
        #expect(gamma.value?.text() == "2.2")
        #expect(gamma.value?.write("1.25") == nil)
        #expect(stage.driver.state.gamma == 1.25)
        #expect(await stage.driver.session.set([("Gamma", "1.75")]) == [:])
        #expect(stage.driver.state.gamma == 1.75)
    }

    @Test("is one that a format of an author's own can go by, and that it must read as it shows it")
    func ownFormat() {
        let thirds = Format<Double>(
            print: { "\($0)" }, parse: { Double($0).map { .success($0) } ?? .failure("Type a number.") },
            show: { "about \($0)\($1.decimalSeparator)" })
        let form: Form<Screenful> = sections {
            section {
                controlCell(title: "Gamma", control: formattedField(keyPath: \.gamma, format: thirds))
            }
        }
        let driver = FormDriver(initial: Screenful(), build: form, environment: FormEnvironment(report: { _ in }))
        #expect(HeadlessUser(of: driver.session).screen.sections[0].rows[0].values == ["[about 2.2.]"])
        _ = driver.session.rows()
        #expect(
            driver.session.mistakes.map(\.description) == [
                """
                The format of the row “Gamma” can't read its own text “about 2.2.”: “Type a number.” \
                Make parse read everything that print writes.
                """
            ])
    }
}
