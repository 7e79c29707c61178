/// A set of conditions that must all hold. Each condition is identified by a slot, a number that `add()` returns.
struct Conditions {
    /// The conditions that don't hold, by slot.
    private var failing: [Int: Failure] = [:]
    private var slots = 1

    /// The slot of the condition that is set directly, by assigning to a property such as `FormCell.isVisible`.
    static let ownSlot = 0

    var allHold: Bool { failing.isEmpty }

    mutating func add() -> Int {
        defer { slots += 1 }
        return slots
    }

    /// The reason given by the first failing condition that has one.
    var reason: String? {
        failing.isEmpty ? nil : failing.filter { $0.value.reason != nil }.min { $0.key < $1.key }?.value.reason
    }

    mutating func set(_ holds: Bool, slot: Int, because reason: String? = nil) {
        failing[slot] = holds ? nil : Failure(reason: reason)
    }

    private struct Failure {
        /// The reason why the condition doesn't hold, if one is given.
        let reason: String?
    }
}
