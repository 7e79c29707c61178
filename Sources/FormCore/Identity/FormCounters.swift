/// Counts the work that a form does, so that tests can check how expensive an operation is.
@MainActor
public final class FormCounters {
    /// The number of pages that were rendered.
    public internal(set) var pagesRendered = 0

    /// The number of rows that were rendered. For a question about the form, only rows are rendered that a closure makes.
    public internal(set) var rowsRendered = 0

    /// The number of values that were read from the state to update the pages.
    public internal(set) var bindingsRead = 0

    /// The number of times that all rows of the form were reached, to answer a question about the whole form.
    package internal(set) var traversals = 0

    init() {}
}
