extension Element {
    /// Adds a button at the end of the section's heading. Several buttons appear side by side.
    ///
    /// ```swift
    /// section("Networks") { … }
    ///     .headerButton(
    ///         buttonCell(title: "Scan") { _ in scanner.start() }
    ///             .enabled(when: { !$0.isScanning }))
    /// ```
    ///
    /// The Tab key moves the focus to the button before it reaches the section's rows. The Up and Down keys, which move
    /// the focus from row to row, also stop at the first button of the heading. A section without rows is shown if its
    /// heading has a button. Search and the command line don't find the button.
    ///
    /// - Parameter button: A row with a short title that performs an action or opens a page.
    public func headerButton(_ button: Element<FormCell, State>) -> Self where Content == Section {
        setting { $0.headerButtons = ($0.headerButtons ?? []) + [button] }
    }
}
