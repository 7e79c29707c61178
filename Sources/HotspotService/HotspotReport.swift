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
    /// The connection that is or would be shared, or `nil` if there is no connection.
    public var sharedConnection: SharedConnection?
    /// False if the machine is known to have no internet, for example because a network wants its users to log in
    /// first.
    public var hasInternet: Bool
    /// The devices that have joined, in the order in which they joined.
    public var devices: [ConnectedDevice]
    /// True if ``devices`` is complete. After the hotspot has been turned on, this is false until the joined devices
    /// have been read for the first time. While the hotspot is not on, it is true.
    public var knowsDevices = true
    /// The channels on which ``radio`` may run no hotspot. It is empty if they are unknown.
    public var closedChannels: Set<Int> = []
    /// A command that installs what ``obstacle`` or ``status`` says is missing, such as
    /// `sudo apt install dnsmasq-base`. It is `nil` if nothing is missing, or if no command is known for this machine.
    public var installCommand: String?

    /// Creates a report.
    public init(
        status: Status = .off, profile: HotspotProfile? = nil, obstacle: HotspotProblem? = nil, canSave: Bool = true,
        radios: [Radio] = [], radio: Radio? = nil, sharedConnection: SharedConnection? = nil, hasInternet: Bool = true,
        devices: [ConnectedDevice] = []
    ) {
        self.status = status
        self.profile = profile
        self.obstacle = obstacle
        self.canSave = canSave
        self.radios = radios
        self.radio = radio
        self.sharedConnection = sharedConnection
        self.hasInternet = hasInternet
        self.devices = devices
    }

    /// The states of a hotspot.
    public enum Status: Codable, Equatable, Sendable {
        case off
        /// A start is in progress, begun by this or another program; devices can't join yet.
        case starting
        case on
        /// The hotspot could not be started.
        case failed(HotspotProblem)
        /// The hotspot was on, and is off although neither the user nor a program turned it off.
        case ended(HotspotProblem)

        /// The reason why the hotspot is off, if it was not turned off.
        public var problem: HotspotProblem? {
            switch self {
            case .off, .starting, .on: nil
            case .failed(let problem), .ended(let problem): problem
            }
        }
    }

    /// A connection that a hotspot shares.
    public struct SharedConnection: Codable, Equatable, Sendable {
        public var kind: Kind
        /// The name that the user knows, such as the name of a Wi-Fi network or of a VPN.
        public var name: String

        /// Creates a connection.
        public init(_ kind: Kind, name: String) {
            self.kind = kind
            self.name = name
        }

        /// The kinds of connections.
        public enum Kind: String, Codable, Sendable {
            case ethernet, wiFi
            /// Mobile broadband.
            case mobile
            /// A virtual private network that all traffic goes through.
            case vpn
            case other
        }
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
    /// True if the device joined at least 15 seconds ago and never got an address.
    public var lacksAddress: Bool

    /// Creates a device.
    public init(id: String, address: String? = nil, name: String? = nil, lacksAddress: Bool = false) {
        self.id = id
        self.address = address
        self.name = name
        self.lacksAddress = lacksAddress
    }
}
