/// Conditions that must all hold; each has a slot, given out in order.
struct Conditions {
    /// Those that don't hold, by their slots.
    private var failing: [Int: Failure] = [:]
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
        failing.isEmpty ? nil : failing.filter { $0.value.reason != nil }.min { $0.key < $1.key }?.value.reason
    }

    mutating func set(_ holds: Bool, slot: Int, because reason: String? = nil) {
        failing[slot] = holds ? nil : Failure(reason: reason)
    }

    private struct Failure {
        /// Why the condition does not hold, where that is told.
        let reason: String?
    }
}
