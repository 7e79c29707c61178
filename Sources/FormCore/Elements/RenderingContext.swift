/// What an element has at hand while it renders, and later in its closures.
///
/// A context never goes stale: ``state`` is read from the driver each time. It
/// may be kept in closures; it does not keep the driver or a page alive. When
/// the driver is gone, reading gives the last state and writing does nothing.
@MainActor
public struct RenderingContext<State> {
    let access: any StateAccess<State>
    /// The row that is being rendered; outside any row one without a name.
    var row: RowIdentity

    init(access: any StateAccess<State>, row: RowIdentity) {
        self.access = access
        self.row = row
    }

    var scope: PageScope { row.scope }

    /// The state of this moment.
    public var state: State { access.state }

    /// How the person writes numbers, dates and times, for what a row of your own shows.
    public var locale: FormLocale { scope.locale }

    /// The path of the row that is being rendered, or of its page outside any row.
    public var path: RowPath { row.path }

    /// Writes one value.
    ///
    /// A value equal to the present one is dropped, unless its texts have other bytes. The driver tells its
    /// observers the row and the key path of the change.
    ///
    /// - Parameters:
    ///   - keyPath: Where the value is kept.
    ///   - value: The new value.
    ///   - origin: Who makes the change.
    public func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable,
        to value: Value,
        origin: ChangeOrigin = .person
    ) {
        access.write(StateWrite(.value(.value(value), at: KeyPathPlace(keyPath)), origin: origin, row: path))
    }

    /// Changes the state in any way, as the person's doing.
    ///
    /// For what ``set(_:to:origin:)`` can't say: several values at once, or a value
    /// that is not `Equatable`.
    public func change(_ body: @escaping @MainActor (inout State) -> Void) {
        access.write(StateWrite(.body(body), origin: .person, row: path))
    }

    /// A value of the state as text, for a row or a control of your own; see ``FormCell/value``.
    ///
    /// With it the row can be typed into, checked, reset, searched and set from the command line.
    ///
    /// - Parameters:
    ///   - keyPath: Where the value is kept.
    ///   - format: How it is written as text, and read from it.
    ///   - isSecret: Whether the value must never be shown without being asked for.
    public func value<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable, format: Format<Value>, isSecret: Bool = false
    ) -> RowValue {
        access.lift(FormattedField(keyPath, format, in: locale, isSecret: isSecret), of: row)
    }

    /// Closes the page of this context, and those above it; the first page stays.
    public func close() {
        scope.close()
    }

    /// Has a closure called when the person has left the page of this context, such as to hide again what they have
    /// asked to see there.
    ///
    /// A page that is rendered and not opened, as for a search, is not left either; nor is one when its window closes.
    public func onClose(_ action: @escaping @MainActor () -> Void) {
        scope.onClose.append(action)
    }

    /// The function that keeps one property in step with one value of the state.
    ///
    /// Give it back as the update of a custom row. Reading is counted, so that a
    /// test can assert what a change costs; see ``FormCounters/bindingsRead``.
    public func follow<Value>(
        _ read: @escaping @MainActor (State) -> Value,
        apply: @escaping @MainActor (Value) -> Void
    ) -> @MainActor (State) -> Void {
        { [counters = scope.counters] state in
            counters.bindingsRead += 1
            apply(read(state))
        }
    }

    /// The text in the person's language; see ``FormEnvironment/translate``.
    public func translate(_ text: String) -> String { scope.translate(text) }

    /// What the person calls the keys.
    var shortcutNames: ShortcutNames { scope.shortcutNames }

    func pullback<To: Way>(over way: To) -> RenderingContext<To.Part> where To.Whole == State {
        RenderingContext<To.Part>(access: PartAccess(access, over: way), row: row)
    }
}
