import FormCore
import FormStore
import HotspotService

/// The settings of the hotspot, and the state of the machine.
struct Hotspot: Codable, Equatable, Sendable {
    /// The value of the main switch: true if the service has reported that the hotspot is on or starting. While a
    /// change by the user is pending, reports of the service don't change this value.
    @Transient var isEnabled = false
    var notification = NotificationOption.always
    @Secret var password = ""
    var networkName = "Personal Hotspot"
    var security = HotspotSecurity.wpa2AndWPA3
    var band = HotspotBand.compatible
    /// The channel, or `nil` if the service chooses it.
    var channel: Int?
    var isHidden = false
    /// The network interface of the radio, or `nil` if the service chooses it.
    var radio: String?

    @Transient var status = HotspotStatus.off
    /// The reason why the hotspot can't be started, or `nil` if it can be.
    @Transient var obstacle: Sentence?
    /// The reason why the service refused the last change of the main switch. The row of the switch shows this reason.
    /// It is `nil` if the last change was not refused, or if the reason no longer applies.
    @Transient var refusal: Sentence?
    /// True if the profile can be stored.
    @Transient var canSave = true
    @Transient var radios: [HotspotReport.Radio] = []
    /// The name of the radio that is or would be used.
    @Transient var usedRadio: String?
    @Transient var sharedConnection: String?
    @Transient var devices: [ConnectedDevice] = []
    /// True while the page shows a password that its button has generated.
    @Transient var showsNewPassword = false
    /// True if the user has copied the current password.
    @Transient var hasCopiedPassword = false
    /// True while the join page shows the QR code.
    @Transient var showsJoinCode = false
}

/// The option that decides when the user is notified of a device that joins.
enum NotificationOption: String, CaseIterable, Codable, Equatable, Sendable {
    case always, whenUnlocked, never

    /// The title shown to the user. The settings file stores the name of the case instead, so the title can be reworded
    /// later.
    var title: String {
        switch self {
        case .always: "Always"
        case .whenUnlocked: "When Unlocked"
        case .never: "Never"
        }
    }
}

/// The state of the hotspot, which may differ from what the main switch shows.
enum HotspotStatus: Codable, Equatable, Sendable {
    case off
    case starting
    case on
    /// The hotspot could not be started or ended unexpectedly. The sentence explains the reason to the user and says
    /// what to do.
    case failed(Sentence)
}

extension HotspotStatus {
    init(_ status: HotspotReport.Status) {
        switch status {
        case .off: self = .off
        case .starting: self = .starting
        case .on: self = .on
        case .failed(let problem): self = .failed(problem.sentence)
        }
    }
}
