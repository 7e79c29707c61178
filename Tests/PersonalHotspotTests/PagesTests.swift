import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import HotspotService
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The pages of Personal Hotspot", .serialized, .needsDisplay)
struct PagesTests {
    let driver = FormDriver(
        initial: Settings(hotspot: Hotspot(password: "correct horse")), build: settingsForm, title: "Personal Hotspot")

    @Test("one after the other", arguments: Renderer.allCases)
    func walk(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        expectNoDifference(
            try user.screen.description,
            """
            Personal Hotspot

              Personal Hotspot Off ›
            """)

        try user.select("Personal Hotspot")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Personal Hotspot

              Personal Hotspot [off]

              Network Name Personal Hotspot ›
              Password •••••••• ›
              Join by QR Code ›

              Make a New Password (button)
              Copy Password (button)
            Devices that know the old password need the new one.

            Wi-Fi
              Security WPA2 and WPA3 ›
              Hidden Network [off]
                Devices need its name to join.
              Maximise Compatibility [on]
                2.4 GHz, on a channel that every device knows.
            """)

        try user.toggle("Personal Hotspot")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Personal Hotspot

              Personal Hotspot [on]

              Connected Devices None ›
              Notification Always ›

              Network Name Personal Hotspot ›
              Password •••••••• ›
              Join by QR Code ›

              Make a New Password (button)
              Copy Password (button)
            Devices that know the old password need the new one.

            Wi-Fi
              Security WPA2 and WPA3 ›
              Hidden Network [off]
                Devices need its name to join.
              Maximise Compatibility [on]
                2.4 GHz, on a channel that every device knows.
            """)

        try user.select("Notification")
        try user.select("When Unlocked")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Notification

              Always
              When Unlocked ✓
              Never
            """)
        try user.goBack()

        try user.select("Password")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Password

              Password [••••••••]
            """)
        try user.toggleReveal("Password")
        #expect(try user.screen.description.contains("Password [correct horse]"))
        try user.type("battery staple")
        try user.pressReturn()

        try user.select("Network Name")
        try user.type("Anna's laptop")
        try user.pressReturn()
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Personal Hotspot

              Personal Hotspot [on]

              Connected Devices None ›
              Notification When Unlocked ›

              Network Name Anna's laptop ›
              Password •••••••• ›
              Join by QR Code ›

              Make a New Password (button)
              Copy Password (button)
            Devices that know the old password need the new one.

            Wi-Fi
              Security WPA2 and WPA3 ›
              Hidden Network [off]
                Devices need its name to join.
              Maximise Compatibility [on]
                2.4 GHz, on a channel that every device knows.
            """)

        try user.goBack()
        // Nothing on the machine hears of this form.
        #expect(try user.screen.description.contains("Personal Hotspot Off ›"))
        #expect(
            driver.state.hotspot
                == Hotspot(
                    isEnabled: true, notification: .whenUnlocked, password: "battery staple",
                    networkName: "Anna's laptop"))
    }

    @Test(
        "refuse a password and a name that no device could use, in words that a person understands",
        arguments: Renderer.allCases)
    func rules(renderer: Renderer) throws {
        driver.change { $0.hotspot.isEnabled = true }
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        for (row, text, sentence) in [
            ("Password", "", "Choose a password, so that only those you trust can join."),
            ("Password", "short", "Use at least 8 characters."),
            (
                "Password", "pässword with accents",
                "Use at most 63 characters, and only letters without accents, digits and signs."
            ),
            (
                "Password", String(repeating: "g", count: 64),
                "Use at most 63 characters, and only letters without accents, digits and signs."
            ),
            ("Network Name", "", "Give the network a name."),
            (
                "Network Name", String(repeating: "é", count: 17),
                "Choose a shorter name: at most 32 letters, fewer with accents or emoji."
            ),
        ] {
            try user.select(row)
            try user.type(text)
            try user.pressReturn()
            let notice = try user.screen.sections[0].rows[0].notice
            #expect(notice == "error: \(sentence)")
            try user.pressEscape()
            try user.goBack()
        }
        #expect(driver.state.hotspot == Hotspot(isEnabled: true, password: "correct horse"))
        for password in [String(repeating: "0aF9", count: 16), "~ 8 signs", String(repeating: "x", count: 63)] {
            try user.select("Password")
            try user.type(password)
            try user.pressReturn()
            #expect(driver.state.hotspot.password == password)
        }
    }

    @Test("refuse the name with a character that only a command can give it")
    func zero() throws {
        let name = try #require(driver.session.survey().first { $0.path == "Personal Hotspot/Network Name" })
        let sentence: Sentence = "Remove the null character: no device can show it."
        for text in ["\0", "a\0b"] { #expect(name.notice(for: text) == .error(sentence)) }
        #expect(name.notice(for: "a0b") == nil)
    }

    @Test("make a good password, as a step that can be undone", arguments: Renderer.allCases)
    func newPassword(renderer: Renderer) throws {
        driver.change { $0.hotspot.isEnabled = true }
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        try user.select("Make a New Password")
        #expect(driver.state.hotspot.password != "correct horse")
        #expect(driver.session.validity == .valid)
        #expect(driver.session.undoStep?.title == "Make a New Password")
        try user.undo()
        #expect(driver.state.hotspot.password == "correct horse")
    }

    @Test("tell what the machine does", arguments: Renderer.allCases)
    func status(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        for (status, text) in [
            (HotspotReport.Status.starting, "Turning On…"), (.on, "Personal Hotspot Enabled"),
            (.failed(.noRadio), HotspotProblem.noRadio.sentence.description),
        ] {
            driver.change { $0.hotspot.status = status }
            #expect(try user.screen.sections[0].footer == text)
        }
        driver.change { $0.hotspot.status = .off }
        #expect(try user.screen.sections[0].footer == nil)
    }

    @Test("are searched, also by words that they do not use", arguments: Renderer.allCases)
    func search(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.search("ssid")
        expectNoDifference(
            try user.screen.description,
            """
            Search

              Network Name
                Personal Hotspot › Personal Hotspot
            """)
        try user.search("correct horse")
        #expect(try user.screen.sections[0].rows.map(\.title) == ["Nothing found for “correct horse”."])
    }

    @Test("have no mistakes")
    func mistakes() {
        _ = driver.session.survey()
        expectNoDifference(driver.session.mistakes.map(\.description), [])
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite, visibly, where there is no display.
    static var needsDisplay: Self {
        .enabled("There is no display.") { await Renderer.hasDisplay }
    }
}
