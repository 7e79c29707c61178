/// An IP network: the addresses that begin with the same bits, such as `192.168.1.0/24`.
///
/// It is encoded as its text.
public struct IPNetwork: Hashable, Sendable {
    /// The first address of the network.
    public let address: IPAddress

    /// The number of leading bits that all addresses of the network share.
    public let prefixLength: Int

    /// Makes a network from its first address.
    ///
    /// Returns `nil` if the prefix length is negative or greater than the number of bits in the address, or if one of
    /// the address's bits after the prefix is 1.
    public init?(_ address: IPAddress, prefixLength: Int) {
        guard let network = IPNetwork(containing: address, prefixLength: prefixLength), network.address == address
        else { return nil }
        self = network
    }

    /// Makes the network that contains an address. Returns `nil` if the prefix length is negative or greater than the
    /// number of bits in the address.
    public init?(containing address: IPAddress, prefixLength: Int) {
        switch address {
        case .v4(let address):
            guard (0...32).contains(prefixLength) else { return nil }
            self.address = .v4(IPv4Address(bits: address.bits & ~(UInt32.max >> prefixLength)))
        case .v6(let address):
            guard (0...128).contains(prefixLength) else { return nil }
            self.address = .v6(IPv6Address(bits: address.bits & ~(UInt128.max >> prefixLength)))
        }
        self.prefixLength = prefixLength
    }

    /// Returns true if the network contains an address.
    public func contains(_ other: IPAddress) -> Bool {
        IPNetwork(containing: other, prefixLength: prefixLength)?.address == address
    }
}

extension IPNetwork: LosslessStringConvertible {
    /// Reads an address, a slash and the prefix length (RFC 4632 section 3.1, RFC 4291 section 2.3).
    ///
    /// Returns `nil` for any other text, and for an address that is not the first of its network.
    public init?(_ description: String) {
        guard let (address, prefixLength) = Self.parts(of: description) else { return nil }
        self.init(address, prefixLength: prefixLength)
    }

    /// The first address, a slash and the prefix length.
    public var description: String { "\(address)/\(prefixLength)" }

    /// Returns the address before the slash and the prefix length after it, or `nil` if the text doesn't consist of an
    /// address, a slash and a number.
    static func parts(of text: String) -> (address: IPAddress, prefixLength: Int)? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let address = IPAddress(String(parts[0])), parts[1].utf8.allSatisfy(\.isDigit),
            parts[1] == "0" || parts[1].first != "0", let length = Int(parts[1])
        else { return nil }
        return (address, length)
    }
}

extension IPNetwork: Comparable {
    public static func < (one: IPNetwork, other: IPNetwork) -> Bool {
        (one.address, one.prefixLength) < (other.address, other.prefixLength)
    }
}

extension IPNetwork: Codable, TextCodable {}
