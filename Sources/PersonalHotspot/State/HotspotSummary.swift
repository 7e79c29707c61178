import FormCore
import FormJSON
import HotspotService

/// A summary of the hotspot's state, as lines for the user and as JSON for programs.
package struct HotspotSummary: Equatable, Sendable {
    private let status: HotspotReport.Status
    private let networkName: String
    private let obstacle: HotspotProblem?
    private let canSave: Bool
    /// The devices that have joined, or `nil` if they aren't known yet.
    package let devices: [ConnectedDevice]?
    /// The state in one line, as the first page has it.
    package let sentence: Sentence
    /// What else the user has to know, such as the reason why the hotspot is off; `nil` if there is nothing.
    package let explanation: Sentence?

    init(_ hotspot: Hotspot) {
        status = hotspot.status
        networkName = hotspot.networkName
        obstacle = hotspot.obstacle
        canSave = hotspot.canSave
        devices = hotspot.knowsDevices ? hotspot.devices : nil
        let overview = hotspot.overview
        sentence = overview.status.sentence
        // A status page refers to itself, and to its button.
        explanation = overview.notice?.sentence ?? overview.page.flatMap { _ in hotspot.obstacle?.sentence }
    }

    /// True while the hotspot is starting: devices can't join yet, and the start may still fail.
    package var isStarting: Bool { status == .starting }

    /// True if devices can join.
    package var isOn: Bool { status == .on }

    /// Returns the summary as an object with `status` (`on`, `off`, `starting` or `failed`), `networkName`, `message`
    /// (the reason why the hotspot is off, or `null`), `devices`, and `summary` (the state in one line).
    ///
    /// - Parameters:
    ///   - text: Translates a sentence into the user's language.
    ///   - knowsName: False if the network's name could not be read, and is `null` for that reason.
    @MainActor
    package func json(_ text: (Sentence) -> String, knowsName: Bool = true) -> JSONValue {
        .object([
            "status": .string(status.name),
            "networkName": knowsName ? .string(networkName) : .null,
            "message": reason.map { .string(text($0)) } ?? .null,
            "devices": devicesJSON,
            "summary": .string(text(sentence)),
        ])
    }

    /// The devices as objects with `id` (the hardware address), `address` and `name`. Unknown values are `null`, and so
    /// is the list if it isn't known yet.
    package var devicesJSON: JSONValue {
        guard let devices else { return .null }
        return .array(
            devices.map { device in
                .object([
                    "id": .string(device.id),
                    "address": device.address.map(JSONValue.string) ?? .null,
                    "name": device.name.map(JSONValue.string) ?? .null,
                ])
            })
    }

    /// The reason why the hotspot is off. It is `nil` if the hotspot is on or starting, or if it is off but could be
    /// started.
    private var reason: Sentence? { (status.problem ?? (status == .off ? obstacle : nil))?.sentence }

    /// The reason why the profile can't be stored. It is `nil` if the profile can be stored, or if the reason is
    /// unknown.
    package var savingProblem: Sentence? { canSave ? nil : obstacle?.sentence }
}

extension ConnectedDevice {
    /// The device as a line of text.
    package var line: Sentence {
        Sentence(verbatim: [address ?? "-", id, title == id ? nil : title].compactMap(\.self).joined(separator: "  "))
    }
}

extension Settings {
    /// A summary of the hotspot's state.
    package var summary: HotspotSummary { HotspotSummary(hotspot) }

    /// The hotspot's profile.
    package var profile: HotspotProfile { hotspot.profile }
}

extension HotspotReport.Status {
    fileprivate var name: String {
        switch self {
        case .off: "off"
        case .starting: "starting"
        case .on: "on"
        case .failed, .ended: "failed"
        }
    }
}
