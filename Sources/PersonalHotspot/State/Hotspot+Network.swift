import HotspotService

extension Hotspot {
    /// The settings that the service stores as its profile.
    var profile: HotspotProfile {
        get {
            HotspotProfile(
                networkName: networkName, password: password, security: security, band: band, channel: channel,
                isHidden: isHidden, radio: radio)
        }
        set {
            networkName = newValue.networkName
            password = newValue.password
            security = newValue.security
            band = newValue.band
            channel = newValue.channel
            isHidden = newValue.isHidden
            radio = newValue.radio
        }
    }

    /// True if the hotspot uses the band that every device finds. Setting it to false selects 2.4 GHz.
    var isCompatible: Bool {
        get { band == .compatible }
        set {
            guard newValue != isCompatible else { return }
            move(to: newValue ? .compatible : .twoPointFour)
        }
    }

    /// The band that the user has chosen, or 2.4 GHz while ``isCompatible`` is true.
    var chosenBand: HotspotBand {
        get { isCompatible ? .twoPointFour : band }
        set { move(to: newValue) }
    }

    /// Sets the band, and removes a channel that the band doesn't have.
    private mutating func move(to band: HotspotBand) {
        self.band = band
        if let channel, !band.channels.contains(channel) { self.channel = nil }
    }
}
