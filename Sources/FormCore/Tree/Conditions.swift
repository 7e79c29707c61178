/// A set of conditions that must all hold, such as the conditions under which a row is visible.
///
/// Each condition is identified by a number, its slot: either `ownSlot` or a number that `add()` returned.
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

    /// The reason why the conditions don't all hold, as given by a failing condition. If several failing conditions
    /// give a reason, it is the reason of the one with the lowest slot.
    ///
    /// It is `nil` if all conditions hold, or if no failing condition gives a reason.
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
