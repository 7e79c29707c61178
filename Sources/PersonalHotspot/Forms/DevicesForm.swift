import FormCore
import FormGtk
import HotspotService

/// Returns the page with the devices that have joined, and what concerns all of them.
func devicesForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section("Connected", isVisible: { $0.knowsDevices }) {
            list("Connected", of: \.devices, id: \.id) { deviceCell }
                .whenEmpty("Nobody has joined yet.")
                .formerly("Personal Hotspot/Connected Devices/Devices")
        }
        section {
            picker(title: "Tell Me When a Device Joins", keyPath: \.notification, text: \.title)
                .keywords("Notification", "Message", "Alert")
                .resettable()
                .formerly("Personal Hotspot/Notification")
        }
        section(
            footer: { _ in
                translated("Changes the password for everyone. Single devices can't be blocked.")
            }
        ) {
            buttonCell(title: "Remove All Devices…", style: .destructive) {
                $0.makePassword(with: hotspot, mayDisconnect: true)
            }
            .confirming { _ in
                FormQuestion(
                    "Remove all devices?",
                    text: "They are disconnected and need the new password to join again.",
                    answer: "Remove")
            }
            .help(from: { $0.newPasswordText.map(translated) })
            .enabled(when: \.canSave)
        }
    }
    .replacedWhileUseless(hotspot)
}

/// The row of a device, which opens a page with all that is known of it.
let deviceCell: Element<FormCell, ConnectedDevice> =
    detailTextCell(title: "Device", keyPath: { _ in "" }, form: deviceForm)
    .title { $0.title }
    .symbol { $0.lacksAddress ? "dialog-warning-symbolic" : "phone-symbolic" }
    .help { $0.lacksAddress ? translated("No address") : $0.address }

private let deviceForm: Form<ConnectedDevice> = sections {
    section {
        valueCell(title: "Name") { $0.title }.copyable()
            .visible { $0.title != $0.id }
        valueCell(title: "Address") { $0.address ?? translated("None") }.copyable()
        valueCell(title: "Hardware Address", text: \.id).copyable()
    }
}
