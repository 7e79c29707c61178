/// The 48-bit hardware address of a network device, such as `00:1a:2b:3c:4d:5e`.
///
/// It is encoded as its text.
public struct MACAddress: Hashable, Sendable {
    /// The six bytes combined into one 48-bit number, the first in the highest bits.
    public let bits: UInt64

    /// Makes an address from its 48 bits; higher bits are ignored.
    public init(bits: UInt64) {
        self.bits = bits & 0xFFFF_FFFF_FFFF
    }
}

extension MACAddress: LosslessStringConvertible {
    /// Reads `00:1a:2b:3c:4d:5e`, `00-1A-2B-3C-4D-5E`, `001a.2b3c.4d5e` and the twelve digits without separators, in
    /// upper or lower case; `nil` for any other text.
    public init?(_ description: String) {
        guard (12...17).contains(description.utf8.count) else { return nil }
        let groups = { (separator: Character) in
            description.split(separator: separator, omittingEmptySubsequences: false).map(\.utf8.count)
        }
        let pairs = Array(repeating: 2, count: 6)
        let isGrouped =
            groups(":") == pairs || groups("-") == pairs || groups(".") == [4, 4, 4] || groups(":") == [12]
        let digits = description.utf8.filter { !":-.".utf8.contains($0) }
        guard isGrouped, digits.count == 12, digits.allSatisfy(\.isHexDigit) else { return nil }
        bits = digits.reduce(0) { $0 << 4 | UInt64($1.hexDigitValue ?? 0) }
    }

    /// The six bytes in lower-case hexadecimal digits, separated by colons.
    public var description: String {
        stride(from: 40, through: 0, by: -8)
            .map { shift in
                let byte = bits >> shift & 0xFF
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
            .joined(separator: ":")
    }
}

extension MACAddress: Comparable {
    public static func < (one: MACAddress, other: MACAddress) -> Bool { one.bits < other.bits }
}

extension MACAddress: Codable, TextCodable {}
