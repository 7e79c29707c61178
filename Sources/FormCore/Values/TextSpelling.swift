/// The ways to write a value as text.
enum TextSpelling: String {
    /// For programs: the same for every user.
    case canonical
    /// For the user, with their conventions; text that the user types is read the same way.
    case shown
    /// Text that the user adds to the value, with their conventions; for an existing value it is empty.
    case addition
}
