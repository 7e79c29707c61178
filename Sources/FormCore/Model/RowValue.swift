/// A row's value as text: what controls, the command line, search and tests hold of it, whatever its type.
///
/// It reaches the state through the form, never through the screen, so it also
/// works for a page that is not open. A context makes one, see
/// ``RenderingContext/value(_:format:isSecret:)``.
@MainActor
public class RowValue {
    /// What the text of a value stands for.
    public typealias Kind = FieldKind

    /// The value as text. For a secret it is the secret: print dots in its place.
    public func text() -> String { "" }

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
    ///   - text: The text, as the person would type it.
    ///   - origin: Who writes: the person only where they use the row itself.
    public func write(_ text: String, origin: ChangeOrigin = .outside) -> FormatError? { nil }

    /// Whether a baseline has another value, which the row could be given; never where there is no such baseline.
    func differs(from baseline: Baseline) -> Bool { false }

    /// What is wrong with how the value is written and read, as it is now.
    func flaws() -> [FieldFlaw] { [] }

    private let row: any EditingRow
    private let form: any EditedForm

    init(of row: any EditingRow, in form: any EditedForm) {
        self.row = row
        self.form = form
    }
}

/// What a control does with its value when the person uses it.
extension RowValue {
    /// What an edit of the value needs.
    var edited: EditedRow { row.edited(self) }

    /// Takes over the whole text after a keystroke, as the row's draft; on a page that was left nothing happens.
    package func type(_ text: String) {
        guard row.isOpen else { return }
        let edited = edited
        if form.record[edited.path].draft == nil { reportFlaws() }
        form.send(.type(text, edited))
    }

    /// Makes the row's draft the value, or says why it can't be.
    package func commit() { form.send(.commit(edited)) }

    /// Makes a text that the person has chosen the value; what a rule refuses stays a draft.
    package func set(_ text: String) {
        reportFlaws()
        form.send(.set([(edited, text)]))
    }

    /// Gives the value's text back.
    func cancel() { form.send(.forget([edited.path])) }
}

extension RowValue {
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
    /// The text as the screen shows it; dots in place of a secret.
    public var shownText: String { isSecret ? concealed(text()) : text() }
}
