extension Array {
    /// As few elements as possible for which something is still so, in their order.
    ///
    /// Leaves out halves, then quarters, and so on down to single elements, again
    /// and again until none can be left out. Where few are left, it then tries
    /// every choice of them, because two that undo each other go only together.
    ///
    /// - Parameter holds: Whether it is so for a list; it is for this one.
    @MainActor
    public func shrunk(while holds: @MainActor ([Element]) -> Bool) -> [Element] {
        var list = self
        var size = Swift.max(1, count / 2)
        while true {
            let before = list.count
            var start = 0
            while start < list.count {
                var shorter = list
                shorter.removeSubrange(start..<Swift.min(start + size, list.count))
                if holds(shorter) { list = shorter } else { start += size }
            }
            if size > 1 { size /= 2 } else if list.count == before { break }
        }
        return list.count > 8 ? list : list.choices.first(where: holds) ?? list
    }

    /// All lists of some of the elements, the shortest first.
    private var choices: [[Element]] {
        (0..<1 << count).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
            .map { choice in indices.filter { choice >> $0 & 1 == 1 }.map { self[$0] } }
    }
}
