/// The ids of a list's items, read in place.
struct StoredIDs<ID: Hashable> {
    private let start: UnsafeRawPointer?
    private let stride: Int
    private let count: Int

    /// - Parameters:
    ///   - bytes: The memory of the items.
    ///   - offset: The byte offset of the id within an item.
    ///   - stride: The distance between two items in bytes.
    init(_ bytes: UnsafeRawBufferPointer, count: Int, at offset: Int, _ stride: Int) {
        start = bytes.baseAddress.map { $0 + offset }
        self.count = count
        self.stride = stride
    }

    /// Returns true if the item at an index has the id.
    func has(_ id: ID, at index: Int) -> Bool { pointer(at: index).pointee == id }

    private func pointer(at index: Int) -> UnsafePointer<ID> {
        guard let start, index >= 0, index < count else { preconditionFailure() }
        return (start + index * stride).assumingMemoryBound(to: ID.self)
    }

    /// True if two items have the same id. A set would take five times as long, since it copies the ids.
    var hasRepeats: Bool {
        var size = 16
        while size < 2 * count { size *= 2 }
        // A hash table with linear probing. Each slot holds an item's index plus one, or 0 if it is free.
        var slots = [Int32](repeating: 0, count: size)
        for index in 0..<count {
            let id = pointer(at: index)
            var slot = id.pointee.hashValue & (size - 1)
            while slots[slot] > 0 {
                if has(id.pointee, at: Int(slots[slot]) - 1) { return true }
                slot = (slot + 1) & (size - 1)
            }
            slots[slot] = Int32(index + 1)
        }
        return false
    }
}
