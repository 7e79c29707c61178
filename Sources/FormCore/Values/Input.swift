/// What a row is given: a text to be read, or a value of the type that the row edits.
enum Input {
    case text(String, TextSpelling)
    case value(any Equatable)
}

/// The possible notations for a value as text.
package enum TextSpelling: String, Codable {
    /// The notation for programs, which is the same for every user.
    case canonical
    /// The notation for the user, which follows the user's conventions for numbers and dates. Text that the user types
    /// is read by the same conventions.
    case shown
    /// The notation for a field whose text is added to the value, such as a field for one more email address. The field
    /// starts empty, so the existing value is written as empty text. Text that the user types is read by the user's
    /// conventions.
    case addition
}
