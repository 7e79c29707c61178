import FormCore

struct PendingChangeValues: Codable, Equatable, Sendable {
    var isOn = false
    var isBroken = false
    var name = "Hotspot"
}

let pendingChangeExample = Example<PendingChangeValues>(
    "Wishes",
    code: #"""
        private let hotspotForm: Form<PendingChangeValues> = sections {
            section(footer: { $0.isOn ? "“\($0.name)” is shared." : "Nothing is shared." }) {
                controlCell(title: "Share Wi-Fi", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.self) { hotspot in
                        try await Task.sleep(for: .seconds(2))
                        if hotspot.isBroken { throw Notice(.error, "The adapter is broken.") }
                    }
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .effect(\.name, when: \.isOn) { _ in try await Task.sleep(for: .seconds(2)) }
            }
            section {
                controlCell(title: "Broken Adapter", control: uiSwitch(keyPath: \.isBroken))
            }
        }
        """#,
    form: hotspotForm)

private let hotspotForm: Form<PendingChangeValues> = sections {
    section(footer: { $0.isOn ? "“\($0.name)” is shared." : "Nothing is shared." }) {
        controlCell(title: "Share Wi-Fi", control: uiSwitch(keyPath: \.isOn))
            .effect(\.self) { hotspot in
                try await Task.sleep(for: .seconds(2))
                if hotspot.isBroken { throw Notice(.error, "The adapter is broken.") }
            }
        controlCell(title: "Name", control: textField(keyPath: \.name))
            .effect(\.name, when: \.isOn) { _ in try await Task.sleep(for: .seconds(2)) }
    }
    section {
        controlCell(title: "Broken Adapter", control: uiSwitch(keyPath: \.isBroken))
    }
}
