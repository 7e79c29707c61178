import FormCore
import FormGtk
import HotspotService

/// The page of the hotspot.
///
/// - Parameter hotspot: Turns it on and off; without one the switch is a setting like any other.
func hotspotForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section(footer: { $0.statusText.map(translated) }) {
            switchCell(turnedBy: hotspot)
        }
        section(isVisible: \.isEnabled) {
            nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
                .keywords("Message", "Alert")
                .resettable()
        }
        section(isVisible: \.isEnabled) {
            nestedPasswordField(title: "Password", keyPath: \.password)
                .rules(\.password, HotspotProfile.passwordRules)
                .withoutDefault()
                .keywords("Passphrase", "Security Key", "WPA")
            nestedTextField(title: "Network Name", keyPath: \.networkName)
                .rules(\.networkName, HotspotProfile.networkNameRules)
                .keywords("SSID", "Wi-Fi Name", "WiFi", "WLAN")
                .resettable()
        }
        section(
            footer: { _ in translated("Devices that know the old password have to be told the new one.") },
            isVisible: \.isEnabled
        ) {
            buttonCell(title: "Make a New Password") { context in
                var generator = SystemRandomNumberGenerator()
                context.set(\.password, to: randomPassword(using: &generator))
            }
        }
    }
}

/// The switch shows what the person wants until the hotspot is as they want it.
private func switchCell(turnedBy hotspot: HotspotSwitch?) -> Element<FormCell, Hotspot> {
    let cell: Element<FormCell, Hotspot> =
        controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))
        .keywords("Tethering", "Share Connection")
    guard let hotspot else { return cell }
    return cell.effect(\.self) { try await hotspot.turn($0) }
}
