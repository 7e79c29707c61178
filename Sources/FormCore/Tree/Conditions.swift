/// Conditions that must all hold; each has a slot, given out in order.
struct Conditions {
    /// Why a condition does not hold, by its slot; `nil` where that is not told.
    private var failing: [Int: String?] = [:]
    private var slots = 1

    /// The slot of the property's own setter is 0.
    static let ownSlot = 0

    var allHold: Bool { failing.isEmpty }

    mutating func add() -> Int {
        defer { slots += 1 }
        return slots
    }

    /// Why they don't all hold: the first reason that is told.
    var reason: String? {
        failing.filter { $0.value != nil }.min { $0.key < $1.key }?.value
    }

    mutating func set(_ holds: Bool, slot: Int, because reason: String? = nil) {
        if holds { failing[slot] = nil } else { failing.updateValue(reason, forKey: slot) }
    }
}
