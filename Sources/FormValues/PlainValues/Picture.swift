/// A picture, stored as uncompressed pixels.
public struct Picture: Equatable, Sendable {
    /// The width in pixels, from 1 to 16,384.
    public let width: Int

    /// The height in pixels, from 1 to 16,384.
    public let height: Int

    /// The pixels, line by line from the top left, in four bytes each: red, green, blue and opacity.
    ///
    /// The colours are in sRGB, not multiplied by the opacity.
    public let pixels: [UInt8]

    /// Makes a picture from bytes.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to 16,384.
    ///   - height: The height in pixels, from 1 to 16,384.
    ///   - pixels: The bytes, as in ``pixels``.
    /// - Returns: `nil` if the width or height is out of its range, or if `pixels` doesn't contain exactly four bytes
    ///   for each pixel.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard Self.sides.contains(width), Self.sides.contains(height), pixels.count == 4 * width * height else {
            return nil
        }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Makes a picture pixel by pixel, for example from the squares of a QR code:
    ///
    /// ```swift
    /// Picture(width: code.side, height: code.side) { x, y in code.isDark(x, y) ? black : white }
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1 to 16,384.
    ///   - height: The height in pixels, from 1 to 16,384.
    ///   - color: Returns the colour of the pixel in column `x` and line `y`. Both are counted from 0, from the top
    ///     left. Called once for each pixel.
    /// - Returns: `nil` if the width or height is out of its range.
    public init?(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> Color) {
        guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                pixels += [color.red, color.green, color.blue, color.alpha]
            }
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    private static let sides = 1...16_384
}
