import HotspotService

extension Hotspot {
    /// What devices join with, which the service keeps.
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

    /// Whether the hotspot is where every device finds it; turned off it begins as 2.4 GHz.
    var isCompatible: Bool {
        get { band == .compatible }
        set {
            guard newValue != isCompatible else { return }
            move(to: newValue ? .compatible : .twoPointFour)
        }
    }

    /// The band that was chosen, or would be in place of what every device finds.
    var chosenBand: HotspotBand {
        get { isCompatible ? .twoPointFour : band }
        set { move(to: newValue) }
    }

    /// A channel is one of its band.
    private mutating func move(to band: HotspotBand) {
        self.band = band
        if let channel, !band.channels.contains(channel) { self.channel = nil }
    }
}
