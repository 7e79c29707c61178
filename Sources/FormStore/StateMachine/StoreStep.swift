/// A step that a store has to take.
enum StoreStep<State: Codable & Sendable>: Sendable {
    /// Send ``StoreEvent/due`` after a delay. This replaces the previous plan.
    case plan(after: Duration)
    /// Cancel the planned exchange.
    case cancelPlan
    /// Collect the program's settings, and send ``StoreEvent/began(_:_:)``.
    case begin(ExchangeOccasion)
    /// Exchange the settings with the file, and send ``StoreEvent/ended(_:of:)``.
    case exchange(ExchangeRequest<State>)
    /// Apply an outcome to the form, and send ``StoreEvent/adopted(_:state:)``.
    case adopt(Adoption<State>)
    /// Show the user the outcome of an exchange.
    case tell(ExchangeOutcome<State>)
    /// Show the user why the settings could not be read or saved.
    case tellError
}
