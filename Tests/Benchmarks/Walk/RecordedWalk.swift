import FormCore
import FormTesting

/// A walk that is written down, and what was there meanwhile.
@MainActor
final class RecordedWalk {
    private(set) var log: [String] = []
    /// The states after some lines of the log.
    private var states: [Int: Walked] = [:]
    private let driver: FormDriver<Walked>

    init(of driver: FormDriver<Walked>) throws {
        self.driver = driver
        try driver.record { [unowned self] in log.append($0) }
    }

    /// Keeps the state of this moment.
    func note() {
        states[log.count] = driver.state
    }

    /// What is another state when the log is replayed; nobody is asked then.
    func replayFailure() -> String? {
        var count = 0
        var failure: String?
        do {
            try replay(log, form: walkedForm(WalkedService()), environment: driver.session.environment) { driver in
                count += 1
                guard failure == nil, let state = states[count], state != driver.state else { return }
                failure = "Replayed, line \(count) gives \(driver.state), not \(state):\n\(log[count - 1])"
            }
        } catch {
            failure = "\(error)"
        }
        return failure
    }
}
