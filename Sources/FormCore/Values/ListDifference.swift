/// The ranges in which two versions of a list differ: all items except the prefix and the suffix that the versions have
/// in common.
struct ListDifference: Equatable {
    /// The range in the old version.
    let old: Range<Int>
    /// The range in the new version.
    let new: Range<Int>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// Compares two versions of a list.
    ///
    /// The bytes of two items are compared first, because that is many times faster than `==`. If the bytes are
    /// identical, the items are equal. If the bytes differ, the items are compared with `==`, because they may still be
    /// equal: for example, two equal strings can be stored at different addresses, and padding can have any value.
    init<Item: Equatable>(from old: [Item], to new: [Item]) {
        let shorter = min(old.count, new.count)
        let prefix = Self.same(0..<shorter, { $0 }, old, { $0 }, new)
        let suffix = Self.same(0..<shorter - prefix, { old.count - 1 - $0 }, old, { new.count - 1 - $0 }, new)
        self.old = prefix..<old.count - suffix
        self.new = prefix..<new.count - suffix
    }

    /// Compares pairs of items, one from `old` and one from `new`, and returns the number of equal pairs before the
    /// first pair that differs.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the pairs, in the order in which to compare the pairs.
    ///   - index: Takes the number of a pair, and returns the index in `old` of the pair's first item.
    ///   - otherPlace: Takes the number of a pair, and returns the index in `new` of the pair's second item.
    private static func same<Item: Equatable>(
        _ numbers: Range<Int>, _ index: (Int) -> Int, _ old: [Item], _ otherPlace: (Int) -> Int, _ new: [Item]
    ) -> Int {
        old.withUnsafeBytes { oldBytes in
            new.withUnsafeBytes { newBytes in
                if oldBytes.baseAddress == newBytes.baseAddress, old.count == new.count { return numbers.count }
                let size = MemoryLayout<Item>.stride
                return numbers.first { number in
                    let (one, other) = (index(number), otherPlace(number))
                    let isSame = oldBytes.isSame(at: one * size, as: newBytes, at: other * size, size: size)
                    return !isSame && old[one] != new[other]
                } ?? numbers.count
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    @inline(__always)
    fileprivate func isSame(at offset: Int, as other: Self, at otherOffset: Int, size: Int) -> Bool {
        guard let mine = baseAddress, let others = other.baseAddress else { return true }
        let wordSize = MemoryLayout<UInt>.size
        var done = 0
        while done + wordSize <= size {
            let word = mine.loadUnaligned(fromByteOffset: offset + done, as: UInt.self)
            if word != others.loadUnaligned(fromByteOffset: otherOffset + done, as: UInt.self) { return false }
            done += wordSize
        }
        return self[offset + done..<offset + size].elementsEqual(other[otherOffset + done..<otherOffset + size])
    }
}
