import FormCore
import FormJSON
import HotspotService

/// A summary of the hotspot's state, as a line for the user and as JSON for programs.
package struct HotspotSummary: Equatable, Sendable {
    let status: HotspotStatus
    let networkName: String
    let obstacle: Sentence?
    let canSave: Bool
    package let devices: [ConnectedDevice]

    init(
        status: HotspotStatus, networkName: String, obstacle: Sentence? = nil, canSave: Bool = true,
        devices: [ConnectedDevice] = []
    ) {
        self.status = status
        self.networkName = networkName
        self.obstacle = obstacle
        self.canSave = canSave
        self.devices = devices
    }

    /// True while the hotspot is starting: devices can't join yet, and the start may still fail.
    package var isStarting: Bool { status == .starting }

    /// True if devices can join.
    package var isOn: Bool { status == .on }

    /// The summary as a line of text.
    package var sentence: Sentence {
        switch status {
        case .on:
            return Sentence(
                one: "On: “%1$s”, %2$s device", several: "On: “%1$s”, %2$s devices", count: devices.count,
                networkName, devices.count)
        case .starting: return "Turning On…"
        case .failed(let reason): return Sentence("Off: %s", reason)
        case .off: return obstacle.map { Sentence("Off: %s", $0) } ?? "Off"
        }
    }

    /// Returns the summary as an object with `status` (`on`, `off`, `starting` or `failed`), `networkName`, `message`
    /// (the reason why the hotspot is off, or `null`) and `devices`.
    ///
    /// - Parameter text: Translates a sentence into the user's language.
    @MainActor
    package func json(_ text: (Sentence) -> String) -> JSONValue {
        .object([
            "status": .string(status.name),
            "networkName": .string(networkName),
            "message": reason.map { .string(text($0)) } ?? .null,
            "devices": devicesJSON,
        ])
    }

    /// The devices as objects with `id` (the hardware address), `address` and `name`. Unknown values are `null`.
    package var devicesJSON: JSONValue {
        .array(
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
    private var reason: Sentence? {
        switch status {
        case .on, .starting: nil
        case .failed(let reason): reason
        case .off: obstacle
        }
    }
}

extension ConnectedDevice {
    /// The device as a line of text.
    package var line: Sentence {
        Sentence(verbatim: [address ?? "-", id, name].compactMap(\.self).joined(separator: "  "))
    }
}

extension HotspotSummary {
    init(_ hotspot: Hotspot) {
        self.init(
            status: hotspot.status, networkName: hotspot.networkName, obstacle: hotspot.obstacle,
            canSave: hotspot.canSave, devices: hotspot.devices)
    }
}

extension HotspotSummary {
    /// The reason why the profile can't be stored. It is `nil` if the profile can be stored, or if the reason is
    /// unknown.
    package var savingProblem: Sentence? { canSave ? nil : obstacle }
}

extension Settings {
    /// A summary of the hotspot's state.
    package var summary: HotspotSummary { HotspotSummary(hotspot) }

    /// The hotspot's profile.
    package var profile: HotspotProfile { hotspot.profile }
}

extension HotspotStatus {
    fileprivate var name: String {
        switch self {
        case .off: "off"
        case .starting: "starting"
        case .on: "on"
        case .failed: "failed"
        }
    }
}
