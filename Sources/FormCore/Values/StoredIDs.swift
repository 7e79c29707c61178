/// The identities of a list's items, where they are stored.
struct StoredIDs<ID: Hashable> {
    private let start: UnsafeRawPointer?
    private let stride: Int
    private let count: Int

    /// - Parameters:
    ///   - bytes: The memory of the items.
    ///   - offset: Where the identity is in an item.
    ///   - stride: How far the items are from each other.
    init(_ bytes: UnsafeRawBufferPointer, count: Int, at offset: Int, _ stride: Int) {
        start = bytes.baseAddress.map { $0 + offset }
        self.count = count
        self.stride = stride
    }

    /// Whether the item at a place has an identity.
    func has(_ id: ID, at index: Int) -> Bool { pointer(at: index).pointee == id }

    private func pointer(at index: Int) -> UnsafePointer<ID> {
        guard let start, index >= 0, index < count else { preconditionFailure() }
        return (start + index * stride).assumingMemoryBound(to: ID.self)
    }

    /// Whether an identity stands twice. A set would take five times as long: it copies them.
    var hasRepeats: Bool {
        var size = 16
        while size < 2 * count { size *= 2 }
        // One more than the place of an item, by the hash of its identity, or next to that.
        var places = [Int32](repeating: 0, count: size)
        for index in 0..<count {
            let id = pointer(at: index)
            var slot = id.pointee.hashValue & (size - 1)
            while places[slot] > 0 {
                if has(id.pointee, at: Int(places[slot]) - 1) { return true }
                slot = (slot + 1) & (size - 1)
            }
            places[slot] = Int32(index + 1)
        }
        return false
    }
}
