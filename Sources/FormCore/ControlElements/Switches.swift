/// A switch that is on or off.
///
/// - Parameter keyPath: The value to show and edit.
public func uiSwitch<State>(
    keyPath: WritableKeyPath<State, Bool> & Sendable
) -> Element<Control, State> {
    toggle(keyPath: keyPath, .switch, Control.switch)
}

/// A control that is on or off, shown as a check box.
///
/// Use a check box for an option that can be chosen together with other options, and a switch for something that starts
/// and stops.
///
/// - Parameter keyPath: The value to show and edit.
///
/// ```swift
/// controlCell(title: "Remember Passwords", control: checkButton(keyPath: \.remembersPasswords))
/// ```
public func checkButton<State>(
    keyPath: WritableKeyPath<State, Bool> & Sendable
) -> Element<Control, State> {
    toggle(keyPath: keyPath, .checkButton, Control.checkButton)
}

private func toggle<State>(
    keyPath: WritableKeyPath<State, Bool> & Sendable, _ kind: Control.Kind,
    _ control: @escaping @MainActor @Sendable (Switch) -> Control
) -> Element<Control, State> {
    Element(
        ControlSpec(kind, field: { FormattedField(keyPath, .onOff, in: $0.locale) }) { value, context in
            let toggle = Switch(value)
            context.update(from: keyPath) { toggle.follow($0) }
            return control(toggle)
        })
}
