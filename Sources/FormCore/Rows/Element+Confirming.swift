extension Element {
    /// Has a button ask before it does what it is there for: only where the person says yes it is done.
    ///
    /// ```swift
    /// buttonCell(title: "Forget All Networks…") { context in
    ///     context.change { $0.networks = [] }
    /// }
    /// .confirming { state in
    ///     FormQuestion(
    ///         "Forget all networks?",
    ///         text: Sentence(one: "%s network goes.", several: "%s networks go.", count: state.networks.count),
    ///         answer: "Forget", isDestructive: true)
    /// }
    /// ```
    ///
    /// The question closes by itself, and nothing is done, as soon as the row is hidden or disabled, or its page left.
    ///
    /// The answer is drawn as one that gives something up where the question says so, or the button's style does.
    ///
    /// Ask where something is lost that undo does not bring back. On a command line, where nobody shows the form, it
    /// is done without a question.
    ///
    /// - Parameter question: What is asked in a state, as of the press; `nil` asks nothing.
    public func confirming(
        _ question: @escaping @MainActor @Sendable (State) -> FormQuestion?
    ) -> Self where Content == FormCell {
        modified { cell, context in
            guard let press = cell.onSelect else {
                context.scope.report(.noButton(row: cell.path))
                return { _ in }
            }
            cell.onSelect = { [weak cell] in
                let stands = { @MainActor in cell.map { $0.isUsable && $0.isOnTopPage } ?? false }
                var asked = question(context.state)
                if cell?.buttonStyle == .destructive { asked?.isDestructive = true }
                context.scope.confirm(asked, while: stands, press)
            }
            return { _ in }
        }
    }
}
