/// What a service says of the hotspot and of the machine.
public struct HotspotReport: Equatable, Sendable {
    /// What the hotspot does.
    public var status: Status
    /// The stored profile; `nil` where there is none, and where it can't be read.
    public var profile: HotspotProfile?
    /// What stands in the way of a start with the stored profile; `nil` where the machine can share.
    public var obstacle: HotspotProblem?
    /// Whether a profile can be stored: not without a service that would keep it.
    public var canSave: Bool
    /// The radios that can be chosen.
    public var radios: [Radio]
    /// The radio that is used, or would be.
    public var radio: Radio?
    /// The name of the connection that is shared, or would be, such as `Wired connection 1`; `nil` without one.
    public var sharedConnection: String?
    /// Who has joined, those who came first before others.
    public var devices: [ConnectedDevice]
    /// Whether ``devices`` are all of them; not before somebody was asked.
    public var knowsDevices = true

    /// Makes a report.
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

    /// What a hotspot does.
    public enum Status: Equatable, Sendable {
        case off
        /// It was asked for, by this or by another program, and devices can't join yet.
        case starting
        case on
        /// It is off, and was not turned off: it could not be started, or has ended by itself.
        case failed(HotspotProblem)
    }

    /// A Wi-Fi radio.
    public struct Radio: Codable, Equatable, Sendable {
        /// Its network interface, such as `wlan0`.
        public var interface: String
        /// What a person knows it by, such as `Intel Wi-Fi 6`; its interface where nothing better is known.
        public var name: String

        /// Makes a radio.
        public init(interface: String, name: String) {
            self.interface = interface
            self.name = name
        }
    }
}

/// A device that has joined the hotspot.
public struct ConnectedDevice: Codable, Equatable, Sendable, Identifiable {
    /// Its hardware address, such as `02:00:00:00:01:00`.
    public var id: String
    /// Its address in the network, such as `10.42.0.17`; `nil` until it has one.
    public var address: String?
    /// What it calls itself; `nil` where nobody knows.
    public var name: String?

    /// Makes a device.
    public init(id: String, address: String? = nil, name: String? = nil) {
        self.id = id
        self.address = address
        self.name = name
    }
}
