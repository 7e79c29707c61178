import FormCore
import FormTesting
import ManualTime
import Testing

private struct Account: Equatable {
    var name = "anna"
    var city = "Rome"
}

/// A service that answers when it is told to.
@MainActor
private final class Service {
    private var waiting: [(name: String, answer: CheckedContinuation<Notice?, Never>)] = []
    private(set) var asked: [String] = []

    func look(_ name: String) async -> Notice? {
        asked.append(name)
        return await withCheckedContinuation { waiting.append((name, $0)) }
    }

    func answer(_ name: String, _ notice: Notice?) {
        guard let index = waiting.firstIndex(where: { $0.name == name }) else { return }
        waiting.remove(at: index).answer.resume(returning: notice)
    }

    /// Nothing may be left waiting when a test ends.
    func answerAll() {
        for name in waiting.map(\.name) { answer(name, nil) }
    }
}

@MainActor
@Suite("A rule that takes its time")
struct AsyncRuleTests {
    private let clock = TestClock()
    private let service = Service()
    private let driver: FormDriver<Account>
    private let user: HeadlessUser

    init() {
        let service = service
        let form: Form<Account> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \Account.name))
                    .rules(\.name, [.required, .length(3...)])
                    .asyncRule(\.name) { await service.look($0) }
                controlCell(title: "City", control: textField(keyPath: \.city))
            }
        }
        driver = FormDriver(initial: Account(), build: form, environment: FormEnvironment(clock: clock))
        user = HeadlessUser(of: driver.session)
    }

    private var notice: String? { driver.session.cell("Name")?.notice?.text }
    private let taken = Notice.error("The name is taken.")

    @Test("begins when nothing was typed for a while, once the other rules have passed")
    func debounce() async throws {
        try user.type("be", into: "Name")
        try user.type("bea")
        #expect(await comesTrue { clock.sleepersMade == 1 })
        try user.type("beat")
        #expect(await comesTrue { clock.sleepersMade == 2 })
        clock.advance(by: .milliseconds(299))
        #expect(service.asked.isEmpty)
        clock.advance(by: .milliseconds(1))
        #expect(await comesTrue { !service.asked.isEmpty })
        #expect(service.asked == ["beat"])
        #expect(notice == "Checking…")
        #expect(driver.session.validity == .pending)
        service.answer("beat", nil)
        #expect(await comesTrue { notice == nil })
        #expect(driver.session.validity == .valid)
        #expect(driver.state == Account())
        try user.focus("City")
        #expect(driver.state.name == "beat")
        #expect(service.asked == ["beat"])
    }

    @Test("is not asked about a text that another rule refuses")
    func refusedBefore() async throws {
        try user.type("be", into: "Name")
        try user.pressReturn()
        #expect(notice == "Use at least 3 characters.")
        #expect(clock.sleepersMade == 0)
        #expect(service.asked.isEmpty)
    }

    @Test("begins at once when the row is left, and its value is taken when the answer is there")
    func leaving() async throws {
        try user.type("beat", into: "Name")
        try user.focus("City")
        #expect(await comesTrue { service.asked == ["beat"] })
        #expect(driver.state == Account())
        #expect(user.focusedRow == "City")
        service.answer("beat", nil)
        #expect(await comesTrue { driver.state.name == "beat" })
        #expect(driver.session.record == FormRecord())
    }

    @Test("refuses a value, and says so only when the row is left")
    func refuses() async throws {
        try user.type("beat", into: "Name")
        #expect(await comesTrue { clock.sleepersMade == 1 })
        clock.advance(by: .seconds(1))
        #expect(await comesTrue { service.asked == ["beat"] })
        service.answer("beat", taken)
        #expect(await comesTrue { notice == nil })
        try user.pressReturn()
        #expect(notice == "The name is taken.")
        #expect(driver.state == Account())
        #expect(driver.session.validity == .invalid)
        try user.type("beate")
        #expect(notice != "The name is taken.")
        try user.pressReturn()
        #expect(await comesTrue { service.asked == ["beat", "beate"] })
        service.answer("beate", nil)
        #expect(await comesTrue { driver.state.name == "beate" })
    }

    @Test("that answers late, and after a later one, counts for the last value only")
    func outOfOrder() async throws {
        for name in ["beat", "carl", "dora"] {
            try user.type(name, into: "Name")
            try user.pressReturn()
            #expect(await comesTrue { service.asked.last == name })
        }
        service.answer("dora", nil)
        #expect(await comesTrue { driver.state.name == "dora" })
        service.answer("beat", taken)
        service.answer("carl", taken)
        await settle()
        #expect(driver.state.name == "dora")
        #expect(notice == nil)
    }

    @Test("that never answers leaves the form usable, and the draft where it is")
    func never() async throws {
        try user.type("beat", into: "Name")
        try user.pressReturn()
        #expect(await comesTrue { service.asked == ["beat"] })
        try user.type("Oslo", into: "City")
        try user.pressReturn()
        #expect(driver.state == Account(city: "Oslo"))
        #expect(driver.session.record["Name"].draft?.text == "beat")
        try user.focus("Name")
        try user.pressEscape()
        #expect(driver.session.record == FormRecord())
        #expect(driver.session.validity == .valid)
        service.answerAll()
    }

    @Test("that answers after its form is gone does nothing")
    func gone() async throws {
        weak var session: FormSession?
        do {
            let service = service
            let form: Form<Account> = sections {
                section {
                    controlCell(title: "Name", control: textField(keyPath: \Account.name))
                        .asyncRule(\.name) { await service.look($0) }
                }
            }
            let driver = FormDriver(initial: Account(), build: form)
            session = driver.session
            driver.session.field("Name")?.edit("beat")
            driver.session.field("Name")?.commit()
            #expect(await comesTrue { service.asked == ["beat"] })
        }
        service.answer("beat", nil)
        #expect(await comesTrue { session == nil })
    }
}
