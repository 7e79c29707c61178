import FormCore
import FormGtk

/// The page of the hotspot.
let hotspotForm: Form<Hotspot> = sections([
    section(
        [
            controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))
                .keywords("Tethering", "Share Connection")
        ],
        footer: { $0.statusText.map(translated) }),
    section(
        [
            nestedOptions(title: "Notification", keyPath: \.notification, text: \.rawValue)
                .keywords("Message", "Alert")
        ],
        isVisible: \.isEnabled),
    section(
        [
            nestedPasswordField(title: "Password", keyPath: \.password)
                .keywords("Passphrase", "Security Key", "WPA"),
            nestedTextField(title: "Network Name", keyPath: \.networkName)
                .keywords("SSID", "Wi-Fi Name", "WiFi", "WLAN"),
        ],
        isVisible: \.isEnabled),
])
