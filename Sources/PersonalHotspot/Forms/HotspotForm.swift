import FormCore
import FormGtk

/// The page of the hotspot.
let hotspotForm: Form<Hotspot> = sections {
    section(footer: { $0.statusText.map(translated) }) {
        controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))
            .keywords("Tethering", "Share Connection")
    }
    section(isVisible: \.isEnabled) {
        nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
            .keywords("Message", "Alert")
            .resettable()
    }
    section(isVisible: \.isEnabled) {
        nestedPasswordField(title: "Password", keyPath: \.password)
            .rules(\.password, passwordRules)
            .keywords("Passphrase", "Security Key", "WPA")
        nestedTextField(title: "Network Name", keyPath: \.networkName)
            .rules(\.networkName, networkNameRules)
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
