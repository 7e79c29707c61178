extension Rule where Value == String {
    /// Requires printable ASCII characters only, from U+0020 (space) to U+007E (`~`).
    ///
    /// Passphrases of wireless networks consist of these characters (IEEE 802.11). Empty text passes.
    public static var printableASCII: Rule {
        Rule(asciiUnlessEmpty: "Use only unaccented letters, digits, spaces and the signs of an English keyboard.") {
            $0.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        }
    }
}
