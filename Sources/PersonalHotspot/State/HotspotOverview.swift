import FormCore
import HotspotService

/// What the first page says of the hotspot. It is a function of the state alone.
struct HotspotOverview: Equatable, Sendable {
    /// The status row.
    var status: RowStatus
    /// The notice below the status row, or `nil` if there is nothing to say.
    var notice: Notice?
    /// The status page in place of the first page, or `nil` if the page is of use.
    var page: StatusPage?
    /// The action of the one button of the notice or of the status page, or `nil` if there is no button.
    var remedy: HotspotRemedy?
}

extension Hotspot {
    /// What the first page says.
    var overview: HotspotOverview {
        switch status {
        case .starting, .on:
            var overview = status == .on ? sharing : starting
            // The switch was used to turn the hotspot off.
            if let refusal { overview.notice = Notice(.error, refusal.sentence) }
            return overview
        case .off, .failed, .ended:
            if let obstacle, var overview = overview(insteadOf: obstacle) {
                if let failure = remedyFailure { overview.page?.text = failure.sentence }
                return overview
            }
            return notSharing
        }
    }

    private var starting: HotspotOverview {
        let detail: Sentence = isStartSlow ? "waiting for the Wi-Fi adapter" : "a few seconds"
        return HotspotOverview(status: RowStatus(.busy, "Turning on…", details: [detail]))
    }

    private var sharing: HotspotOverview {
        let lacking = devices.count { $0.lacksAddress }
        if lacking > 0 {
            let detail = Sentence(
                one: "%s device has no address", several: "%s devices have no address", count: lacking)
            return HotspotOverview(
                status: RowStatus(.warning, "On", details: [detail]),
                notice: Notice(
                    .warning,
                    Sentence(
                        one: "A device joined but got no IP address. A firewall may be blocking it.",
                        several: "Devices joined but got no IP address. A firewall may be blocking them.",
                        count: lacking)))
        }
        let counted = Sentence(one: "%s device", several: "%s devices", count: devices.count)
        let joined: [Sentence] = !knowsDevices ? [] : devices.isEmpty ? ["no devices yet"] : [counted]
        guard hasInternet, let sharedConnection else {
            return HotspotOverview(
                status: RowStatus(.warning, "On", details: joined + ["no internet to share"]),
                notice: Notice(
                    .warning,
                    "Devices are connected, but this computer has no internet."))
        }
        return HotspotOverview(
            status: RowStatus(.active, "On", details: joined + [sharedConnection.whileShared]))
    }

    /// While the hotspot is off.
    private var notSharing: HotspotOverview {
        if let problem = status.problem ?? refusal {
            var status = RowStatus(.error, "Couldn't turn on")
            if case .ended = self.status { status = RowStatus(.error, "Off", details: ["stopped unexpectedly"]) }
            return HotspotOverview(
                status: status, notice: Notice(.error, problem.sentence),
                remedy: remedy(for: problem) ?? .tryAgain)
        }
        if let obstacle {
            var detail: Sentence = "can't share now"
            if case .radioIsTheConnection = obstacle, let sharedConnection {
                detail = Sentence("can't share %s", sharedConnection.title)
            }
            return HotspotOverview(
                status: RowStatus(.inactive, "Off", details: [detail]), notice: Notice(.warning, obstacle.sentence),
                remedy: remedy(for: obstacle))
        }
        // While the settings can't be read, there is neither a password nor a name to share with.
        if password.isEmpty {
            return HotspotOverview(status: RowStatus(.inactive, "Off", details: ["no password yet"]))
        }
        // Another program can have written a name or a password with which no device could join.
        if canSave, let problem = profile.problem {
            return HotspotOverview(
                status: RowStatus(.error, "Off", details: ["can't share now"]),
                notice: Notice(.error, problem.sentence), remedy: remedy(for: problem))
        }
        let detail = hasInternet ? sharedConnection?.beforeSharing : nil
        return HotspotOverview(
            status: RowStatus(.inactive, "Off", details: [detail ?? "no internet to share now"]))
    }

