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

    /// All texts that can be typed, where they are few.
    func options(in state: State) -> [String]

    /// The value as text.
    func text(in state: State) -> String

    /// What a text would put into the place, or why it can't be the value.
    func value(of text: String) -> Result<PlaceValue, FormatError>

    /// Whether anything can be wrong with how the value is written and read.
    var canBeFlawed: Bool { get }

    /// What is wrong with how the value is written and read, in a state.
    func flaws(in state: State) -> [FieldFlaw]

    /// Whether another state has a value that the field does not have in this one, and could be given.
    func isOther(_ other: State, than state: State) -> Bool
}

extension Field {
    var isOption: Bool { false }

    var canBeFlawed: Bool { false }

    func flaws(in state: State) -> [FieldFlaw] { [] }

    func isOther(_ other: State, than state: State) -> Bool { !place.isSame(other, state) }

    /// A state with another value there, found among the options and by typing on; `nil` where nothing fits.
    func another(than state: State) -> State? {
        let text = text(in: state)
        for other in options(in: state) + ["\(text)1", "1", "2", "0"] where other != text {
            guard case .success(let value) = value(of: other) else { continue }
            var copy = state
            place.set(value, in: &copy)
            if !place.isSame(copy, state) { return copy }
        }
        return nil
    }
}

/// What the text of a field stands for.
public enum FieldKind: Equatable, Sendable {
    /// A text.
    case text
    /// A number; its format decides how it is written.
    case number
    /// On or Off.
    case onOff
    /// One of the options.
    case choice

    init<Value>(of type: Value.Type, hasOptions: Bool) {
        self =
            if type == Bool.self {
                .onOff
            } else if hasOptions {
                .choice
            } else if type is any Numeric.Type {
                .number
            } else {
                .text
            }
    }
}

/// The field of a value at a key path, in a format.
final class FormattedField<State, Value: Equatable>: Field {
    let isSecret: Bool
    private let path: WritableKeyPath<State, Value> & Sendable
    private let format: Format<Value>
    private let ownFlaws: (@MainActor () -> [FieldFlaw])?

    /// - Parameter flaws: What is wrong with the field, in place of trying the format.
    init(
        _ path: WritableKeyPath<State, Value> & Sendable, _ format: Format<Value>, isSecret: Bool = false,
        flaws: (@MainActor () -> [FieldFlaw])? = nil
    ) {
        self.path = path
        self.format = format
        self.isSecret = isSecret
        ownFlaws = flaws
    }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { FieldKind(of: Value.self, hasOptions: !format.options.isEmpty) }

    func options(in state: State) -> [String] { format.options }

    func text(in state: State) -> String { format.print(state[keyPath: path]) }

    func value(of text: String) -> Result<PlaceValue, FormatError> {
        format.parse(text).map { .value($0) }
    }

    var canBeFlawed: Bool { ownFlaws != nil || !format.isProven }

    func flaws(in state: State) -> [FieldFlaw] { ownFlaws?() ?? format.flaws(with: state[keyPath: path]) }
}

/// Whether an option is the chosen one; only On can be written, since something has to be chosen.
final class OptionField<State, Value: Equatable & Sendable>: Field {
    private let path: WritableKeyPath<State, Value> & Sendable
    private let option: Value

    init(_ path: WritableKeyPath<State, Value> & Sendable, option: Value) {
        self.path = path
        self.option = option
    }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { .onOff }

    var isOption: Bool { true }

    var isSecret: Bool { false }

    func options(in state: State) -> [String] { Format.onOff.options }

    func text(in state: State) -> String { Format.onOff.print(state[keyPath: path] == option) }

    func value(of text: String) -> Result<PlaceValue, FormatError> {
        Format.onOff.parse(text).flatMap { isOn in
            isOn ? .success(.value(option)) : .failure("Choose another option instead.")
        }
    }

    /// What has been chosen in its place is another row's to give.
    func isOther(_ other: State, than state: State) -> Bool {
        other[keyPath: path] == option && state[keyPath: path] != option
    }
}

/// A field of a part, as one of the whole.
final class PartField<State, Part>: Field {
    private let field: any Field<Part>
    private let path: WritableKeyPath<State, Part> & Sendable

    init(_ field: any Field<Part>, at path: WritableKeyPath<State, Part> & Sendable) {
        self.field = field
        self.path = path
    }

    var place: any Place<State> { PartPlace(field.place, at: path) }

    var kind: FieldKind { field.kind }

    var isSecret: Bool { field.isSecret }

    var isOption: Bool { field.isOption }

    func options(in state: State) -> [String] { field.options(in: state[keyPath: path]) }

    func text(in state: State) -> String { field.text(in: state[keyPath: path]) }

    func value(of text: String) -> Result<PlaceValue, FormatError> { field.value(of: text) }

    var canBeFlawed: Bool { field.canBeFlawed }

    func flaws(in state: State) -> [FieldFlaw] { field.flaws(in: state[keyPath: path]) }

    func isOther(_ other: State, than state: State) -> Bool {
        field.isOther(other[keyPath: path], than: state[keyPath: path])
    }
}
