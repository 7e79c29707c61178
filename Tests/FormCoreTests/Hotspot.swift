import FormCore

/// The form of the project's documentation, written with the promised call shapes and nothing else.
struct Hotspot: Equatable {
    var isEnabled = true
    var password = "hello"
    var networkName = "My Network"
    var showPreview = ShowPreview.always
}

enum ShowPreview: String, CaseIterable {
    case always = "Always"
    case whenUnlocked = "When Unlocked"
    case never = "Never"

    var text: String { rawValue }
}

extension Hotspot {
    var enabledSectionTitle: String? {
        isEnabled ? "Personal Hotspot Enabled" : nil
    }
}

struct Settings: Equatable {
    var hotspot = Hotspot()

    var hotspotStatus: String { hotspot.isEnabled ? "On" : "Off" }
}

let showPreviewForm: Form<Hotspot> = sections([
    section(
        ShowPreview.allCases.map { option in
            optionCell(title: option.text, option: option, keyPath: \.showPreview)
        })
])

let hotspotForm: Form<Hotspot> = sections([
    section(
        [controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))],
        footer: \.enabledSectionTitle),
    section(
        [detailTextCell(title: "Notification", keyPath: \.showPreview.text, form: showPreviewForm)],
        isVisible: \.isEnabled),
    section(
        [
            nestedTextField(title: "Password", keyPath: \.password),
            nestedTextField(title: "Network Name", keyPath: \.networkName),
        ],
        isVisible: \.isEnabled),
])

let settingsForm: Form<Settings> = sections([
    section([
        detailTextCell(
            title: "Personal Hotspot",
            keyPath: \.hotspotStatus,
            form: bind(form: hotspotForm, to: \.hotspot))
    ])
])
