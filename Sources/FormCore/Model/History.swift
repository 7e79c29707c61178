/// The person's steps over a state, to be undone and done again.
///
/// A step keeps the values of its places before and after it, so that what comes from
/// outside meanwhile stays. A change by a closure has no place: it keeps the states, and the
/// places that were changed from outside since, which are left as they are. A step that would
/// change nothing, since somebody else has taken it back already, is passed over.
@MainActor
struct History<State> {
    /// Changes of one row with less time between them are one step.
    static var burst: Duration { .seconds(1) }

    /// So many steps are kept; the oldest is forgotten first.
    private let capacity: Int
    private var done: [Step] = []
    private var undone: [Step] = []
    private var lastTime: Duration?
    /// Whether there may be a step that keeps states.
    private var hasStates = false

    /// What a step has changed, and how to take it back.
    enum Change {
        /// The value of a place.
        case value(at: any Place<State>, before: PlaceValue, after: PlaceValue)
        /// Anything, with the places that are somebody else's by now.
        case states(before: State, after: State, kept: [AnyHashable: any Place<State>])
    }

    @MainActor
    private struct Step {
        let name: HistoryStep
        let keyPath: AnyKeyPath?
        /// What was changed, in order.
        var changes: [Change]

        /// Leaves a place as it is from now on.
        ///
        /// - Returns: Whether that leaves nothing of the step.
        mutating func keep(_ place: any Place<State>) -> Bool {
            var isKeptFirst = false
            for index in changes.indices where changes[index].keep(place) { isKeptFirst = true }
            return isKeptFirst && changes.allSatisfy(\.isEmpty)
        }

        /// Whether to take the step would change nothing in a state, since somebody else has done so.
        func isIdle(_ direction: HistoryDirection, in state: State) -> Bool {
            if changes.contains(where: \.hasStates) { return false }
            if changes.count == 1 { return changes[0].isIdle(direction, in: state) }
            var outcome = state
            travel(direction, from: &outcome)
            return changes.allSatisfy { $0.isSame(outcome, state) }
        }

        func travel(_ direction: HistoryDirection, from state: inout State) {
            for change in direction == .undo ? changes.reversed() : changes { change.travel(direction, from: &state) }
        }
    }

    init(capacity: Int = 100) {
        self.capacity = capacity
    }

    /// Takes note of a step of the person.
    ///
    /// - Returns: Whether it is the next to be undone; not where it takes back what was done right before.
    mutating func record(_ change: Change, named name: HistoryStep, keyPath: AnyKeyPath?, now: Duration) -> Bool {
        undone = []
        defer { lastTime = now }
        hasStates = hasStates || change.hasStates
        if let last = done.last, let lastTime, now - lastTime < Self.burst, name.row != nil, last.name == name,
            last.keyPath == keyPath, let changes = last.changes.followed(by: change)
        {
            done.removeLast()
            if !changes.isEmpty { done.append(Step(name: name, keyPath: keyPath, changes: changes)) }
            return !changes.isEmpty
        }
        done.append(Step(name: name, keyPath: keyPath, changes: [change]))
        if done.count > capacity { done.removeFirst() }
        return true
    }

    /// Takes note of all that was done as one step.
    mutating func record(_ steps: Self, named name: HistoryStep) {
        endBurst()
        let changes = steps.done.flatMap(\.changes)
        guard !changes.isEmpty else { return }
        undone = []
        hasStates = hasStates || steps.hasStates
        done.append(Step(name: name, keyPath: nil, changes: changes))
        if done.count > capacity { done.removeFirst() }
    }

    /// Makes the next change a step of its own.
    mutating func endBurst() {
        lastTime = nil
    }

    /// Lets the next change be one with the last, as if that had only just been made.
    mutating func goOn(now: Duration) {
        if lastTime != nil { lastTime = now }
    }

    /// Takes note of a change that did not come from the person.
    ///
    /// - Parameter place: Where it was; a change without one may have changed anything, so that a step
    ///   without a place is forgotten.
    /// - Returns: Whether another step may be the next one.
    mutating func noteOutsideChange(at place: (any Place<State>)?) -> Bool {
        if place == nil { endBurst() }
        if done.isEmpty, undone.isEmpty { return false }
        guard hasStates else { return true }
        if let place {
            for index in done.indices.reversed() where done[index].keep(place) { done.remove(at: index) }
            for index in undone.indices.reversed() where undone[index].keep(place) { undone.remove(at: index) }
            return true
        }
        done.removeAll { $0.changes.contains(where: \.hasStates) }
        undone.removeAll { $0.changes.contains(where: \.hasStates) }
        hasStates = false
        return true
    }

