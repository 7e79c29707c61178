import FormCore
import HotspotService

extension HotspotProfile {
    /// Returns the titles of the settings that another profile has different values for.
    func settings(changedIn other: HotspotProfile) -> [Sentence] {
        let isMoreOrLessCompatible = (band == .compatible) != (other.band == .compatible)
        let settings: [(title: Sentence, isChanged: Bool)] = [
            ("Network Name", !networkName.hasSameBytes(as: other.networkName)),
            ("Password", !password.hasSameBytes(as: other.password)),
            ("Security", security != other.security),
            ("Hidden Network", isHidden != other.isHidden),
            ("Maximise Compatibility", isMoreOrLessCompatible),
            ("Band", band != other.band && !isMoreOrLessCompatible),
            ("Channel", channel != other.channel),
            ("Wi-Fi Adapter", radio != other.radio),
        ]
        return settings.filter(\.isChanged).map(\.title)
    }
}

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

    /// True if the band is ``HotspotBand/compatible``, which every device supports. Setting this property to false
    /// changes the band to ``HotspotBand/twoPointFour``.
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
        set { if newValue != chosenBand { move(to: newValue) } }
    }

    /// The channels of the band that the radio may use, and the one that is chosen already. While a change of the band is
    /// pending, these are those of the new band, so that a channel can be chosen at once.
    var channels: [Int] {
        (pendingBand ?? band).channels.filter { !closedChannels.contains($0) || $0 == channel }
    }

    /// The channel that the user has chosen. It is `nil` while a change to a band without the channel is pending.
    /// Setting this property to a channel that is not one of ``channels`` sets it to `nil`.
    var chosenChannel: Int? {
        get { pendingBand == nil ? channel : channel.flatMap(available) }
        set { channel = newValue.flatMap(available) }
    }

    private func available(_ channel: Int) -> Int? { channels.contains(channel) ? channel : nil }

    /// Sets the band. If the band doesn't have the chosen channel, resets the channel to `nil`.
    private mutating func move(to band: HotspotBand) {
        self.band = band
        if let channel, !band.channels.contains(channel) { self.channel = nil }
    }
}
