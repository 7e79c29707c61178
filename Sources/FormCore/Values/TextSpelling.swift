/// The forms in which a value is written as text.
enum TextSpelling: String {
    /// For programs: the same for every user.
    case canonical
    /// For the user, according to the user's conventions. Text that the user types is read by the same conventions.
    case shown
    /// For text that the user adds to a value, according to the user's conventions. A value that already exists is
    /// written as empty text.
    case addition
}
