import HotspotService
import Testing

@MainActor
@Suite("A simulated hotspot")
struct SimulatedHotspotTests {
    private let profile = HotspotProfile(networkName: "Anna's laptop", password: "correct horse")

    @Test("is off when the program begins, and on when a start has ended")
    func start() async throws {
        let hotspot = SimulatedHotspot(delay: {})
        #expect(hotspot.report.status == .off)
        var reports: [HotspotReport.Status] = []
        hotspot.observe { reports.append(hotspot.report.status) }
        try await hotspot.start(profile)
        #expect(reports == [.off, .starting, .on])
        #expect(hotspot.report.profile == profile)
    }

    @Test("begins in any situation, and leaves it by what the user can do about it")
    func situations() async throws {
        for situation in SimulatedHotspot.Situation.allCases {
            #expect(SimulatedHotspot(situation).report == situation.report)
        }
        let off = SimulatedHotspot(.wiFiOff, profile: profile, delay: {})
        try await off.turnOnWiFi()
        #expect(off.report.obstacle == nil)
        let missing = SimulatedHotspot(.noNetworkManager, profile: profile, delay: {})
        try await missing.startService()
        #expect(missing.report.obstacle == nil && missing.report.canSave && missing.report.profile == profile)
        let byKey = SimulatedHotspot(.wiFiOffBySwitch, delay: {})
        await #expect(throws: HotspotProblem.radioIsOffBySwitch) { try await byKey.turnOnWiFi() }
    }
}
