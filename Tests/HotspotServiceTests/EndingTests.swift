import HotspotService
import Testing

@testable import NetworkManagerHotspot

@Suite("How a hotspot ends")
struct EndingTests {
    private let profile = HotspotProfile(networkName: "A", password: "correct horse")

    private func connection(_ state: UInt32, _ reason: UInt32) -> BusSignal {
        BusSignal(
            path: "/a/2", interface: Machine.connection, name: "StateChanged",
            parts: [state, reason].map { BusValue.number($0).variant })
    }

    private func device(_ new: UInt32, _ old: UInt32, _ reason: UInt32) -> BusSignal {
        BusSignal(
            path: "/d/3", interface: Machine.device, name: "StateChanged",
            parts: [new, old, reason].map { BusValue.number($0).variant })
    }

    /// What has happened to a hotspot that was in a state, by what was told.
    private func problem(
        after state: ActiveConnection.State, _ signals: [BusSignal], profile: HotspotProfile? = nil,
        _ change: (inout Machine) -> Void = { _ in }
    ) throws -> HotspotProblem? {
        var endings = Endings()
        endings.look(at: .laptop(.activating), uuid: profileUUID)
        endings.look(at: .laptop(state), uuid: profileUUID)
        #expect(endings.ending == nil)
        for signal in signals { endings.process(signal) }
        var machine = Machine.laptop
        change(&machine)
        endings.look(at: machine, uuid: profileUUID)
        var ending = try #require(endings.ending)
        ending.profile = profile ?? self.profile
        #expect(ending.wasOn == (state == .activated))
        machine.ending = ending
        let problem = machine.problem(of: ending)
        #expect(
            machine.report(uuid: profileUUID).status
                == (problem.map { ending.wasOn ? .ended($0) : .failed($0) } ?? .off))
        return problem
    }

    @Test("is no failure when a person ends it")
    func byPerson() throws {
        #expect(try problem(after: .activated, [connection(3, 2), connection(4, 2)]) == nil)
        #expect(try problem(after: .activated, [device(110, 100, 39), connection(4, 3), device(30, 110, 39)]) == nil)
    }

    @Test("has the radio's reason, before or after the connection's")
    func reasons() throws {
        #expect(
            try problem(after: .activating, [device(120, 50, 7), connection(4, 3), device(30, 120, 0)]) == .noPassword)
        #expect(try problem(after: .activating, [connection(4, 3), device(120, 70, 5)]) == .addressesFailed)
        #expect(try problem(after: .activating, [connection(4, 9)]) == .noPassword)
        #expect(try problem(after: .activated, [device(110, 100, 60), connection(4, 3)]) == .turnedOffElsewhere)
        #expect(try problem(after: .activated, [device(30, 100, 38), connection(4, 11)]) == .profileIsGone)
        #expect(
            try problem(after: .activated, [connection(4, 0)])
                == .other("the connection has ended, for the reason 0, 0"))
    }

    @Test("is told by the radio's state where that says more")
    func states() throws {
        let signals = [device(20, 100, 10), connection(4, 3)]
        #expect(try problem(after: .activated, signals) { $0.radios[0].state = .unavailable } == .noSupplicant)
        #expect(try problem(after: .activated, signals) { $0.isWirelessEnabled = false } == .radioIsOff)
        #expect(try problem(after: .activated, signals) { $0.isWirelessHardwareEnabled = false } == .radioIsOffBySwitch)
        #expect(try problem(after: .activated, signals) { $0.radios = [] } == .radioIsGone("wlan0"))
    }

    @Test(
        "is no problem any more when Wi-Fi is on again, or the radio is back and ready",
        arguments: [
            { $0.isWirelessEnabled = false }, { $0.isWirelessHardwareEnabled = false }, { $0.radios = [] },
            { $0.radios[0].state = .unavailable }, { $0.radios[0].state = .unmanaged },
        ] as [@Sendable (inout Machine) -> Void])
    func radioIsBack(away: @Sendable (inout Machine) -> Void) throws {
        var endings = Endings()
        endings.look(at: .laptop(.activated), uuid: profileUUID)
        endings.process(device(20, 100, 10))
        endings.process(connection(4, 3))
        var machine = Machine.laptop
        away(&machine)
        endings.look(at: machine, uuid: profileUUID)
        #expect(machine.problem(of: try #require(endings.ending)) != nil)
        endings.look(at: .laptop, uuid: profileUUID)
        #expect(Machine.laptop.problem(of: try #require(endings.ending)) == nil)
    }

    @Test("is the channel's fault or WPA3's, where wpa_supplicant has waited in vain")
    func timeouts() throws {
        let signals = [device(120, 50, 11), connection(4, 3)]
        #expect(try problem(after: .activating, signals) == .timedOut)
        var asked = profile
        asked.security = .wpa3
        #expect(try problem(after: .activating, signals, profile: asked) == .noWPA3)
        (asked.band, asked.channel) = (.twoPointFour, 13)
        #expect(try problem(after: .activating, signals, profile: asked) == .channelNotAllowed(13))
    }

    @Test("is told by what it was started with, whatever the profile is by now")
    func changedProfile() {
        var endings = Endings()
        var machine = Machine.laptop(.activating)
        let asked = HotspotProfile(networkName: "A", password: "correct horse", band: .twoPointFour, channel: 13)
        let settings = ConnectionSettings.hotspot(uuid: profileUUID, user: "anna").setting(asked, among: [])
        machine.stored = StoredProfile(path: "/s/1", open: settings, settings: settings)
        endings.look(at: machine, uuid: profileUUID)
        endings.process(device(120, 50, 11))
        machine.stored?.settings = settings.setting(profile, among: [])
        machine.activeConnections.removeLast()
        endings.look(at: machine, uuid: profileUUID)
        machine.ending = endings.ending
        #expect(machine.report(uuid: profileUUID).status == .failed(.channelNotAllowed(13)))
    }

    @Test("is not that of the start before")
    func again() {
        var endings = Endings()
        endings.look(at: .laptop(.activating), uuid: profileUUID)
        endings.process(device(120, 50, 11))
        endings.process(connection(4, 3))
        endings.look(at: .laptop, uuid: profileUUID)
        #expect(endings.ending?.cause == .reasons(connection: 3, device: 11))
        endings.process(device(40, 30, 0))
        var machine = Machine.laptop(.activating)
        machine.activeConnections[1].path = "/a/7"
        endings.look(at: machine, uuid: profileUUID)
        #expect(endings.ending == nil)
        endings.look(at: .laptop, uuid: profileUUID)
        #expect(endings.ending?.path == "/a/7")
        #expect(endings.ending?.cause == .reasons(connection: 0, device: nil))
        endings.forget()
        #expect(endings.ending == nil)
    }

    @Test("comes with the service that kept it")
    func serviceGoes() throws {
        var endings = Endings()
        #expect(endings.serviceDidDisappear() == nil)
        endings.look(at: .laptop(.activated), uuid: profileUUID)
        let lost = endings.serviceDidDisappear()
        let ending = try #require(lost)
        #expect(Machine(presence: .noService).problem(of: ending) == .noNetworkManager)
        #expect(Machine(presence: .noBus).problem(of: ending) == .noSystemBus)
        #expect(endings.ending == nil)
    }
}
