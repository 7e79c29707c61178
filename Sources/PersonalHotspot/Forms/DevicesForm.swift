import FormCore
import FormGtk
import HotspotService

/// The page of those who have joined.
let devicesForm: Form<Hotspot> = sections {
    section(footer: { devicesFooter($0) }) {
        textCell(title: "No devices have joined.") { _ in "" }
            .visible(when: \.devices.isEmpty)
        for place in 0..<shownDevices {
            textCell(title: "Device") { $0.device(at: place)?.detail ?? "" }
                .title { $0.device(at: place)?.title ?? "" }
                .id("\(place + 1)")
                .visible { $0.device(at: place) != nil }
        }
    }
}

/// How many have a row of their own.
private let shownDevices = 20

@MainActor
private func devicesFooter(_ hotspot: Hotspot) -> String? {
    let more = hotspot.devices.count - shownDevices
    return more > 0 ? translated(Sentence(one: "And %s more.", several: "And %s more.", count: more)) : nil
}

extension Hotspot {
    fileprivate func device(at place: Int) -> ConnectedDevice? {
        devices.indices.contains(place) ? devices[place] : nil
    }
}

extension ConnectedDevice {
    /// What it calls itself, or else its hardware address.
    fileprivate var title: String { name ?? id }

    fileprivate var detail: String { address ?? "" }
}
