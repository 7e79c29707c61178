/// The possible notations for a value as text.
enum TextSpelling: String {
    /// The notation for programs, which is the same for every user.
    case canonical
    /// The notation for the user, by the user's conventions for numbers and dates. Text that the user types is read by
    /// the same conventions.
    case shown
    /// The notation for a field in which the user types text that is added to the value, such as one more email
    /// address. The existing value is written as empty text, and typed text is read by the user's conventions.
    case addition
}
