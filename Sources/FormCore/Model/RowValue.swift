/// A row's value as canonical text: what controls, the command line, search and tests hold of it, whatever its type.
///
/// It reaches the state through the form, never through the screen, so it also
/// works for a page that is not open. A context makes one, see
/// ``RenderingContext/value(_:format:isSecret:)``.
@MainActor
public class RowValue {
    /// What the text of a value stands for.
    public typealias Kind = FieldKind

    /// Whether what the value belongs to is there: an item of a list may have gone.
    var isThere: Bool { true }

    /// The value as text, the same for every person. For a secret it is the secret: print dots in its place.
    public func text() -> String { "" }

    /// The value as the person would type it.
    func typedText() -> String { "" }

    /// What the text stands for.
    public var kind: Kind { .text }

    /// The texts that can be written, where the value is one of a few.
    public var options: [String] { [] }

    /// Whether the value must never be shown without being asked for.
    public var isSecret: Bool { false }

    /// Says why a text can't be the value; `nil` when it can.
    public func check(_ text: String) -> FormatError? { nil }

    /// Writes a text, or says why it can't be the value; then the value stays.
    ///
    /// The row's rules are not asked; they tell of a value that they would refuse in
    /// ``FormSession/issues``, and before it is written with ``SurveyedRow/notice(for:)``.
    ///
    /// - Parameters:
    ///   - text: The canonical text.
    ///   - origin: Who writes: the person only where they use the row itself.
    public func write(_ text: String, origin: ChangeOrigin = .outside) -> FormatError? { nil }

    /// Whether the value has a default, see ``Element/withoutDefault()``.
    public var hasDefault: Bool { row.hasDefault }

    /// Whether the value can be reset to a default, of its own or of the form.
    package var canHaveDefault: Bool { hasDefault && (ownDefault != nil || form.has(.defaults)) }

    /// Whether a baseline has another value, which the row could be given; never where there is no such baseline.
    func differs(from baseline: Baseline) -> Bool { false }

    /// What is wrong with how the value is written and read, as it is now.
    func flaws() -> [FieldFlaw] { [] }

    /// Whether a canonical text is one of the value as it is.
    func isValue(_ text: String) -> Bool { false }

    private let row: any EditingRow

    /// What is edited.
    var form: any EditedForm { fatalError("A row's value is that of a field.") }

    init(of row: any EditingRow) {
        self.row = row
    }
}

/// What a control does with its value when the person uses it.
extension RowValue {
    /// The default of the value's own, in place of the one in the form's defaults.
    var ownDefault: (any RowDefault)? { row.ownDefault }

    /// What an edit of the value needs.
    var edited: EditedRow { row.edited(self) }

    /// Takes over the whole text after a keystroke, as the row's draft; on a page that was left nothing happens.
    package func type(_ text: String) { type(text, .shown) }

    func type(_ text: String, _ spelling: TextSpelling) {
        guard row.isOpen else { return }
        let edited = edited
        if form.record[edited.path].draft == nil { reportFlaws() }
        form.send(.type(text, spelling, edited))
    }

    /// Makes the row's draft the value, or says why it can't be.
    package func commit() { form.send(.commit(edited)) }

    /// Makes the next change one with the last, as while the pointer holds a slider.
    func goOn() { form.send(.goOn) }

    /// Whether it takes somebody's answer before a text is the value.
    var isAsked: Bool { edited.effect != nil || edited.rules.areAsynchronous }

    /// The person leaves the row as it is; a rule over several rows may wait for that.
    func leave() {
        if row.isOpen, form.record.hasWaitingDrafts { form.send(.leave(edited.path)) }
    }

    /// Makes a text that the person has chosen the value; what a rule refuses stays a draft.
    package func set(_ text: String) {
        reportFlaws()
        form.send(.set([(edited, text)]))
    }

    /// Gives the value's text back.
    func cancel() { form.send(.forget([edited.path])) }
}

extension RowValue {
    /// Whether its row stands on a page that the person has opened and not left.
    var isOpen: Bool { row.isOpen }

    /// Whether it was made for a row.
    func belongs(to row: any EditingRow) -> Bool { self.row === row }

    /// Whether it is one of a form.
    func belongs(to form: any EditedForm) -> Bool { self.form === form }

    /// Reports what is wrong with how the value is written and read, as it is now.
    func reportFlaws() {
        for flaw in flaws() { row.report(flaw, isSecret: isSecret) }
    }
}

extension RowValue {
    /// The canonical text; dots in place of a secret.
    public var concealedText: String { isSecret ? concealed(text()) : text() }

    /// The text as the screen shows it: as the person writes it, with dots in place of a secret.
    public var shownText: String { isSecret ? concealed(text()) : typedText() }
}
