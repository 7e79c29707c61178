extension Rule where Value == String {
    /// A text has to consist of the printable characters of ASCII, U+0020 (space) to U+007E (`~`).
    ///
    /// These are what a passphrase of a wireless network is made of (IEEE 802.11).
    /// An empty text meets the rule.
    public static var printableASCII: Rule {
        Rule(unlessEmpty: "Use only unaccented letters, digits, spaces and the signs of an English keyboard.") {
            $0.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        }
    }
}
