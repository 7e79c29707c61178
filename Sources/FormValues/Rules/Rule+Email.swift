extension Rule where Value == String {
    /// Requires a single e-mail address, as HTML forms define it.
    ///
    /// This is the *valid e-mail address* of the HTML standard (WHATWG, section 4.10.5.1.5). Before the @ sign, it has
    /// letters, digits, dots and the other characters that RFC 5322 allows in an `atext`. After the @ sign, it has
    /// labels of 1 to 63 letters, digits and hyphens, separated by dots.
    ///
    /// An address with a comment or with quotation marks is refused: RFC 5322 allows it, but it is not used in
    /// practice. `name@localhost` is accepted, because a network may have such addresses. A domain with non-ASCII
    /// letters must be in its ASCII form (`xn--…`).
    ///
    /// The rule doesn't check whether the address exists, because that would mean sending a message to it. Empty text
    /// passes.
    public static var email: Rule {
        Rule(asciiUnlessEmpty: "Type an e-mail address, such as name@example.com.") { $0.utf8.isEmailAddress }
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
