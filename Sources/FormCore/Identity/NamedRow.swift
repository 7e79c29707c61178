/// A reference to a row by its path.
struct NamedRow: Hashable {
    let path: RowPath
    /// The function that made the reference, as it is written in code, such as `.rule(for:)`.
    let caller: String
    /// True if the row must have a value, because the reference is to the value. False if any row will do.
    var needsValue = false
}
