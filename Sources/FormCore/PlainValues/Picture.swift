/// A picture as plain pixels.
public struct Picture: Equatable, Sendable {
    /// How many pixels stand beside each other, 1 to 16,384.
    public let width: Int

    /// How many lines of pixels there are, 1 to 16,384.
    public let height: Int

    /// Four bytes for each pixel, line by line from the upper left: red, green, blue, and how opaque it is.
    ///
    /// The colours are those of sRGB, not multiplied by the opacity.
    public let pixels: [UInt8]

    /// Makes a picture of bytes.
    ///
    /// - Parameter pixels: As in ``pixels``.
    /// - Returns: `nil` where a side is out of its range, or the bytes are not four for each pixel.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard Self.sides.contains(width), Self.sides.contains(height), pixels.count == 4 * width * height else {
            return nil
        }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Makes a picture pixel by pixel, such as one of bits:
    ///
    /// ```swift
    /// Picture(width: code.side, height: code.side) { x, y in code.isDark(x, y) ? black : white }
    /// ```
    ///
    /// - Parameter color: The colour of a pixel in a column and a line, each from 0; it is called once for each.
    /// - Returns: `nil` where a side is out of its range.
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
