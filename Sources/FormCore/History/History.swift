/// The person's steps over a state, to be undone and done again.
///
/// A step keeps the state before it and after it. Where nothing came from
/// outside since, undoing gives the whole state back; otherwise only the value
/// at the step's key path, so that what came from outside stays. A step that
/// knows no key path can't be undone then, and is forgotten.
@MainActor
struct History<State> {
    /// So many steps are kept; the oldest is forgotten first.
    static var capacity: Int { 100 }

    /// Changes of one row with less time between them are one step.
    static var burst: Duration { .seconds(1) }

    private var done: [Step] = []
    private var undone: [Step] = []
    private var lastTime: Duration?
    /// Whether there are steps that no change from outside has followed; most of these follow one another.
    private var hasNewSteps = false

    @MainActor
    private struct Step {
        let name: HistoryStep
        var before: State
        var after: State
        var place: StatePlace<State>?
        let keyPath: AnyKeyPath?
        /// Whether the state has changed from outside since.
        var isOutdated = false

        /// Whether the state was the same before and after; one that can't be compared never is.
        var changesNothing: Bool {
            isEqual(before, after) && place?.isSame(before, after) ?? hasSameTexts(before, after)
        }

        /// Takes a change in that followed closely.
        mutating func extend(by write: StateWrite<State>, to state: State) {
            after = state
            guard keyPath == nil else { return }
            // The changes need not concern the same values.
            place = place.flatMap { first in write.place.map { StatePlace([first, $0]) } }
        }
    }

    /// Takes note of a step of the person, unless it left the state as it was.
    mutating func record(
        _ write: StateWrite<State>, named name: HistoryStep, before: State, after: State, now: Duration
    ) {
        let step = Step(name: name, before: before, after: after, place: write.place, keyPath: write.keyPath)
        guard !step.changesNothing else { return }
        undone = []
        hasNewSteps = true
        defer { lastTime = now }
        if let last = done.last, let lastTime, now - lastTime < Self.burst, write.row != nil,
            last.name == name, last.keyPath == write.keyPath, !last.isOutdated
        {
            done[done.count - 1].extend(by: write, to: after)
            if done[done.count - 1].changesNothing { done.removeLast() }
            return
        }
        done.append(step)
        if done.count > Self.capacity { done.removeFirst() }
    }

    /// Makes the next change a step of its own.
    mutating func endBurst() {
        lastTime = nil
    }

    /// Takes note of a change that did not come from the person.
    ///
    /// - Returns: Whether there may be other steps now.
    mutating func noteOutsideChange() -> Bool {
        guard hasNewSteps else { return false }
        hasNewSteps = false
        endBurst()
        for index in done.indices { done[index].isOutdated = true }
        for index in undone.indices { undone[index].isOutdated = true }
        done.removeAll { $0.place == nil }
        undone.removeAll { $0.place == nil }
        return true
    }

    func next(_ direction: HistoryDirection) -> HistoryStep? {
        (direction == .undo ? done.last : undone.last)?.name
    }

    /// Takes a step, back or again.
    ///
    /// - Returns: What the step is called, and where it changes the state, as far as that is known.
    mutating func travel(
        _ direction: HistoryDirection, from state: inout State
    ) -> (name: HistoryStep, place: StatePlace<State>?)? {
        endBurst()
        guard let step = direction == .undo ? done.popLast() : undone.popLast() else { return nil }
        let target = direction == .undo ? step.before : step.after
        if step.isOutdated, let place = step.place {
            place.copy(&state, target)
        } else {
            state = target
        }
        if direction == .undo { undone.append(step) } else { done.append(step) }
        return (step.name, step.place)
    }
}