    /// Forgets that something was put into a place, and what was done to it there since.
    ///
    /// - Parameters:
    ///   - old: The state before it was taken back.
    ///   - new: The state after that.
    mutating func takeBack(_ place: any Place<State>, from old: State, to new: State) {
        endBurst()
        let first = done.lastIndex { $0.changes.contains { $0.puts(place) } }
        let left = { (step: Step) -> Step? in
            var step = step
            if step.changes.allSatisfy({ $0.concerns(place, thatWentFrom: old, to: new) }) { return nil }
            return step.keep(place) ? nil : step
        }
        done = done[..<(first ?? 0)] + done[(first.map { $0 + 1 } ?? 0)...].compactMap(left)
        undone = undone.compactMap(left)
    }

    /// The step that would be taken next in a state: the last one that would change something.
    func next(_ direction: HistoryDirection, in state: State) -> HistoryStep? {
        (direction == .undo ? done : undone).last { !$0.isIdle(direction, in: state) }?.name
    }

    /// Makes a state what it would be after the step that would be taken next.
    func preview(_ direction: HistoryDirection, in state: inout State) {
        var history = self
        _ = history.travel(direction, from: &state)
    }

    /// Takes a step, back or again. Those before it that would change nothing are forgotten.
    ///
    /// - Returns: What the step is called, and the value that it changes where it is one.
    mutating func travel(_ direction: HistoryDirection, from state: inout State) -> (
        name: HistoryStep, keyPath: AnyKeyPath?
    )? {
        endBurst()
        while let step = direction == .undo ? done.popLast() : undone.popLast() {
            if step.isIdle(direction, in: state) { continue }
            step.travel(direction, from: &state)
            if direction == .undo { undone.append(step) } else { done.append(step) }
            return (step.name, step.keyPath)
        }
        return nil
    }
}

extension History.Change {
    fileprivate var hasStates: Bool {
        if case .states = self { true } else { false }
    }

    /// Leaves a place as it is from now on; says whether it was not left before.
    @MainActor
    fileprivate mutating func keep(_ place: any Place<State>) -> Bool {
        guard case .states(let before, let after, var kept) = self else { return false }
        let isNew = kept.updateValue(place, forKey: place.identity ?? AnyHashable(\State.self)) == nil
        self = .states(before: before, after: after, kept: kept)
        return isNew
    }

    /// Whether all that was changed is left as it is.
    @MainActor
    fileprivate var isEmpty: Bool {
        guard case .states(var before, let after, let kept) = self else { return false }
        for place in kept.values { place.set(place.value(in: after), in: &before) }
        return isEqual(before, after) && hasSameTexts(before, after)
    }

    /// Whether the value is in its place already that the change would put there.
    @MainActor
    fileprivate func isIdle(_ direction: HistoryDirection, in state: State) -> Bool {
        guard case .value(let place, let before, let after) = self else { return false }
        return place.value(in: state).isSame(as: direction == .undo ? before : after)
    }

    /// Whether two states have the same value in the place of the change.
    @MainActor
    fileprivate func isSame(_ one: State, _ other: State) -> Bool {
        guard case .value(let place, _, _) = self else { return false }
        return place.isSame(one, other)
    }

    @MainActor
    fileprivate func travel(_ direction: HistoryDirection, from state: inout State) {
        switch self {
        case .value(let place, let before, let after):
            place.set(direction == .undo ? before : after, in: &state)
        case .states(let before, let after, let kept):
            let now = state
            state = direction == .undo ? before : after
            for place in kept.values { place.set(place.value(in: now), in: &state) }
        }
    }
}

extension Array {
    /// The changes of a step with one more; none where they end where they began, and `nil` where somebody else
    /// came in between.
    @MainActor
    fileprivate func followed<State>(by next: Element) -> Self? where Element == History<State>.Change {
        guard count == 1 else { return self + [next] }
        switch (self[0], next) {
        case (.value(let place, let before, let between), .value(let other, let nextBefore, let after))
        where place.isSamePlace(as: other):
            guard between.isSame(as: nextBefore) else { return nil }
            return before.isSame(as: after) ? [] : [.value(at: place, before: before, after: after)]
        case (.states(let before, _, let kept), .states(_, let after, _)):
            guard kept.isEmpty else { return nil }
            let isBack = isEqual(before, after) && hasSameTexts(before, after)
            return isBack ? [] : [.states(before: before, after: after, kept: [:])]
        default: return self + [next]
        }
    }
}
