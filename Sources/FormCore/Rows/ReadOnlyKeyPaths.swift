// Controls and rows that write a value take a writable key path. For each of them, an unavailable overload below takes
// a read-only key path. If the author passes a property that can't be written, the compiler picks the unavailable
// overload and reports its message. If the author misspells a property's name, the compiler reports only that.

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func uiSwitch<State>(
    keyPath: KeyPath<State, Bool> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func textField<State>(
    keyPath: KeyPath<State, String> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func passwordField<State>(
    keyPath: KeyPath<State, String> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func formattedField<State, Value: Equatable>(
    keyPath: KeyPath<State, Value> & Sendable, format: Format<Value>
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func checkButton<State>(
    keyPath: KeyPath<State, Bool> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func textEditor<State>(
    keyPath: KeyPath<State, String> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func dateField<State>(
    keyPath: KeyPath<State, CalendarDate> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func dateTimeField<State>(
    keyPath: KeyPath<State, CalendarDateTime> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func shortcutField<State>(
    keyPath: KeyPath<State, KeyboardShortcut?> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func colorField<State>(
    keyPath: KeyPath<State, Color> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func fontField<State>(
    keyPath: KeyPath<State, Font> & Sendable
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func fileField<State>(
    keyPath: KeyPath<State, String> & Sendable, for purpose: FilePurpose = .file
) -> Element<Control, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func nestedTextField<State>(
    title: String, keyPath: KeyPath<State, String> & Sendable
) -> Element<FormCell, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func nestedPasswordField<State>(
    title: String, keyPath: KeyPath<State, String> & Sendable
) -> Element<FormCell, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func nestedFormattedField<State, Value: Equatable>(
    title: String, keyPath: KeyPath<State, Value> & Sendable, format: Format<Value>
) -> Element<FormCell, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func optionCell<State, Value: Equatable & Sendable>(
    title: String, option: Value, keyPath: KeyPath<State, Value> & Sendable
) -> Element<FormCell, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func nestedOptions<State, Value: Equatable & Sendable>(
    title: String, keyPath: KeyPath<State, Value> & Sendable, options: [Value],
    text: @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> { neverCalled() }

/// Unavailable; use the overload that takes a writable key path.
@_documentation(visibility: internal)
@available(*, unavailable, message: "the property can't be written; make it a 'var', or give it a 'set'")
public func nestedOptions<State, Value: Equatable & Sendable & CaseIterable>(
    title: String, keyPath: KeyPath<State, Value> & Sendable,
    text: @Sendable (Value) -> String = { "\($0)" }
) -> Element<FormCell, State> { neverCalled() }

/// Never runs, because the compiler rejects calls to unavailable functions.
private func neverCalled() -> Never { fatalError("This can't be called.") }
