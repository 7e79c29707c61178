import HotspotService

extension Machine {
    /// Returns the radio that a hotspot would use, or `nil` if there is no such radio.
    ///
    /// - Parameter interface: The interface that the user has chosen, or `nil` for the best radio.
    func radio(named interface: String?) -> WirelessDevice? {
        let candidates = interface.map { name in radios.filter { $0.interface == name } } ?? radios
        return candidates.max { height(of: $0) < height(of: $1) }
    }

    /// Returns the reason why a hotspot can't be started, or `nil` if no reason is known.
    ///
    /// The reasons are checked before NetworkManager is asked to start the hotspot. NetworkManager accepts most
    /// requests that can't succeed, and then fails late or never reports a failure.
    ///
    /// - Parameters:
    ///   - profile: The profile to start, or `nil` to check only what applies to every profile.
    ///   - uuid: The UUID of the hotspot's profile.
    func obstacle(to profile: HotspotProfile?, uuid: String) -> HotspotProblem? {
        if let problem = presence.problem { return problem }
        guard !radios.isEmpty else { return .noRadio }
        guard let radio = radio(named: profile?.radio) else { return .radioIsGone(profile?.radio ?? "") }
        guard isWirelessHardwareEnabled else { return .radioIsOffBySwitch }
        guard isWirelessEnabled else { return .radioIsOff }
        if let obstacle = obstacle(of: radio) { return obstacle }
        if !hasDnsmasq { return .noAddresses }
        if Self.neededActions.contains(where: { permissions[$0] == "no" }) { return .notAllowed }
        if let connection = connectionBrought(by: radio), connection.uuid != uuid {
            return .radioIsTheConnection(connection.name)
        }
        return profile.flatMap { obstacle(toChannelOf: $0, over: radio) }
    }

    /// Returns a problem if the radio doesn't have the profile's band, if no channel of the band is allowed, or if the
    /// channel that the user has chosen isn't; otherwise `nil`.
    private func obstacle(toChannelOf profile: HotspotProfile, over radio: WirelessDevice) -> HotspotProblem? {
        guard radio.offers(profile.band) else { return .bandNotOffered(profile.band) }
        let forbidden = forbiddenChannels[radio.interface] ?? []
        guard Channel.choices(in: profile.band, except: forbidden) != nil else { return .bandNotAllowed(profile.band) }
        guard profile.band != .compatible, let asked = profile.channel, forbidden.contains(asked) else { return nil }
        return .channelNotAllowed(asked)
    }

    /// True if NetworkManager answers and lets the user store personal profiles.
    var canSave: Bool {
        presence == .present && permissions["org.freedesktop.NetworkManager.settings.modify.own"] != "no"
    }

    /// The permissions that are needed to start the hotspot. For some of them, the user may have to authenticate during
    /// the start.
    private static let neededActions = [
        "network-control", "wifi.share.protected", "settings.modify.own",
    ].map { "org.freedesktop.NetworkManager." + $0 }

    /// Returns the connection that provides the default route, if this connection uses the given radio. Otherwise
    /// returns `nil`.
    func connectionBrought(by radio: WirelessDevice) -> ActiveConnection? {
        guard let primaryConnection, radio.activeConnection == primaryConnection else { return nil }
        return activeConnections.first { $0.path == primaryConnection }
    }

    private func obstacle(of radio: WirelessDevice) -> HotspotProblem? {
        if radio.state == .unmanaged { return .radioIsNotManaged(radio.interface) }
        if radio.state <= .unavailable { return radio.isFirmwareMissing ? .noFirmware : .noSupplicant }
        return radio.canBeAccessPoint ? nil : .noAccessPointMode
    }

    /// Returns the radio's rank; the best radio has the highest rank. The earlier a start with the radio would fail,
    /// the lower its rank.
    private func height(of radio: WirelessDevice) -> Int {
        switch obstacle(of: radio) {
        case .radioIsNotManaged: 0
        case .noFirmware, .noSupplicant: 1
        case .noAccessPointMode: 2
        default: connectionBrought(by: radio) == nil ? 4 : 3
        }
    }
}

extension Machine.Presence {
    /// The reason why NetworkManager can't be used, or `nil` if it answers.
    var problem: HotspotProblem? {
        switch self {
        case .noBus: .noSystemBus
        case .noService: .noNetworkManager
        case .notInstalled: .notInstalled
        case .silent: .noAnswer
        case .present: nil
        }
    }
}
