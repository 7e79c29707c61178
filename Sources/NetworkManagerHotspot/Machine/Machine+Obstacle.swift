import HotspotService

extension Machine {
    /// The radio that a hotspot would use.
    ///
    /// - Parameter interface: The one that the person has chosen; `nil` for the best.
    func radio(named interface: String?) -> WirelessDevice? {
        let candidates = interface.map { name in radios.filter { $0.interface == name } } ?? radios
        return candidates.max { height(of: $0) < height(of: $1) }
    }

    /// What stands in the way of a hotspot; `nil` where NetworkManager can be asked for it.
    ///
    /// NetworkManager itself accepts most of what is refused here, and then fails late or not at all.
    ///
    /// - Parameter profile: What is wanted; `nil` for what stands in the way of any.
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

    /// A service that chooses a channel has several.
    private func obstacle(toChannelOf profile: HotspotProfile, over radio: WirelessDevice) -> HotspotProblem? {
        let asked = profile.band == .compatible ? nil : profile.channel
        let channels = asked.map { [$0] } ?? Channel.choices(in: profile.band)
        let forbidden = forbiddenChannels[radio.interface] ?? []
        guard !radio.offers(profile.band) || forbidden.isSuperset(of: channels) else { return nil }
        return .channelNotAllowed(channels[0])
    }

    /// Whether the person may store a profile of their own.
    var canSave: Bool {
        presence == .present && permissions["org.freedesktop.NetworkManager.settings.modify.own"] != "no"
    }

    /// What a start takes; a person may have to prove who they are for it, which they are asked for then.
    private static let neededActions = [
        "network-control", "wifi.share.protected", "settings.modify.own",
    ].map { "org.freedesktop.NetworkManager." + $0 }

    /// The default connection, if this radio brings it.
    func connectionBrought(by radio: WirelessDevice) -> ActiveConnection? {
        guard let primaryConnection, radio.activeConnection == primaryConnection else { return nil }
        return activeConnections.first { $0.path == primaryConnection }
    }

    private func obstacle(of radio: WirelessDevice) -> HotspotProblem? {
        if radio.state == .unmanaged { return .radioIsNotManaged(radio.interface) }
        if radio.state <= .unavailable { return radio.isFirmwareMissing ? .noFirmware : .noSupplicant }
        return radio.canBeAccessPoint ? nil : .noAccessPointMode
    }

    /// How far a start with a radio would come.
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
    /// Why nobody can be asked; `nil` where NetworkManager answers.
    var problem: HotspotProblem? {
        switch self {
        case .noBus: .noSystemBus
        case .noService: .noNetworkManager
        case .silent: .noAnswer
        case .present: nil
        }
    }
}
