/// A form that two keepers share: one has a part of the state, and the other the rest.
///
/// What is stored and what others have made of it is one state each, put together by place. Each keeper is told of
/// the changes of what is its own.
///
/// To the rest's keeper the part is blank. Only where it has something in the part's place, which an earlier version
/// of the program has left there, it sees just that, until the part's keeper has stored it or has a value of its own:
/// then it sees a change to a blank part, and erases it.
@MainActor
final class SharedForm<State, Part: Equatable> {
    let whole: any KeptForm<State>
    let path: WritableKeyPath<State, Part> & Sendable
    let notices: SharedNotices<State, Part>
    let restObservers = Observers<FormChange<State>>()
    let partObservers = Observers<FormChange<Part>>()

    /// Whether both keepers have begun.
    var isKept = false
    /// A part of which nothing was ever stored.
    private let blank: Part
    /// What the rest has in the part's place.
    private var leftOver: Part
    /// The same, after a change that nobody was told of yet.
    private var changedLeftOver: Part?
    /// What was left over, and is in the part by now.
    private var takenOver: Part?

    /// The state of somebody who has never set anything, as far as the keepers know.
    private var defaults: (rest: State?, part: Part?)
    private(set) var savedRest: State?
    private(set) var savedPart: Part
    private var hasTheirsOfRest = false
    private var hasTheirsOfPart = false
    /// Their value of the part that its keeper knows of.
    private var knownTheirsOfPart: Part?
    /// The part with the values from elsewhere that edits have replaced, as its keeper knows it.
    private var knownOverwrittenPart: Part?
    /// Whether the rest's keeper has something of others in the part's place.
    private var hasForeignTheirs = false

    init(
        of whole: any KeptForm<State>, _ path: WritableKeyPath<State, Part> & Sendable, blank: Part, leftOver: Part,
        savedPart: Part
    ) {
        self.whole = whole
        self.path = path
        self.blank = blank
        self.leftOver = leftOver
        self.savedPart = savedPart
        notices = SharedNotices(of: whole, path)
        whole.observe { [weak self] in self?.tell($0) }
    }
}

/// What is stored, and what others have made of it.
extension SharedForm {
    var theirsOfRest: State? {
        guard hasTheirsOfRest, let savedRest, var theirs = whole.theirs else { return nil }
        theirs[keyPath: path] = savedRest[keyPath: path]
        return theirs
    }

    /// `nil` where no edit in the part has replaced a value from elsewhere.
    var overwrittenPart: Part? {
        guard let state = whole.state, let part = whole.overwritten?[keyPath: path] else { return nil }
        return isSame(part, state[keyPath: path]) ? nil : part
    }

    var theirsOfPart: Part? { hasTheirsOfPart ? whole.theirs?[keyPath: path] : nil }

    func setSaved(rest saved: State, theirs: State?) {
        let theirsOfPart = theirsOfPart
        savedRest = saved
        hasTheirsOfRest = theirs != nil
        hasForeignTheirs = theirs.map { !isSame($0[keyPath: path], saved[keyPath: path]) } ?? false
        setSaved(saved, theirs: theirs, theirsOfPart: theirsOfPart)
        if hasForeignTheirs { settleLeftOver() }
    }

    func setSaved(part saved: Part, theirs: Part?) {
        guard let rest = savedRest ?? whole.state else { return }
        let theirsOfRest = theirsOfRest
        savedPart = saved
        hasTheirsOfPart = theirs != nil
        knownTheirsOfPart = theirs
        setSaved(rest, theirs: theirsOfRest, theirsOfPart: theirs)
        settleLeftOver()
    }

    func lookAtStored(rest defaults: State?) {
        self.defaults.rest = defaults
        lookAtStored()
    }

    func lookAtStored(part defaults: Part?) {
        self.defaults.part = defaults
        lookAtStored()
    }

    /// Nobody knows what is stored in a part before its keeper has begun.
    func lookAtStored() {
        guard isKept else { return }
        var whole = defaults.rest
        if let part = defaults.part { whole?[keyPath: path] = part }
        self.whole.lookAtStored(besides: whole)
    }

    private func setSaved(_ rest: State, theirs theirsOfRest: State?, theirsOfPart: Part?) {
        var saved = rest
        saved[keyPath: path] = savedPart
        var theirs = theirsOfRest ?? (theirsOfPart == nil ? nil : saved)
        theirs?[keyPath: path] = theirsOfPart ?? savedPart
        whole.setSaved(saved, theirs: theirs)
    }
}

