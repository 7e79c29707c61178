import CustomDump
import FormTesting

/// What was wrong after an action, or at the end of a walk.
public struct WalkFailure: CustomStringConvertible, Sendable {
    /// What is looked at.
    public enum Check: String, Sendable {
        case observers = "The observers have not seen each state once, in order."
        case widgets = "The widgets don't show what the form says."
        case screen = "The screen is not that of a new form over the same state."
        case rules = "A value was taken that a rule refuses."
        case twin = "A person without a screen gets something else by the same steps."
        case questions = "A live row says something else than a question about it."
        case steps = "A step that was undone or done again has changed nothing."
        case undo = "Undoing everything does not give back what was there first."
        case redo = "Doing everything again does not give back what was there last."
    }

    public let check: Check
    public let description: String

    /// A failure where two values differ.
    init?<Value: Equatable>(_ check: Check, expected: Value, found: Value) {
        guard expected != found, let difference = diff(expected, found) else { return nil }
        self.check = check
        description = "\(check.rawValue)\n\(difference)"
    }

    init?(_ check: Check, expected: Screen, found: Screen) {
        guard expected != found else { return nil }
        self.init(check, expected: expected.description, found: found.description)
    }
}
