import FormCore
import FormStore
import HotspotService

/// The settings of the hotspot, and what the machine makes of them.
struct Hotspot: Codable, Equatable, Sendable {
    var isEnabled = false
    var notification = NotificationOption.always
    @Secret var password = ""
    var networkName = "Personal Hotspot"
    @Transient var status = HotspotStatus.off
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

extension Hotspot {
    /// What stands below the switch.
    var statusText: Sentence? {
        switch status {
        case .off: nil
        case .starting: "Turning On…"
        case .on: "Personal Hotspot Enabled"
        case .failed(let reason): reason
        }
    }
}

extension Hotspot {
    /// What devices join with.
    var profile: HotspotProfile { HotspotProfile(networkName: networkName, password: password) }
}
