import ArgumentParser
import FormCommand
import Glibc
import HotspotService
import NetworkManagerHotspot
import PersonalHotspot

/// The options that select the settings file and the service.
struct HotspotOptions: FormOptions {
    @OptionGroup var file: SettingsOptions

    @Option(help: "What shares the connection. A simulated hotspot shares nothing, and ends with its window.")
    var service = Service.networkManager

    var settings: String? { file.settings }

    enum Service: String, CaseIterable, ExpressibleByArgument, Sendable {
        case networkManager = "network-manager"
        case simulated
    }
}

extension HotspotOptions.Service {
    /// Creates the switch for the service.
    ///
    /// - Parameter time: The longest time to block the thread while waiting for the service's first report. With a
    ///   simulated hotspot, the thread isn't blocked.
    @MainActor
    func makeSwitch(waiting time: Duration) -> HotspotSwitch {
        switch self {
        case .networkManager: HotspotSwitch(NetworkManagerHotspot(waiting: time))
        case .simulated: .simulated(Self.simulatedSituation)
        }
    }

    /// The situation in the environment variable `SIMULATED_HOTSPOT`, for pictures of each, such as `no-radio`.
    private static var simulatedSituation: SimulatedHotspot.Situation {
        getenv("SIMULATED_HOTSPOT").flatMap { SimulatedHotspot.Situation(rawValue: String(cString: $0)) } ?? .off
    }

    /// The settings before the user has changed any. Those of a simulated hotspot are the same on every machine.
    var defaults: Settings { self == .simulated ? .defaults : .defaultsOfMachine }
}
