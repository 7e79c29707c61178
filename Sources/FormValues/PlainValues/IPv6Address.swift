/// An IPv6 address without a zone, such as `2001:db8::1`.
///
/// It is encoded as its text.
public struct IPv6Address: Hashable, Sendable {
    /// The eight groups combined into one 128-bit number, the first in the highest bits.
    public let bits: UInt128

    /// Makes an address from its bits.
    public init(bits: UInt128) {
        self.bits = bits
    }

    /// Reads the three notations of RFC 4291 section 2.2: all eight groups; fewer groups, with `::` replacing one or
    /// more groups of zeros; and either of these with an IPv4 address replacing the last two groups.
    init?(bytes: some Collection<UInt8>) {
        guard bytes.count <= 45 else { return nil }
        let halves = bytes.split(separator: "::".utf8, omittingEmptySubsequences: false)
        guard halves.count <= 2, let first = halves.first?.groups(mayEndInIPv4: halves.count == 1) else { return nil }
        var groups = first
        if halves.count == 2 {
            guard let last = halves[1].groups(mayEndInIPv4: true), first.count + last.count <= 7 else { return nil }
            groups += Array(repeating: 0, count: 8 - first.count - last.count) + last
        }
        guard groups.count == 8 else { return nil }
        bits = groups.reduce(0) { $0 << 16 | UInt128($1) }
    }

    /// The eight groups of 16 bits.
    private var groups: [UInt16] {
        (0..<8).map { UInt16(truncatingIfNeeded: bits >> (112 - 16 * $0)) }
    }
}

extension IPv6Address: LosslessStringConvertible {
    /// Reads an address in any notation of RFC 4291 section 2.2, without brackets or a zone; `nil` for any other text.
    public init?(_ description: String) {
        self.init(bytes: description.utf8)
    }

    /// The address in the notation that RFC 5952 recommends: in lower case, and with `::` for the longest run of two or
    /// more groups of zeros. An address that begins with `::ffff:` ends with an IPv4 address.
    public var description: String {
        if bits >> 32 == 0xFFFF { return "::ffff:\(IPv4Address(bits: UInt32(truncatingIfNeeded: bits)))" }
        let groups = groups
        let text = { (part: ArraySlice<UInt16>) in part.map { String($0, radix: 16) }.joined(separator: ":") }
        let zeros = longestRunOfZeros(in: groups)
        guard zeros.count > 1 else { return text(groups[...]) }
        return "\(text(groups[..<zeros.lowerBound]))::\(text(groups[zeros.upperBound...]))"
    }
}

extension IPv6Address: Comparable {
    public static func < (one: IPv6Address, other: IPv6Address) -> Bool { one.bits < other.bits }
}

extension IPv6Address: Codable, TextCodable {}

/// Returns the range of the longest run of zeros, or of the first if several are equally long.
private func longestRunOfZeros(in groups: [UInt16]) -> Range<Int> {
    var longest = 0..<0
    var start = 0
    for (index, group) in groups.enumerated() {
        if group != 0 {
            start = index + 1
        } else if index + 1 - start > longest.count {
            longest = start..<index + 1
        }
    }
    return longest
}

extension Collection<UInt8> {
    /// Reads groups of up to four hexadecimal digits, separated by colons; `nil` for any other text.
    ///
    /// If `mayEndInIPv4` is true, the text may end in an IPv4 address, which counts as two groups.
    fileprivate func groups(mayEndInIPv4: Bool) -> [UInt16]? {
        if isEmpty { return [] }
        let texts = split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var groups: [UInt16] = []
        for (index, text) in texts.enumerated() {
            if (1...4).contains(text.count), text.allSatisfy(\.isHexDigit) {
                groups.append(text.reduce(0) { $0 << 4 | UInt16($1.hexDigitValue ?? 0) })
            } else if mayEndInIPv4, index == texts.count - 1, let address = IPv4Address(bytes: text) {
                groups += [UInt16(address.bits >> 16), UInt16(address.bits & 0xFFFF)]
            } else {
                return nil
            }
        }
        return groups
    }
}
