extension Rule where Value == String {
    /// Requires a host: a host name, an IPv4 address or an IPv6 address.
    ///
    /// - A name consists of labels separated by dots, each of 1 to 63 letters, digits and hyphens with no hyphen at
    ///   either end. The name has at most 253 characters (RFC 952, RFC 1123 section 2.1). The last label can't consist
    ///   of digits only, so that a mistyped address doesn't pass as a name. One trailing dot is allowed, as in a fully
    ///   qualified DNS name (RFC 1034 section 3.1). A name with non-ASCII letters must be in its ASCII form (`xn--…`),
    ///   and underscores are not allowed.
    /// - An IPv4 address is four numbers from 0 to 255 without leading zeros, since some programs read numbers with
    ///   leading zeros as octal.
    /// - An IPv6 address is one of the text forms of RFC 4291 section 2.2, without brackets. A zone may follow, as in
    ///   `fe80::1%eth0` (RFC 4007 section 11, RFC 9844).
    ///
    /// The rule doesn't look up whether the host exists. Empty text passes.
    public static var host: Rule {
        Rule(asciiUnlessEmpty: "Type a host name or an address, such as example.com or 192.168.1.1.") { text in
            text.utf8.isHostName || IPv4Address(text) != nil || text.utf8.isIPv6AddressWithZone
        }
    }
}

extension Collection<UInt8> {
    /// True for a host name by RFC 952 and RFC 1123, which may end with a dot as in RFC 1034.
    var isHostName: Bool {
        let dot = UInt8(ascii: ".")
        var labels = split(separator: dot, omittingEmptySubsequences: false)
        if labels.count > 1, labels[labels.count - 1].isEmpty { labels.removeLast() }
        let length = labels.reduce(labels.count - 1) { $0 + $1.count }
        return length <= 253 && labels.allSatisfy(\.isLabel) && !labels[labels.count - 1].allSatisfy(\.isDigit)
    }

    /// True for a part of a host name between two dots: letters, digits and hyphens, with no hyphen at either end.
    var isLabel: Bool {
        let hyphen = UInt8(ascii: "-")
        return (1...63).contains(count)
            && allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
            && first != hyphen && dropFirst(count - 1).first != hyphen
    }
}
