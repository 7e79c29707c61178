import HotspotService
import Testing

@testable import NetworkManagerHotspot

@Suite("What stands in the way of a hotspot")
struct ObstacleTests {
    private func obstacle(
        to profile: HotspotProfile? = nil, _ change: (inout Machine) -> Void
    ) -> HotspotProblem? {
        var machine = Machine.laptop
        change(&machine)
        return machine.obstacle(to: profile, uuid: profileUUID)
    }

    @Test("is nothing on a laptop with a radio and a cable")
    func nothing() {
        #expect(obstacle { _ in } == nil)
    }

    @Test("is named by the first thing that is missing")
    func first() {
        #expect(obstacle { $0.presence = .noBus } == .noSystemBus)
        #expect(obstacle { $0.presence = .noService } == .noNetworkManager)
        #expect(obstacle { $0.presence = .notInstalled } == .notInstalled)
        #expect(obstacle { $0.presence = .silent } == .noAnswer)
        #expect(obstacle { $0.radios = [] } == .noRadio)
        #expect(obstacle { $0.isWirelessHardwareEnabled = false } == .radioIsOffBySwitch)
        #expect(obstacle { $0.isWirelessEnabled = false } == .radioIsOff)
        #expect(obstacle { $0.radios[0].state = .unavailable } == .noSupplicant)
        #expect(obstacle { $0.radios[0].state = .unmanaged } == .radioIsNotManaged("wlan0"))
        #expect(obstacle { $0.radios[0].capabilities = 0x7B6 } == .noAccessPointMode)
        #expect(obstacle { $0.hasDnsmasq = false } == .noAddresses)
        #expect(
            obstacle {
                $0.radios[0].state = .unavailable
                $0.radios[0].isFirmwareMissing = true
            } == .noFirmware)
        #expect(
            obstacle {
                $0.radios[0].state = .unavailable
                $0.isWirelessEnabled = false
                $0.isWirelessHardwareEnabled = false
            } == .radioIsOffBySwitch)
    }

    @Test("is a person who may not, and not one who has to prove who they are")
    func permissions() {
        let action = "org.freedesktop.NetworkManager.wifi.share.protected"
        #expect(obstacle { $0.permissions = [action: "no"] } == .notAllowed)
        #expect(obstacle { $0.permissions = [action: "auth"] } == nil)
        #expect(obstacle { $0.permissions = ["org.freedesktop.NetworkManager.sleep-wake": "no"] } == nil)
    }

    @Test("is the connection, if the only radio brings it")
    func station() {
        func isStation(_ machine: inout Machine) {
            machine.activeConnections[0].name = "Home"
            machine.radios[0].activeConnection = "/a/1"
            machine.radios[0].state = .activated
        }
        #expect(obstacle(isStation) == .radioIsTheConnection("Home"))
        // A second radio is free.
        var second = WirelessDevice.radio
        second.path = "/d/4"
        second.interface = "wlan1"
        var machine = Machine.laptop
        isStation(&machine)
        machine.radios.append(second)
        #expect(machine.obstacle(to: nil, uuid: profileUUID) == nil)
        #expect(machine.radio(named: nil)?.interface == "wlan1")
        // Unless it can't be an access point.
        machine.radios[1].capabilities = 0
        #expect(machine.obstacle(to: nil, uuid: profileUUID) == .radioIsTheConnection("Home"))
        // A station beside a cable can be had.
        #expect(
            obstacle {
                $0.radios[0].activeConnection = "/a/9"
                $0.radios[0].state = .activated
            } == nil)
    }

    @Test("is a chosen radio that is not there, or can't do what is asked")
    func chosen() {
        var profile = HotspotProfile(networkName: "A", password: "correct horse", radio: "wlan9")
        #expect(obstacle(to: profile) { _ in } == .radioIsGone("wlan9"))
        profile.radio = "wlan0"
        #expect(obstacle(to: profile) { _ in } == nil)
        (profile.band, profile.channel) = (.five, 149)
        #expect(obstacle(to: profile) { _ in } == nil)
        #expect(obstacle(to: profile) { $0.radios[0].capabilities = 0x3F6 } == .channelNotAllowed(149))
    }

    @Test("is a channel that is not allowed in this country, unless another one can be chosen")
    func country() {
        var profile = HotspotProfile(networkName: "A", password: "correct horse", band: .twoPointFour, channel: 13)
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": [12, 13]] } == .channelNotAllowed(13))
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan1": [12, 13]] } == nil)
        profile.channel = nil
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": [1, 12, 13]] } == nil)
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": [1, 6, 11]] } == .channelNotAllowed(1))
    }

    @Test("is said before the person turns the hotspot on, also where it is of the stored profile alone")
    func stored() {
        var machine = Machine.laptop
        let profile = HotspotProfile(networkName: "A", password: "correct horse", band: .twoPointFour, channel: 13)
        let settings = ConnectionSettings.hotspot(uuid: profileUUID, user: "anna").setting(profile, among: [])
        machine.stored = StoredProfile(path: "/s/1", open: settings, settings: settings)
        #expect(machine.report(uuid: profileUUID).obstacle == nil)
        machine.forbiddenChannels = ["wlan0": [13]]
        #expect(machine.report(uuid: profileUUID).obstacle == .channelNotAllowed(13))
    }
}
