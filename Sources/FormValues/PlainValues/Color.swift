/// An sRGB colour with 8 bits each for red, green, blue and alpha.
///
/// It is encoded as text, such as `#3584e4`.
public struct Color: Hashable, Sendable {
    /// The amount of red, from 0 to 255.
    public var red: UInt8
    /// The amount of green, from 0 to 255.
    public var green: UInt8
    /// The amount of blue, from 0 to 255.
    public var blue: UInt8
    /// The opacity, from 0 to 255.
    public var alpha: UInt8

    /// Makes a colour, which is opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

extension Color: LosslessStringConvertible {
    /// Reads the hexadecimal notations of CSS: `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`, in upper or lower case and
    /// with or without the number sign; `nil` for any other text.
    public init?(_ description: String) {
        let text = description.utf8.first == UInt8(ascii: "#") ? description.utf8.dropFirst() : description.utf8[...]
        guard [3, 4, 6, 8].contains(text.count) else { return nil }
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == text.count else { return nil }
        let isShort = digits.count < 6
        let parts =
            isShort
            ? digits.map { $0 << 4 | $0 }
            : stride(from: 0, to: digits.count, by: 2).map {
                digits[$0] << 4 | digits[$0 + 1]
            }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 255)
    }

    /// The colour as `#rrggbb`, or as `#rrggbbaa` if it is not opaque.
    public var description: String {
        let parts = [red, green, blue] + (alpha < 255 ? [alpha] : [])
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension Color: Codable, TextCodable {}
