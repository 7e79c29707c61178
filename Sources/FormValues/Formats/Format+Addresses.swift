extension Format where Value == IPv4Address {
    /// IPv4 addresses, such as `192.168.1.1`.
    public static var ipv4: Format { Format(described: "Type an IPv4 address, such as 192.168.1.1.").inAnyScript() }
}

extension Format where Value == IPv6Address {
    /// IPv6 addresses, such as `2001:db8::1`. All text forms of an address can be read. It is printed in the form that
    /// RFC 5952 recommends.
    public static var ipv6: Format { Format(described: "Type an IPv6 address, such as 2001:db8::1.").inAnyScript() }
}

extension Format where Value == IPAddress {
    /// IP addresses, either IPv4 or IPv6.
    public static var ipAddress: Format {
        Format(described: "Type an IP address, such as 192.168.1.1 or 2001:db8::1.").inAnyScript()
    }
}

extension Format where Value == IPNetwork {
    /// Networks such as `192.168.1.0/24`.
    ///
    /// The address must be the first one of the network: `192.168.1.7/24` is refused, with a message to type
    /// `192.168.1.0/24`.
    public static var cidr: Format {
        Format(described: "Type a network, such as 192.168.1.0/24 or 2001:db8::/32.") { text in
            IPNetwork.parts(of: text)
                .flatMap { IPNetwork(containing: $0.address, prefixLength: $0.prefixLength) }
                .map { Sentence("Type the first address of the network: %s.", $0.description) }
        }.inAnyScript()
    }
}

extension Format where Value == MACAddress {
    /// Hardware addresses, such as `00:1a:2b:3c:4d:5e`. They are printed with colons. When they are read, their digits
    /// can be separated by colons, hyphens or dots, or not at all.
    public static var mac: Format {
        Format(described: "Type a hardware address, such as 00:1a:2b:3c:4d:5e.").inAnyScript()
    }
}

extension Format where Value: LosslessStringConvertible & Sendable {
    /// Makes a format that writes each value as its `description`, for users as well as for programs.
    ///
    /// - Parameters:
    ///   - sentence: Says what to type.
    ///   - other: Returns a more specific sentence for text that is nearly right, or `nil` to use `sentence`.
    init(
        described sentence: Sentence, other: @escaping @Sendable (_ text: String) -> Sentence? = { _ in nil }
    ) {
        self = Format(
            print: { $0.description },
            parse: { text in
                let text = String(text.trimmed)
                return Value(text).map { .success($0) } ?? .failure(FormatError(other(text) ?? sentence))
            }
        ).proven()
    }
}
