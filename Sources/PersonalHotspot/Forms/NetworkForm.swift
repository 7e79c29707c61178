import FormCore
import FormGtk
import HotspotService

/// Returns the page with the settings of the Wi-Fi network.
func networkForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section(footer: { _ in translated("When the password changes, devices need the new one to join again.") }) {
            controlCell(title: "Network Name", control: textField(keyPath: \.networkName))
                .rules(\.networkName, HotspotProfile.networkNameRules)
                .keywords("SSID", "Wi-Fi Name", "WiFi", "WLAN")
                .resettable()
                .changes(hotspot)
                .formerly("Personal Hotspot/Network Name")
            controlCell(title: "Password", control: passwordField(keyPath: \.password))
                .rules(\.password, HotspotProfile.passwordRules)
                .withoutDefault()
                .keywords("Passphrase", "Security Key", "WPA")
                .changes(hotspot)
                .formerly("Personal Hotspot/Password")
            buttonCell(title: "Make a New Password") { $0.makePassword(with: hotspot) }
                .help(from: { $0.newPasswordText.map(translated) })
                .enabled(when: \.canSave)
                .formerly("Personal Hotspot/Make a New Password")
        }
        section {
            picker(title: "Security", keyPath: \.security, text: \.title)
                .help(from: { translated($0.security.help) })
                .keywords("WPA2", "WPA3", "Encryption")
                .resettable()
                .changes(hotspot)
                .formerly("Personal Hotspot/Security")
            controlCell(title: "Hidden Network", control: uiSwitch(keyPath: \.isHidden))
                .help("People must type the name to join.")
                .changes(hotspot)
                .formerly("Personal Hotspot/Hidden Network")
        }
        radioSection(turnedBy: hotspot)
    }
    .rule(for: "Password", "Security") { $0.profile.passwordProblem.map { .error($0) } }
    .replacedWhileUseless(hotspot)
}

/// Returns the section with the settings of the Wi-Fi adapter, and the connection that it shares.
private func radioSection(turnedBy hotspot: HotspotSwitch?) -> Element<Section, Hotspot> {
    section("Wi-Fi") {
        controlCell(title: "Maximise Compatibility", control: uiSwitch(keyPath: \.isCompatible))
            .help("2.4 GHz, on a channel that all devices support.")
            .changes(hotspot)
            .formerly("Personal Hotspot/Maximise Compatibility")
        picker(title: "Band", keyPath: \.chosenBand, options: [.twoPointFour, .five], text: \.title)
            .visible { !$0.isCompatible }
            .changes(hotspot)
            .formerly("Personal Hotspot/Band")
        picker(
            title: "Channel", keyPath: \.chosenChannel, optionsFrom: { [nil] + $0.channels },
            text: { $1.map { "\($0)" } ?? "Automatic" }
        )
        .visible { !$0.isCompatible }
        .changes(hotspot)
        .formerly("Personal Hotspot/Channel")
        picker(
            title: "Wi-Fi Adapter", keyPath: \.radio, optionsFrom: { [nil] + $0.radios.map(\.interface) },
            text: { state, interface in
                state.radios.first { $0.interface == interface }?.name ?? interface ?? "Automatic"
            }
        )
        .visible(when: \.canChooseRadio)
        .changes(hotspot)
        .formerly("Personal Hotspot/Wi-Fi Adapter")
        valueCell(title: "Wi-Fi Adapter") { $0.usedRadio ?? "" }
            .id("Used Wi-Fi Adapter")
            .visible { $0.usedRadio != nil && !$0.canChooseRadio }
            .formerly("Personal Hotspot/Used Wi-Fi Adapter")
        valueCell(title: "Shared Connection") { $0.sharedConnection?.name ?? "" }
            .visible { $0.sharedConnection != nil }
            .formerly("Personal Hotspot/Shared Connection")
    }
}

extension Element<FormCell, Hotspot> {
    /// Returns the row with an effect that restarts the hotspot when the user changes the row. The row is enabled only
    /// while the profile can be stored.
    ///
    /// If `hotspot` is `nil`, or if the hotspot is off and no other change is pending, a change of the row only changes
    /// the state.
    fileprivate func changes(_ hotspot: HotspotSwitch?) -> Self {
        let cell = disabled { $0.canSave ? nil : $0.obstacle?.sentence ?? "" }
        guard let hotspot else { return cell }
        return cell.effect(\.self, when: { $0.isSharedOrStarting || hotspot.isAsking }) {
            try await hotspot.restart(with: $0)
        }
    }
}

extension RenderingContext<Hotspot> {
    /// Sets a new password, which no device knows.
    ///
    /// - Parameters:
    ///   - hotspot: Restarts the hotspot with the password if it is on. With `nil`, only the state changes.
    ///   - mayDisconnect: True if the user has agreed that devices lose their connection.
    func makePassword(with hotspot: HotspotSwitch?, mayDisconnect: Bool = false) {
        var generator = SystemRandomNumberGenerator()
        let password = randomPassword(using: &generator)
        guard let hotspot else { return set(\.password, to: password) }
        hotspot.choose(password, at: path, mayDisconnect: mayDisconnect)
    }
}

extension Hotspot {
    fileprivate var canChooseRadio: Bool { radios.count > 1 || radio != nil }
}
