/// Where two versions of a list differ: what stands between the items that they have in common at both ends.
struct ListDifference: Equatable {
    /// The places in the old version.
    let old: Range<Int>
    /// The places in the new one.
    let new: Range<Int>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// Compares two versions.
    ///
    /// What has the same memory is the same, which is known many times faster than by asking the items. Where the
    /// memory differs they are asked, since it may be that of a text stored elsewhere, or of nothing between two values.
    init<Item: Equatable>(from old: [Item], to new: [Item]) {
        let shorter = min(old.count, new.count)
        let prefix = Self.same(0..<shorter, { $0 }, old, { $0 }, new)
        let suffix = Self.same(0..<shorter - prefix, { old.count - 1 - $0 }, old, { new.count - 1 - $0 }, new)
        self.old = prefix..<old.count - suffix
        self.new = prefix..<new.count - suffix
    }

    /// How many items are the same, from the first of some on.
    private static func same<Item: Equatable>(
        _ numbers: Range<Int>, _ place: (Int) -> Int, _ old: [Item], _ otherPlace: (Int) -> Int, _ new: [Item]
    ) -> Int {
        old.withUnsafeBytes { oldBytes in
            new.withUnsafeBytes { newBytes in
                if oldBytes.baseAddress == newBytes.baseAddress, old.count == new.count { return numbers.count }
                let size = MemoryLayout<Item>.stride
                return numbers.first { number in
                    let (one, other) = (place(number), otherPlace(number))
                    let isSame = oldBytes.isSame(at: one * size, as: newBytes, at: other * size, size: size)
                    return !isSame && old[one] != new[other]
                } ?? numbers.count
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether some bytes are the same.
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
