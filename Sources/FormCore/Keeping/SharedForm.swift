/// A form that two stores share: one has a part of the state, and the other the rest.
///
/// The stored state and that of other programs are each combined from both stores. Each store is notified of changes to
/// its own values.
///
/// For the store of the rest, the part is blank. Only if an earlier version of the program has left a legacy value
/// there, it sees that value until the part's store has saved it or has a value of its own. It then sees a change to a
/// blank part, and erases the legacy value.
@MainActor
final class SharedForm<State, Part: Equatable> {
    let whole: any KeptForm<State>
    let path: WritableKeyPath<State, Part> & Sendable
    let restObservers = Observers<FormChange<State>>()
    let partObservers = Observers<FormChange<Part>>()

    /// True once both stores have begun.
    var isKept = false
    /// The part without any stored values.
    private let blank: Part
    /// The legacy value of the part in the store of the rest.
    private var leftOver: Part
    /// The same, after a change of which the stores have not been notified yet.
    private var changedLeftOver: Part?
    /// The legacy value that has been migrated to the part.
    private var takenOver: Part?

    /// The state of a user who has not set anything, as far as the stores know it.
    var defaults: (rest: State?, part: Part?) = (nil, nil) {
        didSet { lookAtStored() }
    }
    /// The last notice of each store, from each source.
    var said: [NoticeSource: [Side: (notice: Notice, row: RowPath?, details: NoticeDetails?)]] = [:]
    private(set) var savedRest: State?
    private(set) var savedPart: Part
    private var hasTheirsOfRest = false
    private var hasTheirsOfPart = false
    /// The other program's value of the part, as its store knows it.
    private var knownTheirsOfPart: Part?
    /// The part with the values of other programs that edits have replaced, as its store knows it.
    private var knownOverwrittenPart: Part?
    /// True if the store of the rest has another program's value of the part.
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
        whole.observe { [weak self] in self?.tell($0) }
    }
}

/// The stored state, and that of other programs.
extension SharedForm {
    var theirsOfRest: State? {
        guard hasTheirsOfRest, let savedRest, var theirs = whole.theirs else { return nil }
        theirs[keyPath: path] = savedRest[keyPath: path]
        return theirs
    }

    /// `nil` if no edit in the part has replaced another program's value.
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

    /// The stored value of a part is unknown until its store has begun.
    func lookAtStored() {
        guard isKept else { return }
        var whole = defaults.rest
        if let part = defaults.part { whole?[keyPath: path] = part }
        self.whole.validateStored(except: whole)
    }

    private func setSaved(_ rest: State, theirs theirsOfRest: State?, theirsOfPart: Part?) {
        var saved = rest
        saved[keyPath: path] = savedPart
        var theirs = theirsOfRest ?? (theirsOfPart == nil ? nil : saved)
        theirs?[keyPath: path] = theirsOfPart ?? savedPart
        whole.setSaved(saved, theirs: theirs)
    }
}

/// Changes to and from the stores.
extension SharedForm {
    /// Returns a state as the store of the rest sees it.
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
        var old = rest(of: change.old)
        let new = rest(of: change.new)
        if !isOfPart || !isEqual(old, new) || !hasSameTexts(old, new) {
            old[keyPath: path] = leftBefore
            restObservers.tell(
                FormChange(old: old, new: new, origin: change.origin, row: change.row, keyPath: change.keyPath))
        }
        settleLeftOver()
    }

    /// Changes the rest. A value for the part becomes a legacy value, and does not change the part.
    func changeRest(_ body: @escaping @MainActor (inout State) -> Void) {
        whole.change { [weak self] in self?.change(&$0, body) }
        settleLeftOver()
    }

    func changeRest<Other: Equatable>(
        _ other: WritableKeyPath<State, Other> & Sendable, _ body: @escaping @MainActor (inout Other) -> Void
    ) {
        whole.change(other) { [weak self] value in
            // The other part may contain this one, or be contained in it.
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

/// The legacy value of an earlier version of the program.
extension SharedForm {
    /// Migrates the legacy value if the part is blank, and erases it as soon as the part is saved.
    func settleLeftOver() {
        noteChangeOfLeftOver()
        let isLeft = !isSame(leftOver, blank)
        guard isKept, isLeft || hasForeignTheirs, let state = whole.state else { return }
        if !isLeft { return erase(state) }
        let part = state[keyPath: path]
        if isSame(part, leftOver) { takenOver = leftOver }
        if takenOver.map({ isSame($0, leftOver) }) != true, isSame(part, blank), isSame(savedPart, blank) {
            takenOver = leftOver
            whole.change(path) { [leftOver, blank] in if isSame($0, blank) { $0 = leftOver } }
        } else if isSame(part, savedPart) {
            erase(state)
        }
    }

    /// Makes the store of the rest save that it has neither a legacy value nor another program's value of the part.
    private func erase(_ state: State) {
        let old = rest(of: state)
        leftOver = blank
        hasForeignTheirs = false
        restObservers.tell(FormChange(old: old, new: rest(of: state), origin: .outside, row: nil, keyPath: path))
    }

    private func noteChangeOfLeftOver() {
        leftOver = changedLeftOver ?? leftOver
        changedLeftOver = nil
    }
}

extension SharedForm: CustomReflectable, HiddenFromDumps {}