/// Changes, on their way to the keepers and from them.
extension SharedForm {
    /// A state as the rest's keeper sees it.
    func rest(of state: State) -> State {
        var state = state
        state[keyPath: path] = leftOver
        return state
    }

    private func tell(_ change: FormChange<State>) {
        let (leftBefore, theirs) = (leftOver, theirsOfPart)
        noteChangeOfLeftOver()
        let overwritten = overwrittenPart
        let isDecision =
            hasTheirsOfPart && !isSame(theirs, knownTheirsOfPart) || !isSame(overwritten, knownOverwrittenPart)
        knownTheirsOfPart = theirs
        knownOverwrittenPart = overwritten
        let isOfPart = isDecision || change.touches(path)
        if isOfPart {
            partObservers.tell(
                FormChange(
                    old: change.old[keyPath: path], new: change.new[keyPath: path], origin: change.origin,
                    row: change.row, keyPath: nil))
        }
        if !isOfPart || touchesRest(change) {
            var old = rest(of: change.old)
            old[keyPath: path] = leftBefore
            restObservers.tell(
                FormChange(
                    old: old, new: rest(of: change.new), origin: change.origin, row: change.row,
                    keyPath: change.keyPath))
        }
        settleLeftOver()
    }

    private func touchesRest(_ change: FormChange<State>) -> Bool {
        let (old, new) = (rest(of: change.old), rest(of: change.new))
        return !isEqual(old, new) || !hasSameTexts(old, new)
    }

    /// Changes the rest; what comes into the part's place is left over there, and not in the part.
    func changeRest(_ body: @escaping @MainActor (inout State) -> Void) {
        whole.change { [weak self] in self?.change(&$0, body) }
        settleLeftOver()
    }

    func changeRest<Other: Equatable>(
        _ other: WritableKeyPath<State, Other> & Sendable, _ body: @escaping @MainActor (inout Other) -> Void
    ) {
        whole.change(other) { [weak self] value in
            // The other part may have this one in it, or be in it.
            guard let self, var state = whole.state else { return }
            state[keyPath: other] = value
            change(&state) { body(&$0[keyPath: other]) }
            value = state[keyPath: other]
        }
        settleLeftOver()
    }

    private func change(_ state: inout State, _ body: (inout State) -> Void) {
        let part = state[keyPath: path]
        state[keyPath: path] = leftOver
        body(&state)
        changedLeftOver = state[keyPath: path]
        state[keyPath: path] = part
    }
}

/// What an earlier version of the program has left in the part's place.
extension SharedForm {
    /// Has it taken over into the part where nothing is there, and erased as soon as the part is stored.
    func settleLeftOver() {
        noteChangeOfLeftOver()
        let isLeft = !isSame(leftOver, blank)
        guard isKept, isLeft || hasForeignTheirs, let state = whole.state else { return }
        if !isLeft { return eraseForeignTheirs(state) }
        let part = state[keyPath: path]
        if isSame(part, leftOver) { takenOver = leftOver }
        if takenOver.map({ isSame($0, leftOver) }) != true, isSame(part, blank), isSame(savedPart, blank) {
            takenOver = leftOver
            whole.change(path) { [leftOver, blank] in if isSame($0, blank) { $0 = leftOver } }
        } else if isSame(part, savedPart) {
            erase(state)
        }
    }

    private func erase(_ state: State) {
        let old = rest(of: state)
        leftOver = blank
        hasForeignTheirs = false
        restObservers.tell(FormChange(old: old, new: rest(of: state), origin: .outside, row: nil, keyPath: path))
    }

    /// The rest's keeper sees no value of others in the part's place, and has to store that.
    private func eraseForeignTheirs(_ state: State) {
        hasForeignTheirs = false
        let rest = rest(of: state)
        restObservers.tell(FormChange(old: rest, new: rest, origin: .outside, row: nil, keyPath: path))
    }

    private func noteChangeOfLeftOver() {
        leftOver = changedLeftOver ?? leftOver
        changedLeftOver = nil
    }
}

extension SharedForm: CustomReflectable {
    /// A mirror that shows nothing: what is kept may be secret.
    nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
