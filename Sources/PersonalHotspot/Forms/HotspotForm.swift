import FormCore
import FormGtk
import HotspotService

/// The page of the hotspot.
///
/// - Parameter hotspot: Has the machine do what the person wants; without one all rows are settings like any other.
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
        section(footer: { _ in translated("Devices that know the old password have to be told the new one.") }) {
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

/// The switch shows what the person wants until the hotspot is as they want it.
private func switchCell(turnedBy hotspot: HotspotSwitch?) -> Element<FormCell, Hotspot> {
    let cell: Element<FormCell, Hotspot> =
        controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))
        .keywords("Tethering", "Share Connection")
        // What the machine does is no setting that a reset takes back.
        .withoutDefault()
    guard let hotspot else { return cell }
    return cell.effect(\.self) { try await hotspot.turn($0) }
}

/// How the network is in the air.
private func networkSection(turnedBy hotspot: HotspotSwitch?) -> Element<Section, Hotspot> {
    section("Wi-Fi") {
        nestedOptions(title: "Security", keyPath: \.security, text: \.title)
            .keywords("WPA2", "WPA3", "Encryption")
            .resettable()
            .changes(hotspot)
        controlCell(title: "Hidden Network", control: uiSwitch(keyPath: \.isHidden))
            .help("Devices have to be told its name.")
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

/// What is shared, and over what.
private func machineSection(turnedBy hotspot: HotspotSwitch?) -> Element<Section, Hotspot> {
    section(isVisible: { $0.sharedConnection != nil || $0.usedRadio != nil }) {
        textCell(title: "Shared Connection") { $0.sharedConnection ?? translated("None") }
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
    /// Is a change of what devices join with: a hotspot that is on starts again with it.
    fileprivate func changes(_ hotspot: HotspotSwitch?) -> Self {
        let cell = enabled(when: \.canSave)
        guard let hotspot else { return cell }
        return cell.effect(\.self, when: { $0.isSharedOrStarting || hotspot.isAsking }) {
            try await hotspot.restart(with: $0)
        }
    }
}
