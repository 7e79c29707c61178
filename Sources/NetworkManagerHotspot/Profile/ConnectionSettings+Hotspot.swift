import HotspotService

extension ConnectionSettings {
    private static let wireless = "802-11-wireless"
    static let security = "802-11-wireless-security"
    /// The key of a note that is present if the service, and not the user, has chosen the channel. The note contains
    /// the band's name and the channel.
    private static let chosen = "io.github.formgtk.PersonalHotspot.channel"
    /// The key of a random number that is replaced with each new password, so that other programs of this package
    /// notice that the password has changed.
    private static let revision = "io.github.formgtk.PersonalHotspot.password"

    /// Returns the settings of a hotspot that is not stored yet.
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

    /// Returns the settings with a profile applied. Settings made by other programs remain.
    ///
    /// - Parameters:
    ///   - accessPoints: The networks nearby, in case a channel has to be chosen.
    ///   - forbidden: The channels not to choose.
    func setting(
        _ profile: HotspotProfile, among accessPoints: [AccessPoint], besides forbidden: Set<Int> = []
    ) -> ConnectionSettings {
        var settings = self
        settings["connection", "interface-name"] = profile.radio.map { .text($0) }
        if networkName != profile.networkName {
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

    /// Sets the band and the channel, and notes whether the channel was chosen by the user.
    ///
    /// - Parameters:
    ///   - asked: The channel that the user has chosen, or `nil` for none.
    ///   - best: The channel to use if the user has chosen none.
    private mutating func setChannel(_ asked: Int?, in band: HotspotBand, or best: Int) {
        let channel = asked ?? best
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
        // The value 3 requires protected management frames, which WPA3 needs. For WPA2 they are not required, because
        // some radios don't support them.
        self[Self.security, "pmf"] = isWPA3 ? .signed(3) : nil
        self[Self.security, "psk"] = .text(profile.password)
        // Without flags, NetworkManager stores the password itself. An agent that would store it may not be running.
        self[Self.security, "psk-flags"] = nil
        self[Self.security, "auth-alg"] = nil
    }

    fileprivate var networkName: String? {
        self[Self.wireless, "ssid"]?.bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate var channel: Int? {
        self[Self.wireless, "channel"]?.number.flatMap { $0 == 0 ? nil : Int($0) }
    }

    /// The band of the profile, and its channel if the user has chosen one.
    fileprivate var bandAndChannel: (band: HotspotBand, channel: Int?) {
        let isFive = self[Self.wireless, "band"]?.text == "a"
        guard let channel else { return (isFive ? .five : .compatible, nil) }
        let note = self["user", "data"]?.table?[Self.chosen]
        let bands: [HotspotBand] = isFive ? [.five] : [.compatible, .twoPointFour]
        if let band = bands.first(where: { note == "\($0.rawValue) \(channel)" }) { return (band, nil) }
        return (isFive ? .five : .twoPointFour, channel)
    }
}

extension HotspotProfile {
    /// Creates a profile from those settings that concern a hotspot. The settings may come from another program.
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
