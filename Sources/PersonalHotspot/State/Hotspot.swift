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
    /// True if the first page shows the QR code while devices can join.
    var showsCode = true

    @Transient var status = HotspotReport.Status.off
    /// True if the hotspot has been starting for ten seconds or more.
    @Transient var isStartSlow = false
    /// The reason why the hotspot can't be started, or `nil` if it can be.
    @Transient var obstacle: HotspotProblem?
    /// A command that installs what is missing, or `nil` if nothing is or no command is known.
    @Transient var installCommand: String?
    /// True while the service solves a problem for the user, such as turning on Wi-Fi.
    @Transient var isRemedying = false
    /// The reason why the service could not solve the problem, or `nil` if the user hasn't asked it to.
    @Transient var remedyFailure: HotspotProblem?
    /// The reason why the service refused the last change of the main switch. The first page's notice shows this
    /// reason. It is `nil` if the last change was not refused, or if the reason no longer applies.
    @Transient var refusal: HotspotProblem?
    /// The band that the hotspot is starting again with, for a change by the user that is still pending.
    @Transient var pendingBand: HotspotBand?
    /// True if the profile can be stored.
    @Transient var canSave = true
    @Transient var radios: [HotspotReport.Radio] = []
    /// The channels on which the radio may run no hotspot.
    @Transient var closedChannels: Set<Int> = []
    /// The name of the radio that is or would be used.
    @Transient var usedRadio: String?
    @Transient var sharedConnection: HotspotReport.SharedConnection?
    /// False if the machine is known to have no internet.
    @Transient var hasInternet = true
    @Transient var devices: [ConnectedDevice] = []
    /// True if ``devices`` is complete, and false until the service has read them for the first time.
    @Transient var knowsDevices = true
    /// True while the page shows a password that its button has generated.
    @Transient var showsNewPassword = false
    /// True if the user has copied the ``installCommand``.
    @Transient var hasCopiedCommand = false
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
