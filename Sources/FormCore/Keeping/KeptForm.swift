/// A form as its store sees it: provides the state to save, and takes changes that other programs have saved.
///
/// A ``StateKeeper`` is given one and holds it; it does not keep the actual form alive. Once that is gone, there is no
/// state any more, and calls do nothing. If several stores share a state, each has a form of its own part, as if that
/// were the whole.
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
    /// The type of the state.
    associatedtype State

    /// The state to save: the current one, or, if edits are applied explicitly, the one that was applied last.
    var state: State? { get }

    /// The state that the form shows, which includes edits that are not applied yet.
    var edited: State? { get }

    /// The form's session, for its environment and its rows. Use ``show(_:from:about:details:)`` and ``conflicts`` of the kept
    /// form instead of those of the session.
    var session: FormSession? { get }

    /// The state that was stored last, see ``setSaved(_:theirs:)``.
    var saved: State? { get }

    /// The settings as other programs have changed them, until the user has chosen in all rows; `nil` if there is no
    /// conflict.
    var theirs: State? { get }

    /// The ``state`` with the values of other programs that edits here have replaced, see ``setSaved(_:theirs:)``;
    /// `nil` if there are none.
    ///
    /// A draft whose value changed while it was typed, and an edit that was applied after such a change, leave a
    /// replaced value behind. The row is in conflict until the user has chosen. A store that can save a second value of
    /// a setting saves it, and includes it in `theirs` from then on; otherwise the form keeps it for as long as it
    /// exists.
    var overwritten: State? { get }

    /// Sets the state that is stored.
    ///
    /// - Parameters:
    ///   - saved: The stored state. Rows that have another value count as unsaved.
    ///   - theirs: The stored state, but with the other program's values for settings that both programs have changed;
    ///     `nil` if there are none. Rows that have another value in it are in conflict.
    func setSaved(_ saved: State, theirs: State?)

    /// Shows the issues of stored values, see ``FormDriver/validateStored(except:)``.
    func validateStored(except defaults: State?)

    /// Calls a function after each change of the state, as ``FormDriver/observe(_:)`` does, and after each decision
    /// about a conflict, even if it leaves the state as it was.
    func observe(_ observer: @escaping @MainActor (FormChange<State>) -> Void)

    /// Calls a function when rows were reset to their defaults, see ``FormDriver/observeResets(_:)``, including rows of
    /// other stores.
    func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void)

    /// Changes the state, from outside; see ``FormDriver/change(origin:_:)``.
    func change(_ body: @escaping @MainActor (inout State) -> Void)

    /// Changes one part of the state, from outside. The user's steps elsewhere can still be undone.
    func change<Part: Equatable>(
        _ part: WritableKeyPath<State, Part> & Sendable, _ body: @escaping @MainActor (inout Part) -> Void)

    /// Shows the user a notice above the form's pages, see ``FormSession/show(_:from:about:details:)``.
    func show(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, details: NoticeDetails?)

    /// The rows to which another program has given a different value, see ``FormSession/conflicts``.
    var conflicts: [RowPath] { get }

    /// Returns true if a row has the same value as in ``saved``.
    ///
    /// - Parameter row: A row of the form, even if its page is not open, or if it belongs to another store.
    func isSaved(at row: RowPath) -> Bool

    /// Returns, for each row, a state in which it has another value than now; rows for which no other value is found
    /// are omitted.
    ///
    /// The difference shows which part of the state a row edits; for a row of another store there is none. The whole
    /// form is traversed once.
    ///
    /// - Parameter rows: The rows, including rows of pages that are not open.
    func statesWithOtherValue(at rows: [RowPath]) -> [(row: RowPath, state: State)]
}

extension KeptForm {
    /// Shows the user a notice without details.
    public func show(_ notice: Notice?, from source: NoticeSource, about row: RowPath?) {
        show(notice, from: source, about: row, details: nil)
    }
}
