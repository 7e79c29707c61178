public import FormValues

/// The reason why a hotspot can't be started, its profile can't be stored, or the service can't help.
public enum HotspotProblem: Error, Codable, Equatable, Sendable {
    /// There is no system bus. Programs use this bus to talk to NetworkManager.
    case noSystemBus
    /// NetworkManager is not running. It may not be installed either, if that can't be known.
    case noNetworkManager
    /// NetworkManager is not installed.
    case notInstalled
    /// NetworkManager was asked to start, and is still not running. The associated value is the message of the
    /// system's service manager, if there is one.
    case serviceDoesNotStart(String?)
    /// There is no service manager that could start NetworkManager.
    case noServiceManager
    /// The user may not start NetworkManager, or did not authenticate.
    case mayNotStartService
    /// NetworkManager is running but does not answer.
    case noAnswer
    /// The machine has no Wi-Fi radio.
    case noRadio
    /// The chosen radio, given by its interface, is missing.
    case radioIsGone(String)
    /// Wi-Fi is turned off by a switch or key of the machine.
    case radioIsOffBySwitch
    /// Wi-Fi is turned off in software.
    case radioIsOff
    /// The user may not turn on Wi-Fi, or did not authenticate.
    case mayNotTurnOnWiFi
    /// NetworkManager is configured not to manage the radio of this interface.
    case radioIsNotManaged(String)
    /// The radio's firmware is missing.
    case noFirmware
    /// The chosen radio, or every radio if none is chosen, can't act as an access point.
    case noAccessPointMode
    /// The radio is not ready, because wpa_supplicant, which drives it, is not running.
    case noSupplicant
    /// The channel that the user has chosen is not allowed in this country.
    case channelNotAllowed(Int)
    /// No channel of the band is allowed in this country, or the country isn't set.
    case bandNotAllowed(HotspotBand)
    /// The radio does not have the band.
    case bandNotOffered(HotspotBand)
    /// dnsmasq, which assigns addresses to devices, is not installed.
    case noAddresses
    /// dnsmasq does not start.
    case addressesFailed
    /// The user lacks a permission to start the hotspot or to store its profile.
    case notAllowed
    /// The radio that the hotspot would use already provides the connection to be shared. The associated value is the
    /// name of this connection.
    case radioIsTheConnection(String)
    /// No device could join a network with the profile's name; the sentence says why.
    case unusableName(Sentence)
    /// No device could join with the profile's password; the sentence says why.
    case unusablePassword(Sentence)
    /// The radio does not offer WPA3.
    case noWPA3
    /// The stored profile has no password.
    case noPassword
    /// The stored profile has been removed.
    case profileIsGone
    /// Another program turned the hotspot off while it was starting.
    case turnedOffElsewhere
    /// The hotspot did not start in time.
    case timedOut
    /// Any other problem, with the message of the service.
    case other(String)
}

extension HotspotProblem: SentenceError {
    /// Explains the problem to the user and says how to solve it.
    public var sentence: Sentence {
        switch self {
        case .noSystemBus:
            "This computer has no system bus. Personal Hotspot needs it, and NetworkManager."
        case .noNetworkManager:
            "NetworkManager is not running. Install and start it to share your connection."
        case .notInstalled:
            "NetworkManager is not installed. Install it to share your connection."
        case .serviceDoesNotStart(let message):
            message.map { Sentence("NetworkManager did not start: %s", $0) }
                ?? "NetworkManager did not start. The system's log says why."
        case .noServiceManager:
            "NetworkManager can't be started from here. Start it as an administrator."
        case .mayNotStartService:
            "NetworkManager was not started: that needs an administrator's password."
        case .noAnswer:
            "NetworkManager does not answer. Restart it, or the computer."
        case .noRadio:
            "This computer has no Wi-Fi adapter. Plug one in to share your connection."
        case .radioIsGone(let radio):
            Sentence("The Wi-Fi adapter %s is missing. Plug it in, or choose another one.", radio)
        case .radioIsOffBySwitch:
            "Wi-Fi is off. Turn it on with the computer's switch or key."
        case .radioIsOff:
            "Wi-Fi is off. Turn it on in the system's settings."
        case .mayNotTurnOnWiFi:
            "You don't have permission to turn on Wi-Fi. Ask an administrator."
        case .radioIsNotManaged(let radio):
            Sentence("NetworkManager is set not to manage the Wi-Fi adapter %s. Change that in its settings.", radio)
        case .noFirmware:
            "The Wi-Fi adapter's firmware is missing. Install it, then restart the computer."
        case .noAccessPointMode:
            "This Wi-Fi adapter can't share a connection. Use another one."
        case .noSupplicant:
            "The Wi-Fi adapter is not ready. Install and start wpa_supplicant."
        case .channelNotAllowed(let channel):
            Sentence("Channel %s can't be used here. Choose another one, or maximise compatibility.", "\(channel)")
        case .bandNotAllowed(.five):
            "5 GHz can't be used: this country doesn't allow it, or the system's country isn't set. Choose 2.4 GHz."
        case .bandNotAllowed:
            "2.4 GHz can't be used: no channel is allowed. Choose 5 GHz, or set the system's country."
        case .bandNotOffered(.five):
            "This Wi-Fi adapter has no 5 GHz. Choose 2.4 GHz, or another adapter."
        case .bandNotOffered:
            "This Wi-Fi adapter has no 2.4 GHz. Choose 5 GHz, or another adapter."
        case .noAddresses:
            "Devices could not get an address: dnsmasq is not installed. Install the package dnsmasq-base."
        case .addressesFailed:
            "Devices can't get an address: dnsmasq does not start. Another program may use its port."
        case .notAllowed:
            "You don't have permission to share this computer's connection. Ask an administrator."
        case .radioIsTheConnection(let name):
            .paragraph([
                Sentence("This computer's only Wi-Fi adapter is connected to “%s”.", name),
                "Sharing would disconnect it. Connect by cable, or plug in another adapter.",
            ])
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
