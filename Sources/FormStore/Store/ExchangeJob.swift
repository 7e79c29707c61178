import FormCore

/// An exchange that is under way on another thread.
final class ExchangeJob<State: Codable & Sendable>: Sendable {
    let request: SettingsExchange<State>.Request
    /// How many changes the request knows of.
    let changes: Int
    /// The rows whose resets it takes along.
    let resets: [RowPath]
    private let done = OneTimeSignal<Result<SettingsExchange<State>.Outcome, SettingsExchange<State>.Failure>>()

    init(_ request: SettingsExchange<State>.Request, changes: Int, resets: [RowPath]) {
        self.request = request
        self.changes = changes
        self.resets = resets
    }

    var result: Result<SettingsExchange<State>.Outcome, SettingsExchange<State>.Failure>? { done.value }

    func run(_ exchange: SettingsExchange<State>) {
        done.send(exchange.exchange(request))
    }

    func wait() async { await done.wait() }
}
