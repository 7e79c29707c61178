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
    toggle(keyPath: keyPath, Control.checkButton)
}
