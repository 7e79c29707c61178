/// The access of a context to its state, which is the whole state or a part of it. It also pulls what concerns that
/// state back to the whole.
@MainActor
protocol StateAccess<State>: AnyObject {
    associatedtype State

    /// The current state.
    var state: State { get }

    /// True while the part exists; a list item may have been removed.
    var isThere: Bool { get }

    /// The actions for the list item that it reaches, or for the innermost one that contains it; `nil` without an item.
    var itemActions: RowActions? { get }

    /// Passes a change to the driver, which makes it immediately or after the change under way.
    func write(_ write: StateWrite<State>)

    /// Makes the value of a field, for a row.
    func lift(_ field: any Field<State>, of row: any EditingRow) -> RowValue

    /// Pulls a rule's check back to the whole state.
    func lift(_ check: StateCheck<State>) -> any RuleCheck

    /// Pulls a row's own default back to the whole state.
    func lift(_ ownDefault: StateDefault<State>) -> any RowDefault

    /// Pulls an effect, by which a service accepts a value, back to the whole state.
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

/// The access to a part, by way of the access to the whole.
final class PartAccess<To: Way>: StateAccess {
    typealias State = To.Part

    private let whole: any StateAccess<To.Whole>
    private let way: To
    /// The last value of the part, for access after its removal.
    private var last: To.Part?
    private let ownActions: (@MainActor () -> RowActions?)?

    /// - Parameters:
    ///   - last: The last value of the part, if it can go missing.
    ///   - actions: Returns the actions for the part, if it is a list item.
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
        // The access to a part that can go missing is always made with the part.
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
