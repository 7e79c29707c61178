extension Rule where Value == String {
    /// A text has to be one e-mail address, as web pages understand it.
    ///
    /// This is the *valid e-mail address* of the HTML standard (WHATWG, section
    /// 4.10.5.1.5): letters, digits, dots and the other signs of an `atext` before
    /// the sign @, and behind it labels of 1 to 63 letters, digits and hyphens. It
    /// refuses what RFC 5322 allows and nobody uses, such as comments and quotation
    /// marks, and lets pass `name@localhost`, because a network may have such
    /// addresses. Whether the address exists, only a message to it tells. A domain
    /// with other letters has to be in its ASCII form (`xn--…`). An empty text
    /// meets the rule.
    public static var email: Rule {
        Rule(unlessEmpty: "Type an e-mail address, such as name@example.com.") { $0.utf8.isEmailAddress }
    }
}

extension Collection<UInt8> {
    fileprivate var isEmailAddress: Bool {
        guard let at = firstIndex(of: UInt8(ascii: "@")) else { return false }
        let name = self[..<at]
        let domain = self[index(after: at)...]
        return !name.isEmpty
            && name.allSatisfy { $0.isLetter || $0.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }
            && domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
                .allSatisfy(\.isLabel)
    }
}
