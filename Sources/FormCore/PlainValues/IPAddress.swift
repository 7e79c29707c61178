/// An address of the Internet Protocol, of version 4 or 6.
///
/// It is kept as its text by a `Codable` state.
public enum IPAddress: Hashable, Comparable, Sendable {
    /// An address of version 4.
    case v4(IPv4Address)
    /// An address of version 6.
    case v6(IPv6Address)
}

extension IPAddress: LosslessStringConvertible {
    /// Reads an address of either version; `nil` for any other text.
    public init?(_ description: String) {
        if let address = IPv4Address(description) {
            self = .v4(address)
        } else if let address = IPv6Address(description) {
            self = .v6(address)
        } else {
            return nil
        }
    }

    /// The address as the text of its version.
    public var description: String {
        switch self {
        case .v4(let address): address.description
        case .v6(let address): address.description
        }
    }
}

extension IPAddress: Codable {
    public init(from decoder: any Decoder) throws { self = try decoder.value { IPAddress($0) } }

    public func encode(to encoder: any Encoder) throws { try encoder.encode(self) }
}
