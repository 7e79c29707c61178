import FormCore
import Synchronization

/// A time that passes when a test says so.
final class Time: Sendable {
    private let seconds = Mutex(0)

    func pass() { seconds.withLock { $0 += 10 } }

    /// An environment in this time, which keeps the form's mistakes to itself.
    var environment: FormEnvironment {
        var environment = FormEnvironment(report: { _ in })
        environment.now = { [self] in .seconds(seconds.withLock { $0 }) }
        return environment
    }
}
