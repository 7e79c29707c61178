import HotspotService

/// A service that does what a test says, and keeps what it was asked for.
@MainActor
final class ScriptedHotspot: HotspotService {
    var report: HotspotReport {
        didSet { if report != oldValue { for observer in observers { observer() } } }
    }

    private(set) var calls: [String] = []
    /// Whether what is asked for takes until this is no longer so.
    var isHeld = false
    /// What each start ends with, if it should fail.
    var failure: HotspotProblem?
    /// What each saving ends with, if it should fail.
    var refusal: HotspotProblem?
    /// Whether a failure ends with the next call.
    var failsOnce = false
    private var observers: [@MainActor () -> Void] = []
    private var turns = 0

    init(_ report: HotspotReport = HotspotReport()) {
        self.report = report
    }

    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

    /// What is so, where nobody knows it yet.
    var unknown: HotspotReport?

    func untilKnown() async throws {
        if let unknown { report = unknown }
        unknown = nil
    }

    func save(_ profile: HotspotProfile) async throws {
        calls.append("save \(profile.networkName)")
        try await hold()
        try store(profile)
    }

    func saveNow(_ profile: HotspotProfile) throws {
        calls.append("save now \(profile.networkName)")
        try store(profile)
    }

    func start(_ profile: HotspotProfile) async throws {
        calls.append("start \(profile.networkName)")
        turns += 1
        let turn = turns
        report.status = .starting
        do {
            try store(profile)
            try await hold()
            guard turn == turns else { throw CancellationError() }
            if let failure {
                if failsOnce { self.failure = nil }
                throw failure
            }
        } catch {
            if turn == turns { report.status = .off }
            throw error
        }
        report.status = .on
    }

    func stop() async throws {
        calls.append("stop")
        turns += 1
        try await hold()
        report.status = .off
        report.devices = []
    }

    func turnOnWiFi() async throws { try await remove(.radioIsOff, "turn on Wi-Fi") }
    func startService() async throws { try await remove(.noNetworkManager, "start service") }

    private func remove(_ obstacle: HotspotProblem, _ call: String) async throws {
        calls.append(call)
        try await hold()
        if let failure { throw failure }
        if report.obstacle == obstacle { (report.obstacle, report.canSave) = (nil, true) }
    }

    /// What another program, or the machine, brings about.
    func change(_ body: (inout HotspotReport) -> Void) {
        var changed = report
        body(&changed)
        if changed.status != report.status { turns += 1 }
        report = changed
    }

    private func store(_ profile: HotspotProfile) throws {
        if let refusal { throw refusal }
        if let problem = profile.problem { throw problem }
        report.profile = profile
    }

    private func hold() async throws {
        repeat { await Task.yield() } while isHeld && !Task.isCancelled
        try Task.checkCancellation()
    }
}
