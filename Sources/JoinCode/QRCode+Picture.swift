public import FormValues

extension QRCode {
    /// The code as a black-and-white picture with its quiet zone, one pixel for each module.
    ///
    /// The property is optional only because creating a picture can fail if the picture is too large; a QR code is
    /// never too large.
    public var picture: Picture? {
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 255, green: 255, blue: 255))
        let whole = side + 2 * Self.quietZone
        return Picture(width: whole, height: whole) { x, y in
            isDark(x - Self.quietZone, y - Self.quietZone) ? black : white
        }
    }
}
