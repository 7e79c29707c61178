/// The state of the hotspot and of the machine, as a service reports it.
public struct HotspotReport: Equatable, Sendable {
    /// The current state of the hotspot.
    public var status: Status
    /// The stored profile, or `nil` if none is stored or it can't be read.
    public var profile: HotspotProfile?
    /// The reason why the hotspot can't be started with the stored profile. It is `nil` if the hotspot can be started,
    /// and while it is on or starting.
    public var obstacle: HotspotProblem?
    /// True if a profile can be stored. It is false, for example, while the service is not running, or if the user
    /// lacks the permission.
    public var canSave: Bool
    /// The radios that the user can choose.
    public var radios: [Radio]
    /// The radio that the hotspot uses, or would use if it were started. It is `nil` if the machine has no radio.
    public var radio: Radio?
    /// The name of the connection that is or would be shared, such as `Wired connection 1`, or `nil` if there is no
    /// connection.
    public var sharedConnection: String?
    /// The devices that have joined, in the order in which they joined.
    public var devices: [ConnectedDevice]
    /// True if ``devices`` is complete. After the hotspot has been turned on, this is false until the joined devices
    /// have been read for the first time. While the hotspot is not on, it is true.
    public var knowsDevices = true

    /// Creates a report.
    public init(
        status: Status = .off, profile: HotspotProfile? = nil, obstacle: HotspotProblem? = nil, canSave: Bool = true,
        radios: [Radio] = [], radio: Radio? = nil, sharedConnection: String? = nil, devices: [ConnectedDevice] = []
    ) {
        self.status = status
        self.profile = profile
        self.obstacle = obstacle
        self.canSave = canSave
        self.radios = radios
        self.radio = radio
        self.sharedConnection = sharedConnection
        self.devices = devices
    }

    /// The states of a hotspot.
    public enum Status: Equatable, Sendable {
        case off
        /// A start is in progress, begun by this or another program; devices can't join yet.
        case starting
        case on
        /// The hotspot is off although it was not turned off: it could not be started, or it ended unexpectedly.
        case failed(HotspotProblem)
    }

    /// A Wi-Fi radio.
    public struct Radio: Codable, Equatable, Sendable {
        /// The network interface of the radio, such as `wlan0`.
        public var interface: String
        /// The name shown to the user, such as `Intel Wi-Fi 6`; the interface if no better name is known.
        public var name: String

        /// Creates a radio.
        public init(interface: String, name: String) {
            self.interface = interface
            self.name = name
        }
    }
}

/// A device that has joined the hotspot.
public struct ConnectedDevice: Codable, Equatable, Sendable, Identifiable {
    /// The device's hardware address, such as `02:00:00:00:01:00`.
    public var id: String
    /// The device's address in the network, such as `10.42.0.17`, or `nil` until it has one.
    public var address: String?
    /// The name that the device reports, or `nil` if it is unknown.
    public var name: String?

    /// Creates a device.
    public init(id: String, address: String? = nil, name: String? = nil) {
        self.id = id
        self.address = address
        self.name = name
    }
}
