/// What a hotspot's network is called, and how devices join it.
public struct HotspotProfile: Equatable, Sendable {
    /// The network's name; 1 to 32 bytes in UTF-8.
    public var networkName: String
    /// The password that devices join with; see ``passwordRules`` for what can be one.
    public var password: String
    public var security: HotspotSecurity
    public var band: HotspotBand
    /// The channel of the band; `nil` where the service may choose one, and always with
    /// ``HotspotBand/compatible``.
    public var channel: Int?
    /// Whether devices that don't know the name are not told it.
    public var isHidden: Bool
    /// The network interface of the radio, such as `wlan0`; `nil` where the service may choose one.
    public var radio: String?

    /// Makes a profile.
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

extension HotspotProfile: CustomReflectable, CustomStringConvertible {
    /// A mirror without the password.
    public var customMirror: Mirror { Mirror(self, children: ["networkName": networkName]) }

    /// The name alone: what is printed may end in a log.
    public var description: String { "“\(networkName)”" }
}

/// How devices prove that they know the password.
public enum HotspotSecurity: String, CaseIterable, Codable, Equatable, Sendable {
    /// WPA2, and WPA3 where the radio offers it: all devices can join.
    case wpa2AndWPA3
    /// WPA3 alone: devices from before about 2019 can't join.
    case wpa3
}

/// Where in the air a hotspot is.
public enum HotspotBand: String, CaseIterable, Codable, Equatable, Sendable {
    /// 2.4 GHz, on a channel that the service chooses: what every device and every country knows.
    case compatible
    /// 2.4 GHz.
    case twoPointFour
    /// 5 GHz.
    case five

    /// The channels that can be asked for; which of them are allowed depends on the country.
    public var channels: [Int] {
        switch self {
        case .compatible: []
        case .twoPointFour: Array(1...13)
        case .five: [36, 40, 44, 48, 149, 153, 157, 161, 165]
        }
    }
}
