public import FormCore
import FormGtk
public import HotspotService

extension Hotspot {
    /// What stands below the switch, unless the switch says it itself.
    var switchText: Sentence? { statusText == refusal ? nil : statusText }

    /// How it stands, in a sentence.
    var statusText: Sentence? {
        switch status {
        case .off: obstacle
        case .starting: "Turning On…"
        case .on: "Personal Hotspot Enabled"
        case .failed(let reason): reason
        }
    }

    /// How it stands, in a word.
    var shortText: String {
        switch status {
        case .off: "Off"
        case .starting: "Turning On…"
        case .on: "On"
        case .failed: "Failed"
        }
    }

    /// What the row of the devices says.
    @MainActor
    var devicesText: String { devices.isEmpty ? translated("None") : "\(devices.count)" }

    /// What stands below the button for a new password.
    var newPasswordText: Sentence? {
        showsNewPassword ? Sentence("The new password is %s.", password) : nil
    }
}

extension ConnectedDevice {
    /// Tells of a device that joins.
    public var joinSentence: Sentence { Sentence("“%s” has joined your hotspot.", name ?? id) }
}

extension HotspotSecurity {
    var title: String {
        switch self {
        case .wpa2AndWPA3: "WPA2 and WPA3"
        case .wpa3: "WPA3 Only"
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
