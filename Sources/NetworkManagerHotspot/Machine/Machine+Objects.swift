import HotspotService

extension Machine {
    /// The properties to read, by interface.
    static let properties = [
        manager: ["WirelessEnabled", "WirelessHardwareEnabled", "PrimaryConnection", "Connectivity"],
        device: ["Interface", "State", "FirmwareMissing", "ActiveConnection"],
        wireless: ["WirelessCapabilities"],
        accessPoint: ["Frequency", "Strength"],
        connection: ["Id", "Uuid", "State", "Devices", "Type", "Vpn", "Default"],
        settings: [],
        storedConnection: [],
    ]

    static let managerPath = "/org/freedesktop/NetworkManager"
    static let settingsPath = "/org/freedesktop/NetworkManager/Settings"
    static let manager = "org.freedesktop.NetworkManager"
    static let device = "org.freedesktop.NetworkManager.Device"
    static let wireless = "org.freedesktop.NetworkManager.Device.Wireless"
    static let accessPoint = "org.freedesktop.NetworkManager.AccessPoint"
    static let connection = "org.freedesktop.NetworkManager.Connection.Active"
    static let settings = "org.freedesktop.NetworkManager.Settings"
    static let storedConnection = "org.freedesktop.NetworkManager.Settings.Connection"

    /// Updates the snapshot from NetworkManager's objects.
    ///
    /// - Parameter name: Returns the display name for the radio of an interface.
    mutating func read(_ objects: BusObjects, name: (String) -> String) {
        func property(_ name: String) -> BusValue? {
            objects.property(name, of: Self.manager, at: Self.managerPath)
        }
        isWirelessEnabled = property("WirelessEnabled")?.flag ?? true
        isWirelessHardwareEnabled = property("WirelessHardwareEnabled")?.flag ?? true
        primaryConnection = property("PrimaryConnection")?.path
        // The values of `NMConnectivityState` for “unknown” and “full”.
        hasInternet = [0, 4].contains(property("Connectivity")?.number ?? 0)
        radios = objects.paths(with: Self.wireless).map { WirelessDevice(at: $0, of: objects, name: name) }
        accessPoints = objects.paths(with: Self.accessPoint).map { AccessPoint(at: $0, of: objects) }
        activeConnections = objects.paths(with: Self.connection).map { ActiveConnection(at: $0, of: objects) }
    }
}

extension WirelessDevice {
    fileprivate init(at path: String, of objects: BusObjects, name: (String) -> String) {
        func property(_ name: String) -> BusValue? { objects.property(name, of: Machine.device, at: path) }
        let interface = property("Interface")?.text ?? ""
        self.init(
            path: path, interface: interface, name: name(interface),
            state: DeviceState(rawValue: property("State")?.number ?? 0),
            capabilities: objects.property("WirelessCapabilities", of: Machine.wireless, at: path)?.number ?? 0,
            isFirmwareMissing: property("FirmwareMissing")?.flag ?? false,
            activeConnection: property("ActiveConnection")?.path)
    }
}

extension AccessPoint {
    fileprivate init(at path: String, of objects: BusObjects) {
        self.init(
            frequency: Int(objects.property("Frequency", of: Machine.accessPoint, at: path)?.number ?? 0),
            strength: Int(objects.property("Strength", of: Machine.accessPoint, at: path)?.byte ?? 0))
    }
}

extension ActiveConnection {
    fileprivate init(at path: String, of objects: BusObjects) {
        func property(_ name: String) -> BusValue? { objects.property(name, of: Machine.connection, at: path) }
        self.init(
            path: path, name: property("Id")?.text ?? "", uuid: property("Uuid")?.text ?? "",
            state: property("State")?.number.flatMap(State.init) ?? .unknown,
            devices: property("Devices")?.paths ?? [], type: property("Type")?.text ?? "",
            isOfPlugin: property("Vpn")?.flag ?? false, isDefault: property("Default")?.flag ?? false)
    }
}
