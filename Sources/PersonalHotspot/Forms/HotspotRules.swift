import FormCore

/// A name that each device can show: 1 to 32 bytes in UTF-8 (IEEE 802.11, 9.4.2.2).
let networkNameRules: [Rule<String>] = [
    .required.message("Give the network a name."),
    Rule("Leave out the character with the number 0: no device can show it.") { !$0.unicodeScalars.contains("\0") },
    .bytes(1...32).message("Choose a shorter name: at most 32 letters, fewer with accents or emoji."),
]

/// A passphrase of 8 to 63 printable ASCII characters, or the key itself in 64 hexadecimal digits (IEEE 802.11, J.4).
let passwordRules: [Rule<String>] = [
    .required.message("Choose a password, so that only those you trust can join."),
    .length(8...),
    .any(
        of: [.all(of: [.length(...63), .printableASCII]), .pattern(/[0-9A-Fa-f]{64}/, "Use 64 hexadecimal digits.")],
        "Use at most 63 characters, and only letters without accents, digits and signs."),
]

extension Hotspot {
    /// Why the hotspot can't be shared under its name and password, such as those of a file that somebody has edited.
    var problem: Sentence? {
        let found = [
            ("Network Name" as Sentence, Rule.all(of: networkNameRules).check(networkName)),
            ("Password", Rule.all(of: passwordRules).check(password)),
        ]
        let error = found.first { $0.1?.severity == .error }
        return error.flatMap { title, notice in
            notice.map { Sentence("Personal Hotspot can't start. %1$s: %2$s", title, $0.sentence) }
        }
    }
}
