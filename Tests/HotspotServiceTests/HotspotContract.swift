import Foundation
import HotspotService
import NetworkManagerHotspot
import Testing

/// Two programs that share one hotspot, and somebody else who does something with it.
@MainActor
protocol HotspotStage {
    var service: any HotspotService { get }
    /// The same hotspot, in another program.
    var other: any HotspotService { get }

    func renameElsewhere(to name: String) throws
    func removeElsewhere() throws
    func endService() throws
    func startService() throws
    func close() throws
}

/// What the tests of the contract run on.
enum HotspotBackend: CaseIterable, CustomTestStringConvertible {
    case simulated, networkManager

    var testDescription: String { self == .simulated ? "simulated" : "NetworkManager" }

    /// Those that are there.
    static var available: [HotspotBackend] {
        Laboratory.shared == nil || Laboratory.denies ? [.simulated] : allCases
    }

    /// A hotspot without a radio that nobody has used yet.
    @MainActor
    func stage() throws -> any HotspotStage {
        switch (self, Laboratory.shared) {
        case (.networkManager, let laboratory?): NetworkManagerStage(laboratory)
        default: SimulatedStage()
        }
    }
}

@MainActor
private final class SimulatedStage: HotspotStage {
    private let hotspot = SimulatedHotspot(delay: {})
    var service: any HotspotService { hotspot }
    var other: any HotspotService { hotspot }

    init() {
        hotspot.changeFromOutside {
            $0.radios = []
            $0.radio = nil
            $0.obstacle = .noRadio
        }
    }

    func renameElsewhere(to name: String) { hotspot.changeFromOutside { $0.profile?.networkName = name } }
    func removeElsewhere() { hotspot.changeFromOutside { $0.profile = nil } }
    private var kept: HotspotReport?

    func endService() {
        kept = hotspot.report
        hotspot.changeFromOutside { $0 = HotspotReport(obstacle: .noNetworkManager, canSave: false) }
    }

    func startService() {
        if let kept { hotspot.changeFromOutside { $0 = kept } }
    }

    func close() {}
}

@MainActor
private final class NetworkManagerStage: HotspotStage {
    private let uuid = UUID().uuidString.lowercased()
    private let laboratory: Laboratory
    let service: any HotspotService
    let other: any HotspotService

    init(_ laboratory: Laboratory) {
        self.laboratory = laboratory
        service = NetworkManagerHotspot(profile: uuid, waiting: .seconds(60))
        other = NetworkManagerHotspot(profile: uuid, waiting: .seconds(60))
    }

    func renameElsewhere(to name: String) throws {
        try laboratory.nmcli("connection", "modify", uuid, "802-11-wireless.ssid", name)
    }

    func removeElsewhere() throws { try laboratory.nmcli("connection", "delete", uuid) }
    func endService() throws { try laboratory.daemon("kill") }
    func startService() throws { try laboratory.daemon("start") }
    func close() throws { if service.report.profile != nil { try removeElsewhere() } }
}
