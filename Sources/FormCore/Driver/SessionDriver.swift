/// What a session asks of its driver, whatever the type of the state.
@MainActor
protocol SessionDriver: AnyObject {
    /// Applies the changes that have waited for a page to be rendered.
    func applyWaiting()

    /// Runs a function that writes on trial: it reads what it has written, and nothing of it stays.
    func onTrial(_ body: () -> Void)

    /// Runs a function that reads a baseline in place of the state; where there is none it is not run.
    func viewing(_ baseline: Baseline, _ body: () -> Void)

    /// Writes into the state that somebody else would have, so that a conflict is settled, and tells the observers.
    func settle(at row: RowPath, _ body: () -> Void)

    /// Makes all writes of a function one change.
    ///
    /// - Parameter row: The row that the change is called by, where it isn't that of a write.
    func asOneChange(at row: RowPath?, _ body: () -> Void)

    /// Tells that rows were given their defaults back.
    func tellReset(of rows: [RowPath])

    /// Makes the next change a step of its own, however closely it follows.
    func endStep()

    /// Takes the last step of the person back, or does it again.
    ///
    /// - Returns: The row whose value changed; `nil` where there is no such step.
    func travel(_ direction: HistoryDirection) -> HistoryStep?

    /// The step that would be taken next.
    func nextStep(_ direction: HistoryDirection) -> HistoryStep?

    /// Makes what was edited what the program goes by.
    func applyEdited()

    /// Gives up what was edited since it was applied.
    func cancelEdited()

    /// Whether there is something to apply.
    var hasUnapplied: Bool { get }
}
