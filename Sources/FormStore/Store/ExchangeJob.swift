/// An exchange of settings with the file, which runs on another thread.
final class ExchangeJob<State: Codable & Sendable>: Sendable {
    let request: ExchangeRequest<State>
    private let done = OneTimeSignal<Result<ExchangeOutcome<State>, ExchangeFailure>>()

    init(_ request: ExchangeRequest<State>) {
        self.request = request
    }

    var result: Result<ExchangeOutcome<State>, ExchangeFailure>? { done.value }

    func run(_ exchange: SettingsExchange<State>) {
        done.send(exchange.exchange(request))
    }

    func wait() async { await done.wait() }
}
