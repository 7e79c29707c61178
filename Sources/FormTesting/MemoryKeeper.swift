import FormCore

/// Keeps a form's state in memory, for tests of a form that has a store.
///
/// ```swift
/// let keeper = MemoryKeeper(Settings())
/// let driver = FormDriver(initial: keeper.opened, build: settingsForm, title: "Settings")
/// keeper.keep(driver)
/// ```
///
/// It fulfils the requirements of FormCore's `StateKeeper`, but does nothing that the test didn't ask for. It stores
/// the state only when the test calls ``save()`` or ``saveNow()``. It adopts another program's changes only in these
/// functions and in ``changeFromOutside(_:)``.
///
/// It stores the state as a whole, and doesn't merge. If both the form and another program have changed the state, the
/// form's state is stored. Each row that the other program has changed then shows both values until the user has
/// resolved the conflict. A `SettingsStore` of FormStore, by contrast, merges the two states, and shows both values
/// only for settings that both programs have changed.
@MainActor
public final class MemoryKeeper<State: Equatable>: StateKeeper {
    /// The state for the form to begin with: the stored state, with missing values filled in.
    public let opened: State

    public let blank: State

    /// The stored state, as another program would read it.
    public private(set) var stored: State

    /// If set, saving fails with this reason. If it is `nil`, saving succeeds.
    public var refusal: Sentence?

    /// The number of times that a changed state was stored.
    public private(set) var saves = 0

    public private(set) var failure: Sentence?
    public private(set) var hasUnsaved = false
    public private(set) var hasFilledIn: Bool

    private var form: (any KeptForm<State>)?
    /// The form's last state, which is saved even if the form no longer exists.
    private var state: State
    /// The last stored state that the form has saved or adopted.
    private var base: State
    private var isKeeping = false

    /// Creates a keeper of a state that is already stored.
    ///
    /// - Parameters:
    ///   - state: The stored state.
    ///   - blank: The state of a form for which nothing has been stored; by default `state`. See `keeping(_:in:)` of
    ///     `StateKeeper`.
    ///   - completing: Fills in required values that are missing. The filled-in values are not stored immediately;
    ///     until they are stored, another program's changes take precedence over them.
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
        form.validateStored(except: nil)
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

    /// Changes the stored state, as another program does.
    ///
    /// If the form has no unsaved changes, it adopts the change immediately, as with a store that watches its file. If
    /// it has unsaved changes, the change is handled when the form is saved next.
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

    /// Reconciles the stored state with the form's state.
    private func exchange() {
        let isUntouched = state == base || hasFilledIn && state == opened
        if stored == base || stored == state {
            store(theirs: form?.theirs)
        } else if isUntouched {
            adoptStored()
        } else {
            store(theirs: stored)
        }
        // An observer of the form may have changed the form's state while the form adopted the stored state.
        hasUnsaved = state != stored
        hasFilledIn = false
    }

    private func store(theirs: State?) {
        if stored != state { saves += 1 }
        stored = state
        base = state
        setSaved(theirs: theirs)
    }

    private func adoptStored() {
        let (old, news) = (state, stored)
        base = news
        state = news
        setSaved(theirs: form?.theirs)
        // If the form's state contains edits that are not applied yet, it differs from `old`. In this case, the form
        // keeps its state.
        form?.change { if $0 == old { $0 = news } }
        form?.validateStored(except: nil)
    }

    /// Passes the stored state to the form and, if there are conflicts, also the other program's state.
    private func setSaved(theirs: State?) {
        guard let form, let before = form.saved else { return }
        form.setSaved(before, theirs: theirs)
        let conflicts = Set(form.conflicts)
        form.setSaved(stored, theirs: theirs)
        // If passing the stored state has caused a new conflict in a row, only the form has changed this row: `theirs`
        // still has the row's earlier value. The form's value is kept.
        for row in form.conflicts where !conflicts.contains(row) {
            form.session?.resolveConflict(at: row, .mine)
        }
        // If the other program's state equals the stored state, no conflict is left.
        if form.theirs == stored { form.setSaved(stored, theirs: nil) }
    }

    private func tell() {
        guard let form else { return }
        form.show(failure.map { .error($0) }, from: .keeperFailure, about: nil)
        let sentence: Sentence =
            "Settings changed in two places."
        let row = form.theirs == nil ? nil : form.conflicts.first
        form.show(row == nil ? nil : .warning(sentence), from: .keeperConflicts, about: row)
    }
}
