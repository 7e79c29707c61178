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
}
