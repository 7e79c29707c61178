import Testing

@testable import NetworkManagerHotspot

@Suite("Which channels a country allows")
struct ChannelTests {
    @Test("is what iw says of a radio")
    func listed() {
        let list = """
            Band 1:
            \t* 2412 MHz [1]
            \t  Maximum TX power: 20.0 dBm
            \t  Channel widths: 20MHz HT40+
            \t* 2467 MHz [12]
            \t  Maximum TX power: 20.0 dBm
            \t  No IR
            \t  Channel widths: 20MHz HT40-
            \t* 2484 MHz [14] (disabled)
            Band 2:
            \t* 5180 MHz [36]
            \t  Maximum TX power: 20.0 dBm
            \t  No IR
            \t* 5745 MHz [149]
            \t  Maximum TX power: 20.0 dBm
            """
        #expect(Channel.forbidden(inList: list) == [12, 14, 36])
        #expect(Channel.forbidden(inList: "") == [])
        #expect(Channel.forbidden(inList: "No IR\n* MHz [x] (disabled)") == [])
    }
}
