public import FormCore

/// Why a hotspot can't be shared, or its profile not be stored.
public enum HotspotProblem: Error, Equatable, Sendable {
    /// There is no system bus, over which programs ask the machine for things.
    case noSystemBus
    /// NetworkManager does not run.
    case noNetworkManager
    /// NetworkManager is there and does not answer.
    case noAnswer
    /// The machine has no Wi-Fi radio.
    case noRadio
    /// The radio that was chosen, by its interface, is not there.
    case radioIsGone(String)
    /// Wi-Fi is off, by a switch or a key of the machine.
    case radioIsOffBySwitch
    /// Wi-Fi is off, by a program.
    case radioIsOff
    /// NetworkManager is set to leave the radio of this interface alone.
    case radioIsNotManaged(String)
    /// The radio's firmware is missing.
    case noFirmware
    /// No radio, or not the one that was chosen, can be an access point.
    case noAccessPointMode
    /// The radio is not ready: what drives it, wpa_supplicant, does not run.
    case noSupplicant
    /// The channel is not allowed in this country, or not known to the radio.
    case channelNotAllowed(Int)
    /// dnsmasq, which gives devices their addresses, is not installed.
    case noAddresses
    /// dnsmasq does not start.
    case addressesFailed
    /// The person may not do this.
    case notAllowed
    /// The only radio brings the connection that would be shared, whose name this is.
    case radioIsTheConnection(String)
    /// No device could join under this name.
    case unusableName(Sentence)
    /// No device could join with this password.
    case unusablePassword(Sentence)
    /// The radio does not offer WPA3.
    case noWPA3
    /// The password is missing where it is kept.
    case noPassword
    /// The profile has been removed.
    case profileIsGone
    /// Another program has turned the hotspot off while it was started.
    case turnedOffElsewhere
    /// It was not up in time.
    case timedOut
    /// Anything else, in the words of who has said it.
    case other(String)
}

extension HotspotProblem: SentenceError {
    /// Tells the person what is wrong, and what to do.
    public var sentence: Sentence {
        switch self {
        case .noSystemBus:
            "This computer has no system bus. Personal Hotspot needs it, and NetworkManager."
        case .noNetworkManager:
            "NetworkManager is not running. Install and start it to share your connection."
        case .noAnswer:
            "NetworkManager does not answer. Restart it, or the computer."
        case .noRadio:
            "This computer has no Wi-Fi adapter. Plug one in to share your connection."
        case .radioIsGone(let radio):
            Sentence("The Wi-Fi adapter %s is not there. Plug it in, or choose another one.", radio)
        case .radioIsOffBySwitch:
            "Wi-Fi is off. Turn it on with the computer's switch or key."
        case .radioIsOff:
            "Wi-Fi is off. Turn it on in the system's settings."
        case .radioIsNotManaged(let radio):
            Sentence("NetworkManager leaves the Wi-Fi adapter %s alone. Change that in its settings.", radio)
        case .noFirmware:
            "The Wi-Fi adapter's firmware is missing. Install it, then restart the computer."
        case .noAccessPointMode:
            "This Wi-Fi adapter can't share a connection. Use another one."
        case .noSupplicant:
            "The Wi-Fi adapter is not ready. Install and start wpa_supplicant."
        case .channelNotAllowed(let channel):
            Sentence("Channel %s can't be used here. Choose another one, or maximise compatibility.", "\(channel)")
        case .noAddresses:
            "Devices could not get an address: dnsmasq is not installed. Install the package dnsmasq-base."
        case .addressesFailed:
            "Devices can't get an address: dnsmasq does not start. Another program may use its port."
        case .notAllowed:
            "You may not share this computer's connection. Ask an administrator."
        case .radioIsTheConnection(let name):
            Sentence(
                "The only Wi-Fi adapter brings the connection “%s”. Connect by cable, or plug in another adapter.", name
            )
        case .unusableName(let reason), .unusablePassword(let reason):
            reason
        case .noWPA3:
            "The hotspot could not start with WPA3 only. Choose WPA2 and WPA3."
        case .noPassword:
            "The hotspot's password is missing. Choose one."
        case .profileIsGone:
            "Another program has removed the hotspot's connection. Turn it on again to make a new one."
        case .turnedOffElsewhere:
            "Another program has turned the hotspot off."
        case .timedOut:
            "The hotspot did not start in time. Try again, or choose another channel."
        case .other(let text):
            Sentence("NetworkManager says: %s", text)
        }
    }
}
