/// A control that is on or off, as a mark in a box: for one of several things that can be chosen together, where a
/// switch stands for something that starts and ends.
///
/// - Parameter keyPath: The value that it shows and writes.
///
/// ```swift
/// controlCell(title: "Remember Passwords", control: checkButton(keyPath: \.remembersPasswords))
/// ```
public func checkButton<State>(
    keyPath: WritableKeyPath<State, Bool> & Sendable
) -> Element<Control, State> {
    toggle(keyPath: keyPath, Control.checkButton)
}
