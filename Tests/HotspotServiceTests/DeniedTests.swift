import Foundation
import HotspotService
import NetworkManagerHotspot
import Testing

@MainActor
@Suite("A hotspot of a person who may do nothing", .serialized, .needsDenial)
struct DeniedTests {
    @Test("says that it may not be stored")
    func denied() async throws {
        let hotspot = NetworkManagerHotspot(profile: UUID().uuidString.lowercased(), waiting: .seconds(60))
        let profile = HotspotProfile(networkName: "Anna's laptop", password: "correct horse")
        await #expect(throws: HotspotProblem.notAllowed) { try await hotspot.save(profile) }
        #expect(hotspot.report.profile == nil)
        #expect(hotspot.report.status == .off)
    }

    @Test("says that Wi-Fi may not be turned on")
    func wiFi() async throws {
        let hotspot = NetworkManagerHotspot(profile: UUID().uuidString.lowercased(), waiting: .seconds(60))
        await #expect(throws: HotspotProblem.mayNotTurnOnWiFi) { try await hotspot.turnOnWiFi() }
    }
}
