/// A lens to a value of a state, and how the value is written and read as text.
@MainActor
protocol Field<State>: AnyObject {
    associatedtype State

    /// The lens to the value.
    var lens: any ValueLens<State> { get }

    /// The kind of value that the text represents.
    var kind: FieldKind { get }

    /// True if the value must be concealed unless it is requested explicitly.
    var isSecret: Bool { get }

    /// True if the field says whether one option of several is chosen.
    var isOption: Bool { get }

    /// True if parts of the value have fields of their own, as the items of a list do.
    var hasParts: Bool { get }

    /// All texts that can be typed, if they are few.
    func options(in state: State) -> [String]

    /// Returns the value as text.
    func text(in state: State, _ spelling: TextSpelling) -> String

    /// Returns the value that an input stands for, or the reason it can't be read or chosen.
    func value(of input: Input, in state: State) -> Result<ErasedValue, FormatError>

    /// Returns the canonical text of a value that the row may be given.
    func canonicalText(of value: any Equatable, in state: State) -> String

    /// Returns a canonical text as the user would type it, so the user can continue with it if it is refused. The text
    /// is returned unchanged if the result would be read as a different value.
    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling)

    /// Returns the reason the user could not have typed the value in the state, such as a number that is out of range;
    /// `nil` if the user could have.
    func refusal(in state: State) -> FormatError?

    /// Returns a warning about a value of the field, such as one that names a character that the user may not notice;
    /// `nil` if there is none.
    ///
    /// - Parameter value: The value, which is read only if it can have such a character.
    func warning(about value: @autoclosure () -> ErasedValue) -> Notice?

    /// Returns what an edit of the list writes; `nil` if the field is not that of a list, or if the item is missing.
    func change(_ edit: ListEdit, in state: State) -> (value: ErasedValue, lens: any ValueLens<State>)?

    /// Returns the id of an item of the list, as it is part of paths; `nil` if the field is not that of a list.
    func name(of item: EditValue) -> String?

    /// Returns an item of the list, by its id; `nil` if it is missing.
    func item(named name: String, in state: State) -> EditValue?

    /// True if the format or the options can have flaws.
    var canBeFlawed: Bool { get }

    /// Returns the flaws of the format or the options, with the value of a state.
    func flaws(in state: State) -> [RowMistake]

    /// Returns true if another state has a different value for the field that the field could be given.
    func isOther(_ other: State, than state: State) -> Bool

    /// Returns the conflict between this state and what another program has stored; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - theirs: The state as the other program would have it.
    ///   - saved: The state that was stored last. Values that `theirs` has in common with it are not changes of theirs.
    ///   - exceptParts: True if fields of parts of the value are in conflict, and show that themselves.
    func conflict(with theirs: State, in state: State, saved: State?, exceptParts: Bool) -> FieldConflict<State>?
}

extension Field {
    var isOption: Bool { false }

    var hasParts: Bool { false }

    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling) { (text, .canonical) }

    func refusal(in state: State) -> FormatError? { nil }

    func warning(about value: @autoclosure () -> ErasedValue) -> Notice? { nil }

    var canBeFlawed: Bool { false }

    func flaws(in state: State) -> [RowMistake] { [] }

    func isOther(_ other: State, than state: State) -> Bool { !lens.isSame(other, state) }

    func conflict(
        with theirs: State, in state: State, saved: State?, exceptParts: Bool
    ) -> FieldConflict<State>? {
        guard isOther(theirs, than: state), saved.map({ isOther(theirs, than: $0) }) ?? true else { return nil }
        return FieldConflict(lens: lens)
    }

    func canonicalText(of value: any Equatable, in state: State) -> String { "" }

    func change(_ edit: ListEdit, in state: State) -> (value: ErasedValue, lens: any ValueLens<State>)? { nil }

    func name(of item: EditValue) -> String? { nil }

    func item(named name: String, in state: State) -> EditValue? { nil }

    func canonicalText(of input: Input, in state: State) -> String {
        switch input {
        case .text(let text, _): text
        case .value(let value): canonicalText(of: value, in: state)
        }
    }

    /// Returns a state with a different value for the field, found among the options and by appending to the text;
    /// `nil` if none is valid.
    func another(than state: State) -> State? {
        let text = text(in: state, .canonical)
        for other in options(in: state) + ["\(text)1", "1", "2", "0"] where other != text {
            guard case .success(let value) = value(of: .text(other, .canonical), in: state) else { continue }
            var copy = state
            lens.set(value, in: &copy)
            if !lens.isSame(copy, state) { return copy }
        }
        return nil
    }
}
