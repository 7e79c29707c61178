import FormCore
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The switch of the hotspot")
struct HotspotSwitchTests {
    let driver = FormDriver(initial: Settings(), build: settingsForm)

    @Test("starts the service, and the page tells how far it is")
    func starting() async {
        let states = statuses()
        follow(SimulatedHotspot(delay: .zero))
        driver.change { $0.hotspot.isEnabled = true }
        #expect(driver.state.hotspot.status == .starting)
        await states.wait(for: .on)
        #expect(driver.state.hotspot.isEnabled)
    }

    @Test("says that the hotspot is simulated")
    func notice() {
        follow(SimulatedHotspot())
        #expect(
            driver.session.record.notices.map(\.notice)
                == [Notice(.information, "This hotspot is simulated: no connection is shared.")])
    }

    @Test("goes off with the reason when the service fails")
    func failing() async {
        let states = statuses()
        follow(SimulatedHotspot(delay: .zero, failure: HotspotError(sentence: "There is no Wi-Fi device.")))
        driver.change { $0.hotspot.isEnabled = true }
        await states.wait(for: .failed("There is no Wi-Fi device."))
        #expect(!driver.state.hotspot.isEnabled)
        #expect(driver.state.hotspot.statusText == "There is no Wi-Fi device.")
    }

    @Test("turned off while it starts, never comes on")
    func cancelling() async {
        let service = RecordedHotspot()
        follow(service)
        driver.change { $0.hotspot.isEnabled = true }
        driver.change { $0.hotspot.isEnabled = false }
        #expect(driver.state.hotspot.status == .off)
        await service.wait(for: "stop")
        #expect(driver.state.hotspot.status == .off)
        #expect(!service.calls.contains("started"))
    }

    @Test("starts the service again when name or password change, and not for anything else")
    func restarting() async {
        let states = statuses()
        let service = RecordedHotspot()
        follow(service)
        driver.change { $0.hotspot.isEnabled = true }
        await states.wait(for: .on)
        driver.change { $0.hotspot.notification = .never }
        #expect(driver.state.hotspot.status == .on)
        driver.change { $0.hotspot.networkName = "Anna's laptop" }
        #expect(driver.state.hotspot.status == .starting)
        await states.wait(for: .on)
        #expect(service.calls == ["start Personal Hotspot", "started", "start Anna's laptop", "started"])
    }

    @Test("makes passwords of three groups of four")
    func passwords() {
        var generator = SystemRandomNumberGenerator()
        let password = randomPassword(using: &generator)
        #expect(password.wholeMatch(of: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) != nil)
        #expect(password != randomPassword(using: &generator))
    }

    private func follow(_ service: any HotspotService) {
        _ = HotspotSwitch(service, driver: driver)
    }

    private func statuses() -> Statuses { Statuses(of: driver) }
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
    let notice: Sentence? = nil
    private(set) var calls: [String] = []
    private let told = AsyncStream.makeStream(of: String.self)

    func start(networkName: String, password: String) async throws {
        call("start \(networkName)")
        await Task.yield()
        try Task.checkCancellation()
        call("started")
    }

    func stop() async {
        call("stop")
    }

    func wait(for name: String) async {
        for await call in told.stream where call == name { return }
    }

    private func call(_ name: String) {
        calls.append(name)
        told.continuation.yield(name)
    }
}
