/// A row's value, independent of its type: as canonical text for the command line, search and tests, and as it is for
/// controls that don't show it as text.
///
/// It accesses the state through the form and not through the screen, so it also works for a page that is not open. A
/// context makes it, see ``RenderingContext/value(_:format:isSecret:)``.
@MainActor
public class RowValue {
    /// The kind of value that the text represents.
    public typealias Kind = FieldKind

    /// True while the item that the value belongs to exists; a list item may have been removed.
    package var isThere: Bool { true }

    /// The value as text, the same for every user. For a secret it is the secret itself: print dots instead.
    public func text() -> String { "" }

    /// The value as the user would type it.
    func typedText() -> String { "" }

    /// The kind of value that the text represents.
    public var kind: Kind { .text }

    /// The texts that can be written, if there are only a few.
    public var options: [String] { [] }

    /// True if the value must be concealed unless it is requested explicitly.
    public var isSecret: Bool { false }

    /// Returns the reason a text can't be the value; `nil` if it can.
    public func check(_ text: String) -> FormatError? { nil }

    /// Writes a text. Returns the reason it can't be the value, which then stays as it is.
    ///
    /// The row's rules don't run. ``FormSession/issues`` shows whether they would refuse the value, and so does
    /// ``FormRow/notice(for:)`` before it is written.
    ///
    /// - Parameters:
    ///   - text: The canonical text.
    ///   - origin: The origin of the change; use the user only for an edit with the row itself.
    public func write(_ text: String, origin: ChangeOrigin = .outside) -> FormatError? { nil }

    /// True if the value has a default, see ``Element/withoutDefault()``.
    public var hasDefault: Bool { row.hasDefault }

    /// True if the value can be reset to a default, either its own or the form's.
    package var canHaveDefault: Bool { hasDefault && (ownDefault != nil || form.has(.defaults)) }

    /// Returns true if a baseline has another value that the row could be given; false if there is no such baseline.
    func differs(from baseline: Baseline) -> Bool { false }

    /// Returns the flaws in how the value is written and read.
    func flaws() -> [RowMistake] { [] }

    /// Returns true if a canonical text represents the current value.
    package func isValue(_ text: String) -> Bool { false }

    /// The canonical text of another value that the row could have, of whatever kind; `nil` if none is found.
    var anotherText: String? { nil }

    /// Returns the current value; `nil` if it has another type, or is gone.
    func current<Value>(as type: Value.Type = Value.self) -> Value? { nil }

    /// Returns the value that an input stands for; `nil` if it can't be read.
    func read(_ input: Input) -> ErasedValue? { nil }

    /// Returns the canonical text of a value that the row is given.
    func canonicalText(of input: Input) -> String { "" }

    private let row: RowIdentity

    /// The model that the value is edited in.
    var form: any EditedForm { fatalError("A row's value is that of a field.") }

    init(of row: RowIdentity) {
        self.row = row
    }
}

/// Operations for a control that the user works with.
extension RowValue {
    /// The value's own default, a `StateDefault`, which replaces the one in the form's defaults.
    var ownDefault: AnyObject? { row.ownDefault }

    /// The row's data for an edit of the value.
    var editTarget: EditTarget { row.editTarget(self) }

    /// Sets the row's draft to the whole text, after a keystroke. Does nothing on a page that was left.
    package func type(_ text: String) { type(text, .shown) }

    func type(_ text: String, _ spelling: TextSpelling) {
        guard row.isOpen else { return }
        let path = row.path
        if form.record[path].draft == nil { reportFlaws() }
        form.send(.type(row: path, text: text, spelling: spelling))
    }

    /// Makes the row's draft the value, or shows why it can't be.
    package func commit() { form.send(.commit(row: row.path)) }

    /// Coalesces the next change with the last one, for example while the pointer drags a slider.
    func coalesce() { form.send(.coalesce) }

    /// True if an asynchronous rule or a service has to accept a text before it is the value.
    var isAsked: Bool { editTarget.effect != nil || editTarget.rules.areAsynchronous }

    /// Called when the user leaves the row without changing it; a rule over several rows may wait for that.
    func leave() {
        if row.isOpen, form.record.hasWaitingDrafts { form.send(.leave(row: row.path)) }
    }

    /// Makes the value that a canonical text represents the row's value.
    package func set(_ text: String) { set(.text(text, .canonical)) }

    /// Makes what the user has chosen the row's value. If it can't be read, or a rule refuses it, it stays a draft.
    func set(_ input: Input) {
        reportFlaws()
        let input = RowInput(row: row.path, input: input)
        form.send(.set(rows: [input], includesHidden: false, isAppliedAtOnce: false))
    }

    /// Discards the draft.
    func cancel() { form.send(.forget(rows: [row.path])) }

    /// Discards the draft, as Escape does; undo brings it back.
    func discard() { form.send(.discard(row: row.path)) }
}

extension RowValue {
    /// True while the user has the page of the row open.
    var isOpen: Bool { row.isOpen }

    /// Returns true if the value was made for a row.
    func belongs(to row: RowIdentity) -> Bool { self.row === row }

    /// Returns true if the value belongs to a form.
    func belongs(to form: any EditedForm) -> Bool { self.form === form }

    /// Reports the flaws in how the value is written and read.
    func reportFlaws() { row.report(flaws()) }
}

extension RowValue {
    /// The canonical text, with dots for a secret.
    public var concealedText: String { isSecret ? concealed(text()) : text() }

    /// The text as it is shown on the screen: with the user's conventions, and with dots for a secret.
    public var shownText: String { isSecret ? concealed(text()) : typedText() }
}
