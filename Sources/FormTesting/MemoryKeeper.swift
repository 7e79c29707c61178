import FormCore

/// Keeps a form's state in memory, for tests of what goes on around a form that is kept.
///
/// ```swift
/// let keeper = MemoryKeeper(Settings())
/// let driver = FormDriver(initial: keeper.opened, build: settingsForm, title: "Settings")
/// keeper.keep(driver)
/// ```
///
/// It promises what every `StateKeeper` of FormCore does, and nothing happens behind a test's back: it stores when
/// it is asked to, and takes over what others have stored then, or when they do.
///
/// The state is one value to it, which it doesn't merge. Where it was changed here and elsewhere, the one here is
/// stored, and the rows that were changed elsewhere show both values until the person has chosen. A `SettingsStore`
/// of FormStore, which merges, does the same for the settings that both have changed.
@MainActor
public final class MemoryKeeper<State: Equatable>: StateKeeper {
    /// The state as it was read.
    public let opened: State

    public let blank: State

    /// What is stored; what another program would read.
    public private(set) var stored: State

    /// Why nothing can be stored; `nil` while all goes well.
    public var refusal: Sentence?

    /// How many times something was stored.
    public private(set) var saves = 0

    public private(set) var failure: Sentence?
    public private(set) var hasUnsaved = false
    public private(set) var hasFilledIn: Bool

    private var form: (any KeptForm<State>)?
    /// The form's state, which outlives it.
    private var state: State
    /// What was stored when the form had the same, or was told of it.
    private var base: State
    private var isKeeping = false

    /// Makes a keeper of a state that is stored already.
    ///
    /// - Parameters:
    ///   - state: What is stored.
    ///   - blank: What there would be if nothing had ever been stored; by default the state. See `keeping(_:in:)`
    ///     of `StateKeeper`.
    ///   - completing: Fills what must have a value and has none; what it changes is not stored yet, and until it
    ///     is, what others store counts.
    public init(_ state: State, blank: State? = nil, completing: (inout State) -> Void = { _ in }) {
        var completed = state
        completing(&completed)
        opened = completed
        self.blank = blank ?? state
        stored = state
        base = state
        self.state = completed
        hasFilledIn = completed != state
    }

    public func keep(_ form: any KeptForm<State>) {
        self.form = form
        isKeeping = true
        state = form.state ?? state
        hasUnsaved = state != base
        form.setSaved(base, theirs: form.theirs)
        form.lookAtStored(besides: nil)
        form.observe { [weak self] _ in self?.changed() }
        if !hasUnsaved { exchange() }
    }

    @discardableResult
    public func save() async -> Bool { saveNow() }

    @discardableResult
    public func saveNow() -> Bool {
        failure = refusal
        if failure == nil { exchange() }
        tell()
        return failure == nil
    }

    public func isStored(at row: RowPath) -> Bool? {
        form.map { $0.isSaved(at: row) }
    }

    /// Changes what is stored, as another program does.
    ///
    /// The form has it at once, as from a keeper that watches a file, unless it has changes that are not stored:
    /// then they meet with the next save.
    public func changeFromOutside(_ body: (inout State) -> Void) {
        body(&stored)
        guard isKeeping, !hasUnsaved else { return }
        exchange()
        tell()
    }

    private func changed() {
        state = form?.state ?? state
        hasUnsaved = true
    }

    /// Brings together what is stored and what the form has.
    private func exchange() {
        let isUntouched = state == base || hasFilledIn && state == opened
        if stored == base || stored == state {
            store(theirs: form?.theirs)
        } else if isUntouched {
            takeOver()
        } else {
            store(theirs: stored)
        }
        // Whoever observes the form may have changed something at once.
        hasUnsaved = state != stored
        hasFilledIn = false
    }

    private func store(theirs: State?) {
        if stored != state { saves += 1 }
        stored = state
        base = state
        setSaved(theirs: theirs)
    }

    private func takeOver() {
        let (old, news) = (state, stored)
        base = news
        state = news
        setSaved(theirs: form?.theirs)
        // What was edited and not applied stays the person's.
        form?.change { if $0 == old { $0 = news } }
        form?.lookAtStored(besides: nil)
    }

    /// Tells the form what is stored, and what others have made of the same rows.
    private func setSaved(theirs: State?) {
        guard let form, let before = form.saved else { return }
        form.setSaved(before, theirs: theirs)
        let conflicts = Set(form.conflicts)
        form.setSaved(stored, theirs: theirs)
        // A row that was changed here only is in no conflict with what it was before.
        for row in form.conflicts where !conflicts.contains(row) {
            form.session?.settleConflict(at: row, .mine)
        }
        // Where all was decided about, nothing differs any more.
        if form.theirs == stored { form.setSaved(stored, theirs: nil) }
    }

    private func tell() {
        guard let form else { return }
        form.show(failure.map { .error($0) }, from: .keeperFailure, about: nil)
        let sentence: Sentence =
            "Some settings were changed elsewhere as well. Choose one of the two values in their rows."
        let row = form.theirs == nil ? nil : form.conflicts.first
        form.show(row == nil ? nil : .warning(sentence), from: .keeperConflicts, about: row)
    }
}
