import ArgumentParser
import FormCommand
import NetworkManagerHotspot
import PersonalHotspot

/// Where the settings are, and what shares the connection.
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
    /// - Parameter time: How long to wait for the service at most.
    @MainActor
    func makeSwitch(waiting time: Duration) -> HotspotSwitch {
        switch self {
        case .networkManager: HotspotSwitch(NetworkManagerHotspot(waiting: time))
        case .simulated: .simulated()
        }
    }
}
