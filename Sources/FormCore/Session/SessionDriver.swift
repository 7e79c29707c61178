/// What a session asks of its driver.
@MainActor
protocol SessionDriver: AnyObject {
    /// Runs a function; edits that are made meanwhile wait until it is done.
    func holdingEdits(_ body: () -> Void)

    /// Waits for the next edit, such as the answer of somebody who was asked.
    func nextEdit() async

    /// A form over a copy of the state, to try on what a change would do.
    func preview() -> any FormPreview
}

/// A form over a copy of another's state, of which no renderer and no observer hears.
@MainActor
protocol FormPreview {
    var session: FormSession { get }

    /// Runs a function while the state has a text as one of its values; says whether the text could be read.
    func trying(_ text: String, as value: RowValue, _ body: () -> Void)
}
