import FormCore
import HotspotService
import Testing

@testable import NetworkManagerHotspot

@Suite("A profile as NetworkManager keeps it")
struct ConnectionSettingsTests {
    private let profile = HotspotProfile(networkName: "Anna", password: "correct horse")
    private let new = ConnectionSettings.hotspot(uuid: profileUUID, user: "anna")

    @Test("belongs to the person, is on when it is asked for, and has a channel")
    func fresh() {
        let settings = new.setting(profile, among: [])
        #expect(
            settings.values == [
                "connection": [
                    "id": .text("Personal Hotspot"), "uuid": .text(profileUUID), "type": .text("802-11-wireless"),
                    "autoconnect": .flag(false), "permissions": .texts(["user:anna:"]),
                ],
                "802-11-wireless": [
                    "ssid": .bytes(Array("Anna".utf8)), "mode": .text("ap"), "band": .text("bg"), "channel": .number(1),
                ],
                "802-11-wireless-security": [
                    "key-mgmt": .text("wpa-psk"), "proto": .texts(["rsn"]), "pairwise": .texts(["ccmp"]),
                    "group": .texts(["ccmp"]), "psk": .text("correct horse"),
                ],
                "ipv4": ["method": .text("shared")],
                "ipv6": ["method": .text("ignore")],
                "user": ["data": .table(["io.github.formgtk.PersonalHotspot.channel": "compatible 1"])],
            ])
        #expect(HotspotProfile(settings) == profile)
        #expect(settings.setting(profile, among: []) == settings)
    }

    @Test(
        "is compared byte by byte",
        arguments: [("e\u{301}", "\u{E9}"), ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}", "\u{D558}")])
    func bytes(one: String, other: String) {
        for (one, other) in [(one, other), (other, one)] {
            var changed = profile
            changed.networkName = one
            let old = new.setting(changed, among: [])
            changed.networkName = other
            #expect(HotspotProfile(old) != changed)
            let settings = old.setting(changed, among: [])
            #expect(settings["802-11-wireless", "ssid"] == .bytes(Array(other.utf8)))
            #expect(settings != old)
            // A password of another program.
            var stored = new
            stored["802-11-wireless-security", "psk"] = .text(one)
            changed.password = other
            #expect(HotspotProfile(stored).password.utf8.elementsEqual(one.utf8))
            #expect(stored.setting(changed, among: [])["802-11-wireless-security", "psk"] == .text(other))
            #expect(BusValue.text(one) != .text(other))
            #expect(BusValue.texts([one]) != .texts([other]))
            #expect(BusValue.table(["a": one]) != .table(["a": other]))
            #expect(BusValue.boxed(.other(one)) != .boxed(.other(other)))
            var machine = (Machine.laptop, Machine.laptop)
            machine.0.stored = StoredProfile(path: "/s/1", open: old, settings: old)
            machine.1.stored = StoredProfile(path: "/s/1", open: settings, settings: settings)
            #expect(machine.0 != machine.1)
            #expect(machine.0.report(uuid: profileUUID) != machine.1.report(uuid: profileUUID))
        }
    }

    @Test("keeps a name that isn't UTF-8 until it is changed")
    func otherEncoding() {
        var settings = new
        settings["802-11-wireless", "ssid"] = .bytes([0x43, 0xE9])
        var profile = HotspotProfile(settings)
        profile.password = "correct horse"
        #expect(settings.setting(profile, among: [])["802-11-wireless", "ssid"] == .bytes([0x43, 0xE9]))
    }

    @Test("can't have 64 hexadecimal digits as the password with WPA3 only")
    func hexadecimal() {
        var changed = profile
        changed.password = String(repeating: "0aF9", count: 16)
        #expect(changed.problem == nil)
        changed.security = .wpa3
        let sentence: Sentence =
            "With WPA3 only, 64 hexadecimal digits can't be the password. Use at most 63 characters."
        #expect(changed.problem == .unusablePassword(sentence))
        changed.password.removeLast()
        #expect(changed.problem == nil)
    }

    @Test("requires protected frames with WPA3 only, and no more afterwards")
    func wpa3() {
        var changed = profile
        changed.security = .wpa3
        let settings = new.setting(changed, among: [])
        #expect(settings["802-11-wireless-security", "key-mgmt"] == .text("sae"))
        #expect(settings["802-11-wireless-security", "pmf"] == .signed(3))
        #expect(HotspotProfile(settings) == changed)
        #expect(settings.setting(profile, among: []) == new.setting(profile, among: []))
    }

    @Test("is in the channel in which the least is heard, and stays there while none is better")
    func channel() {
        let one = AccessPoint(frequency: 2412, strength: 80)
        let six = AccessPoint(frequency: 2437, strength: 40)
        let three = AccessPoint(frequency: 2422, strength: 30)
        #expect(Channel.leastCrowded(in: .compatible, among: []) == 1)
        #expect(Channel.leastCrowded(in: .compatible, among: [], present: 11) == 11)
        #expect(Channel.leastCrowded(in: .compatible, among: [], present: 13) == 1)
        #expect(Channel.leastCrowded(in: .compatible, among: [one]) == 6)
        #expect(Channel.leastCrowded(in: .compatible, among: [one, six], present: 1) == 11)
        // One in the middle disturbs both.
        #expect(Channel.leastCrowded(in: .twoPointFour, among: [three], present: 6) == 11)
        #expect(Channel.leastCrowded(in: .five, among: [AccessPoint(frequency: 5180, strength: 9)]) == 40)
        #expect(Channel.leastCrowded(in: .compatible, among: [], besides: [1], present: 1) == 6)
        #expect(new.setting(profile, among: [one])["802-11-wireless", "channel"] == .number(6))
    }

    @Test("tells a channel that the person has chosen from one that was chosen for them")
    func chosen() {
        for band in HotspotBand.allCases {
            for channel in [nil] + band.channels.map(Optional.some) {
                var changed = profile
                (changed.band, changed.channel) = (band, channel)
                let settings = new.setting(changed, among: [])
                #expect(HotspotProfile(settings) == changed)
                let number = settings["802-11-wireless", "channel"]?.number
                #expect(channel == nil ? number != nil : number == channel.map { UInt32($0) })
            }
        }
        var settings = new.setting(profile, among: [])
        settings["802-11-wireless", "channel"] = .number(3)
        #expect(HotspotProfile(settings).band == .twoPointFour)
        #expect(HotspotProfile(settings).channel == 3)
    }

    @Test("keeps what it does not know, and bytes that are no text")
    func others() throws {
        var settings = new.setting(profile, among: [])
        settings["connection", "zone"] = .text("trusted")
        settings["ipv4", "address-data"] = .other("[{'address': <'10.7.7.1'>, 'prefix': <uint32 24>}]")
        settings["ipv6", "method"] = .text("shared")
        settings["user", "data"] = .table(["some.one": "else"])
        settings["802-11-wireless", "ssid"] = .bytes([0x41, 0xFF])
        var changed = HotspotProfile(settings)
        #expect(changed.networkName == "A\u{FFFD}")
        changed.password = "battery staple"
        (changed.band, changed.channel) = (.five, 36)
        let kept = settings.setting(changed, among: [])
        #expect(kept["connection", "zone"] == .text("trusted"))
        #expect(kept["ipv4", "address-data"] == settings["ipv4", "address-data"])
        #expect(kept["ipv6", "method"] == .text("shared"))
        var notes = try #require(kept["user", "data"]?.table)
        // A new password is noted, not told.
        let note = notes.removeValue(forKey: "io.github.formgtk.PersonalHotspot.password")
        #expect(note != nil)
        #expect(notes == ["some.one": "else"])
        #expect(kept["802-11-wireless", "ssid"] == .bytes([0x41, 0xFF]))
        #expect(HotspotProfile(kept) == changed)
    }

    @Test("can be read where nearly nothing is set")
    func bare() {
        #expect(HotspotProfile(ConnectionSettings()) == HotspotProfile(networkName: "", password: ""))
        var settings = ConnectionSettings()
        settings["802-11-wireless", "band"] = .text("a")
        settings["802-11-wireless", "channel"] = .number(0)
        #expect(HotspotProfile(settings).band == .five)
        #expect(HotspotProfile(settings).channel == nil)
    }

    @Test("prints no password")
    func secret() {
        var text = ""
        var machine = Machine.laptop
        machine.stored = StoredProfile(
            path: "/s/1", open: new, settings: new.setting(profile, among: []))
        dump(machine, to: &text)
        print(machine, machine.report(uuid: profileUUID), to: &text)
        dump(machine.report(uuid: profileUUID), to: &text)
        #expect(!text.contains("correct horse"))
    }

    @Test("goes over the bus and back unchanged")
    func variant() {
        var settings = new.setting(profile, among: [])
        settings["x", "flags"] = .other("[{'address': <'10.7.7.1'>, 'prefix': <uint32 24>}]")
        settings["x", "long"] = .other("int64 -5")
        settings["x", "none"] = .texts([])
        settings["x", "signed"] = .signed(-3)
        settings["x", "path"] = .path("/a")
        settings["x", "paths"] = .paths(["/a", "/b"])
        settings["x", "byte"] = .byte(7)
        settings["x", "empty"] = .bytes([])
        #expect(ConnectionSettings(BusValue(settings.value.variant)) == settings)
    }

    @Test("has a UUID of its own for each person, always the same")
    func identifier() {
        let anna = NetworkManagerHotspot.profileIdentifier(ofUser: "anna")
        #expect(anna == NetworkManagerHotspot.profileIdentifier(ofUser: "anna"))
        #expect(anna != NetworkManagerHotspot.profileIdentifier(ofUser: "bert"))
        #expect(anna.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
    }
}
