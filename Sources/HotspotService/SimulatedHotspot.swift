/// A hotspot that shares nothing, for a machine without one and for tests.
///
/// It is off when the program begins, and ends with it.
@MainActor
public final class SimulatedHotspot: HotspotService {
    public private(set) var report: HotspotReport {
        didSet { if report != oldValue { for observer in observers { observer() } } }
    }

    /// What each start ends with, if it should fail.
    public var failure: HotspotProblem?

    private let delay: @MainActor () async throws -> Void
    private var observers: [@MainActor () -> Void] = []
    /// How often the hotspot was started or stopped: only the last one counts.
    private var turns = 0

    /// Makes a hotspot that is off.
    ///
    /// - Parameters:
    ///   - profile: What is stored.
    ///   - delay: Waits as long as a start takes.
    public init(
        profile: HotspotProfile? = nil,
        delay: @escaping @MainActor () async throws -> Void = { try await Task.sleep(for: .milliseconds(600)) }
    ) {
        self.delay = delay
        let radio = HotspotReport.Radio(interface: "simulated0", name: "Simulated radio")
        report = HotspotReport(
            profile: profile, radios: [radio], radio: radio, sharedConnection: "Simulated connection")
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
        turns += 1
        let turn = turns
        report.status = .starting
        do {
            try await delay()
            try Task.checkCancellation()
            if let failure { throw failure }
        } catch {
            if turn == turns { report.status = .off }
            throw error
        }
        guard turn == turns else { throw CancellationError() }
        report.status = .on
    }

    public func stop() async throws {
        turns += 1
        report.status = .off
    }

    /// Makes something so that another program, or the machine, has brought about.
    public func changeFromOutside(_ body: (inout HotspotReport) -> Void) {
        turns += 1
        body(&report)
    }
}
