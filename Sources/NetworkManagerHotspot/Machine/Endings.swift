import HotspotService

/// Follows how the hotspot ends: the reasons come in signals, of the connection and of the radio, in any order.
struct Endings: Equatable, Sendable {
    /// The active connection of the hotspot that was seen last.
    private struct Seen: Equatable {
        var path: String
        var device = ""
        var interface = ""
        var profile: HotspotProfile?
        var wasOn = false
        var isOver = false
        var reason: UInt32 = 0
    }

    private var seen: Seen?
    /// The one that was told to be off, which may be listed for a moment more.
    private var forgotten: String?
    /// Why a device has left a connection, by its path.
    private var deviceReasons: [String: UInt32] = [:]

    /// Looks at what is so.
    mutating func look(at machine: Machine, uuid: String) {
        guard let connection = machine.activeConnections.last(where: { $0.uuid == uuid }) else {
            seen?.isOver = true
            return
        }
        guard connection.path != forgotten else { return }
        if connection.path != seen?.path {
            seen = Seen(path: connection.path, profile: machine.stored.map { HotspotProfile($0.settings) })
        }
        if connection.state == .activated { seen?.wasOn = true }
        seen?.isOver = connection.state == .deactivating || connection.state == .deactivated
        if let device = machine.radios.first(where: { connection.devices.contains($0.path) }) {
            seen?.device = device.path
            seen?.interface = device.interface
        }
    }

    /// Listens to a signal.
    mutating func hear(_ signal: BusSignal) {
        guard signal.name == "StateChanged" else { return }
        let numbers = signal.arguments.compactMap(\.number)
        switch (signal.interface, numbers.count) {
        case (Machine.connection, 2) where signal.path == seen?.path:
            // The first reason is the cause, later ones what follows from it.
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

    /// How the hotspot has ended; `nil` while it is up, and before it was.
    var ending: Ending? {
        guard let seen, seen.isOver else { return nil }
        return Ending(
            path: seen.path, wasOn: seen.wasOn, interface: seen.interface, profile: seen.profile,
            cause: .reasons(connection: seen.reason, device: deviceReasons[seen.device]))
    }

    /// The end of a hotspot with the service that kept it; `nil` where none was up.
    mutating func loseService() -> Ending? {
        defer { self = Endings() }
        guard let seen, !seen.isOver else { return nil }
        return Ending(path: seen.path, wasOn: seen.wasOn, interface: seen.interface, cause: .serviceIsGone)
    }

    /// Leaves what has ended behind, since the hotspot was told to be off.
    mutating func forget() {
        forgotten = seen?.path
        seen = nil
    }
}
