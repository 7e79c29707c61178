import FormCore
import FormGtk
import HotspotService

/// Returns the page of the hotspot.
///
/// - Parameter hotspot: Controls the machine's hotspot when the user changes a row. With `nil`, no service is involved:
///   every row, even the main switch, only changes the state.
func hotspotForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section(footer: { $0.switchText.map(translated) }) {
            switchCell(turnedBy: hotspot)
        }
        section(isVisible: \.isEnabled) {
            detailTextCell(title: "Connected Devices", keyPath: { $0.devicesText }, form: devicesForm)
                .keywords("Clients", "Phones")
            nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
                .keywords("Message", "Alert")
                .resettable()
        }
        section {
            nestedTextField(title: "Network Name", keyPath: \.networkName)
                .rules(\.networkName, HotspotProfile.networkNameRules)
                .keywords("SSID", "Wi-Fi Name", "WiFi", "WLAN")
                .resettable()
                .changes(hotspot)
            nestedPasswordField(title: "Password", keyPath: \.password)
                .rules(\.password, HotspotProfile.passwordRules)
                .withoutDefault()
                .keywords("Passphrase", "Security Key", "WPA")
                .changes(hotspot)
            detailTextCell(title: "Join by QR Code", keyPath: { _ in "" }, form: joinForm)
                .keywords("Scan", "Camera")
                .enabled(when: \.canSave)
        }
        section(footer: { _ in translated("Devices that know the old password need the new one.") }) {
            buttonCell(title: "Make a New Password") { context in
                var generator = SystemRandomNumberGenerator()
                let password = randomPassword(using: &generator)
                guard let hotspot else { return context.set(\.password, to: password) }
                hotspot.choose(password)
            }
            .help(from: { $0.newPasswordText.map(translated) })
            .enabled(when: \.canSave)
            buttonCell(title: "Copy Password") { context in
                Clipboard.set(context.state.password)
                context.set(\.hasCopiedPassword, to: true, origin: .outside)
            }
            .help(from: { $0.hasCopiedPassword ? translated("The password can be pasted now.") : nil })
            .enabled { $0.canSave && !$0.password.isEmpty }
        }
        networkSection(turnedBy: hotspot)
        machineSection(turnedBy: hotspot)
    }
}

/// Returns the row of the main switch. While a change is pending, the switch shows the user's choice.
private func switchCell(turnedBy hotspot: HotspotSwitch?) -> Element<FormCell, Hotspot> {
    let cell: Element<FormCell, Hotspot> =
        controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))
        .keywords("Tethering", "Share Connection")
        // The switch shows whether the machine's hotspot is on, which a reset of the settings must not change.
        .withoutDefault()
    guard let hotspot else { return cell }
    return cell.effect(\.self) { try await hotspot.turn($0) }
}

/// Returns the section with the settings of the Wi-Fi network.
private func networkSection(turnedBy hotspot: HotspotSwitch?) -> Element<Section, Hotspot> {
    section("Wi-Fi") {
        nestedOptions(title: "Security", keyPath: \.security, text: \.title)
            .keywords("WPA2", "WPA3", "Encryption")
            .resettable()
            .changes(hotspot)
        controlCell(title: "Hidden Network", control: uiSwitch(keyPath: \.isHidden))
            .help("Devices need its name to join.")
            .changes(hotspot)
        controlCell(title: "Maximise Compatibility", control: uiSwitch(keyPath: \.isCompatible))
            .help("2.4 GHz, on a channel that every device knows.")
            .changes(hotspot)
        nestedOptions(title: "Band", keyPath: \.chosenBand, options: [.twoPointFour, .five], text: \.title)
            .visible { !$0.isCompatible }
            .changes(hotspot)
        nestedOptions(
            title: "Channel", keyPath: \.channel, optionsFrom: { [nil] + $0.band.channels },
            text: { $1.map { "\($0)" } ?? "Automatic" }
        )
        .visible { !$0.isCompatible }
        .changes(hotspot)
    }
}

/// Returns the section with the shared connection and the Wi-Fi adapter.
private func machineSection(turnedBy hotspot: HotspotSwitch?) -> Element<Section, Hotspot> {
    section(isVisible: { $0.sharedConnection != nil || $0.usedRadio != nil }) {
        textCell(title: "Shared Connection") { $0.sharedConnection?.name ?? translated("None") }
        nestedOptions(
            title: "Wi-Fi Adapter", keyPath: \.radio, optionsFrom: { [nil] + $0.radios.map(\.interface) },
            text: { state, interface in
                state.radios.first { $0.interface == interface }?.name ?? interface ?? "Automatic"
            }
        )
        .visible { $0.radios.count > 1 || $0.radio != nil }
        .changes(hotspot)
        textCell(title: "Wi-Fi Adapter") { $0.usedRadio ?? translated("None") }
            .id("Used Wi-Fi Adapter")
            .visible { $0.radios.count <= 1 && $0.radio == nil }
    }
}

extension Element<FormCell, Hotspot> {
    /// Returns the row with an effect that restarts the hotspot when the user changes the row. The row is enabled only
    /// while the profile can be stored.
    ///
    /// If `hotspot` is `nil`, or if the hotspot is off and no other change is pending, a change of the row only changes
    /// the state.
    fileprivate func changes(_ hotspot: HotspotSwitch?) -> Self {
        let cell = enabled(when: \.canSave)
        guard let hotspot else { return cell }
        return cell.effect(\.self, when: { $0.isSharedOrStarting || hotspot.isAsking }) {
            try await hotspot.restart(with: $0)
        }
    }
}
