/// For whom a value is written as text.
enum TextSpelling {
    /// For programs: the same everywhere.
    case canonical
    /// For the person, as they write it; what they type is read so.
    case shown
}
