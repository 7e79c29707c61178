import FormCore
import FormStore
import HotspotService

/// The settings of the hotspot, and what the machine makes of them.
struct Hotspot: Codable, Equatable, Sendable {
    /// Whether the connection is shared: what the service says, and not what somebody has wished for.
    @Transient var isEnabled = false
    var notification = NotificationOption.always
    @Secret var password = ""
    var networkName = "Personal Hotspot"
    var security = HotspotSecurity.wpa2AndWPA3
    var band = HotspotBand.compatible
    /// `nil` where the service chooses.
    var channel: Int?
    var isHidden = false
    /// The network interface of the radio; `nil` where the service chooses.
    var radio: String?

    @Transient var status = HotspotStatus.off
    /// What stands in the way of a start.
    @Transient var obstacle: Sentence?
    /// Why the switch went back, which is said at the switch; `nil` once that is no longer so.
    @Transient var refusal: Sentence?
    /// Whether name, password and the like can be stored.
    @Transient var canSave = true
    @Transient var radios: [HotspotReport.Radio] = []
    /// The name of the radio that is used, or would be.
    @Transient var usedRadio: String?
    @Transient var sharedConnection: String?
    @Transient var devices: [ConnectedDevice] = []
    /// Whether the password was made by the window, and stands there to be told.
    @Transient var showsNewPassword = false
    /// Whether the person has put this password where it can be pasted.
    @Transient var hasCopiedPassword = false
    /// Whether the page with the code shows it.
    @Transient var showsJoinCode = false
}

/// When the person is told that a device has joined.
enum NotificationOption: String, CaseIterable, Codable, Equatable, Sendable {
    case always, whenUnlocked, never

    /// What the person reads; the file has the name of the case, which stays when this is reworded.
    var title: String {
        switch self {
        case .always: "Always"
        case .whenUnlocked: "When Unlocked"
        case .never: "Never"
        }
    }
}

/// What the machine does, whatever the switch says.
enum HotspotStatus: Codable, Equatable, Sendable {
    case off
    case starting
    case on
    /// The sentence tells the person why, and what to do.
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
