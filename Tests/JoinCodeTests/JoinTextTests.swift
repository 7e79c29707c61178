import HotspotService
import JoinCode
import Testing

@Suite("The text that a device joins with")
struct JoinTextTests {
    @Test("has the name and the password")
    func plain() {
        #expect(
            HotspotProfile(networkName: "Anna's laptop", password: "correct horse").joinText
                == "WIFI:T:WPA;S:Anna's laptop;P:correct horse;;")
    }

    @Test("says that the network is hidden, and that there is no WPA2")
    func hidden() {
        let profile = HotspotProfile(networkName: "Café 🍵", password: "12345678", security: .wpa3, isHidden: true)
        #expect(profile.joinText == "WIFI:T:WPA;R:1;S:Café 🍵;P:12345678;H:true;;")
    }

    @Test("has a backslash before what means something in it")
    func escaped() {
        let profile = HotspotProfile(networkName: #"a;b,c:d"e\f"#, password: #"";S:other;\"#)
        #expect(profile.joinText == #"WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:\"\;S\:other\;\\;;"#)
    }

    @Test("has a name without quotation marks that looks like a number")
    func hexadecimal() {
        #expect(
            HotspotProfile(networkName: "ABCD", password: "12345678").joinText == "WIFI:T:WPA;S:ABCD;P:12345678;;")
    }
}
