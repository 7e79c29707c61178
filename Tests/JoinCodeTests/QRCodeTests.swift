import CustomDump
import Foundation
import HotspotService
import JoinCode
import Testing

@Suite("A QR code")
struct QRCodeTests {
    private static let profiles = [
        HotspotProfile(networkName: "Anna's laptop", password: "correct horse"),
        HotspotProfile(networkName: #"a;b,c:d"e\f"#, password: #"";S:other;\"#, security: .wpa3, isHidden: true),
        HotspotProfile(networkName: "Ünïcödé 🍵", password: String(repeating: "~", count: 63)),
    ]

    @Test("has its three marks in the corners, and light around it")
    func marks() throws {
        let code = try QRCode("a")
        #expect(code.side == 21)
        for (left, top) in [(0, 0), (14, 0), (0, 14)] {
            let mark = (0..<7).map { y in (0..<7).map { x in code.isDark(left + x, top + y) ? "#" : "." }.joined() }
            #expect(mark == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"])
        }
        for place in [(-1, 0), (0, -1), (21, 0), (0, 21)] { #expect(!code.isDark(place.0, place.1)) }
    }

    @Test("grows with its text, up to one that is too long")
    func size() throws {
        #expect(try QRCode(String(repeating: "a", count: 200)).side == 53)
        #expect(try QRCode(String(repeating: "a", count: 2953)).side == 177)
        #expect(throws: QRCodeError.tooLong) { try QRCode(String(repeating: "a", count: 2954)) }
        #expect(throws: QRCodeError.empty) { try QRCode("") }
    }

    @Test("is as high as it is wide in a terminal, with four light modules around it")
    func terminal() throws {
        let text = try QRCode("a").terminalText(isColoured: false)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == 15)
        #expect(lines.allSatisfy { $0.count == 29 })
        let light = String(repeating: "█", count: 29)
        #expect(lines[0] == light)
        #expect(lines[1] == light)
        #expect(lines[2].hasPrefix("████ ▄▄▄▄▄ █"))
        #expect(lines[14] == String(repeating: "▀", count: 29))
    }

    @Test("is black on white in a terminal, whatever its colours are")
    func colours() throws {
        let lines = try QRCode("a").terminalText(isColoured: true).split(separator: "\n")
        #expect(lines.count == 15)
        #expect(lines.allSatisfy { $0.hasPrefix("\u{1B}[30;107m") && $0.hasSuffix("\u{1B}[0m") })
        #expect(lines[2].hasPrefix("\u{1B}[30;107m    █▀▀▀▀▀█"))
    }

    @Test(
        "is read by another program", .enabled("zbarimg is not installed.") { Reader.isInstalled }, arguments: profiles)
    func read(profile: HotspotProfile) throws {
        let code = try QRCode(profile.joinText)
        #expect(try Reader.read(Picture(of: code)) == profile.joinText)
        for isColoured in [true, false] {
            let text = code.terminalText(isColoured: isColoured)
            #expect(try Reader.read(Picture(ofTerminal: text, isDark: !isColoured)) == profile.joinText)
        }
    }
}
