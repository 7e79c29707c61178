import FormCore
import FormGtk

/// The page of the hotspot.
let hotspotForm: Form<Hotspot> = sections([
    section(
        [controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))],
        footer: { $0.statusText.map(translated) }),
    section(
        [nestedOptions(title: "Notification", keyPath: \.notification, text: \.rawValue)],
        isVisible: \.isEnabled),
    section(
        [
            nestedPasswordField(title: "Password", keyPath: \.password),
            nestedTextField(title: "Network Name", keyPath: \.networkName),
        ],
        isVisible: \.isEnabled),
])
