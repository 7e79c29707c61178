import FormCore
import FormTesting
import HotspotService
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The switch of the hotspot")
struct HotspotSwitchTests {
    private let initial = Settings(hotspot: Hotspot(password: "correct horse"))

    @Test("is what the person wants until the service is up, and the page tells how far it is")
    func starting() async throws {
        let (driver, user, service) = try open()
        let states = statuses(of: driver)
        service.isHeld = true
        try user.toggle("Personal Hotspot")
        await states.wait(for: .starting)
        #expect(user.screen.description == """
            ‹ Personal Hotspot

              Personal Hotspot [on] (waiting)
            Turning On…
            """)
        #expect(!driver.state.hotspot.isEnabled)
        service.isHeld = false
        await states.wait(for: .on)
        #expect(driver.state.hotspot.isEnabled)
        #expect(user.screen.sections[0].rows[0].isWaiting == false)
        #expect(user.screen.sections[0].footer == "Personal Hotspot Enabled")
        #expect(user.screen.sections.count > 1)
        #expect(driver.session.undoStep?.title == "Personal Hotspot")
    }

    @Test("says that the hotspot is simulated")
    func notice() {
        let hotspot = HotspotSwitch.simulated()
        let driver = FormDriver(initial: initial, build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        #expect(
            driver.session.record.notices.map(\.notice)
                == [Notice(.information, "This hotspot is simulated: no connection is shared.")])
    }

    @Test("goes back with the reason when the service fails, and leaves no step to undo")
    func failing() async throws {
        let (driver, user, service) = try open()
        let states = statuses(of: driver)
        service.failure = HotspotProblem.noRadio
        try user.toggle("Personal Hotspot")
        await states.wait(for: .off)
        await service.settle(until: { driver.session.record.rows.values.allSatisfy { $0.wish == nil } })
        #expect(user.screen.description == """
            ‹ Personal Hotspot

              Personal Hotspot [off]
                ! error: \(HotspotProblem.noRadio)
            """)
        #expect(driver.state == initial)
        #expect(driver.session.undoStep == nil)
    }

    @Test("turned off while it starts, never comes on")
    func cancelling() async throws {
        let (driver, user, service) = try open()
        service.isHeld = true
        try user.toggle("Personal Hotspot")
        await service.wait(for: "start Personal Hotspot")
        try user.toggle("Personal Hotspot")
        await service.wait(for: "stop")
        await service.settle(until: { driver.session.record.rows.isEmpty && driver.state.hotspot.status == .off })
        #expect(driver.state == initial)
        #expect(service.calls == ["start Personal Hotspot", "stop"])
    }

    @Test("starts the service again when name or password change, and not for anything else")
    func restarting() async throws {
        let (driver, user, service) = try open()
        let states = statuses(of: driver)
        try user.toggle("Personal Hotspot")
        await states.wait(for: .on)
        driver.change { $0.hotspot.notification = .never }
        #expect(driver.state.hotspot.status == .on)
        try user.select("Network Name")
        try user.type("Anna's laptop")
        try user.pressReturn()
        #expect(driver.state.hotspot.networkName == "Anna's laptop")
        #expect(driver.state.hotspot.status == .starting)
        await states.wait(for: .on)
        #expect(service.calls == ["start Personal Hotspot", "started", "start Anna's laptop", "started"])
    }

    @Test("says on the page why it could not be started again, and is off")
    func failingAgain() async throws {
        let (driver, user, service) = try open()
        let states = statuses(of: driver)
        try user.toggle("Personal Hotspot")
        await states.wait(for: .on)
        service.failure = HotspotProblem.noRadio
        driver.change { $0.hotspot.networkName = "Anna's laptop" }
        await states.wait(for: .failed(HotspotProblem.noRadio.sentence))
        #expect(!driver.state.hotspot.isEnabled)
        #expect(driver.state.hotspot.statusText == HotspotProblem.noRadio.sentence)
    }

    @Test("starts what the settings say is on when a window opens, and is off with the reason where that fails",
        arguments: [nil, HotspotProblem.noRadio])
    func atStart(failure: HotspotProblem?) async throws {
        let service = RecordedHotspot()
        service.failure = failure
        let hotspot = HotspotSwitch(service)
        let driver = FormDriver(
            initial: Settings(hotspot: Hotspot(isEnabled: true, password: "correct horse")), build: makeSettingsForm(turnedBy: hotspot))
        let states = statuses(of: driver)
        hotspot.follow(driver)
        #expect(driver.state.hotspot.status == .starting)
        await states.wait(for: failure.map { .failed($0.sentence) } ?? .on)
        #expect(driver.state.hotspot.isEnabled == (failure == nil))
        #expect(service.calls.first == "start Personal Hotspot")
    }

    @Test("is a fact where it comes from outside, for which nobody is asked")
    func fromOutside() async throws {
        let (driver, _, service) = try open()
        driver.change { $0.hotspot.isEnabled = true }
        #expect(driver.state.hotspot.status == .on)
        driver.change { $0.hotspot.isEnabled = false }
        #expect(driver.state.hotspot.status == .off)
        driver.change { $0.hotspot.isEnabled = true }
        driver.change { $0.hotspot.networkName = "Anna's laptop" }
        #expect(driver.state.hotspot.status == .starting)
        await service.wait(for: "started")
        #expect(service.calls == ["start Anna's laptop", "started"])
    }

    @Test("starts with the name of the moment, also where that changes while it starts")
    func changedMeanwhile() async throws {
        let (driver, user, service) = try open()
        service.isHeld = true
        try user.toggle("Personal Hotspot")
        await service.wait(for: "start Personal Hotspot")
        driver.change { $0.hotspot.networkName = "Anna's laptop" }
        service.isHeld = false
        await service.settle(until: { driver.state.hotspot.status == .on })
        #expect(service.calls == ["start Personal Hotspot", "started", "start Anna's laptop", "started"])
    }

    @Test(
        "is not started with a name or a password that no device could use, and starts when it is put right",
        arguments: [
            (Hotspot(isEnabled: true, password: "abc"), "Password: Use at least 8 characters."),
            (Hotspot(isEnabled: true, password: "correct horse", networkName: ""), "Network Name: Give the network a name."),
        ])
    func problem(hotspot: Hotspot, sentence: String) async throws {
        let (driver, _, service) = try open(Settings(hotspot: hotspot))
        let states = statuses(of: driver)
        #expect(driver.state.hotspot.isEnabled)
        #expect(driver.state.hotspot.statusText?.description == "Personal Hotspot can't start. \(sentence)")
        driver.change { state in
            state.hotspot.password = "correct horse"
            state.hotspot.networkName = "Anna"
        }
        await states.wait(for: .on)
        #expect(service.calls.suffix(2) == ["start Anna", "started"])
        #expect(service.calls.filter { $0.hasPrefix("start ") }.count == 1)
    }

    @Test("turned on with such a password is on and not started, so that its row is there to put it right")
    func problemOfThePerson() async throws {
        let (driver, user, service) = try open(Settings(hotspot: Hotspot(password: "abc")))
        let states = statuses(of: driver)
        try user.toggle("Personal Hotspot")
        await states.wait(for: .failed("Personal Hotspot can't start. Password: Use at least 8 characters."))
        #expect(driver.state.hotspot.isEnabled)
        #expect(service.calls.isEmpty)
        try user.select("Password")
        try user.type("correct horse")
        try user.pressReturn()
        await states.wait(for: .on)
        #expect(service.calls == ["start Personal Hotspot", "started"])
    }

    @Test("is refused with such a password where no page follows it, as on the command line")
    func problemOfTheCommandLine() async throws {
        let service = RecordedHotspot()
        let driver = FormDriver(
            initial: Settings(hotspot: Hotspot(password: "abc")),
            build: makeSettingsForm(turnedBy: HotspotSwitch(service)))
        let row: RowPath = "Personal Hotspot/Personal Hotspot"
        let found = await driver.session.set([(row, "On")])
        #expect(
            found[row]?.sentence.description == "Personal Hotspot can't start. Password: Use at least 8 characters.")
        #expect(!driver.state.hotspot.isEnabled)
        #expect(service.calls.isEmpty)
    }

    @Test("ends the service when a password comes that no device could use, and is off when it is turned off")
    func overtaken() async throws {
        let (driver, user, service) = try open()
        let states = statuses(of: driver)
        try user.toggle("Personal Hotspot")
        await states.wait(for: .on)
        driver.change { $0.hotspot.password = "abc" }
        await service.wait(for: "stop")
        #expect(driver.state.hotspot.isEnabled)
        #expect(driver.state.hotspot.status != .on)
        driver.change { $0.hotspot.isEnabled = false }
        #expect(driver.state.hotspot.status == .off)
        #expect(service.calls.filter { $0.hasPrefix("start ") }.count == 1)
    }

    @Test("is in a log with what the machine did, and without the password")
    func log() async throws {
        let (driver, user, service) = try open()
        var log: [String] = []
        try driver.record { log.append($0) }
        let states = statuses(of: driver)
        try user.toggle("Personal Hotspot")
        await states.wait(for: .on)
        try user.select("Password")
        try user.type("battery staple")
        try user.pressReturn()
        await states.wait(for: .on)
        service.failure = HotspotProblem.noRadio
        driver.change { $0.hotspot.networkName = "Anna's laptop" }
        await states.wait(for: .failed(HotspotProblem.noRadio.sentence))
        let other = RecordedHotspot()
        var found: [HotspotStatus] = []
        let replayed = try replay(log, form: makeSettingsForm(turnedBy: HotspotSwitch(other))) {
            if found.last != $0.state.hotspot.status { found.append($0.state.hotspot.status) }
        }
        #expect(found == [.off, .starting, .on, .starting, .on, .starting, .failed(HotspotProblem.noRadio.sentence)])
        #expect(replayed.state.hotspot.networkName == "Anna's laptop")
        #expect(!log.joined().contains("battery"))
        #expect(other.calls.isEmpty)
    }

    @Test("makes passwords of three groups of four")
    func passwords() {
        var generator = SystemRandomNumberGenerator()
        let password = randomPassword(using: &generator)
        #expect(password.wholeMatch(of: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) != nil)
        #expect(password != randomPassword(using: &generator))
    }

    /// The hotspot's page, a person in front of it, and the service behind it.
    private func open(_ settings: Settings? = nil) throws -> (FormDriver<Settings>, HeadlessUser, RecordedHotspot) {
        let service = RecordedHotspot()
        let hotspot = HotspotSwitch(service)
        let driver = FormDriver(initial: settings ?? initial, build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        let user = HeadlessUser(of: driver.session)
        try user.select("Personal Hotspot")
        return (driver, user, service)
    }

    private func statuses(of driver: FormDriver<Settings>) -> Statuses { Statuses(of: driver) }
}

/// Waits for what the machine does.
@MainActor
private struct Statuses {
    private let stream: AsyncStream<HotspotStatus>

    init(of driver: FormDriver<Settings>) {
        let (stream, continuation) = AsyncStream.makeStream(of: HotspotStatus.self)
        self.stream = stream
        driver.observe { change in
            let status = change.new.hotspot.status
            if status != change.old.hotspot.status { continuation.yield(status) }
        }
    }

    func wait(for status: HotspotStatus) async {
        for await next in stream where next == status { return }
    }
}

/// A service that keeps what it was asked for.
@MainActor
private final class RecordedHotspot: HotspotService {
    let report = HotspotReport()
    private(set) var calls: [String] = []
    /// Whether a start takes until this is no longer so.
    var isHeld = false
    /// What each start ends with, if it should fail.
    var failure: HotspotProblem?
    private let told = AsyncStream.makeStream(of: String.self)

    func observe(_ observer: @escaping @MainActor () -> Void) {}

    func save(_ profile: HotspotProfile) async throws {}

    func start(_ profile: HotspotProfile) async throws {
        call("start \(profile.networkName)")
        repeat { await Task.yield() } while isHeld && !Task.isCancelled
        try Task.checkCancellation()
        if let failure { throw failure }
        call("started")
    }

    func stop() async {
        call("stop")
    }

    func wait(for name: String) async {
        for await call in told.stream where call == name { return }
    }

    /// Lets other tasks run until something is so.
    func settle(until isSo: () -> Bool) async {
        while !isSo(), !Task.isCancelled { await Task.yield() }
    }

    private func call(_ name: String) {
        calls.append(name)
        told.continuation.yield(name)
    }
}
