/// Determines when the program gets the user's edits.
public enum Applying: Sendable {
    /// With each change. A refused value stays a draft beside the state, which keeps the last valid one.
    case atOnce
    /// Once the user applies them. Until then, the user edits a copy of the state.
    case explicitly
}
