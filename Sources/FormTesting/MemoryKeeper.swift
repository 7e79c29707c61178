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

    /// What is stored; what another program would read.
    public private(set) var stored: State

    /// Why nothing can be stored; `nil` while all goes well.
    public var refusal: Sentence?

    /// How many times something was stored.
    public private(set) var saves = 0

    public private(set) var failure: Sentence?
    public private(set) var hasUnsaved = false
    public private(set) var hasFilledIn: Bool

    private weak var driver: FormDriver<State>?
    /// The driver's state, which outlives it.
    private var state: State
    /// What was stored when the driver had the same, or was told of it.
    private var base: State
    private var isKeeping = false

    /// Makes a keeper of a state that is stored already.
    ///
    /// - Parameters:
    ///   - state: What is stored.
    ///   - completing: Fills what must have a value and has none; what it changes is not stored yet, and until it
    ///     is, what others store counts.
    public init(_ state: State, completing: (inout State) -> Void = { _ in }) {
        var completed = state
        completing(&completed)
        opened = completed
        stored = state
        base = state
        self.state = completed
        hasFilledIn = completed != state
    }

    public func keep(_ driver: FormDriver<State>) {
        self.driver = driver
        isKeeping = true
        state = driver.state
        hasUnsaved = state != base
        driver.baselines.saved = base
        driver.observe { [weak self] _ in self?.changed() }
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
        driver.map { !$0.rowsWithOtherValue(than: .saved).contains(row) }
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
        if let driver { state = driver.state }
        hasUnsaved = true
    }

    /// Brings together what is stored and what the form has.
    private func exchange() {
        let isUntouched = state == base || hasFilledIn && state == opened
        if stored == base || stored == state {
            store(theirs: driver?.baselines.theirs)
        } else if isUntouched {
            takeOver()
        } else {
            store(theirs: stored)
        }
        // Whoever observes the driver may have changed something at once.
        hasUnsaved = state != stored
        hasFilledIn = false
    }

    private func store(theirs: State?) {
        if stored != state { saves += 1 }
        stored = state
        base = state
        setBaselines(theirs: theirs)
    }

    private func takeOver() {
        let (old, news) = (state, stored)
        base = news
        state = news
        setBaselines(theirs: driver?.baselines.theirs)
        // What was edited and not applied stays the person's.
        driver?.change { if $0 == old { $0 = news } }
    }

    /// Tells the driver what is stored, and what others have made of the same rows.
    private func setBaselines(theirs: State?) {
        guard let driver else { return }
        driver.baselines.theirs = theirs
        let conflicts = Set(driver.session.conflicts)
        driver.baselines.saved = stored
        // A row that was changed here only is in no conflict with what it was before.
        for row in driver.session.conflicts where !conflicts.contains(row) {
            driver.session.settleConflict(at: row, .mine)
        }
        // Where all was decided about, nothing differs any more.
        if driver.baselines.theirs == stored { driver.baselines.theirs = nil }
    }

    private func tell() {
        guard let session = driver?.session else { return }
        session.show(failure.map { .error($0) }, from: .keeperFailure)
        let sentence: Sentence =
            "Some settings were changed elsewhere as well. Choose one of the two values in their rows."
        let row = driver?.baselines.theirs == nil ? nil : session.conflicts.first
        session.show(row == nil ? nil : .warning(sentence), from: .keeperConflicts, about: row)
    }
}