    /// Returns what is said in place of the first page while it is of no use, or `nil` if it is of use.
    private func overview(insteadOf obstacle: HotspotProblem) -> HotspotOverview? {
        let page: StatusPage
        switch obstacle {
        case .noSystemBus:
            page = StatusPage("No System Bus", text: obstacle.sentence, symbol: "network-offline-symbolic")
        case .noNetworkManager:
            page = StatusPage(
                "NetworkManager Is Not Running", text: "Personal Hotspot needs it to share your connection.",
                symbol: "network-offline-symbolic")
        case .notInstalled:
            page = StatusPage(
                "NetworkManager Is Missing", text: "Install it, and this page continues by itself.",
                symbol: "network-offline-symbolic")
        case .noRadio:
            page = StatusPage(
                "No Wi-Fi Adapter",
                text: "Plug in a Wi-Fi adapter that supports hotspots.",
                symbol: "network-wireless-offline-symbolic")
        case .radioIsOff:
            page = StatusPage(
                "Wi-Fi Is Off",
                text: "The hotspot needs Wi-Fi. This computer may also reconnect to known networks.",
                symbol: "network-wireless-disabled-symbolic")
        case .radioIsOffBySwitch:
            page = StatusPage(
                "Wi-Fi Is Off", text: "Turn it on with the computer's switch or key.",
                symbol: "network-wireless-disabled-symbolic")
        default: return nil
        }
        return HotspotOverview(status: RowStatus(.inactive, "Off"), page: page, remedy: remedy(for: obstacle))
    }

    /// Returns the action that solves a problem, or `nil` if none is known.
    private func remedy(for problem: HotspotProblem) -> HotspotRemedy? {
        switch problem {
        case .noNetworkManager: .startService
        case .radioIsOff: .turnOnWiFi
        case .notInstalled, .noAddresses, .noSupplicant: installCommand.map { .copyCommand($0) }
        case .unusableName: .changeName
        case .unusablePassword, .noPassword: .changePassword
        case .channelNotAllowed: isCompatible ? nil : .changeChannel
        case .bandNotAllowed, .bandNotOffered: isCompatible ? nil : .changeBand
        case .noWPA3: .changeSecurity
        case .radioIsGone: .chooseAdapter
        default: nil
        }
    }
}

/// What the button of a notice or of a status page does for the user.
enum HotspotRemedy: Equatable, Sendable {
    case changeName, changePassword, changeSecurity, changeBand, changeChannel, chooseAdapter
    /// Copies a command, to be run in a terminal.
    case copyCommand(String)
    /// Turns the main switch on again.
    case tryAgain
    case turnOnWiFi
    case startService

    /// The title of the button.
    var title: String {
        switch self {
        case .changeName: "Change Name"
        case .changePassword: "Change Password"
        case .changeSecurity: "Change Security"
        case .changeBand: "Change Band"
        case .changeChannel: "Change Channel"
        case .chooseAdapter: "Choose Adapter"
        case .copyCommand: "Copy Command"
        case .tryAgain: "Try Again"
        case .turnOnWiFi: "Turn On Wi-Fi"
        case .startService: "Start NetworkManager"
        }
    }

    /// The row to go to, or `nil` if the button does something else.
    var row: RowPath? {
        switch self {
        case .changeName: "Network/Network Name"
        case .changePassword: "Network/Password"
        case .changeSecurity: "Network/Security"
        case .changeBand: "Network/Band"
        case .changeChannel: "Network/Channel"
        case .chooseAdapter: "Network/Wi-Fi Adapter"
        case .copyCommand, .tryAgain, .turnOnWiFi, .startService: nil
        }
    }
}

extension HotspotReport.SharedConnection {
    /// The connection as the user knows it.
    var title: Sentence {
        switch kind {
        case .ethernet: "Ethernet"
        case .wiFi: Sentence("Wi-Fi “%s”", name)
        case .mobile: "mobile broadband"
        case .vpn, .other: Sentence(verbatim: name)
        }
    }

    fileprivate var beforeSharing: Sentence {
        kind == .vpn ? Sentence("ready to share through %s", title) : Sentence("ready to share %s", title)
    }

    fileprivate var whileShared: Sentence {
        kind == .vpn ? Sentence("shared through %s", title) : Sentence("shared from %s", title)
    }
}
