/// What a store has to do next.
enum StoreStep<State: Codable & Sendable>: Sendable {
    /// Say ``StoreEvent/due`` after a while, in place of an earlier plan.
    case plan(after: Duration)
    /// Give up what was planned.
    case cancelPlan
    /// Gather what the program has, and say ``StoreEvent/began(_:_:)``.
    case begin(ExchangeOccasion)
    /// Exchange settings and file, and say ``StoreEvent/ended(_:of:)``.
    case exchange(ExchangeRequest<State>)
    /// Bring an outcome to the form, and say ``StoreEvent/tookOver(_:state:)``.
    case takeOver(TakeOver<State>)
    /// Tell the person what has come of an exchange.
    case tell(ExchangeOutcome<State>)
    /// Tell the person why the settings could not be read or saved.
    case tellError
}
