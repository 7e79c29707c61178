extension Collection<UInt8> {
    /// Four numbers from 0 to 255 with dots between them and no leading zeros (RFC 3986, `IPv4address`).
    var isIPv4Address: Bool {
        let numbers = split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return numbers.count == 4
            && numbers.allSatisfy { number in
                (1...3).contains(number.count) && number.allSatisfy(\.isDigit)
                    && (number.count == 1 || number.first != UInt8(ascii: "0"))
                    && number.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 255
            }
    }

    /// The three text forms of RFC 4291 section 2.2: eight groups; `::` for one or more of them that are
    /// zero; an IPv4 address in the place of the last two.
    var isIPv6Address: Bool {
        let halves = split(separator: "::".utf8, omittingEmptySubsequences: false)
        guard halves.count <= 2 else { return false }
        let groups = halves.flatMap { half in
            half.isEmpty ? [] : half.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        }
        var count = groups.count
        for (index, group) in groups.enumerated() where !group.isIPv6Group {
            let isAtTheEnd = index == groups.count - 1 && halves.last?.isEmpty == false
            guard isAtTheEnd, group.isIPv4Address else { return false }
            count += 1
        }
        return halves.count == 1 ? count == 8 : count <= 7
    }

    /// An IPv6 address, perhaps with a percent sign and the name or number of its zone (RFC 4007 section 11).
    var isIPv6AddressWithZone: Bool {
        guard let percent = firstIndex(of: UInt8(ascii: "%")) else { return isIPv6Address }
        let zone = self[index(after: percent)...]
        return self[..<percent].isIPv6Address && !zone.isEmpty && zone.allSatisfy(\.isUnreserved)
    }

    private var isIPv6Group: Bool {
        (1...4).contains(count) && allSatisfy(\.isHexDigit)
    }
}
