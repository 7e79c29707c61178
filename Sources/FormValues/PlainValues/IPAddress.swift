/// An IP address, of version 4 or 6.
///
/// It is encoded as its text.
public enum IPAddress: Hashable, Comparable, Sendable {
    /// An IPv4 address.
    case v4(IPv4Address)
    /// An IPv6 address.
    case v6(IPv6Address)
}

extension IPAddress: LosslessStringConvertible {
    /// Reads an IPv4 or IPv6 address; `nil` for any other text.
    public init?(_ description: String) {
        if let address = IPv4Address(description) {
            self = .v4(address)
        } else if let address = IPv6Address(description) {
            self = .v6(address)
        } else {
            return nil
        }
    }

    /// The text of the IPv4 or IPv6 address.
    public var description: String {
        switch self {
        case .v4(let address): address.description
        case .v6(let address): address.description
        }
    }
}

extension IPAddress: Codable, TextCodable {}
