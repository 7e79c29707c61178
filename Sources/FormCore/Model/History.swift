/// The user's steps, to be undone and redone.
///
/// A step keeps the values of its lenses before and after it, so changes from outside in the meantime are preserved. A
/// change by a closure has no lens: it keeps the states, and the lenses to what was changed from outside since then,
/// which are left as they are. A step is skipped if it would change nothing, because another program has already had
/// the same effect.
@MainActor
struct History<State> {
    /// Changes of one row are coalesced into one step if less than this time is between them.
    static var coalescingWindow: Duration { .seconds(1) }

    /// The number of steps that are kept; the oldest is removed first.
    private let capacity: Int
    private var done: [Step] = []
    private var undone: [Step] = []
    private var lastTime: Duration?
    /// True if there may be a step that keeps states.
    private var hasStates = false

    /// A change of a step, and how to undo it.
    enum Change {
        /// The value that a lens leads to.
        case value(at: any ValueLens<State>, before: ErasedValue, after: ErasedValue)
        /// Any change of the state, with the lenses to what was changed from outside since then.
        case states(before: State, after: State, kept: [Location: any ValueLens<State>])
    }

    @MainActor
    private struct Step {
        let name: HistoryStep
        let keyPath: AnyKeyPath?
        /// The changes, in order.
        var changes: [Change]

        /// Leaves a value as it is when the step is undone or redone.
        ///
        /// - Returns: True if nothing of the step is left.
        mutating func keep(_ lens: any ValueLens<State>) -> Bool {
            var isKeptFirst = false
            for index in changes.indices where changes[index].keep(lens) { isKeptFirst = true }
            return isKeptFirst && changes.allSatisfy(\.isEmpty)
        }

        /// Returns true if undoing or redoing the step would change nothing, because another program has already had
        /// the same effect.
        func isIdle(_ direction: HistoryDirection, in state: State) -> Bool {
            if changes.contains(where: \.hasStates) { return false }
            if changes.count == 1 { return changes[0].isIdle(direction, in: state) }
            var outcome = state
            travel(direction, from: &outcome)
            return changes.allSatisfy { $0.isSame(outcome, state) }
        }

        /// Where all that the step changes is stored; `nil` if that is not known.
        var stored: StoredBytes? {
            var all: StoredBytes?
            for change in changes {
                guard case .value(let lens, _, _) = change, let one = lens.stored else { return nil }
                all = all.map { $0.joined(with: one) } ?? one
            }
            return all
        }

        func travel(_ direction: HistoryDirection, from state: inout State) {
            for change in direction == .undo ? changes.reversed() : changes { change.travel(direction, from: &state) }
        }
    }

    init(capacity: Int = 100) {
        self.capacity = capacity
    }

    /// Records a step of the user.
    ///
    /// - Returns: True if the step is the next to be undone; false if it has reverted the step right before it.
    mutating func record(_ change: Change, named name: HistoryStep, keyPath: AnyKeyPath?, now: Duration) -> Bool {
        undone = []
        defer { lastTime = now }
        hasStates = hasStates || change.hasStates
        if let last = done.last, let lastTime, now - lastTime < Self.coalescingWindow, name.row != nil,
            last.name == name, last.keyPath == keyPath, let changes = last.changes.followed(by: change)
        {
            done.removeLast()
            if !changes.isEmpty { done.append(Step(name: name, keyPath: keyPath, changes: changes)) }
            return !changes.isEmpty
        }
        done.append(Step(name: name, keyPath: keyPath, changes: [change]))
        if done.count > capacity { done.removeFirst() }
        return true
    }

    /// Records all changes of several steps as one step.
    mutating func record(_ steps: Self, named name: HistoryStep) {
        endCoalescing()
        let changes = steps.done.flatMap(\.changes)
        guard !changes.isEmpty else { return }
        undone = []
        hasStates = hasStates || steps.hasStates
        done.append(Step(name: name, keyPath: nil, changes: changes))
        if done.count > capacity { done.removeFirst() }
    }

    /// Makes the next change a step of its own.
    mutating func endCoalescing() {
        lastTime = nil
    }

    /// Coalesces the next change with the last one, as if that had only just been made.
    mutating func coalesce(now: Duration) {
        if lastTime != nil { lastTime = now }
    }

    /// Records a change that was not made by the user.
    ///
    /// - Parameter lens: The lens to what was changed. A change without one may have changed anything, so steps without a
    ///   lens are removed.
    /// - Returns: True if the next step may be another one.
    mutating func noteOutsideChange(at lens: (any ValueLens<State>)?) -> Bool {
        if lens == nil { endCoalescing() }
        if done.isEmpty, undone.isEmpty { return false }
        guard hasStates else { return true }
        if let lens {
            for index in done.indices.reversed() where done[index].keep(lens) { done.remove(at: index) }
            for index in undone.indices.reversed() where undone[index].keep(lens) { undone.remove(at: index) }
            return true
        }
        done.removeAll { $0.changes.contains(where: \.hasStates) }
        undone.removeAll { $0.changes.contains(where: \.hasStates) }
        hasStates = false
        return true
    }

