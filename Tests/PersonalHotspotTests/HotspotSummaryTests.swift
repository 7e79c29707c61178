import CustomDump
import FormCore
import HotspotService
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("How the hotspot stands")
struct HotspotSummaryTests {
    private let phone = ConnectedDevice(id: "02:00:00:00:01:00", address: "10.42.0.17", name: "Anna's phone")
    private let other = ConnectedDevice(id: "02:00:00:00:02:00")

    private func summary(
        _ status: HotspotStatus, obstacle: Sentence? = nil, devices: [ConnectedDevice] = []
    ) -> HotspotSummary {
        HotspotSummary(status: status, networkName: "Anna's laptop", obstacle: obstacle, devices: devices)
    }

    @Test("is a line for a person")
    func line() {
        for (summary, line) in [
            (summary(.on), "On: “Anna's laptop”, 0 devices"),
            (summary(.on, devices: [phone]), "On: “Anna's laptop”, 1 device"),
            (summary(.on, devices: [phone, other]), "On: “Anna's laptop”, 2 devices"),
            (summary(.starting), "Turning On…"),
            (summary(.off), "Off"),
            (summary(.off, obstacle: "There is no radio."), "Off: There is no radio."),
            (summary(.failed("It is too late."), obstacle: "There is no radio."), "Off: It is too late."),
        ] {
            #expect(summary.sentence.description == line)
        }
    }

    @Test("is an object for a program")
    func object() {
        expectNoDifference(
            summary(.on, devices: [phone, other]).json(\.description).description,
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
              ]
            }

            """)
        expectNoDifference(
            summary(.failed("It is too late.")).json(\.description).description,
            """
            {
              "status": "failed",
              "networkName": "Anna's laptop",
              "message": "It is too late.",
              "devices": []
            }

            """)
    }

    @Test("has a device on a line, with what is known of it")
    func devices() {
        #expect(phone.line.description == "10.42.0.17  02:00:00:00:01:00  Anna's phone")
        #expect(other.line.description == "-  02:00:00:00:02:00")
    }
}
