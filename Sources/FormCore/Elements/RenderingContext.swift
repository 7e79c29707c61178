/// Gives an element access to its state and its page while it is rendered, and later in its closures.
///
/// A context is always up to date: ``state`` is read from the driver each time. Closures may keep it; it does not keep
/// the driver or a page alive. Once the driver is gone, reading returns the last state and writing does nothing.
@MainActor
public struct RenderingContext<State> {
    let access: any StateAccess<State>
    /// The row that is being rendered, or one without a name outside any row.
    var row: RowIdentity
    /// The functions that update what is being rendered.
    var updates = Updates<State>()

    var scope: PageScope { row.scope }

    var notation: Notation { scope.notation }

    /// The current state.
    public var state: State { access.state }

    /// The user's conventions for numbers, dates and times, for use in a custom row.
    public var locale: FormLocale { notation.locale }

    /// The path of the row that is being rendered, or of its page outside any row.
    public var path: RowPath { row.path }

    /// Writes one value.
    ///
    /// A value that equals the present one is dropped, unless their texts differ byte by byte. The driver's observers
    /// are notified with the row and the key path of the change.
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value.
    ///   - value: The new value.
    ///   - origin: The origin of the change.
    public func set<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable,
        to value: Value,
        origin: ChangeOrigin = .person
    ) {
        access.change(.value(.value(value), at: Lens(keyPath)), by: origin, row: path)
    }

    /// Changes the state in any way, as an edit by the user.
    ///
    /// Use it if ``set(_:to:origin:)`` is not enough, for example for several values, or for a value that is not
    /// `Equatable`.
    public func change(_ body: @escaping @MainActor (inout State) -> Void) {
        access.change(.body(body), by: .person, row: path)
    }

    /// Returns a value of the state as text, for a custom row or control; see ``FormCell/value``.
    ///
    /// With it the row can be typed into, checked, reset, searched and set from the command line.
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value.
    ///   - format: Writes and reads the value as text.
    ///   - isSecret: True if the value must be concealed unless it is requested explicitly.
    public func value<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable, format: Format<Value>, isSecret: Bool = false
    ) -> RowValue {
        access.pullBack(FormattedField(keyPath, format, in: locale, isSecret: isSecret, shape: .exact), of: row)
    }

    /// Closes the page of this context, and those above it; the first page stays.
    public func close() {
        scope.close()
    }

    /// Calls a closure when the user has left the page of this context, for example to hide something again that the
    /// user asked to see there.
    ///
    /// A page that is rendered but not opened, as for a search, is never left; nor is a page when its window closes.
    public func onClose(_ action: @escaping @MainActor () -> Void) {
        scope.onClose.append(action)
    }

    /// Returns a function that keeps one property up to date with one value of the state.
    ///
    /// Use it as the update of a custom row. Readings are counted, so a test can assert what a change costs; see
    /// ``FormCounters/bindingsRead``.
    public func follow<Value>(
        _ read: @escaping @MainActor (State) -> Value,
        apply: @escaping @MainActor (Value) -> Void
    ) -> @MainActor (State) -> Void {
        { [counters = scope.counters] state in
            counters.bindingsRead += 1
            apply(read(state))
        }
    }

    /// Returns the text in the user's language; see ``FormEnvironment/translate``.
    public func translate(_ text: String) -> String { notation.translate(text) }

    func pullback<Part>(over lens: Lens<State, Part>) -> RenderingContext<Part> {
        RenderingContext<Part>(access: PartAccess(access, over: lens), row: row)
    }
}
