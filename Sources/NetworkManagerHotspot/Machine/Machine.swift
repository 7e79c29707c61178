import HotspotService

/// A snapshot of what NetworkManager reports on the machine and the hotspot.
///
/// It has no connection to the bus, so code that makes decisions with it can be tested without a bus.
struct Machine: Equatable, Sendable {
    var presence = Presence.silent
    /// False if Wi-Fi is turned off by a switch or key of the machine.
    var isWirelessHardwareEnabled = true
    /// False if Wi-Fi is turned off in software.
    var isWirelessEnabled = true
    /// The user's permissions (`yes`, `no` or `auth`) by the action's name.
    var permissions: [String: String] = [:]
    /// True if dnsmasq is installed in a folder where NetworkManager looks for it.
    var hasDnsmasq = true
    /// The channels on which the country allows no hotspot, by the interface of each radio. Channels about which
    /// nothing is known are not included.
    var forbiddenChannels: [String: Set<Int>] = [:]
    var radios: [WirelessDevice] = []
    var accessPoints: [AccessPoint] = []
    var activeConnections: [ActiveConnection] = []
    /// The path of the active connection that provides the default route.
    var primaryConnection: String?
    /// False if NetworkManager has found that the machine reaches no internet, or only the page of a network where its
    /// users log in. It is true while NetworkManager doesn't know.
    var hasInternet = true
    /// The hotspot's stored profile, or `nil` if there is none or it can't be read.
    var stored: StoredProfile?
    /// The reason and circumstances of the hotspot's last end. It is `nil` if the hotspot has since been started again,
    /// turned off on request, or given a changed profile.
    var ending: Ending?
    /// The devices that have joined, or `nil` while they are unknown.
    var stations: [ConnectedDevice]?

    /// The availability of NetworkManager.
    enum Presence: Equatable, Sendable {
        case noBus
        /// NetworkManager is not running.
        case noService
        /// NetworkManager is not running, because it is not installed.
        case notInstalled
        /// NetworkManager is running but does not answer.
        case silent
        case present
    }
}

/// A Wi-Fi device, as NetworkManager reports it.
struct WirelessDevice: Equatable, Sendable {
    var path: String
    var interface: String
    /// The name shown to the user.
    var name: String
    var state: DeviceState
    /// The bits of `NMDeviceWifiCapabilities`.
    var capabilities: UInt32
    var isFirmwareMissing = false
    /// The path of the active connection that uses the device.
    var activeConnection: String?

    var canBeAccessPoint: Bool { capabilities & 0x40 != 0 }

    /// Returns true if the device offers a band, or doesn't report which bands it offers.
    func offers(_ band: HotspotBand) -> Bool {
        capabilities & 0x100 == 0 || capabilities & (band == .five ? 0x400 : 0x200) != 0
    }
}

/// A value of `NMDeviceState`.
struct DeviceState: RawRepresentable, Comparable, Sendable {
    var rawValue: UInt32

    static let unmanaged = DeviceState(rawValue: 10)
    /// The radio is off, or something it needs, such as wpa_supplicant or firmware, is missing.
    static let unavailable = DeviceState(rawValue: 20)
    static let disconnected = DeviceState(rawValue: 30)
    static let prepare = DeviceState(rawValue: 40)
    static let activated = DeviceState(rawValue: 100)
    static let deactivating = DeviceState(rawValue: 110)
    static let failed = DeviceState(rawValue: 120)

    static func < (a: DeviceState, b: DeviceState) -> Bool { a.rawValue < b.rawValue }
}

/// A connection that is up, starting or stopping.
struct ActiveConnection: Equatable, Sendable {
    var path: String
    var name: String
    /// The UUID of the profile.
    var uuid: String
    var state: State
    /// The paths of the devices that the connection uses.
    var devices: [String] = []
    /// The type of the profile, such as `802-3-ethernet`.
    var type = ""
    /// True if a plugin of NetworkManager provides the connection, as for most virtual private networks.
    var isOfPlugin = false
    /// True if the connection provides the default route.
    var isDefault = false

    /// The values of `NMActiveConnectionState`.
    enum State: UInt32, Sendable {
        case unknown, activating, activated, deactivating, deactivated
    }
}

/// How an active connection of the hotspot ended.
struct Ending: Equatable, Sendable {
    /// The path of the active connection.
    var path: String
    /// True if devices could join before the end.
    var wasOn: Bool
    /// The network interface that the connection used.
    var interface: String
    /// The profile that the hotspot was started with, or `nil` if it is unknown.
    var profile: HotspotProfile?
    /// True if Wi-Fi was off, or the radio gone or not ready, at any time after the end.
    var wasRadioUnready = false
    var cause: Cause

    enum Cause: Equatable, Sendable {
        /// NetworkManager or the bus is gone.
        case serviceIsGone
        /// The reason that the connection reported, from `NMActiveConnectionStateReason`, and the reason that the
        /// device reported, if any, from `NMDeviceStateReason`.
        case reasons(connection: UInt32, device: UInt32?)
    }
}
