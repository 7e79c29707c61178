extension Collection<UInt8> {
    /// True for an IPv6 address, optionally followed by a percent sign and the name or number of the address's zone
    /// (RFC 4007 section 11).
    var isIPv6AddressWithZone: Bool {
        guard let percent = firstIndex(of: UInt8(ascii: "%")) else { return IPv6Address(bytes: self) != nil }
        let zone = self[index(after: percent)...]
        return IPv6Address(bytes: self[..<percent]) != nil && !zone.isEmpty && zone.allSatisfy(\.isUnreserved)
    }
}
