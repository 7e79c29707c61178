/// For whom a value is written as text, and what the text is of it.
enum TextSpelling: String {
    /// For programs: the same everywhere.
    case canonical
    /// For the person, as they write it; what they type is read so.
    case shown
    /// What the person adds to the value, as they write it; to the value as it is there is nothing to add.
    case addition
}
