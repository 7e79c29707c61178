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
    /// Items with identical bytes in memory are equal, and comparing bytes is many times faster than comparing items.
    /// Items with different bytes are compared with `==`, because they can be equal as well: only padding, or the
    /// address of a string's storage, may differ.
    init<Item: Equatable>(from old: [Item], to new: [Item]) {
        let shorter = min(old.count, new.count)
        let prefix = Self.same(0..<shorter, { $0 }, old, { $0 }, new)
        let suffix = Self.same(0..<shorter - prefix, { old.count - 1 - $0 }, old, { new.count - 1 - $0 }, new)
        self.old = prefix..<old.count - suffix
        self.new = prefix..<new.count - suffix
    }

    /// Returns the number of equal items before the first pair of items that differ.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the pairs to compare.
    ///   - index: Returns the index in `old` of the item with a number.
    ///   - otherPlace: Returns the index in `new` of the item with a number.
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
