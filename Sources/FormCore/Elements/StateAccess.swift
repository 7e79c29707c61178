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
}

extension ModelStore: StateAccess {
    var state: State { model.edited }

    func write(_ write: StateWrite<State>) { send(.write(write)) }

    func lift(_ field: any Field<State>, of row: any EditingRow) -> RowValue {
        FieldValue(field, of: row, in: self)
    }

    func lift(_ check: StateCheck<State>) -> any RuleCheck { check }
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
}
