@testable import NetworkManagerHotspot

/// The UUID of the profile in these tests.
let profileUUID = "0f2d6a52-6c8e-4f19-9f33-8f0f2f0b1c11"

extension Machine {
    /// A laptop with one radio that could be used, and a cable that brings the connection.
    static var laptop: Machine {
        var machine = Machine(presence: .present)
        machine.radios = [.radio]
        machine.activeConnections = [
            ActiveConnection(
                path: "/a/1", name: "Cable", uuid: "cable", state: .activated, type: "802-3-ethernet", isDefault: true)
        ]
        machine.primaryConnection = "/a/1"
        return machine
    }

    /// The same, with its hotspot in a state.
    static func laptop(_ state: ActiveConnection.State) -> Machine {
        var machine = laptop
        machine.activeConnections.append(.hotspot(state))
        machine.radios[0].activeConnection = "/a/2"
        return machine
    }
}

extension ActiveConnection {
    static func hotspot(_ state: State) -> ActiveConnection {
        ActiveConnection(path: "/a/2", name: "Personal Hotspot", uuid: profileUUID, state: state, devices: ["/d/3"])
    }
}

extension WirelessDevice {
    static let radio = WirelessDevice(
        path: "/d/3", interface: "wlan0", name: "Intel Wi-Fi 6", state: .disconnected, capabilities: 0x7F6)
}