    /// Removes an insertion from the history, with later changes to the inserted value.
    ///
    /// - Parameters:
    ///   - old: The state before the insertion was rolled back.
    ///   - new: The state after that.
    mutating func takeBack(_ lens: any ValueLens<State>, from old: State, to new: State) {
        endCoalescing()
        let first = done.lastIndex { $0.changes.contains { $0.inserts(lens) } }
        let left = { (step: Step) -> Step? in
            var step = step
            if step.changes.allSatisfy({ $0.concerns(lens, thatWentFrom: old, to: new) }) { return nil }
            return step.keep(lens) ? nil : step
        }
        done = done[..<(first ?? 0)] + done[(first.map { $0 + 1 } ?? 0)...].compactMap(left)
        undone = undone.compactMap(left)
    }

    /// Returns the step that would be undone or redone next: the last one that would change something.
    func next(_ direction: HistoryDirection, in state: State) -> HistoryStep? {
        (direction == .undo ? done : undone).last { !$0.isIdle(direction, in: state) }?.name
    }

    /// Changes a state as undoing or redoing the next step would.
    func preview(_ direction: HistoryDirection, in state: inout State) {
        var history = self
        _ = history.travel(direction, from: &state)
    }

    /// Undoes or redoes a step. Steps before it that would change nothing are removed.
    ///
    /// - Returns: The name of the step, and the key path of the value that it changes, if it is one; and where what it
    ///   changes is stored, if that is known.
    mutating func travel(_ direction: HistoryDirection, from state: inout State) -> (
        name: HistoryStep, keyPath: AnyKeyPath?, stored: StoredBytes?
    )? {
        endCoalescing()
        while let step = direction == .undo ? done.popLast() : undone.popLast() {
            if step.isIdle(direction, in: state) { continue }
            step.travel(direction, from: &state)
            if direction == .undo { undone.append(step) } else { done.append(step) }
            return (step.name, step.keyPath, step.stored)
        }
        return nil
    }
}

extension History.Change {
    fileprivate var hasStates: Bool {
        if case .states = self { true } else { false }
    }

    /// Leaves a value as it is from now on; returns true if it was not left before.
    @MainActor
    fileprivate mutating func keep(_ lens: any ValueLens<State>) -> Bool {
        guard case .states(let before, let after, var kept) = self else { return false }
        let isNew = kept.updateValue(lens, forKey: lens.location) == nil
        self = .states(before: before, after: after, kept: kept)
        return isNew
    }

    /// True if nothing that was changed is left to undo.
    @MainActor
    fileprivate var isEmpty: Bool {
        guard case .states(var before, let after, let kept) = self else { return false }
        for lens in kept.values { lens.set(lens.value(in: after), in: &before) }
        return isEqual(before, after) && hasSameTexts(before, after)
    }

    /// Returns true if the state already has the value that undoing or redoing the change would write.
    @MainActor
    fileprivate func isIdle(_ direction: HistoryDirection, in state: State) -> Bool {
        guard case .value(let lens, let before, let after) = self else { return false }
        return lens.value(in: state).isSame(as: direction == .undo ? before : after)
    }

    /// Returns true if two states have the same value where the change was made.
    @MainActor
    fileprivate func isSame(_ one: State, _ other: State) -> Bool {
        guard case .value(let lens, _, _) = self else { return false }
        return lens.isSame(one, other)
    }

    @MainActor
    fileprivate func travel(_ direction: HistoryDirection, from state: inout State) {
        switch self {
        case .value(let lens, let before, let after):
            lens.set(direction == .undo ? before : after, in: &state)
        case .states(let before, let after, let kept):
            let now = state
            state = direction == .undo ? before : after
            for lens in kept.values { lens.set(lens.value(in: now), in: &state) }
        }
    }
}

extension Array {
    /// Returns the changes of a step with one more change. They are empty if the new change reverts the step, and `nil`
    /// if another program has changed the value in between.
    @MainActor
    fileprivate func followed<State>(by next: Element) -> Self? where Element == History<State>.Change {
        guard count == 1 else { return self + [next] }
        switch (self[0], next) {
        case (.value(let lens, let before, let between), .value(let other, let nextBefore, let after))
        where lens.isSameLens(as: other):
            guard between.isSame(as: nextBefore) else { return nil }
            return before.isSame(as: after) ? [] : [.value(at: lens, before: before, after: after)]
        case (.states(let before, _, let kept), .states(_, let after, _)):
            guard kept.isEmpty else { return nil }
            let isBack = isEqual(before, after) && hasSameTexts(before, after)
            return isBack ? [] : [.states(before: before, after: after, kept: [:])]
        default: return self + [next]
        }
    }
}
