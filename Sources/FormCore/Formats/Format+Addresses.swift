extension Format where Value == IPv4Address {
    /// Addresses such as `192.168.1.1`.
    public static var ipv4: Format { Format(described: "Type an IPv4 address, such as 192.168.1.1.") }
}

extension Format where Value == IPv6Address {
    /// Addresses such as `2001:db8::1`, in any of their forms, printed as RFC 5952 recommends.
    public static var ipv6: Format { Format(described: "Type an IPv6 address, such as 2001:db8::1.") }
}

extension Format where Value == IPAddress {
    /// IP addresses of either version.
    public static var ipAddress: Format {
        Format(described: "Type an IP address, such as 192.168.1.1 or 2001:db8::1.")
    }
}

extension Format where Value == IPNetwork {
    /// Networks such as `192.168.1.0/24`. An address inside a network is refused, with a suggestion of its network.
    public static var cidr: Format {
        Format(described: "Type a network, such as 192.168.1.0/24 or 2001:db8::/32.") { text in
            IPNetwork.parts(of: text)
                .flatMap { IPNetwork(containing: $0.address, prefixLength: $0.prefixLength) }
                .map { Sentence("Type the first address of the network: %s.", $0.description) }
        }
    }
}

extension Format where Value == MACAddress {
    /// Hardware addresses with colons, hyphens, dots or nothing between their digits, printed with colons.
    public static var mac: Format { Format(described: "Type a hardware address, such as 00:1a:2b:3c:4d:5e.") }
}

extension Format where Value: LosslessStringConvertible & Sendable {
    /// Makes a format for values that programs and users alike write as the value's description.
    ///
    /// - Parameters:
    ///   - sentence: Says what to type.
    ///   - other: Returns a more specific sentence for a text that is nearly right.
    init(
        described sentence: Sentence, other: @escaping @Sendable (_ text: String) -> Sentence? = { _ in nil }
    ) {
        self.init(
            isProven: true,
            print: { $0.description },
            parse: { text in
                let text = String(text.trimmed)
                return Value(text).map { .success($0) } ?? .failure(FormatError(other(text) ?? sentence))
            }
        )
    }
}
