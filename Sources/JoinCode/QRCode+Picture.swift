public import FormCore

extension QRCode {
    /// The code as a picture, in black on white with its quiet zone, each module a pixel.
    public var picture: Picture? {
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255))
        let whole = side + 2 * Self.quietZone
        return Picture(width: whole, height: whole) { x, y in
            isDark(x - Self.quietZone, y - Self.quietZone) ? black : white
        }
    }
}
