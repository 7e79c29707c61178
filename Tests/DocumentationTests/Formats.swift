import FormCore
import FormTesting
import Testing

struct Backup: Equatable {
    var start = CalendarDate(year: 2026, month: 12, day: 24)
    var time = TimeOfDay.midnight.adding(seconds: 22 * 3600)
    var limit = 1_500_000_000
    var timeout = Duration.seconds(5400)
    var share = 0.25
    var color = Color(red: 0x35, green: 0x84, blue: 0xE4)
    var servers: [IPAddress] = []
    var ports: [ClosedRange<Int>] = [22...22, 8000...8080]
    var voucher = "ABC-123"
}

let backupForm: Form<Backup> = sections {
    section {
        controlCell(
            title: "Start", control: formattedField(keyPath: \.start, format: .optional(.date, empty: "Never")))
        controlCell(title: "Time", control: formattedField(keyPath: \.time, format: .time))
        controlCell(
            title: "Limit", control: formattedField(keyPath: \.limit, format: .bytes(in: 0...2_000_000_000_000)))
        controlCell(title: "Timeout", control: formattedField(keyPath: \.timeout, format: .duration()))
        controlCell(title: "Share", control: formattedField(keyPath: \.share, format: .percent(digits: 1)))
        controlCell(title: "Colour", control: formattedField(keyPath: \.color, format: .cssColor))
        controlCell(title: "Servers", control: formattedField(keyPath: \.servers, format: .list(of: .ipAddress)))
        controlCell(title: "Ports", control: formattedField(keyPath: \.ports, format: .ranges(in: 1...65535)))
        controlCell(
            title: "Voucher",
            control: formattedField(
                keyPath: \.voucher, format: .pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher, such as ABC-123.")))
    }
}

@MainActor
@Suite("Formats.md")
struct Formats {
    @Test("shows values as the person writes them, and says what is wrong with a text in the same way")
    func german() throws {
        let german = FormLocale(
            decimalSeparator: ",", groupSeparator: ".", dateOrder: .dayMonthYear, dateSeparator: ".")
        let driver = FormDriver(
            initial: Backup(), build: backupForm, title: "Backup", environment: FormEnvironment(locale: german))
        let user = HeadlessUser(of: driver.session)
        try user.type("30.2.2026", into: "Start")
        try user.pressReturn()
        try user.type("10.0.0.1, x", into: "Servers")
        try user.pressReturn()
        #expect(
            "\(user.screen)" == """
                Backup

                  Start [30.2.2026]
                    ! error: There is no such day: that month ends on 28.02.2026. Or leave this empty.
                  Time [22:00]
                  Limit [1,5 GB]
                  Timeout [1 h 30 min]
                  Share [25,0 %]
                  Colour [#3584e4]
                  Servers [10.0.0.1, x]
                    ! error: “x”: Type an IP address, such as 192.168.1.1 or 2001:db8::1.
                  Ports [22, 8000-8080]
                  Voucher [ABC-123]
                """)
    }

    @Test("has the canonical text for programs, whoever the person is")
    func canonical() throws {
        let driver = FormDriver(
            initial: Backup(), build: backupForm, title: "Backup",
            environment: .init(locale: FormLocale(decimalSeparator: ",")))
        let texts = driver.session.rows().compactMap { $0.value?.text() }
        #expect(
            texts == ["2026-12-24", "22:00", "1500 MB", "PT1H30M", "25%", "#3584e4", "", "22,8000-8080", "ABC-123"])
        #expect(driver.session.mistakes.isEmpty)
    }
}
