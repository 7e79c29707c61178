import FormValues
import RandomNumbers
import Testing

@Suite("Formats of addresses")
struct AddressFormatTests {
    @Test("four numbers are an address of version 4", arguments: ["0.0.0.0", "192.168.1.1", "255.255.255.255"])
    func ipv4(text: String) throws {
        let address = try #require(Format.ipv4.value(of: "  \(text) "))
        #expect(address.description == text)
        #expect(Format.ipv4.print(address) == text)
    }

    @Test("the numbers of an address are its bits, and its order")
    func ipv4Bits() {
        #expect(IPv4Address(192, 168, 1, 2).bits == 0xC0A8_0102)
        #expect(IPv4Address(192, 168, 1, 2) < IPv4Address(192, 168, 1, 10))
    }

    @Test(
        "what is no address of version 4 is refused",
        arguments: [
            "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.", "1,2,3,4", "1.2.3.4/8", "::1", "½.1.1.1",
            "+1.2.3.4", "1.2.3.4\0", "1..2.3", "a.b.c.d",
        ])
    func notIPv4(text: String) {
        #expect(Format.ipv4.refusal(of: text) == "Type an IPv4 address, such as 192.168.1.1.")
    }

    @Test(
        "addresses of version 6 are read in any form, and printed as RFC 5952 recommends",
        arguments: [
            ("::", "::"), ("::1", "::1"), ("2001:DB8::1", "2001:db8::1"), ("0:0:0:0:0:0:0:0", "::"),
            ("2001:0db8:0000:0000:0001:0000:0000:0001", "2001:db8::1:0:0:1"),
            ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
            ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"), ("fe80::", "fe80::"), ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"),
            ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"),
            ("::ffff:192.0.2.1", "::ffff:192.0.2.1"), ("::ffff:c000:201", "::ffff:192.0.2.1"),
            ("64:ff9b::192.0.2.33", "64:ff9b::c000:221"), ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"),
        ])
    func ipv6(text: String, printed: String) {
        #expect(Format.ipv6.value(of: " \(text)")?.description == printed)
        #expect(Format.ipv6.value(of: printed) == Format.ipv6.value(of: text))
    }

    @Test(
        "what is no address of version 6 is refused",
        arguments: [
            "", ":", ":::", "1", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8::", "12345::", "g::",
            "::1%eth0", "[::1]", "::1/64", "1.2.3.4", "1.2.3.4::", "::1.2.3", "1:2:3:4:5:6:7:1.2.3.4", "::1\0",
        ])
    func notIPv6(text: String) {
        #expect(Format.ipv6.refusal(of: text) == "Type an IPv6 address, such as 2001:db8::1.")
    }

    @Test("an address is of either version")
    func ipAddress() {
        #expect(Format.ipAddress.value(of: "10.0.0.1") == .v4(IPv4Address(10, 0, 0, 1)))
        #expect(Format.ipAddress.value(of: "::1") == .v6(IPv6Address(bits: 1)))
        #expect(
            Format.ipAddress.refusal(of: "localhost") == "Type an IP address, such as 192.168.1.1 or 2001:db8::1.")
    }

    @Test("a network is the first of its addresses with the length of its prefix")
    func network() throws {
        for text in [
            "0.0.0.0/0", "10.0.0.0/8", "192.168.1.0/24", "192.168.1.128/25", "1.2.3.4/32", "::/0", "2001:db8::/32",
            "::1/128",
        ] {
            #expect(Format.cidr.value(of: " \(text) ")?.description == text)
        }
        let network = try #require(IPNetwork("192.168.1.0/24"))
        #expect(network.prefixLength == 24)
        #expect(network.contains(.v4(IPv4Address(192, 168, 1, 255))))
        #expect(!network.contains(.v4(IPv4Address(192, 168, 2, 0))))
        #expect(!network.contains(.v6(IPv6Address(bits: 0))))
        #expect(IPNetwork(containing: .v4(IPv4Address(192, 168, 1, 77)), prefixLength: 24) == network)
        #expect(IPNetwork(.v4(IPv4Address(192, 168, 1, 77)), prefixLength: 24) == nil)
        #expect(IPNetwork(containing: .v4(IPv4Address(1, 2, 3, 4)), prefixLength: 33) == nil)
    }

    @Test("of an address inside a network, the network is proposed")
    func insideNetwork() {
        #expect(
            Format.cidr.refusal(of: "192.168.1.77/24") == "Type the first address of the network: 192.168.1.0/24.")
        #expect(Format.cidr.refusal(of: "2001:db8::1/32") == "Type the first address of the network: 2001:db8::/32.")
        for text in [
            "", "192.168.1.0", "192.168.1.0/", "192.168.1.0/33", "/24", "1.2.3.4/+8", "1.2.3.0/024", "::/129",
            "10.0.0.0/8/8",
        ] {
            #expect(Format.cidr.refusal(of: text) == "Type a network, such as 192.168.1.0/24 or 2001:db8::/32.")
        }
    }

    @Test(
        "hardware addresses are read with colons, hyphens, dots and nothing between their digits",
        arguments: ["00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E", "001a.2b3c.4d5e", "001A2B3C4D5E", " 00:1A:2b:3C:4d:5E "])
    func mac(text: String) {
        #expect(Format.mac.value(of: text) == MACAddress(bits: 0x001A_2B3C_4D5E))
        #expect(Format.mac.value(of: text)?.description == "00:1a:2b:3c:4d:5e")
    }

    @Test(
        "what is no hardware address is refused",
        arguments: [
            "", "00:1a:2b:3c:4d", "00:1a:2b:3c:4d:5e:6f", "0:1a:2b:3c:4d:5e", "00:1a-2b:3c:4d:5e", "g0:1a:2b:3c:4d:5e",
            "001a:2b3c:4d5e", "00.1a.2b.3c.4d.5e", "001a2b3c4d5", "00:1a:2b:3c:4d:5\0",
        ])
    func notMAC(text: String) {
        #expect(Format.mac.refusal(of: text) == "Type a hardware address, such as 00:1a:2b:3c:4d:5e.")
    }

    @Test("whatever is printed or shown is read back")
    func proven() {
        let bits = { (generator: inout SeededGenerator) in
            // Some with zeros to leave out.
            let words = (0..<8).map { _ in
                Bool.random(using: &generator) ? UInt16.random(in: 0 ... .max, using: &generator) : 0
            }
            return words.reduce(UInt128(0)) { $0 << 16 | UInt128($1) }
        }
        Format.ipv4.prove("ipv4") { IPv4Address(bits: UInt32.random(in: 0 ... .max, using: &$0)) }
        Format.ipv6.prove("ipv6", alphabet: "abcdef::::") { IPv6Address(bits: bits(&$0)) }
        let address = { (generator: inout SeededGenerator) in
            Bool.random(using: &generator)
                ? IPAddress.v4(IPv4Address(bits: UInt32.random(in: 0 ... .max, using: &generator)))
                : .v6(IPv6Address(bits: bits(&generator)))
        }
        Format.ipAddress.prove("ipAddress", alphabet: "abcdef:::") { address(&$0) }
        Format.cidr.prove("cidr", alphabet: "abcdef:://") { generator in
            let address = address(&generator)
            let length = Int.random(in: 0...128, using: &generator)
            return IPNetwork(containing: address, prefixLength: length)
                ?? IPNetwork(containing: address, prefixLength: length % 33)!
        }
        Format.mac.prove("mac", alphabet: "abcdef::") { MACAddress(bits: $0.next()) }
    }
}
