import HotspotService

/// Determines how the hotspot ended. The reasons arrive in signals of the active connection and of the radio, in any
/// order.
struct Endings: Equatable, Sendable {
    /// The hotspot's active connection in the last snapshot that contained one.
    private struct LastConnection: Equatable {
        var path: String
        var device = ""
        var interface = ""
        var profile: HotspotProfile?
        var wasOn = false
        var isOver = false
        var reason: UInt32 = 0
        var wasRadioUnready = false
    }

    private var seen: LastConnection?
    /// The path of the connection that ``forget()`` has dropped. This connection is ignored, because NetworkManager may
    /// still list it for a moment.
    private var forgotten: String?
    /// The reason why each device left its connection, by the device's path.
    private var deviceReasons: [String: UInt32] = [:]

    /// Updates the last connection from a snapshot.
    mutating func look(at machine: Machine, uuid: String) {
        defer { if let seen, seen.isOver, !machine.isReady(seen.interface) { self.seen?.wasRadioUnready = true } }
        guard let connection = machine.activeConnections.last(where: { $0.uuid == uuid }) else {
            seen?.isOver = true
            return
        }
        guard connection.path != forgotten else { return }
        if connection.path != seen?.path {
            seen = LastConnection(path: connection.path, profile: machine.stored.map { HotspotProfile($0.settings) })
        }
        if connection.state == .activated { seen?.wasOn = true }
        seen?.isOver = connection.state == .deactivating || connection.state == .deactivated
        if let device = machine.radios.first(where: { connection.devices.contains($0.path) }) {
            seen?.device = device.path
            seen?.interface = device.interface
        }
    }

    /// Notes the reason why a connection ended, if the signal reports one.
    mutating func process(_ signal: BusSignal) {
        guard signal.name == "StateChanged" else { return }
        let numbers = signal.arguments.compactMap(\.number)
        switch (signal.interface, numbers.count) {
        case (Machine.connection, 2) where signal.path == seen?.path:
            // The first reason is the cause; later ones are its consequences.
            if numbers[0] > ActiveConnection.State.activated.rawValue, seen?.reason ?? 0 <= 1 {
                seen?.reason = numbers[1]
            }
        case (Machine.device, 3):
            let (new, old) = (DeviceState(rawValue: numbers[0]), DeviceState(rawValue: numbers[1]))
            if new == .prepare { deviceReasons[signal.path] = nil }
            let isLeft = new >= .deactivating || new <= .disconnected
            if isLeft, (DeviceState.prepare...DeviceState.activated).contains(old) {
                deviceReasons[signal.path] = numbers[2]
            }
        default: break
        }
    }

    /// How the hotspot ended, or `nil` while it is up or before its first start.
    var ending: Ending? {
        guard let seen, seen.isOver else { return nil }
        return Ending(
            path: seen.path, wasOn: seen.wasOn, interface: seen.interface, profile: seen.profile,
            wasRadioUnready: seen.wasRadioUnready,
            cause: .reasons(connection: seen.reason, device: deviceReasons[seen.device]))
    }

    /// Forgets everything, because NetworkManager or the bus is gone.
    ///
    /// - Returns: The ending of the hotspot if it was up until now, otherwise `nil`.
    mutating func serviceDidDisappear() -> Ending? {
        defer { self = Endings() }
        guard let seen, !seen.isOver else { return nil }
        return Ending(path: seen.path, wasOn: seen.wasOn, interface: seen.interface, cause: .serviceIsGone)
    }

    /// Forgets the last connection of the hotspot and how the connection ended.
    mutating func forget() {
        forgotten = seen?.path
        seen = nil
    }
}
