public import FormCore
public import HotspotService

extension Hotspot {
    /// The text below the button for a new password, or `nil` while there is no new password to show.
    var newPasswordText: Sentence? {
        showsNewPassword ? Sentence("The new password is %s.", password) : nil
    }
}

extension ConnectedDevice {
    /// The sentence that announces the device.
    public var joinSentence: Sentence { Sentence("“%s” has joined your hotspot.", title) }
}

extension HotspotSecurity {
    var title: String {
        switch self {
        case .wpa2AndWPA3: "WPA2 and WPA3"
        case .wpa3: "WPA3 Only"
        }
    }

    var help: Sentence {
        switch self {
        case .wpa2AndWPA3: "Uses WPA3 where a device supports it, otherwise WPA2."
        case .wpa3: "Older devices can't join."
        }
    }
}

extension HotspotBand {
    var title: String {
        switch self {
        case .compatible: "Automatic"
        case .twoPointFour: "2.4 GHz"
        case .five: "5 GHz"
        }
    }
}
