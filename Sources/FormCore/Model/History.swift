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

    /// What a step has changed, and how to take it back.
    enum Change {
        /// Values of places, in the order in which they were set.
        case values([(place: any Place<State>, before: PlaceValue, after: PlaceValue)])
        /// Anything, with the places that are somebody else's by now.
        case states(before: State, after: State, kept: [AnyKeyPath: any Place<State>])
    }

    private struct Step {
        let name: HistoryStep
        let keyPath: AnyKeyPath?
        var change: Change
    }

    /// Takes note of a step of the person.
    mutating func record(_ change: Change, named name: HistoryStep, keyPath: AnyKeyPath?, now: Duration) {
        undone = []
        defer { lastTime = now }
        if let last = done.last, let lastTime, now - lastTime < Self.burst, name.row != nil, last.name == name,
            last.keyPath == keyPath, let both = last.change.followed(by: change)
        {
            done.removeLast()
            if !both.changesNothing { done.append(Step(name: name, keyPath: keyPath, change: both)) }
            return
        }
        done.append(Step(name: name, keyPath: keyPath, change: change))
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
    mutating func noteOutsideChange(at place: (any Place<State>)?) {
        for steps in [\Self.done, \.undone] {
            guard self[keyPath: steps].contains(where: { $0.change.hasStates }) else { continue }
            if let place {
                for index in self[keyPath: steps].indices { self[keyPath: steps][index].change.keep(place) }
            } else {
                self[keyPath: steps].removeAll { $0.change.hasStates }
            }
        }
        if place == nil { endBurst() }
    }

    func next(_ direction: HistoryDirection) -> HistoryStep? {
        (direction == .undo ? done.last : undone.last)?.name
    }

    /// Takes a step, back or again.
    ///
    /// - Returns: What the step is called, and the value that it changes where it is one.
    mutating func travel(_ direction: HistoryDirection, from state: inout State) -> (name: HistoryStep, keyPath: AnyKeyPath?)? {
        endBurst()
        guard let step = direction == .undo ? done.popLast() : undone.popLast() else { return nil }
        step.change.travel(direction, from: &state)
        if direction == .undo { undone.append(step) } else { done.append(step) }
        return (step.name, step.keyPath)
    }
}

extension History.Change {
    fileprivate var hasStates: Bool {
        if case .states = self { true } else { false }
    }

    /// Whether everything is after it as it was before; states that can't be compared never are.
    @MainActor
    fileprivate var changesNothing: Bool {
        switch self {
        case .values(let values):
            values.allSatisfy { $0.before.isSame(as: $0.after) }
        case .states(let before, let after, _): isEqual(before, after) && hasSameTexts(before, after)
        }
    }

    /// Both as one step; `nil` where they don't go together, or somebody else came in between.
    @MainActor
    fileprivate func followed(by next: Self) -> Self? {
        switch (self, next) {
        case (.values(let first), .values(let second)):
            if first.count == 1, second.count == 1, first[0].place.keyPath == second[0].place.keyPath {
                guard first[0].after.isSame(as: second[0].before) else { return nil }
                return .values([(first[0].place, first[0].before, second[0].after)])
            }
            return .values(first + second)
        case (.states(let before, _, let kept), .states(_, let after, _)):
            return kept.isEmpty ? .states(before: before, after: after, kept: [:]) : nil
        default: return nil
        }
    }

    @MainActor
    fileprivate mutating func keep(_ place: any Place<State>) {
        guard case .states(let before, let after, var kept) = self else { return }
        kept[place.keyPath] = place
        self = .states(before: before, after: after, kept: kept)
    }

    @MainActor
    fileprivate func travel(_ direction: HistoryDirection, from state: inout State) {
        switch self {
        case .values(let values) where direction == .undo:
            for value in values.reversed() { value.place.set(value.before, in: &state) }
        case .values(let values):
            for value in values { value.place.set(value.after, in: &state) }
        case .states(let before, let after, let kept):
            let now = state
            state = direction == .undo ? before : after
            for place in kept.values { place.set(place.value(in: now), in: &state) }
        }
    }
}
