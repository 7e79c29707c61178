import FormCore

struct SwitchValues: Codable, Equatable, Sendable {
    var isInAeroplane = false
    var isSharing = true
}

let switchExample = Example<SwitchValues>(
    "Switch",
    about: "For what starts and ends at once.",
    code: #"""
        controlCell(title: "Aeroplane Mode", control: uiSwitch(keyPath: \.isInAeroplane))
            .help("Wi-Fi and Bluetooth are off.")
        controlCell(title: "File Sharing", control: uiSwitch(keyPath: \.isSharing))
            .resettable()
        """#
) {
    controlCell(title: "Aeroplane Mode", control: uiSwitch(keyPath: \.isInAeroplane))
        .help("Wi-Fi and Bluetooth are off.")
    controlCell(title: "File Sharing", control: uiSwitch(keyPath: \.isSharing))
        .resettable()
}
