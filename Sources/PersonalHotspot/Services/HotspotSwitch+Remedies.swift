import FormCore
import HotspotService

/// Problems that the service solves for the user.
extension HotspotSwitch {
    /// Turns the main switch on, as if the user had done so. If that fails, the first page says why.
    func turnOn() {
        Task { [weak driver] in await driver?.session.set([("Hotspot", "On")]) }
    }

    /// Turns on Wi-Fi. If that fails, the first page says why.
    func turnOnWiFi() { solve { try await $0.turnOnWiFi() } }

    /// Starts what the service needs. If that fails, the first page says why.
    func startService() { solve { try await $0.startService() } }

    private func solve(by remedy: @escaping @MainActor (any HotspotService) async throws -> Void) {
        guard let driver, !driver.state.hotspot.isRemedying else { return }
        driver.set(\.hotspot.isRemedying, to: true)
        driver.set(\.hotspot.remedyFailure, to: nil)
        Task { [weak driver, service] in
            var failure: HotspotProblem?
            do {
                try await remedy(service)
            } catch {
                failure = error as? HotspotProblem
            }
            driver?.set(\.hotspot.remedyFailure, to: failure)
            driver?.set(\.hotspot.isRemedying, to: false)
        }
    }
}
