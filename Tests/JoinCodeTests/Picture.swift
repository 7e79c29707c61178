import Foundation
import JoinCode

/// A picture of a code, in the format PGM.
struct Picture {
    let pgm: Data

    init(of code: QRCode) {
        let places = -QRCode.quietZone..<code.side + QRCode.quietZone
        self.init(places.map { y in places.map { x in !code.isDark(x, y) } })
    }

    /// What a terminal shows of half blocks.
    ///
    /// - Parameter isDark: Whether the terminal draws light on dark.
    init(ofTerminal text: String, isDark: Bool) {
        let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let lines = plain.split(separator: "\n").flatMap { line in
            ["█▀", "█▄"].map { drawn in line.map { drawn.contains($0) == isDark } }
        }
        self.init(lines)
    }

    /// - Parameter isLight: The lines of modules, each four pixels wide and high.
    private init(_ isLight: [[Bool]]) {
        let lines = isLight.flatMap { line -> [[UInt8]] in
            let pixels = line.flatMap { [UInt8](repeating: $0 ? 255 : 0, count: 4) }
            return Array(repeating: pixels, count: 4)
        }
        pgm = Data("P5\n\(lines[0].count) \(lines.count)\n255\n".utf8) + Data(lines.joined())
    }
}
