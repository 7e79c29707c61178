/// A place in a state, and how a person reads and writes it as text.
@MainActor
protocol Field<State>: AnyObject {
    associatedtype State

    /// Where the value is.
    var place: any Place<State> { get }

    /// What the text stands for.
    var kind: FieldKind { get }

    /// Whether no text may show the value without being asked for.
    var isSecret: Bool { get }

    /// Whether it tells of one option of several whether it is the chosen one.
    var isOption: Bool { get }

    /// Whether other fields are of parts of it, as those of the items of a list.
    var hasParts: Bool { get }

    /// All texts that can be typed, where they are few.
    func options(in state: State) -> [String]

    /// The value as text.
    func text(in state: State, _ spelling: TextSpelling) -> String

    /// What a text would put into the place of a state, or why it can't be the value.
    func value(of text: String, _ spelling: TextSpelling, in state: State) -> Result<PlaceValue, FormatError>

    /// A canonical text as the person would type it, who may go on from there if it is refused; as it is where that
    /// would not be the same value.
    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling)

    /// Why the person could not have typed the value that a state has, such as a number that is out of range; `nil`
    /// where they could.
    func refusal(in state: State) -> FormatError?

    /// Whether anything can be wrong with how the value is written and read.
    var canBeFlawed: Bool { get }

    /// What is wrong with how the value is written and read, in a state.
    func flaws(in state: State) -> [FieldFlaw]

    /// Whether another state has a value that the field does not have in this one, and could be given.
    func isOther(_ other: State, than state: State) -> Bool

    /// What the person has to choose in, of what somebody else has stored; `nil` for nothing.
    ///
    /// - Parameters:
    ///   - theirs: The state as somebody else would have it.
    ///   - saved: The state that was stored last: where theirs is the same, it is not theirs to tell.
    ///   - besidesParts: Whether fields of its parts are in conflict, which tell of it themselves.
    func conflict(with theirs: State, in state: State, saved: State?, besidesParts: Bool) -> FieldConflict<State>?
}

extension Field {
    var isOption: Bool { false }

    var hasParts: Bool { false }

    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling) { (text, .canonical) }

    func refusal(in state: State) -> FormatError? { nil }

    var canBeFlawed: Bool { false }

    func flaws(in state: State) -> [FieldFlaw] { [] }

    func isOther(_ other: State, than state: State) -> Bool { !place.isSame(other, state) }

    func conflict(
        with theirs: State, in state: State, saved: State?, besidesParts: Bool
    ) -> FieldConflict<State>? {
        guard isOther(theirs, than: state), saved.map({ isOther(theirs, than: $0) }) ?? true else { return nil }
        return FieldConflict(place: place)
    }

    /// A state with another value there, found among the options and by typing on; `nil` where nothing fits.
    func another(than state: State) -> State? {
        let text = text(in: state, .canonical)
        for other in options(in: state) + ["\(text)1", "1", "2", "0"] where other != text {
            guard case .success(let value) = value(of: other, .canonical, in: state) else { continue }
            var copy = state
            place.set(value, in: &copy)
            if !place.isSame(copy, state) { return copy }
        }
        return nil
    }
}
