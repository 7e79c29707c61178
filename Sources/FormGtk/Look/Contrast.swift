import FormCore
import Glibc

/// The contrast of colours, as WCAG 2 defines it.
extension Color {
    /// The lightness that eyes perceive, from 0 for black to 1 for white. Opacity is ignored.
    package var luminance: Double {
        let parts = [red, green, blue].map { part in
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// The contrast with another colour, from 1 for the same luminance to 21 for black and white.
    package func contrast(with other: Color) -> Double {
        let (one, another) = (luminance, other.luminance)
        return (max(one, another) + 0.05) / (min(one, another) + 0.05)
    }

    /// Mixes the colour with another one, of which the result contains `amount`, from 0 to 1.
    package func mixed(with other: Color, _ amount: Double) -> Color {
        func mix(_ part: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(part) * (1 - amount) + Double(other) * amount).rounded())
        }
        return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}
