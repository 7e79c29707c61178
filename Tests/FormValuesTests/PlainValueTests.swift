import FormValues
import Foundation
import Testing

private struct Device: Codable, Equatable {
    var bought = CalendarDate(year: 2026, month: 2, day: 28)
    var wakes = TimeOfDay(hour: 7, minute: 5)
    var seen = CalendarDateTime("2026-11-22T14:30:15")
    var color = Color(red: 1, green: 2, blue: 255, alpha: 128)
    var address = IPAddress("2001:DB8::1")
    var router = IPv4Address(192, 168, 1, 1)
    var tunnel = IPv6Address(bits: 1)
    var network = IPNetwork("192.168.1.0/24")
    var hardware = MACAddress(bits: 0x001A_2B3C_4D5E)
    var weekday = Weekday.sunday
    var lock = KeyboardShortcut("<Super>l")
}

@Suite("Dates, colours and addresses in a file")
struct PlainValueTests {
    @Test("are kept as their texts")
    func kept() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Device())
        #expect(
            String(decoding: data, as: UTF8.self) == """
                {
                  "address" : "2001:db8::1",
                  "bought" : "2026-02-28",
                  "color" : "#0102ff80",
                  "hardware" : "00:1a:2b:3c:4d:5e",
                  "lock" : "Super+L",
                  "network" : "192.168.1.0/24",
                  "router" : "192.168.1.1",
                  "seen" : "2026-11-22T14:30:15",
                  "tunnel" : "::1",
                  "wakes" : "07:05",
                  "weekday" : 7
                }
                """)
        #expect(try JSONDecoder().decode(Device.self, from: data) == Device())
    }

    @Test("are refused where a text is none of them, with the text")
    func refused() {
        func expect<Value: Decodable>(
            _ text: String, isNo type: Value.Type, location: SourceLocation = #_sourceLocation
        ) {
            #expect(sourceLocation: location) {
                try JSONDecoder().decode([Value].self, from: Data("[\"\(text)\"]".utf8))
            } throws: { error in
                "\(error)".contains("“\(text)” is no \(type)")
            }
        }
        expect("2026-02-30", isNo: CalendarDate.self)
        expect("24:00", isNo: TimeOfDay.self)
        expect("2026-02-28", isNo: CalendarDateTime.self)
        expect("blue", isNo: Color.self)
        expect("Ctrl+Entr", isNo: KeyboardShortcut.self)
        expect("localhost", isNo: IPAddress.self)
        expect("1.2.3", isNo: IPv4Address.self)
        expect("1::2::3", isNo: IPv6Address.self)
        expect("192.168.1.1/24", isNo: IPNetwork.self)
        expect("00:1a", isNo: MACAddress.self)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarDate].self, from: Data("[5]".utf8)) }
    }
}
