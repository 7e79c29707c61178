import FormCore
import FormJSON
import HotspotService

/// How the hotspot stands, for a person in a line and for a program.
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

    /// Whether devices can't join yet, and nobody knows whether they will.
    package var isStarting: Bool { status == .starting }

    /// Whether devices can join.
    package var isOn: Bool { status == .on }

    /// The line.
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

    /// The object: `status`, which is `on`, `off`, `starting` or `failed`; `networkName`; `message`, which says why it
    /// is off, or `null`; and `devices`.
    ///
    /// - Parameter text: Gives a sentence in the person's language.
    @MainActor
    package func json(_ text: (Sentence) -> String) -> JSONValue {
        .object([
            "status": .string(status.name),
            "networkName": .string(networkName),
            "message": reason.map { .string(text($0)) } ?? .null,
            "devices": devicesJSON,
        ])
    }

    /// The devices, each with `id`, which is its hardware address, `address` and `name`; what is not known is `null`.
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

    /// Why it is off, where that is known.
    private var reason: Sentence? {
        switch status {
        case .on, .starting: nil
        case .failed(let reason): reason
        case .off: obstacle
        }
    }
}

extension ConnectedDevice {
    /// The device on a line.
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
    /// Why name and password are kept nowhere; `nil` where they are.
    package var keepingObstacle: Sentence? { canSave ? nil : obstacle }
}

extension Settings {
    /// How the hotspot stands.
    package var summary: HotspotSummary { HotspotSummary(hotspot) }

    /// What devices join with.
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
