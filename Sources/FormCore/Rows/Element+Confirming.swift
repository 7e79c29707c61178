extension Element {
    /// Asks the user for confirmation before a button performs its action.
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
    /// If the row is hidden or disabled while the question is open, or if the user leaves the row's page, the question
    /// closes and the action is not performed.
    ///
    /// In the question, the button that confirms the action is drawn as destructive if the question or the row's own
    /// button is destructive.
    ///
    /// Ask only if the action loses something that undo can't restore. On a command line, where no renderer shows the
    /// form, the action is performed without a question.
    ///
    /// - Parameter question: Gets the state when the user presses the button. Returns the question to ask, or `nil` to
    ///   perform the action without asking.
    public func confirming(
        _ question: @escaping @MainActor @Sendable (State) -> FormQuestion?
    ) -> Self where Content == FormCell {
        changing { $0.question = question }
    }
}
