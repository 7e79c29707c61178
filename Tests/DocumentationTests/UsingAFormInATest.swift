import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

// The code of the article “Using a form in a test”.

private struct Ports: Equatable {
    var http = 80
    var https = 443
    var socks = 1080
}

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

    @Test("with rows of one title")
    func titles() throws {
        let form: Form<Ports> = sections {
            section {
                controlCell(title: "Port", control: formattedField(keyPath: \.http, format: .whole()))
                controlCell(title: "Port", control: formattedField(keyPath: \.https, format: .whole()))
                controlCell(title: "Port", control: formattedField(keyPath: \.socks, format: .whole())).id("socks")
            }
        }
        let root: Form<Ports> = sections {
            section {
                detailTextCell(title: "Proxy", keyPath: { _ in "" }, form: form)
            }
        }
        let driver = FormDriver(initial: Ports(), build: root, environment: FormEnvironment(report: { _ in }))
        let user = HeadlessUser(of: driver.session)
        try user.select("Proxy")
        try user.type("8080", into: "Port")
        try user.type("8443", into: "Port#2")
        try user.type("1081", into: "Proxy/socks")
        try user.goBack()
        #expect(driver.state == Ports(http: 8080, https: 8443, socks: 1081))
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

    @Test("of a form that is kept")
    func kept() async throws {
        let keeper = MemoryKeeper(Settings())
        let driver = FormDriver(initial: keeper.opened, build: settingsForm, title: "Settings")
        keeper.keep(driver)
        let user = HeadlessUser(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        keeper.refusal = "The disk is full."
        #expect(await keeper.save() == false)
        #expect(user.screen.notices == ["The disk is full."])
        #expect(!keeper.stored.hotspot.isEnabled)
        keeper.refusal = nil
        keeper.changeFromOutside { $0.hotspot.isEnabled = true }
        #expect(await keeper.save())
        #expect(driver.state.hotspot.isEnabled)
    }

    @Test(
        "tells that it is on", .enabled("There is no display.") { await Renderer.hasDisplay },
        arguments: Renderer.allCases)
    func footer(renderer: Renderer) throws {
        let driver = FormDriver(initial: Settings(), build: settingsForm)
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        #expect(try user.screen.sections[0].footer == "Personal Hotspot Enabled")
    }

    @Test("with the code of the doc comments", .enabled("There is no display.") { await Renderer.hasDisplay })
    func comments() throws {
        let driver = FormDriver(initial: Settings(), build: settingsForm)
        do {
            let user = HeadlessUser(of: driver.session)
            try user.select("Personal Hotspot")
            print(user.screen)
            try user.goBack()
        }
        do {
            let window = FormWindow(driver.session)
            let user = GtkUser(of: window)
            try user.select("Personal Hotspot")
        }
    }
}

/// The sample of `Renderer`.
@MainActor
@Suite(
    "Toggling in front of each renderer", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct TogglingTests {
    let driver = FormDriver(initial: Settings(), build: bind(form: hotspotForm, to: \.hotspot))

    @Test(arguments: Renderer.allCases)
    func toggling(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.toggle("Personal Hotspot")
        #expect(driver.state.hotspot.isEnabled)
    }
}
