/// How a context reaches its state, the whole one or a part of it; and how what is about that state becomes
/// something about the whole.
@MainActor
protocol StateAccess<State>: AnyObject {
    associatedtype State

    /// The state of this moment.
    var state: State { get }

    /// Whether what it reaches is there; an item of a list may have gone.
    var isThere: Bool { get }

    /// What can be done with the item of a list that it reaches, or the innermost one on the way; `nil` without one.
    var itemActions: RowActions? { get }

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

    var isThere: Bool { true }

    var itemActions: RowActions? { nil }

    func write(_ write: StateWrite<State>) { send(.write(write)) }

    func lift(_ field: any Field<State>, of row: any EditingRow) -> RowValue {
        FieldValue(field, of: row, in: self)
    }

    func lift(_ check: StateCheck<State>) -> any RuleCheck { check }

    func lift(_ ownDefault: StateDefault<State>) -> any RowDefault { ownDefault }

    func lift(_ effect: StateEffect<State>) -> any RowEffect { effect }
}

/// The access to a part, through that to the whole.
final class PartAccess<To: Way>: StateAccess {
    typealias State = To.Part

    private let whole: any StateAccess<To.Whole>
    private let way: To
    /// The part as it was last, for who still asks when it has gone.
    private var last: To.Part?
    private let ownActions: (@MainActor () -> RowActions?)?

    /// - Parameters:
    ///   - last: The part as it was last, where it can go.
    ///   - actions: What can be done with the part, where it is an item of a list.
    init(
        _ whole: any StateAccess<To.Whole>, over way: To, last: To.Part? = nil,
        actions: (@MainActor () -> RowActions?)? = nil
    ) {
        self.whole = whole
        self.way = way
        self.last = last
        ownActions = actions
    }

    var itemActions: RowActions? { ownActions.map { $0() } ?? whole.itemActions }

    var isThere: Bool { !way.canGo ? whole.isThere : whole.isThere && way.part(of: whole.state) != nil }

    var state: To.Part {
        let part = way.part(of: whole.state)
        if way.canGo, part != nil { last = part }
        // An access to a part that can go is made with the part.
        return part ?? last!
    }

    func write(_ write: StateWrite<To.Part>) { whole.write(StateWrite(write, over: way)) }

    func lift(_ field: any Field<To.Part>, of row: any EditingRow) -> RowValue {
        whole.lift(PartField(field, over: way), of: row)
    }

    func lift(_ check: StateCheck<To.Part>) -> any RuleCheck { whole.lift(StateCheck(check, over: way)) }

    func lift(_ ownDefault: StateDefault<To.Part>) -> any RowDefault { whole.lift(StateDefault(ownDefault, over: way)) }

    func lift(_ effect: StateEffect<To.Part>) -> any RowEffect { whole.lift(StateEffect(effect, over: way)) }
}
