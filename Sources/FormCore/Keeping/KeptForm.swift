/// A form as whoever keeps its state sees it: what there is to store, and the way in for what others have stored.
///
/// A ``StateKeeper`` is given one and holds it; it does not hold the form. When that is gone there is no state any
/// more, and whatever the keeper does with it does nothing. Where several keepers share a state, each has a form of
/// its own part, as if that were all.
///
/// ```swift
/// func keep(_ form: any KeptForm<Lamp>) {
///     self.form = form
///     form.setSaved(stored, theirs: nil)
///     form.observe { [weak self] change in self?.store(change.new) }
/// }
/// ```
@MainActor
public protocol KeptForm<State>: AnyObject {
    /// What is kept.
    associatedtype State

    /// What is to be stored: the state; where it is applied explicitly, what was applied last.
    var state: State? { get }

    /// What the form shows: the state, with what the person has edited and not yet applied.
    var edited: State? { get }

    /// The form's session, for its environment and its rows; use ``show(_:from:about:)`` and ``conflicts`` of the
    /// kept form and not of the session.
    var session: FormSession? { get }

    /// What was stored last, see ``setSaved(_:theirs:)``.
    var saved: State? { get }

    /// What others have made of the settings, as long as the person has not chosen in all rows.
    var theirs: State? { get }

    /// The ``state`` with the values from elsewhere that edits here have replaced, see ``setSaved(_:theirs:)``; `nil`
    /// where there are none.
    ///
    /// A text that was being typed when its value changed, and an edit that was applied later than that, leave such a
    /// value behind. The row is in conflict until the user has chosen. A keeper that can store a second value of a
    /// setting stores it, and has it in `theirs` from then on; otherwise the form keeps it as long as it lives.
    var overwritten: State? { get }

    /// Tells the form what is stored.
    ///
    /// - Parameters:
    ///   - saved: What is stored, and won't be lost; rows that have another value are not.
    ///   - theirs: The same, but for settings that both have changed, which have the values of the others here;
    ///     `nil` where there are none. Rows that have another value in it are in conflict.
    func setSaved(_ saved: State, theirs: State?)

    /// Shows what formats and rules refuse of values that are stored, see ``FormDriver/lookAtStored(besides:)``.
    func lookAtStored(besides defaults: State?)

    /// Calls a function after each change of the state, as ``FormDriver/observe(_:)`` does, and after each decision
    /// about a row in conflict, which may leave the state as it was.
    func observe(_ observer: @escaping @MainActor (FormChange<State>) -> Void)

    /// Calls a function when rows were given their defaults back, see ``FormDriver/observeResets(_:)``; also for
    /// rows that another keeper keeps.
    func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void)

    /// Changes the state, from outside; see ``FormDriver/change(origin:_:)``.
    func change(_ body: @escaping @MainActor (inout State) -> Void)

    /// Changes one part of the state, from outside; what the person has done elsewhere can still be undone.
    func change<Part: Equatable>(
        _ part: WritableKeyPath<State, Part> & Sendable, _ body: @escaping @MainActor (inout Part) -> Void)

    /// Tells the person something above the form's pages, see ``FormSession/show(_:from:about:)``.
    func show(_ notice: Notice?, from source: NoticeSource, about row: RowPath?)

    /// The rows that somebody else has given another value, see ``FormSession/conflicts``.
    var conflicts: [RowPath] { get }

    /// Whether a row has the value that it has in ``saved``.
    ///
    /// - Parameter row: Also one of a page that is not open, and of a row that another keeper keeps.
    func isSaved(at row: RowPath) -> Bool

    /// For each row a state in which it has another value than now; none for a row where nothing fits.
    ///
    /// What differs in such a state is what the row stands for; for a row that another keeper keeps it is nothing.
    /// It reads through the whole form once.
    ///
    /// - Parameter rows: The rows, also of pages that are not open.
    func statesWithOtherValue(at rows: [RowPath]) -> [(row: RowPath, state: State)]
}
