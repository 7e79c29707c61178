/// Conditions that must all hold; each has a slot, given out in order.
struct Conditions {
    private var failing: Set<Int> = []
    private var slots = 1

    /// The slot of the property's own setter is 0.
    static let ownSlot = 0

    var allHold: Bool { failing.isEmpty }

    mutating func add() -> Int {
        defer { slots += 1 }
        return slots
    }

    mutating func set(_ holds: Bool, slot: Int) {
        if holds { failing.remove(slot) } else { failing.insert(slot) }
    }
}
