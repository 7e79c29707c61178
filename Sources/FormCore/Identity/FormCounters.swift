/// What a form has cost so far, as numbers that a test can assert.
@MainActor
public final class FormCounters {
    /// Pages that were rendered: opened, or surveyed.
    public internal(set) var pagesRendered = 0

    /// Rows that were rendered.
    public internal(set) var rowsRendered = 0

    /// Values that were read from the state to bring a page in line with it.
    public internal(set) var bindingsRead = 0

    init() {}
}
