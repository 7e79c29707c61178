import FormCore
import FormTesting
import ManualTime
import Foundation
import Testing

// The code of the article “Validating”.

struct Booking: Equatable {
    var guest = ""
    var mail = "anna@example.com"
    var firstDay = 5
    var lastDay = 10

    var nights: Int { lastDay - firstDay }
}

let bookingForm: Form<Booking> = sections {
    section {
        controlCell(title: "Guest", control: textField(keyPath: \.guest))
            .rules(\.guest, [.required.message("Say who is coming."), .length(...40)])
        nestedTextField(title: "E-mail", keyPath: \.mail)
            .rules(\.mail, [.required, .email])
    }
    section {
        controlCell(title: "First Day", control: formattedField(keyPath: \.firstDay, format: .whole(in: 1...31)))
        controlCell(title: "Last Day", control: formattedField(keyPath: \.lastDay, format: .whole(in: 1...31)))
    }
}
.rule(for: "First Day", "Last Day") { $0.firstDay <= $0.lastDay ? nil : .error("Begin before the end.") }

let evenNights = Rule<Int>("Stay an even number of nights.") { $0.isMultiple(of: 2) }

let fewNights = Rule<Int> { nights in
    switch nights {
    case 29...: .error("Stay at most four weeks.")
    case 15...: .warning("More than two weeks can't be cancelled.")
    default: nil
    }
}

let everyHost = Rule<[String]> { hosts in
    hosts.lazy.compactMap { Rule<String>.host.check($0) }.first
}

func voucherCell<State>(
    keyPath: WritableKeyPath<State, String> & Sendable,
    isFree: @escaping @Sendable (String) async -> Bool
) -> Element<FormCell, State> {
    controlCell(title: "Voucher", control: textField(keyPath: keyPath))
        .rules({ $0[keyPath: keyPath] }, [.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher such as ABC-123.")])
        .asyncRule({ $0[keyPath: keyPath] }) { voucher in
            await isFree(voucher) ? nil : .error("This voucher has been used.")
        }
}

@MainActor
@Suite("Validating")
struct Validating {
    @Test("keeps a draft that does not fit yet, and takes both when they fit")
    func acrossRows() throws {
        let driver = FormDriver(initial: Booking(), build: bookingForm, title: "Booking")
        let user = HeadlessUser(of: driver.session)
        try user.type("20", into: "First Day")
        try user.focus("Last Day")
        #expect(
            user.screen.description == """
                Booking

                  Guest []
                  E-mail anna@example.com ›

                  First Day [20]
                  Last Day [10]
                """)
        #expect(driver.state.firstDay == 5)
        try user.pressReturn()
        #expect(
            user.screen.description == """
                Booking

                  Guest []
                  E-mail anna@example.com ›

                  First Day [20]
                    ! error: Begin before the end.
                  Last Day [10]
                """)
        try user.type("30")
        try user.pressReturn()
        #expect(driver.state == Booking(firstDay: 20, lastDay: 30))
        try user.undo()
        #expect(driver.state == Booking())
    }

    @Test("finds the first error, and a rule of one's own looks at any value")
    func issues() throws {
        let form: Form<Booking> = sections {
            section {
                controlCell(title: "Last Day", control: formattedField(keyPath: \.lastDay, format: .whole()))
                    .rules(\.nights, [evenNights])
                    .rules(\.nights, [fewNights])
            }
        }
        let driver = FormDriver(initial: Booking(lastDay: 40), build: form)
        let session = driver.session
        if session.validity == .invalid {
            session.focusFirstIssue()
        }
        #expect(driver.page.sections[0].cells[0].notice == .error("Stay an even number of nights."))
        driver.change { $0.lastDay = 21 }
        #expect(driver.page.sections[0].cells[0].notice == .warning("More than two weeks can't be cancelled."))
        #expect(session.validity == .valid)
    }

    @Test("waits for a rule that takes its time")
    func voucher() async throws {
        let form: Form<Booking> = sections { section { voucherCell(keyPath: \.guest) { $0 != "ABC-123" } } }
        let driver = FormDriver(initial: Booking(), build: form)
        let user = HeadlessUser(of: driver.session)
        for (voucher, notice) in [("ABC-123", "error: This voucher has been used."), ("ABC-124", nil)] {
            try user.type(voucher, into: "Voucher")
            try user.pressReturn()
            #expect(user.screen.sections[0].rows[0].notice == "information: Checking…")
            #expect(await comesTrue { driver.session.validity != .pending })
            #expect(user.screen.sections[0].rows[0].notice == notice)
        }
        #expect(driver.state.guest == "ABC-124")
    }

    @Test("applies what was edited when it is told to")
    func apply() throws {
        var sent: [Booking] = []
        func send(_ booking: Booking) { sent.append(booking) }
        let driver = FormDriver(
            initial: Booking(guest: "Anna"), build: bookingForm, title: "Booking", applying: .explicitly)
        driver.observe { change in
            send(change.new)
        }
        let user = HeadlessUser(of: driver.session)
        try user.type("Bea", into: "Guest")
        try user.pressReturn()
        #expect(driver.edited.guest == "Bea")
        #expect(driver.state.guest == "Anna")
        #expect(sent.isEmpty)
        #expect(driver.session.apply())
        #expect(sent == [Booking(guest: "Bea")])
        try user.undo()
        #expect(driver.edited.guest == "Anna")
        #expect(sent.count == 1)
        driver.session.cancelEdits()
        #expect(driver.edited == driver.state)
    }

    @Test(
        "has the sentences of the library's rules in its table",
        arguments: [
            Rule.required.check(" "), Rule.length(8...63).check("a"),
            Rule.bytes(...32).check(String(repeating: "a", count: 33)), Rule.printableASCII.check("é"),
            Rule.email.check("a"), Rule.host.check("-"), Rule.url.check("a"),
            Rule.url(schemes: ["socks5"]).check("a"), Rule.port.check(0), Rule.range(1...10).check(0),
            Rule.oneOf([1, 6, 11]).check(2),
        ])
    func table(notice: Notice?) throws {
        let article = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/FormCore/FormCore.docc/Validating.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        #expect(try text.contains("| \(#require(notice).text) |"))
    }
}
