/// The name of a hotspot's network, and how devices join it.
public struct HotspotProfile: Equatable, Sendable {
    /// The network's name, with 1 to 32 bytes in UTF-8.
    public var networkName: String
    /// The password that devices join with. Devices can only join if it passes ``passwordRules``.
    public var password: String
    public var security: HotspotSecurity
    public var band: HotspotBand
    /// The channel in the band, or `nil` if the service may choose one. With ``HotspotBand/compatible``, the service
    /// always chooses the channel.
    public var channel: Int?
    /// True if the network doesn't broadcast its name, so that only devices that know the name can join.
    public var isHidden: Bool
    /// The network interface of the radio, such as `wlan0`, or `nil` if the service may choose a radio.
    public var radio: String?

    /// Creates a profile.
    public init(
        networkName: String, password: String, security: HotspotSecurity = .wpa2AndWPA3,
        band: HotspotBand = .compatible, channel: Int? = nil, isHidden: Bool = false, radio: String? = nil
    ) {
        self.networkName = networkName
        self.password = password
        self.security = security
        self.band = band
        self.channel = channel
        self.isHidden = isHidden
        self.radio = radio
    }
}

extension HotspotProfile {
    /// Returns true if two profiles are the same for devices. Names and passwords are compared byte by byte: `é` and
    /// `e` with an accent are equal in Swift, but not for a network.
    public static func == (one: Self, other: Self) -> Bool {
        one.networkName.hasSameBytes(as: other.networkName) && one.password.hasSameBytes(as: other.password)
            && one.security == other.security && one.band == other.band && one.channel == other.channel
            && one.isHidden == other.isHidden && one.radio == other.radio
    }
}

extension String {
    /// Returns true if two texts have the same bytes in UTF-8.
    package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension HotspotProfile: CustomReflectable, CustomStringConvertible {
    /// A mirror without the password, so that no dump reveals the password.
    public var customMirror: Mirror { Mirror(self, children: ["networkName": networkName]) }

    /// Only the network name, and not the password, because printed text may end up in a log.
    public var description: String { "“\(networkName)”" }
}

/// How devices prove that they know the password.
public enum HotspotSecurity: String, CaseIterable, Codable, Equatable, Sendable {
    /// WPA2, and also WPA3 if the radio offers it. All devices can join.
    case wpa2AndWPA3
    /// WPA3 only. Devices from before about 2019 can't join.
    case wpa3
}

/// The frequency band of a hotspot.
public enum HotspotBand: String, CaseIterable, Codable, Equatable, Sendable {
    /// 2.4 GHz, on a channel that the service chooses: supported by every device and allowed in every country.
    case compatible
    /// 2.4 GHz.
    case twoPointFour
    /// 5 GHz.
    case five

    /// The channels that the user can choose. Which of them are allowed depends on the country.
    public var channels: [Int] {
        switch self {
        case .compatible: []
        case .twoPointFour: Array(1...13)
        case .five: [36, 40, 44, 48, 149, 153, 157, 161, 165]
        }
    }
}
