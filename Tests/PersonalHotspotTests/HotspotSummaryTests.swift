import CustomDump
import FormCore
import HotspotService
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("A summary of the hotspot")
struct HotspotSummaryTests {
    private let phone = ConnectedDevice(id: "02:00:00:00:01:00", address: "10.42.0.17", name: "Anna's phone")
    private let other = ConnectedDevice(id: "02:00:00:00:02:00")

    @Test("has the line of the first page, and explains it", arguments: SimulatedHotspot.Situation.allCases)
    func sentence(situation: SimulatedHotspot.Situation) {
        let hotspot = Hotspot(situation.report)
        let (summary, overview) = (HotspotSummary(hotspot), hotspot.overview)
        #expect(summary.sentence == overview.status.sentence)
        #expect((summary.explanation == nil) == (overview.notice == nil && overview.page == nil))
        if let notice = overview.notice { #expect(summary.explanation == notice.sentence) }
    }

    @Test("is an object for a program")
    func object() {
        var hotspot = Hotspot(HotspotReport(status: .on, devices: [phone, other]))
        hotspot.networkName = "Anna's laptop"
        expectNoDifference(
            HotspotSummary(hotspot).json(\.description).description,
            """
            {
              "status": "on",
              "networkName": "Anna's laptop",
              "message": null,
              "devices": [
                {
                  "id": "02:00:00:00:01:00",
                  "address": "10.42.0.17",
                  "name": "Anna's phone"
                },
                {
                  "id": "02:00:00:00:02:00",
                  "address": null,
                  "name": null
                }
              ],
              "summary": "On · 2 devices · no internet to share"
            }

            """)
        for status in [HotspotReport.Status.failed(.timedOut), .ended(.timedOut)] {
            hotspot.status = status
            let text = HotspotSummary(hotspot).json(\.description).description
            #expect(text.contains("\"status\": \"failed\""))
            #expect(text.contains("\"message\": \"\(HotspotProblem.timedOut.sentence)\""))
        }
        hotspot.status = .off
        hotspot.obstacle = .noRadio
        let text = HotspotSummary(hotspot).json(\.description).description
        #expect(text.contains("\"status\": \"off\""))
        #expect(text.contains("\"message\": \"\(HotspotProblem.noRadio.sentence)\""))
    }

    @Test("has a device on a line, with what is known of it")
    func devices() {
        #expect(phone.line.description == "10.42.0.17  02:00:00:00:01:00  Anna's phone")
        #expect(other.line.description == "-  02:00:00:00:02:00")
    }
}
