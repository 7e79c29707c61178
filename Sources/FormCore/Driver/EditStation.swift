/// A stage of an edit, for tracing.
package enum EditStation: String {
    /// The edit is next in the queue.
    case taken
    /// The change is planned, and authors' functions have run.
    case planned
    /// The model has changed.
    case applied
    /// The pages on the screen match the model.
    case shown
    /// The observers have been notified.
    case notified
}
