public import FormValues

extension HotspotProfile {
    /// Rules for a network name that every device can show: 1 to 32 bytes in UTF-8 (IEEE 802.11, 9.4.2.2).
    public static let networkNameRules: [Rule<String>] = [
        .required.message("Give the network a name."),
        Rule("Remove the null character: no device can show it.") { !$0.unicodeScalars.contains("\0") },
        .bytes(1...32).message("Use up to 32 characters; accents and emoji count as more."),
    ]

    /// Rules for a password that can be entered on every device: either a passphrase of 8 to 63 printable ASCII
    /// characters, or a key of 64 hexadecimal digits (IEEE 802.11, J.4).
    ///
    /// WPA3 allows other passwords too, and so does WPA2 on some systems, but these can't be entered on every device.
    public static let passwordRules: [Rule<String>] = [
        .required.message("Choose a password, so that only those you trust can join."),
        .length(8...), .printableASCII,
        Rule { $0.isHexadecimalKey ? nil : Rule.length(...63).check($0) },
    ]

    /// The reason why the password can't be used with the profile's security, or `nil` if it can.
    ///
    /// For WPA3, 64 hexadecimal digits are a passphrase and not a key, and many devices take them for a key.
    public var passwordProblem: Sentence? {
        guard security == .wpa3, password.isHexadecimalKey else { return nil }
        return "With WPA3 only, 64 hexadecimal digits can't be the password. Use at most 63 characters."
    }

    /// The reason why devices can't join with this profile, such as a name that is too long. It is `nil` if devices can
    /// join.
    public var problem: HotspotProblem? {
        if let error = Self.error(of: networkName, by: Self.networkNameRules) {
            return .unusableName(
                networkName.isEmpty
                    ? "The hotspot needs a network name." : Sentence("“%1$s”: %2$s", "Network Name" as Sentence, error))
        }
        if let error = Self.error(of: password, by: Self.passwordRules) {
            return .unusablePassword(
                password.isEmpty
                    ? "The hotspot needs a password." : Sentence("“%1$s”: %2$s", "Password" as Sentence, error))
        }
        return passwordProblem.map { .unusablePassword($0) }
    }

    private static func error(of text: String, by rules: [Rule<String>]) -> Sentence? {
        Rule.all(of: rules).check(text).flatMap { $0.severity == .error ? $0.sentence : nil }
    }
}

extension String {
    /// True for 64 hexadecimal digits, which WPA2 takes as the key itself.
    fileprivate var isHexadecimalKey: Bool { utf8.count == 64 && allSatisfy { $0.isASCII && $0.isHexDigit } }
}
