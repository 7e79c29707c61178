extension Rule where Value == String {
    /// A text has to name a host: a host name, an IPv4 address or an IPv6 address.
    ///
    /// - A name consists of labels with dots between them, each of 1 to 63 letters,
    ///   digits and hyphens with no hyphen at its ends, together 253 at most (RFC 952,
    ///   RFC 1123 section 2.1). The last label is not all digits, so that a mistyped
    ///   address is no name. One dot may end it, as in a full name of the DNS
    ///   (RFC 1034 section 3.1). A name with other letters has to be in its ASCII
    ///   form (`xn--…`), and an underscore is in no host name.
    /// - An IPv4 address is four numbers from 0 to 255 with no leading zeros, since
    ///   some programs take those for octal ones.
    /// - An IPv6 address is one of the text forms of RFC 4291 section 2.2, with no
    ///   brackets. A zone may follow, as in `fe80::1%eth0` (RFC 4007 section 11,
    ///   RFC 9844).
    ///
    /// Whether there is such a host is not looked up. An empty text meets the rule.
    public static var host: Rule {
        Rule(unlessEmpty: "Type a host name or an address, such as example.com or 192.168.1.1.") { text in
            text.utf8.isHostName || IPv4Address(text) != nil || text.utf8.isIPv6AddressWithZone
        }
    }
}

extension Collection<UInt8> {
    /// RFC 952 and 1123, and RFC 1034 for a dot at the end.
    var isHostName: Bool {
        let dot = UInt8(ascii: ".")
        var labels = split(separator: dot, omittingEmptySubsequences: false)
        if labels.count > 1, labels[labels.count - 1].isEmpty { labels.removeLast() }
        let length = labels.reduce(labels.count - 1) { $0 + $1.count }
        return length <= 253 && labels.allSatisfy(\.isLabel) && !labels[labels.count - 1].allSatisfy(\.isDigit)
    }

    /// A part of a host name between two dots: letters, digits and hyphens, with no hyphen at its ends.
    var isLabel: Bool {
        let hyphen = UInt8(ascii: "-")
        return (1...63).contains(count)
            && allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
            && first != hyphen && dropFirst(count - 1).first != hyphen
    }
}
