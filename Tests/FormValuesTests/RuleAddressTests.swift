import FormValues
import Glibc
import RandomNumbers
import Testing

private let label63 = String(repeating: "a", count: 63)

/// A host name of so many bytes.
private func name(of length: Int) -> String {
    String(String(repeating: "a.", count: length).prefix(length - 1)) + "b"
}

@Suite("Rules for addresses: e-mail and host")
struct RuleAddressTests {
    @Test(
        "an e-mail address is accepted",
        arguments: [
            "name@example.com", "first.last+tag@sub.example.co.uk", "a@b", "name@localhost",
            "NAME@EXAMPLE.COM", "!#$%&'*+/=?^_`{|}~-@example.com", "1@2", ".a..b.@example.com", "a@1.2.3.4",
            "a@x-1.example", "a@xn--bcher-kva.example", "a@\(label63).com",
        ])
    func email(text: String) {
        #expect(Rule.email.check(text) == nil)
    }

    @Test(
        "what is no e-mail address is refused",
        arguments: [
            " ", "name", "@", "name@", "@example.com", "a@b@example.com", "a b@example.com", " a@example.com",
            "a@example.com ", "a@example.com\n", "a@example..com", "a@.example.com", "a@example.com.",
            "a@-example.com", "a@example-.com", "a@exa_mple.com", "a@\(label63)a.com", "\"a b\"@example.com",
            "a(b)@example.com", "a@[1.2.3.4]", "a,b@example.com", "a@example.com,b@example.com",
            "ä@example.com", "a@bücher.example", "Name <a@example.com>", "mailto:a@example.com",
            "a@example.com:25", "a@b/c", "a\u{301}@example.com",
        ])
    func notEmail(text: String) {
        let notice = Rule.email.check(text)
        #expect(notice?.severity == .error)
        // A sentence may follow that names a character.
        #expect(notice?.text.hasPrefix("Type an e-mail address, such as name@example.com.") == true)
    }

    @Test(
        "a host name is accepted",
        arguments: [
            "localhost", "example.com", "EXAMPLE.com", "example.com.", "a", "a.b.c.d.e", "3com.com",
            "1.2.3.4.example", "123.abc", "1a", "a-b.c--d.example", "xn--bcher-kva.example", "\(label63).com",
            name(of: 253), name(of: 253) + ".", "10.in-addr.arpa",
        ])
    func hostName(text: String) {
        #expect(Rule.host.check(text) == nil)
    }

    @Test(
        "an IPv4 address is accepted",
        arguments: ["0.0.0.0", "1.2.3.4", "192.168.1.1", "255.255.255.255", "10.0.100.200"])
    func ipv4(text: String) {
        #expect(Rule.host.check(text) == nil)
    }

    @Test(
        "an IPv6 address is accepted in each of its forms",
        arguments: [
            "::", "::1", "1::", "fe80::1", "2001:db8:0:0:8:800:200c:417a", "2001:DB8::8:800:200C:417A",
            "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8", "0000:00:0::0001",
            "::ffff:1.2.3.4", "::1.2.3.4", "64:ff9b::192.0.2.33", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5::1.2.3.4",
            "fe80::1%eth0", "fe80::1%3", "fe80::1%eth0.100", "ff02::1%br-lan_1",
        ])
    func ipv6(text: String) {
        #expect(Rule.host.check(text) == nil)
    }

    @Test(
        "what is no host is refused",
        arguments: [
            " ", ".", "..", ".example.com", "example..com", "example.com..", "-example.com", "example-.com",
            "example.-a", "-", "exa_mple.com", "_sip._tcp.example.com", "exa mple.com", " example.com",
            "example.com ", "example.com\n", "example.com:80", "https://example.com", "example.com/",
            "user@example.com", "bücher.example", "例え.jp", "a。b", "e\u{301}.com", "*.example.com",
            "\(label63)a.com", name(of: 254), name(of: 254) + ".", "example.com\0",
        ])
    func notHost(text: String) {
        let notice = Rule.host.check(text)
        #expect(notice?.severity == .error)
        #expect(notice?.text.hasPrefix("Type a host name or an address, such as example.com or 192.168.1.1.") == true)
    }

    @Test(
        "a mistyped address is refused, and no host name either",
        arguments: [
            "1", "1.2", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.256", "1.2.3.4.", "1.2.3.", "01.2.3.4",
            "1.2.3.00", "1..3.4", "1.2.3.-4", "1.2.3.+4", "1.2.3.4/24", "example.123", "１.2.3.4",
            "1.2.3.9999999999",
        ])
    func notIPv4(text: String) {
        #expect(Rule.host.check(text) != nil)
    }

    @Test(
        "a mistyped IPv6 address is refused",
        arguments: [
            ":", ":::", "1:::2", "1::2::3", "::1::", ":1", "1:", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9",
            "1:2:3:4:5:6:7:8::", "::1:2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "12345::", "::g", "::1 ", " ::1",
            "[::1]", "::1.2.3", "::1.2.3.256", "::1.2.3.4:5", "1.2.3.4::", "1.2.3.4:1:2:3:4:5:6",
            "1:2:3:4:5:6:7:1.2.3.4", "1:2:3:4:5:1.2.3.4", "1:2:3:4:5:6::1.2.3.4", "::1/128", "fe80::1%",
            "fe80::1%eth 0", "fe80::1%a%b", "%eth0", "example.com%eth0", "1.2.3.4%eth0", "fe80::1%é",
            "::1:\u{301}",
        ])
    func notIPv6(text: String) {
        #expect(Rule.host.check(text) != nil)
    }

    @Test("of texts like addresses those are accepted that the system reads as addresses")
    func system() {
        var generator = SeededGenerator.announced("system")
        let parts4 = ["0", "1", "9", "00", "255", "256", "99", ".", "."]
        let parts6 = ["0", "1", "abcd", "F", "12345", "1.2.3.4", ":", ":", ":", ":", "::"]
        var accepted = 0
        for _ in 0..<20_000 {
            let four = (0..<7).map { _ in parts4.randomElement(using: &generator)! }.joined()
            #expect((Rule.host.check(four) == nil) == system(AF_INET, reads: four), "\(four)")
            let length = Int.random(in: 1...15, using: &generator)
            let six =
                [":", "1:", "F:0"].randomElement(using: &generator)!
                + (0..<length).map { _ in parts6.randomElement(using: &generator)! }.joined()
            #expect((Rule.host.check(six) == nil) == system(AF_INET6, reads: six), "\(six)")
            accepted += system(AF_INET6, reads: six) ? 1 : 0
        }
        #expect(accepted > 100)
    }

    private func system(_ family: Int32, reads text: String) -> Bool {
        var address = in6_addr()
        return inet_pton(family, text, &address) == 1
    }
}
