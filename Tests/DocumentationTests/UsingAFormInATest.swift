import FormCore
import FormGtkTesting
import FormTesting
import Testing

// The code of the article “Using a form in a test”.

@MainActor
@Suite("Using a form in a test", .serialized)
struct UsingAFormInATest {
    @Test("with no screen")
    func headless() throws {
        let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")
        let user = HeadlessUser(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        try user.select("Password")
        try user.type("battery staple")
        try user.pressReturn()
        #expect(driver.state.hotspot.password == "battery staple")

        #expect(
            user.screen.description == """
                ‹ Personal Hotspot

                  Personal Hotspot [on]
                Personal Hotspot Enabled

                  Notification Always ›

                  Password •••••••• ›
                  Network Name My Network ›
                """)
        let footer = user.screen.sections[0].footer
        #expect(footer == "Personal Hotspot Enabled")
    }

    @Test("that leads to the first error")
    func focus() throws {
        let driver = FormDriver(initial: Booking(), build: bookingForm, title: "Booking")
        let user = HeadlessUser(of: driver.session)
        try user.focus("First Day")
        driver.session.focusFirstIssue()
        #expect(user.focusedRow == "Guest")
        #expect(throws: FormUserError.self) { try user.apply() }
    }

    @Test("tells that it is on", .enabled("There is no display.") { await Renderer.hasDisplay }, arguments: Renderer.allCases)
    func footer(renderer: Renderer) throws {
        let driver = FormDriver(initial: Settings(), build: settingsForm)
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        #expect(try user.screen.sections[0].footer == "Personal Hotspot Enabled")
    }
}
