import HotspotService

extension ConnectionSettings {
    private static let wireless = "802-11-wireless"
    static let security = "802-11-wireless-security"
    /// The key of a note that is stored if the service, rather than the user, has chosen the channel. The note contains
    /// the band's name and the channel.
    private static let chosen = "io.github.formgtk.PersonalHotspot.channel"
    /// The key of a random number that changes with each new password, so other programs that use this package notice
    /// that the password has changed.
    private static let revision = "io.github.formgtk.PersonalHotspot.password"

    /// Returns the initial settings of a hotspot, before its profile is applied and it is stored.
    ///
    /// - Parameter user: The login name of the owner, who can then store the settings without being an administrator.
    static func hotspot(uuid: String, user: String) -> ConnectionSettings {
        var settings = ConnectionSettings()
        settings["connection", "id"] = .text("Personal Hotspot")
        settings["connection", "uuid"] = .text(uuid)
        settings["connection", "type"] = .text(wireless)
        settings["connection", "autoconnect"] = .flag(false)
        settings["connection", "permissions"] = .texts(["user:\(user):"])
        return settings
    }

    /// Returns the settings with a profile applied. Settings that don't concern a hotspot, such as those made by other
    /// programs, remain.
    ///
    /// - Parameters:
    ///   - accessPoints: The networks nearby. They are used to choose a channel if the profile has none.
    ///   - forbidden: The channels that must not be chosen automatically.
    func setting(
        _ profile: HotspotProfile, among accessPoints: [AccessPoint], besides forbidden: Set<Int> = []
    ) -> ConnectionSettings {
        var settings = self
        settings["connection", "interface-name"] = profile.radio.map { .text($0) }
        // A stored name that isn't UTF-8 stays as it is until the user changes it.
        if networkName?.hasSameBytes(as: profile.networkName) != true {
            settings[Self.wireless, "ssid"] = .bytes(Array(profile.networkName.utf8))
        }
        settings[Self.wireless, "mode"] = .text("ap")
        settings[Self.wireless, "hidden"] = profile.isHidden ? .flag(true) : nil
        let channel = profile.band == .compatible ? nil : profile.channel
        settings.setChannel(
            channel, in: profile.band,
            or: Channel.leastCrowded(in: profile.band, among: accessPoints, besides: forbidden, present: self.channel))
        settings.setSecurity(profile)
        settings["ipv4", "method"] = .text("shared")
        if settings["ipv6", "method"] == nil { settings["ipv6", "method"] = .text("ignore") }
        return settings
    }

    /// Sets the band and the channel, and notes whether the user has chosen the channel.
    ///
    /// - Parameters:
    ///   - asked: The channel that the user has chosen, or `nil` if the user has not chosen one.
    ///   - best: The channel to use if `asked` is `nil`, or `nil` if no channel is allowed.
    private mutating func setChannel(_ asked: Int?, in band: HotspotBand, or best: Int?) {
        // NetworkManager chooses the channel itself if it is 0.
        let channel = asked ?? best ?? 0
        self[Self.wireless, "band"] = .text(band == .five ? "a" : "bg")
        self[Self.wireless, "channel"] = .number(UInt32(channel))
        var notes = self["user", "data"]?.table ?? [:]
        notes[Self.chosen] = asked == nil ? "\(band.rawValue) \(channel)" : nil
        self["user", "data"] = notes.isEmpty ? nil : .table(notes)
        if values["user"]?.isEmpty == true { values["user"] = nil }
    }

    private mutating func setSecurity(_ profile: HotspotProfile) {
        if let old = self[Self.security, "psk"], old != .text(profile.password) {
            var notes = self["user", "data"]?.table ?? [:]
            notes[Self.revision] = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            self["user", "data"] = .table(notes)
        }
        let isWPA3 = profile.security == .wpa3
        self[Self.security, "key-mgmt"] = .text(isWPA3 ? "sae" : "wpa-psk")
        self[Self.security, "proto"] = .texts(["rsn"])
        self[Self.security, "pairwise"] = .texts(["ccmp"])
        self[Self.security, "group"] = .texts(["ccmp"])
        // The value 3 requires protected management frames, which WPA3 needs. For WPA2, protected management frames are
        // not required, because some radios don't support them.
        self[Self.security, "pmf"] = isWPA3 ? .signed(3) : nil
        self[Self.security, "psk"] = .text(profile.password)
        // Without flags, NetworkManager stores the password itself. Otherwise a separate agent might have to store it,
        // and the agent may not be running.
        self[Self.security, "psk-flags"] = nil
        self[Self.security, "auth-alg"] = nil
    }

    fileprivate var networkName: String? {
        self[Self.wireless, "ssid"]?.bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate var channel: Int? {
        self[Self.wireless, "channel"]?.number.flatMap { $0 == 0 ? nil : Int($0) }
    }

    /// The band of the profile, and the channel. The channel is `nil` if the user has not chosen it.
    fileprivate var bandAndChannel: (band: HotspotBand, channel: Int?) {
        let isFive = self[Self.wireless, "band"]?.text == "a"
        let note = self["user", "data"]?.table?[Self.chosen]
        let bands: [HotspotBand] = isFive ? [.five] : [.compatible, .twoPointFour]
        if let band = bands.first(where: { note == "\($0.rawValue) \(channel ?? 0)" }) { return (band, nil) }
        guard let channel else { return (bands[0], nil) }
        return (isFive ? .five : .twoPointFour, channel)
    }
}

extension HotspotProfile {
    /// Creates a profile from a connection's settings, which another program may have made. Only settings that concern
    /// a hotspot are used; a missing setting gets a default value.
    init(_ settings: ConnectionSettings) {
        let (band, channel) = settings.bandAndChannel
        self.init(
            networkName: settings.networkName ?? "",
            password: settings[ConnectionSettings.security, "psk"]?.text ?? "",
            security: settings[ConnectionSettings.security, "key-mgmt"]?.text == "sae" ? .wpa3 : .wpa2AndWPA3,
            band: band, channel: channel,
            isHidden: settings["802-11-wireless", "hidden"]?.flag ?? false,
            radio: settings["connection", "interface-name"]?.text)
    }
}
