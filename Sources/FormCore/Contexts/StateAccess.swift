/// The access of a context to its state, which is the whole state or a part of it. It also pulls what concerns that
/// state back to the whole.
@MainActor
protocol StateAccess<State>: AnyObject {
    associatedtype State

    /// The current state.
    var state: State { get }

    /// Where the state is stored in that of the form; `nil` if that is not known.
    var stored: StoredBytes? { get }

    /// True while the part exists; a list item may have been removed.
    var isThere: Bool { get }

    /// The actions for the list item that it reaches, or for the innermost one that contains it; `nil` without an item.
    var itemActions: RowActions? { get }

    /// Passes a change to the driver, which makes it immediately or after the change under way.
    ///
    /// - Parameter row: The row that the change is named after.
    func change(_ change: StateChange<State>, by origin: ChangeOrigin, row: RowPath)

    /// Makes the value of a field, for a row.
    func pullBack(_ field: any Field<State>, of row: RowIdentity) -> RowValue

    /// Pulls a reader, such as that of a rule, back to the whole state.
    func pullBack<Value>(_ reader: StateReader<State, Value>) -> Reader<Value>

    /// Pulls a row's own default back to the whole state.
    func pullBack(_ ownDefault: StateDefault<State>) -> AnyObject
}

extension ModelStore: StateAccess {
    var state: State { model.edited }

    var stored: StoredBytes? { StoredBytes(of: State.self) }

    var isThere: Bool { true }

    var itemActions: RowActions? { nil }

    func change(_ change: StateChange<State>, by origin: ChangeOrigin, row: RowPath) {
        send(.change(EditValue(change), origin: origin, row: row))
    }

    func pullBack(_ field: any Field<State>, of row: RowIdentity) -> RowValue {
        FieldValue(field, of: row, in: self)
    }

    func pullBack<Value>(_ reader: StateReader<State, Value>) -> Reader<Value> { Reader(reader) }

    func pullBack(_ ownDefault: StateDefault<State>) -> AnyObject { ownDefault }
}

/// The access to a part, through the access to the whole.
final class PartAccess<Whole, State>: StateAccess {
    private let whole: any StateAccess<Whole>
    private let lens: Lens<Whole, State>
    /// The last value of the part, for access after its removal.
    private var last: State?
    private let ownActions: (@MainActor () -> RowActions?)?

    /// - Parameters:
    ///   - last: The last value of the part, if it can be missing.
    ///   - actions: Returns the actions for the part, if it is a list item.
    init(
        _ whole: any StateAccess<Whole>, over lens: Lens<Whole, State>, last: State? = nil,
        actions: (@MainActor () -> RowActions?)? = nil
    ) {
        self.whole = whole
        self.lens = lens
        self.last = last
        ownActions = actions
    }

    var stored: StoredBytes? {
        guard let outer = whole.stored, let inner = lens.stored else { return nil }
        return outer.then(inner)
    }

    var itemActions: RowActions? { ownActions.map { $0() } ?? whole.itemActions }

    var isThere: Bool { !lens.canBeMissing ? whole.isThere : whole.isThere && lens.part(of: whole.state) != nil }

    var state: State {
        let part = lens.part(of: whole.state)
        if lens.canBeMissing, part != nil { last = part }
        // The access to a part that can be missing is always made with the part.
        return part ?? last!
    }

    func change(_ change: StateChange<State>, by origin: ChangeOrigin, row: RowPath) {
        whole.change(StateChange(change, over: lens), by: origin, row: row)
    }

    func pullBack(_ field: any Field<State>, of row: RowIdentity) -> RowValue {
        whole.pullBack(PartField(field, over: lens), of: row)
    }

    func pullBack<Value>(_ reader: StateReader<State, Value>) -> Reader<Value> {
        whole.pullBack(StateReader { [lens] in lens.part(of: $0).flatMap(reader.value) })
    }

    func pullBack(_ ownDefault: StateDefault<State>) -> AnyObject {
        whole.pullBack(StateDefault(ownDefault, over: lens))
    }
}
