public import HotspotService

extension HotspotProfile {
    /// The text in a QR code that lets a device join the hotspot.
    ///
    /// The format is the “Wi-Fi Network config” of ZXing's wiki (Barcode Contents), which Android, iOS and desktops
    /// read. The WPA3 specification (Wi-Fi Alliance, 7.1) extends the format: the type `WPA` means WPA2 and WPA3, and
    /// `R:1` means that there is no WPA2. Readers that don't know `R` ignore it.
    ///
    /// The wiki asks for quotation marks around a name that could be read as hexadecimal, such as `ABCD`. This property
    /// omits the quotation marks, because iOS takes them as part of the name. So do the versions of Android that
    /// understand the backslashes before special characters.
    public var joinText: String {
        let fields = [
            "T:WPA",
            security == .wpa3 ? "R:1" : nil,
            "S:" + networkName.escaped,
            "P:" + password.escaped,
            isHidden ? "H:true" : nil,
        ]
        return "WIFI:" + fields.compactMap(\.self).map { $0 + ";" }.joined() + ";"
    }
}

extension String {
    /// The text with a backslash before each character that has a special meaning in the format of Wi-Fi QR codes, such
    /// as a semicolon.
    fileprivate var escaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if #"\;,:""#.unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
    }
}
