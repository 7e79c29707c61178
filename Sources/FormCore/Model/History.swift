/// The person's steps over a state, to be undone and done again.
///
/// A step keeps the values of its places before and after it, so that what comes from
/// outside meanwhile stays. A change by a closure has no place: it keeps the states, and the
/// places that were changed from outside since, which are left as they are.
@MainActor
struct History<State> {
    /// So many steps are kept; the oldest is forgotten first.
    static var capacity: Int { 100 }

    /// Changes of one row with less time between them are one step.
    static var burst: Duration { .seconds(1) }

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
        case states(before: State, after: State, kept: [AnyKeyPath: any Place<State>])
    }

    @MainActor
    private struct Step {
        let name: HistoryStep
        let keyPath: AnyKeyPath?
        /// What was changed, in order.
        var changes: [Change]

        /// Leaves a place as it is from now on.
        mutating func keep(_ place: any Place<State>) {
            for index in changes.indices { changes[index].keep(place) }
        }
    }

    /// Takes note of a step of the person.
    mutating func record(_ change: Change, named name: HistoryStep, keyPath: AnyKeyPath?, now: Duration) {
        undone = []
        defer { lastTime = now }
        hasStates = hasStates || change.hasStates
        if let last = done.last, let lastTime, now - lastTime < Self.burst, name.row != nil, last.name == name,
            last.keyPath == keyPath, let changes = last.changes.followed(by: change)
        {
            done.removeLast()
            if !changes.isEmpty { done.append(Step(name: name, keyPath: keyPath, changes: changes)) }
            return
        }
        done.append(Step(name: name, keyPath: keyPath, changes: [change]))
        if done.count > Self.capacity { done.removeFirst() }
    }

    /// Makes the next change a step of its own.
    mutating func endBurst() {
        lastTime = nil
    }

    /// Takes note of a change that did not come from the person.
    ///
    /// - Parameter place: Where it was; a change without one may have changed anything, so that a step
    ///   without a place is forgotten.
    /// - Returns: Whether steps were forgotten.
    mutating func noteOutsideChange(at place: (any Place<State>)?) -> Bool {
        if place == nil { endBurst() }
        guard hasStates else { return false }
        if let place {
            for index in done.indices { done[index].keep(place) }
            for index in undone.indices { undone[index].keep(place) }
            return false
        }
        done.removeAll { $0.changes.contains(where: \.hasStates) }
        undone.removeAll { $0.changes.contains(where: \.hasStates) }
        hasStates = false
        return true
    }

    func next(_ direction: HistoryDirection) -> HistoryStep? {
        (direction == .undo ? done.last : undone.last)?.name
    }

    /// Makes a state what it would be after the step that would be taken next.
    func preview(_ direction: HistoryDirection, in state: inout State) {
        var history = self
        _ = history.travel(direction, from: &state)
    }

    /// Takes a step, back or again.
    ///
    /// - Returns: What the step is called, and the value that it changes where it is one.
    mutating func travel(_ direction: HistoryDirection, from state: inout State) -> (name: HistoryStep, keyPath: AnyKeyPath?)? {
        endBurst()
        guard let step = direction == .undo ? done.popLast() : undone.popLast() else { return nil }
        for change in direction == .undo ? step.changes.reversed() : step.changes {
            change.travel(direction, from: &state)
        }
        if direction == .undo { undone.append(step) } else { done.append(step) }
        return (step.name, step.keyPath)
    }
}

extension History.Change {
    fileprivate var hasStates: Bool {
        if case .states = self { true } else { false }
    }

    @MainActor
    fileprivate mutating func keep(_ place: any Place<State>) {
        guard case .states(let before, let after, var kept) = self else { return }
        kept[place.keyPath ?? \State.self] = place
        self = .states(before: before, after: after, kept: kept)
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
        where place.keyPath != nil && place.keyPath == other.keyPath:
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
