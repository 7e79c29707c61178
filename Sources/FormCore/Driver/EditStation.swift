/// A point on the way of an edit, for whoever traces it.
package enum EditStation: String {
    /// The edit's turn has come.
    case taken
    /// The model has looked, and authors' functions have run.
    case decided
    /// The model is another one.
    case carriedOut
    /// The pages on the screen are in line with it.
    case shown
    /// The observers were told.
    case told
}
