/// An IPv4 address, such as `192.168.1.1`.
///
/// It is encoded as its text.
public struct IPv4Address: Hashable, Sendable {
    /// The four numbers combined into one 32-bit number, the first in the highest bits.
    public let bits: UInt32

    /// Makes an address from its bits.
    public init(bits: UInt32) {
        self.bits = bits
    }

    /// Makes an address from its four numbers.
    public init(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) {
        bits = [first, second, third, fourth].reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads four numbers from 0 to 255, separated by dots and without leading zeros (RFC 3986, `IPv4address`).
    init?(bytes: some Collection<UInt8>) {
        guard bytes.count <= 15 else { return nil }
        let numbers = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { digits in
            digits.allSatisfy(\.isDigit) && (digits.count == 1 || digits.first != UInt8(ascii: "0"))
                ? UInt8(String(decoding: digits, as: UTF8.self)) : nil
        }
        guard numbers.count == 4 else { return nil }
        var bits: UInt32 = 0
        for number in numbers {
            guard let number else { return nil }
            bits = bits << 8 | UInt32(number)
        }
        self.bits = bits
    }
}

extension IPv4Address: LosslessStringConvertible {
    /// Reads four numbers from 0 to 255, separated by dots and without leading zeros; `nil` for any other text.
    public init?(_ description: String) {
        self.init(bytes: description.utf8)
    }

    /// The four numbers, separated by dots.
    public var description: String {
        [24, 16, 8, 0].map { String(bits >> $0 & 0xFF) }.joined(separator: ".")
    }
}

extension IPv4Address: Comparable {
    public static func < (one: IPv4Address, other: IPv4Address) -> Bool { one.bits < other.bits }
}

extension IPv4Address: Codable, TextCodable {}
