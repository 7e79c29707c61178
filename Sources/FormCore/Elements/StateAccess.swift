/// How a context reaches its state, the whole one or a part of it; and how what is about that state becomes
/// something about the whole.
@MainActor
protocol StateAccess<State>: AnyObject {
    associatedtype State

    /// The state of this moment.
    var state: State { get }

    /// Hands a change to the driver, which makes it at once or after the change under way.
    func write(_ write: StateWrite<State>)

    /// The value of a field, in a row.
    func lift(_ field: any Field<State>, of row: any EditingRow) -> RowValue

    /// What a rule asks.
    func lift(_ check: StateCheck<State>) -> any RuleCheck

    /// A default of a row's own.
    func lift(_ ownDefault: StateDefault<State>) -> any RowDefault

    /// Who has to accept a value.
    func lift(_ effect: StateEffect<State>) -> any RowEffect
}

extension ModelStore: StateAccess {
    var state: State { model.edited }

    func write(_ write: StateWrite<State>) { send(.write(write)) }

    func lift(_ field: any Field<State>, of row: any EditingRow) -> RowValue {
        FieldValue(field, of: row, in: self)
    }

    func lift(_ check: StateCheck<State>) -> any RuleCheck { check }

    func lift(_ ownDefault: StateDefault<State>) -> any RowDefault { ownDefault }

    func lift(_ effect: StateEffect<State>) -> any RowEffect { effect }
}

/// The access to a part, through that to the whole.
final class PartAccess<State, Part>: StateAccess {
    private let whole: any StateAccess<State>
    private let path: WritableKeyPath<State, Part> & Sendable

    init(_ whole: any StateAccess<State>, at path: WritableKeyPath<State, Part> & Sendable) {
        self.whole = whole
        self.path = path
    }

    var state: Part { whole.state[keyPath: path] }

    func write(_ write: StateWrite<Part>) { whole.write(StateWrite(write, at: path)) }

    func lift(_ field: any Field<Part>, of row: any EditingRow) -> RowValue {
        whole.lift(PartField(field, at: path), of: row)
    }

    func lift(_ check: StateCheck<Part>) -> any RuleCheck { whole.lift(StateCheck<State>(check, at: path)) }

    func lift(_ ownDefault: StateDefault<Part>) -> any RowDefault {
        whole.lift(StateDefault<State>(ownDefault, at: path))
    }

    func lift(_ effect: StateEffect<Part>) -> any RowEffect { whole.lift(StateEffect<State>(effect, at: path)) }
}
