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
        #expect(obstacle(to: profile) { $0.radios[0].capabilities = 0x3F6 } == .bandNotOffered(.five))
    }

    @Test("is a channel that is not allowed in this country, unless another one can be chosen")
    func country() {
        var profile = HotspotProfile(networkName: "A", password: "correct horse", band: .twoPointFour, channel: 13)
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": [12, 13]] } == .channelNotAllowed(13))
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan1": [12, 13]] } == nil)
        profile.channel = nil
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": [1, 12, 13]] } == nil)
        #expect(obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": [1, 6, 11]] } == nil)
        #expect(
            obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": Set(1...13)] } == .bandNotAllowed(.twoPointFour))
        profile.band = .compatible
        #expect(
            obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": Set(1...11)] } == .bandNotAllowed(.compatible))
    }

    @Test("is never a channel that nobody chose, whichever channels of 5 GHz are closed")
    func partlyClosed() {
        let channels = HotspotBand.five.channels
        let nearby = channels.map { AccessPoint(frequency: 5000 + 5 * $0, strength: 100 - $0 / 4) }
        let new = ConnectionSettings.hotspot(uuid: profileUUID, user: "anna")
        for closed in 0..<(1 << channels.count) {
            let forbidden = Set(channels.indices.filter { closed & 1 << $0 != 0 }.map { channels[$0] })
            let isAllClosed = forbidden.count == channels.count
            for asked in [nil] + channels.map(Optional.some) {
                let profile = HotspotProfile(
                    networkName: "A", password: "correct horse", band: .five, channel: asked)
                let found = obstacle(to: profile) { $0.forbiddenChannels = ["wlan0": forbidden] }
                let isAskedClosed = asked.map(forbidden.contains) == true
                #expect(
                    found == (isAllClosed ? .bandNotAllowed(.five) : isAskedClosed ? .channelNotAllowed(asked!) : nil))
                // The channel in use before, which may be closed by now, and the crowds decide only among open ones.
                for present in [36, 157] {
                    var before = profile
                    before.channel = present
                    let stored = new.setting(before, among: []).setting(profile, among: nearby, besides: forbidden)
                    let channel = stored["802-11-wireless", "channel"]?.number.map(Int.init)
                    #expect(asked == nil || channel == asked)
                    if asked == nil { #expect(isAllClosed ? channel == 0 : channel.map(forbidden.contains) == false) }
                    #expect(HotspotProfile(stored) == profile)
                }
            }
        }
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
