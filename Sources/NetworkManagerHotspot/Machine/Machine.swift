import HotspotService

/// What NetworkManager says of the machine, and what of it belongs to the hotspot, at one moment.
///
/// It is a plain value; what is decided from it is decided without a bus.
struct Machine: Equatable, Sendable {
    var presence = Presence.silent
    /// Whether Wi-Fi is not off by a switch or a key.
    var isWirelessHardwareEnabled = true
    /// Whether Wi-Fi is not off by a program.
    var isWirelessEnabled = true
    /// What the person may do, as `yes`, `no` or `auth`, by the action's name.
    var permissions: [String: String] = [:]
    /// Whether dnsmasq is where NetworkManager looks for it.
    var hasDnsmasq = true
    /// The channels on which this country allows no hotspot, by the radio's interface, as far as it is known.
    var forbiddenChannels: [String: Set<Int>] = [:]
    var radios: [WirelessDevice] = []
    var accessPoints: [AccessPoint] = []
    var activeConnections: [ActiveConnection] = []
    /// The path of the active connection that brings the default route.
    var primaryConnection: String?
    /// The hotspot's profile as it is stored.
    var stored: StoredProfile?
    /// How the hotspot has ended last; `nil` once it is started again, or was told to be off.
    var ending: Ending?
    /// Who has joined.
    var stations: [ConnectedDevice]?

    /// Whether there is anybody to ask.
    enum Presence: Equatable, Sendable {
        case noBus
        case noService
        /// It runs and does not answer.
        case silent
        case present
    }
}

/// A Wi-Fi device, as NetworkManager knows it.
struct WirelessDevice: Equatable, Sendable {
    var path: String
    var interface: String
    /// What a person knows it by.
    var name: String
    var state: DeviceState
    /// The bits of `NMDeviceWifiCapabilities`.
    var capabilities: UInt32
    var isFirmwareMissing = false
    /// The path of the connection that uses it.
    var activeConnection: String?

    var canBeAccessPoint: Bool { capabilities & 0x40 != 0 }

    /// Whether it offers a band, as far as it says.
    func offers(_ band: HotspotBand) -> Bool {
        capabilities & 0x100 == 0 || capabilities & (band == .five ? 0x400 : 0x200) != 0
    }
}

/// A state of `NMDeviceState`.
struct DeviceState: RawRepresentable, Comparable, Sendable {
    var rawValue: UInt32

    static let unmanaged = DeviceState(rawValue: 10)
    /// Its radio is off, or what it needs, such as wpa_supplicant or firmware, is missing.
    static let unavailable = DeviceState(rawValue: 20)
    static let disconnected = DeviceState(rawValue: 30)
    static let prepare = DeviceState(rawValue: 40)
    static let activated = DeviceState(rawValue: 100)
    static let deactivating = DeviceState(rawValue: 110)
    static let failed = DeviceState(rawValue: 120)

    static func < (a: DeviceState, b: DeviceState) -> Bool { a.rawValue < b.rawValue }
}

/// A connection that is up, or on its way up or down.
struct ActiveConnection: Equatable, Sendable {
    var path: String
    var name: String
    /// The profile's.
    var uuid: String
    var state: State
    /// The paths of the devices that it uses.
    var devices: [String] = []

    /// `NMActiveConnectionState`.
    enum State: UInt32, Sendable {
        case unknown, activating, activated, deactivating, deactivated
    }
}

/// How an active connection of the hotspot has ended.
struct Ending: Equatable, Sendable {
    /// The path of the active connection.
    var path: String
    /// Whether devices could join before.
    var wasOn: Bool
    /// The network interface that it used.
    var interface: String
    /// What it was started with, where that is known.
    var profile: HotspotProfile?
    var cause: Cause

    enum Cause: Equatable, Sendable {
        /// NetworkManager or the bus has gone.
        case serviceIsGone
        /// A reason of `NMActiveConnectionStateReason` and, where one was told, of `NMDeviceStateReason`.
        case reasons(connection: UInt32, device: UInt32?)
    }
}
