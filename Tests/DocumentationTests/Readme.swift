import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

// The code of README.md.

struct Settings: Equatable {
    var hotspot = Hotspot()

    var hotspotText: String { hotspot.isEnabled ? "On" : "Off" }
}

struct Hotspot: Equatable {
    var isEnabled = false
    var notification = NotificationOption.always
    var password = "correct horse"
    var networkName = "My Network"

    var statusText: String? { isEnabled ? "Personal Hotspot Enabled" : nil }
}

enum NotificationOption: String, CaseIterable {
    case always = "Always"
    case whenUnlocked = "When Unlocked"
    case never = "Never"
}

let hotspotForm: Form<Hotspot> = sections([
    section(
        [controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))],
        footer: \.statusText),
    section(
        [nestedOptions(title: "Notification", keyPath: \.notification, text: \.rawValue)],
        isVisible: \.isEnabled),
    section(
        [
            nestedPasswordField(title: "Password", keyPath: \.password),
            nestedTextField(title: "Network Name", keyPath: \.networkName)
                .rules(\.networkName, [.required, .bytes(...32)]),
        ],
        isVisible: \.isEnabled),
])

let settingsForm: Form<Settings> = sections([
    section([
        detailTextCell(
            title: "Personal Hotspot",
            keyPath: \.hotspotText,
            form: bind(form: hotspotForm, to: \.hotspot))
    ])
])

@MainActor
private func program() throws {
    let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")
    driver.observe { change in
        print(change.new.hotspotText)
    }

    let application = FormApplication(
        id: "org.example.Settings",
        about: .init(name: "Settings", version: "1.0", comments: "A form over a struct."))
    try application.run(driver)
}

@MainActor
@Suite("The hotspot page", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct HotspotPageTests {
    let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")

    @Test("shows the network while the hotspot is on", arguments: Renderer.allCases)
    func network(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        try user.select("Network Name")
        try user.type("Anna's laptop")
        try user.pressReturn()
        #expect(
            try user.screen.description == """
                ‹ Personal Hotspot

                  Personal Hotspot [on]
                Personal Hotspot Enabled

                  Notification Always ›

                  Password •••••••• ›
                  Network Name Anna's laptop ›
                """)
        #expect(driver.state.hotspot.networkName == "Anna's laptop")
    }
}
