/// A hotspot that shares nothing, for tests and for machines that can't share a connection.
///
/// It is off when the program starts, and its state is lost when the program ends.
@MainActor
public final class SimulatedHotspot: HotspotService {
    public private(set) var report: HotspotReport {
        didSet { if report != oldValue { for observer in observers { observer() } } }
    }

    /// The error that every start throws, or `nil` if starts succeed.
    public var failure: HotspotProblem?

    private let delay: @MainActor () async throws -> Void
    private var observers: [@MainActor () -> Void] = []
    /// Counts the starts, the stops and the changes from outside. If the count changes while a start is in progress,
    /// the start throws an error and leaves the status unchanged.
    private var changeCount = 0

    /// Creates a hotspot that is off, or in another situation.
    ///
    /// - Parameters:
    ///   - situation: The situation, which lasts until something changes it.
    ///   - profile: The stored profile, or `nil` if none is stored.
    ///   - delay: Called during each start, which waits until the closure returns. By default, it returns after 0.6
    ///     seconds. If the closure throws an error, the start fails with this error.
    public init(
        _ situation: Situation = .off, profile: HotspotProfile? = nil,
        delay: @escaping @MainActor () async throws -> Void = { try await Task.sleep(for: .milliseconds(600)) }
    ) {
        self.delay = delay
        report = situation.report
        report.profile = profile
    }

    public func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

    public func untilKnown() async throws {}

    public func save(_ profile: HotspotProfile) async throws { try saveNow(profile) }

    public func saveNow(_ profile: HotspotProfile) throws {
        if let problem = profile.problem { throw problem }
        if !report.canSave { throw report.obstacle ?? .noNetworkManager }
        report.profile = profile
    }

    public func start(_ profile: HotspotProfile) async throws {
        try await save(profile)
        if let obstacle = report.obstacle { throw obstacle }
        changeCount += 1
        let change = changeCount
        report.status = .starting
        do {
            try await delay()
            try Task.checkCancellation()
            if let failure { throw failure }
        } catch {
            if change == changeCount { report.status = .off }
            throw error
        }
        guard change == changeCount else { throw CancellationError() }
        report.status = .on
    }

    public func stop() async throws {
        changeCount += 1
        report.status = .off
    }

    public func turnOnWiFi() async throws {
        try await delay()
        guard report.obstacle != .radioIsOffBySwitch else { throw HotspotProblem.radioIsOffBySwitch }
        if report.obstacle == .radioIsOff { report.obstacle = nil }
    }

    public func startService() async throws {
        try await delay()
        guard report.obstacle != .notInstalled else { throw HotspotProblem.notInstalled }
        guard report.obstacle == .noNetworkManager else { return }
        let profile = report.profile
        report = Situation.off.report
        report.profile = profile
    }

    /// Changes the report to simulate a change by another program or by the machine itself.
    public func changeFromOutside(_ body: (inout HotspotReport) -> Void) {
        changeCount += 1
        body(&report)
    }
}
