public import FormCore
import FormGtk
public import HotspotService

extension Hotspot {
    /// The text below the switch: ``statusText``, unless the row of the switch already shows the same text as the
    /// reason for a refusal. It is `nil` if there is no text to show.
    var switchText: Sentence? { statusText == refusal?.sentence ? nil : statusText }

    /// The status as a sentence, or `nil` if the hotspot is off and can be turned on.
    var statusText: Sentence? {
        switch status {
        case .off: obstacle?.sentence
        case .starting: "Turning On…"
        case .on: "Personal Hotspot Enabled"
        case .failed(let problem), .ended(let problem): problem.sentence
        }
    }

    /// The status in a word or two.
    var shortText: String {
        switch status {
        case .off: "Off"
        case .starting: "Turning On…"
        case .on: "On"
        case .failed, .ended: "Failed"
        }
    }

    /// The text in the row that opens the page of joined devices.
    @MainActor
    var devicesText: String { devices.isEmpty ? translated("None") : "\(devices.count)" }

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
