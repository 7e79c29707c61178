/// What an element has at hand while it renders, and later in its closures.
///
/// A context never goes stale: ``state`` is read from the driver each time. It
/// may be kept in closures; it does not keep the driver or a page alive. When
/// the driver is gone, reading gives the last state and writing does nothing.
@MainActor
public struct RenderingContext<State> {
    let access: StateAccess<State>
    let scope: PageScope
    /// The row's name so far, while it is being rendered.
    var identifier: String?
    /// The row's name for good, once its section has it.
    var row: RowName?

    init(access: StateAccess<State>, scope: PageScope, identifier: String? = nil, row: RowName? = nil) {
        self.access = access
        self.scope = scope
        self.identifier = identifier
        self.row = row
    }

    /// The state of this moment.
    public var state: State { access.read() }

    /// The path of the row that is being rendered, or of its page outside any row.
    public var path: RowPath { scope.path(of: nameOfRow) }

    private var nameOfRow: String? { row?.identifier ?? identifier }

    /// Writes one value.
    ///
    /// A value equal to the present one is dropped, unless its texts have other bytes. The driver tells its
    /// observers the row and the key path of the change.
    ///
    /// - Parameters:
    ///   - keyPath: Where the value is kept.
    ///   - value: The new value.
    ///   - origin: Who makes the change; anybody but the person only where a
    ///     row's value is written as text, see ``RowValue``.
    public func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable,
        to value: Value,
        origin: ChangeOrigin = .person
    ) {
        access.write(
            StateWrite(
                mutate: { state in
                    guard !isSame(state[keyPath: keyPath], value) else { return false }
                    state[keyPath: keyPath] = value
                    return true
                },
                place: StatePlace(keyPath),
                origin: origin,
                row: path,
                keyPath: keyPath
            )
        )
    }

    /// Changes the state in any way, as the person's doing.
    ///
    /// For what ``set(_:to:origin:)`` can't say: several values at once, or a value
    /// that is not `Equatable`.
    public func change(_ body: @escaping @MainActor (inout State) -> Void) {
        access.write(StateWrite(origin: .person, row: path, body))
    }

    /// Opens a page over the same state, under this row's path.
    ///
    /// Does nothing unless the page of this context is the one on the screen. A
    /// row that always opens the same page is better made with
    /// ``detailTextCell(title:keyPath:form:)``, which search and the command line see.
    public func open(title: String, form: Form<State>) {
        scope.session?.open(destination(title: title, form: form), from: scope, identifier: nameOfRow)
    }

    /// Closes the page of this context, and those above it; the first page stays.
    public func close() {
        scope.session?.close(scope)
    }

    /// A page that a row can lead to; see ``FormCell/destination``.
    public func destination(title: String, form: Form<State>) -> Destination {
        destination(title: title, form: form, isSingleValue: false)
    }

    func destination(title: String, form: Form<State>, isSingleValue: Bool) -> Destination {
        Destination(title: translate(title), form: form, access: access, isSingleValue: isSingleValue)
    }

    /// The function that keeps one property in step with one value of the state.
    ///
    /// Give it back as the update of a custom row. Reading is counted, so that a
    /// test can assert what a change costs; see ``FormCounters/bindingsRead``.
    public func follow<Value>(
        _ read: @escaping @MainActor (State) -> Value,
        apply: @escaping @MainActor (Value) -> Void
    ) -> @MainActor (State) -> Void {
        { [scope] state in
            scope.counters.bindingsRead += 1
            apply(read(state))
        }
    }

    /// The text in the person's language; see ``FormEnvironment/translate``.
    public func translate(_ text: String) -> String { scope.translate(text) }

    func pullback<Part>(to keyPath: WritableKeyPath<State, Part> & Sendable) -> RenderingContext<Part> {
        RenderingContext<Part>(
            access: access.pullback(to: keyPath), scope: scope, identifier: identifier, row: row)
    }
}
