/// When the program gets what the person has edited.
public enum Applying: Sendable {
    /// With each change. A value that is refused stays a draft beside the state,
    /// which keeps the last good one.
    case atOnce
    /// When the person applies it; until then they edit a copy of the state.
    case explicitly
}
