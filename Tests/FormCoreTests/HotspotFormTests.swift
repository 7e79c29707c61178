import CustomDump
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("The hotspot form")
struct HotspotFormTests {
    let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")
    let user: HeadlessUser

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("shows its pages as they are opened")
    func pages() throws {
        expectNoDifference(
            user.screen.description,
            """
            Settings

              Personal Hotspot On ›
            """)

        try user.select("Personal Hotspot")
        expectNoDifference(
            user.screen.description,
            """
            ‹ Personal Hotspot

              Personal Hotspot [on]
            Personal Hotspot Enabled

              Notification Always ›

              Password hello ›
              Network Name My Network ›
            """)

        try user.select("Notification")
        try user.select("Never")
        expectNoDifference(
            user.screen.description,
            """
            ‹ Notification

              Always
              When Unlocked
              Never ✓
            """)
        #expect(driver.state.hotspot.showPreview == .never)
    }

    @Test("hides two sections and the footer while it is off")
    func toggling() throws {
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        expectNoDifference(
            user.screen.description,
            """
            ‹ Personal Hotspot

              Personal Hotspot [off]
            """)
        #expect(!driver.state.hotspot.isEnabled)
    }

    @Test("edits a text on a page of its own, and Return leaves it")
    func nestedText() throws {
        try user.select("Personal Hotspot")
        try user.select("Network Name")
        try user.type("Anna's laptop")
        #expect(driver.state.hotspot.networkName == "My Network")

        try user.pressReturn()
        #expect(driver.state.hotspot.networkName == "Anna's laptop")
        #expect(user.screen.title == "Personal Hotspot")
        #expect(user.screen.description.contains("Network Name Anna's laptop ›"))
    }
}
