import FormCore

/// A hotspot that shares nothing, for a machine without one and for tests.
@MainActor
final class SimulatedHotspot: HotspotService {
    let notice: Sentence? = "This hotspot is simulated: no connection is shared."

    private let delay: Duration
    private let failure: HotspotError?

    /// - Parameters:
    ///   - delay: How long a start takes.
    ///   - failure: What each start ends with, if it should fail.
    init(delay: Duration = .milliseconds(600), failure: HotspotError? = nil) {
        self.delay = delay
        self.failure = failure
    }

    func start(networkName: String, password: String) async throws {
        try await Task.sleep(for: delay)
        if let failure { throw failure }
    }

    func stop() async {}
}
