extension Array {
    /// As few elements as possible for which something is still so, in their order.
    ///
    /// Leaves out halves, then quarters, and so on down to single elements, again
    /// and again until none can be left out. Then it tries the choices of very
    /// few of the rest, because two that undo each other go only together.
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
        return list.smallChoice(where: holds) ?? list
    }

    /// The shortest list of some of the elements for which something is so, if it is found in few tries.
    @MainActor
    private func smallChoice(where holds: @MainActor ([Element]) -> Bool) -> [Element]? {
        var tries = 500
        var choices = 1
        for size in 0..<count {
            tries -= choices
            if tries < 0 { break }
            if let choice = choice(of: size, where: holds) { return choice }
            choices = choices * (count - size) / (size + 1)
        }
        return nil
    }

    /// So many of the elements, added to those that are chosen already.
    @MainActor
    private func choice(
        of size: Int, from start: Int = 0, with chosen: [Element] = [], where holds: @MainActor ([Element]) -> Bool
    ) -> [Element]? {
        if size == 0 { return holds(chosen) ? chosen : nil }
        for index in start..<(count - size + 1) {
            let found = choice(of: size - 1, from: index + 1, with: chosen + [self[index]], where: holds)
            if let found { return found }
        }
        return nil
    }
}
