public import HotspotService

extension HotspotProfile {
    /// What a device reads from a code to join the hotspot.
    ///
    /// The format is the “Wi-Fi Network config” of ZXing's wiki (Barcode Contents), which Android, iOS and desktops
    /// read, and of which the WPA3 specification (Wi-Fi Alliance, 7.1) says what stands for WPA3: the type `WPA` means
    /// WPA2 and WPA3, and `R:1` that there is no WPA2. A reader that does not know `R` passes over it.
    ///
    /// The wiki would have a name in quotation marks that could be read as hexadecimal, such as `ABCD`. It stands here
    /// as it is: iOS, and Android since it reads escaped characters, take the marks for a part of the name.
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
    /// The text with a backslash before each character that means something in the format.
    fileprivate var escaped: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if #"\;,:""#.unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
    }
}
