import HotspotService

/// The methods that solve a problem for the user.
extension NetworkManagerClient {
    /// Turns on Wi-Fi and returns when it is on.
    ///
    /// - Throws: ``HotspotProblem`` if Wi-Fi is still off, or `CancellationError`.
    func turnOnWiFi() async throws {
        try await naming {
            try await untilPresent()
            do {
                try await call(
                    "Set", of: "org.freedesktop.DBus.Properties", at: Machine.managerPath,
                    [.text(Machine.manager), .text("WirelessEnabled"), .boxed(.flag(true))], seconds: 120,
                    isInteractive: true
                ) { _ in }
            } catch let error as BusError where HotspotProblem(error) == .notAllowed {
                throw HotspotProblem.mayNotTurnOnWiFi
            }
            try await wait(atMost: .seconds(5)) { machine in
                guard machine.isWirelessHardwareEnabled else { throw HotspotProblem.radioIsOffBySwitch }
                return machine.isWirelessEnabled ? () : nil
            }
        }
    }

    /// Has systemd start NetworkManager, and returns when NetworkManager has reported its state.
    ///
    /// - Throws: ``HotspotProblem`` if NetworkManager can't be started, or `CancellationError`.
    func startService() async throws {
        try await naming {
            guard machine.presence != .present else { return }
            do {
                try await callSystemd("StartUnit", [.text(Self.unit), .text("replace")], seconds: 120) { _ in }
            } catch BusError.refused(let name, let message) {
                switch name.split(separator: ".").last {
                case "AccessDenied", "InteractiveAuthorizationRequired": throw HotspotProblem.mayNotStartService
                case "NoSuchUnit": throw HotspotProblem.notInstalled
                default: throw HotspotProblem.serviceDoesNotStart(message)
                }
            } catch BusError.noOwner {
                throw HotspotProblem.noServiceManager
            }
            do {
                try await wait(atMost: .seconds(20)) { $0.presence == .present ? () : nil }
            } catch HotspotProblem.timedOut {
                throw HotspotProblem.serviceDoesNotStart(nil)
            }
        }
    }

    /// Returns false if systemd knows no service of NetworkManager's, and true if it does or can't be asked.
    func isServiceInstalled() async -> Bool {
        let count = try? await callSystemd("ListUnitFilesByPatterns", [.texts([]), .texts([Self.unit])], seconds: 1) {
            $0.children.first?.children.count
        }
        return count != 0
    }

    private static let unit = "NetworkManager.service"

    private func callSystemd<Answer: Sendable>(
        _ name: String, _ arguments: [BusValue], seconds: Int, reading: @escaping (Variant) -> Answer
    ) async throws -> Answer {
        guard let connection else { throw BusError.noBus }
        let method = BusMethod(
            destination: "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1",
            interface: "org.freedesktop.systemd1.Manager", name: name, arguments: arguments, isInteractive: true)
        return try await connection.call(method, seconds: seconds, reading: reading)
    }
}
