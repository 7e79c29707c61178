import HotspotService

/// A service that keeps its profile after the program has ended, as NetworkManager does, and can do nothing else.
@MainActor
final class KeepingHotspot: HotspotService {
    private(set) var report: HotspotReport {
        didSet { for observer in observers { observer() } }
    }
    private var observers: [@MainActor () -> Void] = []

    init(_ profile: HotspotProfile?) { report = HotspotReport(profile: profile) }

    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

    func untilKnown() async throws {}

    func save(_ profile: HotspotProfile) async throws { try saveNow(profile) }

    func saveNow(_ profile: HotspotProfile) throws {
        if let problem = profile.problem { throw problem }
        report.profile = profile
    }

    func start(_ profile: HotspotProfile) async throws { throw HotspotProblem.noRadio }

    func stop() async throws {}

    func turnOnWiFi() async throws {}

    func startService() async throws {}

    /// The profile as lines of text.
    var text: String {
        guard let profile = report.profile else { return "The service has no profile." }
        return """
            The service has the profile “\(profile.networkName)”, "\(profile.password)", \(profile.security), \
            \(profile.band), channel \(profile.channel.map(String.init) ?? "none"), \
            \(profile.isHidden ? "hidden" : "not hidden"), radio \(profile.radio ?? "none").
            """
    }
}
