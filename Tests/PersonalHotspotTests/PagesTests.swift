import CGtk
import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import HotspotService
import ManualTime
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

              Hotspot [off]
                Off · no internet to share now

            Join
              Network Name Personal Hotspot ⧉
              Password •••••••• (show) ⧉

              Network ›
              Devices ›
              General ›
            """)

        try user.select("Network")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Network

              Network Name [Personal Hotspot]
              Password [••••••••]
              Make a New Password (button)
            When the password changes, devices need the new one to join again.

              Security [WPA2 and WPA3 ▾]
                Uses WPA3 where a device supports it, otherwise WPA2.
              Hidden Network [off]
                People must type the name to join.

            Wi-Fi
              Maximise Compatibility [on]
                2.4 GHz, on a channel that all devices support.
            """)
        try user.toggleReveal("Password")
        #expect(try user.screen.description.contains("Password [correct horse]"))
        try user.type("battery staple", into: "Password")
        try user.pressReturn()
        try user.type("Anna's laptop", into: "Network Name")
        try user.pressReturn()
        try user.choose("WPA3 Only", in: "Security")
        try user.toggle("Maximise Compatibility")
        try user.choose("5 GHz", in: "Band")
        try user.choose("36", in: "Channel")
        #expect(
            try user.screen.description.contains(
                """
                  Security [WPA3 Only ▾]
                    Older devices can't join.
                  Hidden Network [off]
                    People must type the name to join.

                Wi-Fi
                  Maximise Compatibility [off]
                    2.4 GHz, on a channel that all devices support.
                  Band [5 GHz ▾]
                  Channel [36 ▾]
                """))
        try user.goBack()

        try user.select("Devices")
        try user.choose("When Unlocked", in: "Tell Me When a Device Joins")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ Devices

            Connected
              Nobody has joined yet.

              Tell Me When a Device Joins [When Unlocked ▾]

              Remove All Devices… (destructive button)
            Changes the password for everyone. Single devices can't be blocked.
            """)
        try user.goBack()

        try user.select("General")
        try user.toggle("QR Code Beside Password")
        expectNoDifference(
            try user.screen.description,
            """
            ‹ General

              QR Code Beside Password [off]
                In a wide window. Anyone who sees your screen can join. When off, open the code from its row.
            """)
        try user.goBack()

        // Nothing on the machine hears of this form.
        #expect(try user.screen.description.contains("Network Name Anna's laptop ⧉"))
        #expect(
            driver.state.hotspot
                == Hotspot(
                    notification: .whenUnlocked, password: "battery staple", networkName: "Anna's laptop",
                    security: .wpa3, band: .five, channel: 36, showsCode: false))
    }

    @Test("have a first page that says how it stands", arguments: Renderer.allCases)
    func overview(renderer: Renderer) throws {
        var screens: [String] = []
        for situation in SimulatedHotspot.Situation.allCases {
            let hotspot = HotspotSwitch(ScriptedHotspot(situation.report))
            let driver = FormDriver(
                initial: Settings(hotspot: Hotspot(password: "correct horse")),
                build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot")
            hotspot.follow(driver)
            let user = renderer.user(of: driver.session)
            var screen = try user.screen
            screen.sections.removeAll { $0.header == "Join" || $0.rows.last?.title == "General" }
            let lines = screen.description.split(separator: "\n").dropFirst().map(String.init)
            screens.append(([situation.rawValue] + lines).joined(separator: "\n"))
        }
        expectNoDifference(screens.joined(separator: "\n\n"), overviews)
    }

    @Test(
        "are in a sidebar where there is room, except those that are of no use beside a status page",
        arguments: Renderer.allCases)
    func sidebar(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session, layout: .sidebar)
        driver.change {
            $0.hotspot.status = .on
            $0.hotspot.isEnabled = true
            $0.hotspot.sharedConnection = HotspotReport.SharedConnection(.ethernet, name: "Cable")
            $0.hotspot.devices = SimulatedHotspot.Situation.on.report.devices
        }
        try user.makeRoom(true)
        expectNoDifference(
            try user.screen.description,
            """
            Overview

            |  Overview ●
            |  Network
            |  Devices 2
            |  General

              Hotspot [on]
                On · 2 devices · shared from Ethernet

            Join
              Network Name Personal Hotspot ⧉
              Password •••••••• (show) ⧉
              Show QR Code ▨ ›

            Connected Devices
              Anna's phone ›
                10.42.0.10
              Bert's tablet ›
                10.42.0.11
            """)
        try user.select("Network")
        driver.change { ($0.hotspot.status, $0.hotspot.obstacle) = (.off, .noRadio) }
        expectNoDifference(
            try user.screen.description,
            """
            Network

            |  Overview
            |  General

            No Wi-Fi Adapter
            Plug in a Wi-Fi adapter that supports hotspots.
            """)
    }

    @Test("lead to General also while a status page is in place of the first page", arguments: Renderer.allCases)
    func statusPage(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session, layout: .sidebar)
        driver.set(\.hotspot.obstacle, to: .radioIsOff)
        expectNoDifference(
            try user.screen.description,
            """
            Personal Hotspot

            Wi-Fi Is Off
            The hotspot needs Wi-Fi. This computer may also reconnect to known networks.
              Turn On Wi-Fi (suggested button)

              General ›
            """)
        try user.select("General")
        try user.toggle("QR Code Beside Password")
        #expect(!driver.state.hotspot.showsCode)
        try user.goBack()
        #expect(user.focusedRow == "General")
        try user.makeRoom(true)
        try user.select("General")
        #expect(try user.screen.title == "General")
    }

    @Test("keep half a name while NetworkManager is gone, with the focus and the cursor", arguments: Renderer.allCases)
    func halfTyped(renderer: Renderer) async throws {
        let (driver, service) = makeProgram(.off)
        let user = renderer.user(of: driver.session, layout: .sidebar)
        for isWide in [false, true] {
            try user.makeRoom(isWide)
            driver.session.go(to: "Network/Network Name")
            try user.type("Half a na", into: "Network Name")
            let gtk = user as? GtkUser
            for _ in 0..<3 { gtk?.press(GDK_KEY_Left) }
            service.change { $0 = SimulatedHotspot.Situation.noNetworkManager.report }
            #expect(try user.screen.statusPage?.title == "NetworkManager Is Not Running")
            // While the service starts, the button is disabled, and the focus leaves it.
            service.isHeld = true
            try user.select("Start NetworkManager")
            service.change { $0 = SimulatedHotspot.Situation.off.report }
            #expect(try user.screen.description.contains("  Network Name [Half a na]\n"))
            #expect(user.focusedRow == "Network Name")
            if let gtk { #expect(gtk.focusedText.map { [$0.text, "\($0.cursor)"] } == ["Half a na", "6"]) }
            service.isHeld = false
            await comesTrue { !driver.state.hotspot.isRemedying }
            try user.type("Half a name")
            try user.pressReturn()
            #expect(driver.state.hotspot.networkName == "Half a name")
        }
    }

    @Test("of 200 devices are all opened from one list", arguments: Renderer.allCases)
    func crowd(renderer: Renderer) throws {
        let (driver, service) = makeProgram(.crowded)
        let user = renderer.user(of: driver.session, layout: .sidebar)
        #expect(try user.screen.description.contains("\n  All 200 Devices ›\n"))
        try user.select("All Devices")
        #expect(try user.screen.title == "Devices")
        for number in [1, 200] {
            #expect(driver.session.reveal(RowPath("Devices/Connected/02:00:00:00:01:\(number - 1)")))
            (user as? GtkUser)?.nextFrame()
            #expect(user.focusedRow == "Device \(number)")
            try user.select("Device \(number)")
            #expect(try user.screen.title == "Device \(number)")
            try user.goBack()
        }
        // The focus is on a device that leaves.
        service.change { $0.devices.removeLast(199) }
        if let gtk = user as? GtkUser {
            for _ in 0..<3 { gtk.nextFrame() }
            #expect(gtk.focusedRow == "Device 1")
        }
        #expect(try user.screen.sections[0].rows.map(\.title) == ["Device 1"])
    }

    @Test("name a device by its hardware address if nothing of its name can be read", arguments: Renderer.allCases)
    func strangeNames(renderer: Renderer) throws {
        let (driver, service) = makeProgram(.on)
        let user = renderer.user(of: driver.session)
        let names = [String(repeating: "x", count: 500), "\u{200F}\u{202E}\u{200F}", ""]
        service.change {
            $0.devices = names.enumerated().map { ConnectedDevice(id: "02:00:00:00:00:0\($0)", name: $1) }
        }
        let titles = [String(repeating: "x", count: 64) + "…", "02:00:00:00:00:01", "02:00:00:00:00:02"]
        let rows = { try user.screen.sections.first { $0.rows.first?.title == titles[0] }?.rows.map(\.title) }
        #expect(try rows() == titles)
        try user.select("Devices")
        #expect(try rows() == titles)
        for title in titles {
            try user.select(title)
            #expect(try user.screen.title == title)
            try user.goBack()
        }
    }

    @Test("withdraw a question when its page is of no use any more, and lose nothing", arguments: Renderer.allCases)
    func question(renderer: Renderer) throws {
        let (driver, service) = makeProgram(.on)
        let user = renderer.user(of: driver.session)
        let before = driver.state
        try user.select("Devices")
        try user.select("Remove All Devices…")
        #expect(user.question?.hasPrefix("Remove all devices?") == true)
        service.change { $0 = SimulatedHotspot.Situation.noNetworkManager.report }
        #expect(user.question == nil)
        #expect(try user.screen.statusPage?.title == "NetworkManager Is Not Running")
        try user.pressEscape()
        #expect(try user.screen.title == "Personal Hotspot")
        service.change { $0 = SimulatedHotspot.Situation.on.report }
        #expect(driver.state == before)
        #expect(user.question == nil)
    }

    @Test("take the focus from the sidebar when the window becomes narrow", arguments: Renderer.allCases)
    func narrow(renderer: Renderer) throws {
        let (driver, service) = makeProgram(.on)
        let user = renderer.user(of: driver.session, layout: .sidebar)
        for (row, focused) in [
            ("Overview", "Hotspot"), ("Network", "Network Name"), ("General", "QR Code Beside Password"),
        ] {
            try user.makeRoom(true)
            try user.select(row)
            #expect(user.focusedRow == row)
            try user.makeRoom(false)
            #expect(user.focusedRow == focused)
        }
        try user.makeRoom(true)
        try user.select("Overview")
        service.change { $0 = SimulatedHotspot.Situation.wiFiOff.report }
        try user.makeRoom(false)
        #expect(user.focusedRow == "Turn On Wi-Fi")
        // The row that leads to a page goes while it has the focus.
        service.change { $0 = SimulatedHotspot.Situation.on.report }
        try user.makeRoom(true)
        try user.select("Network")
        service.change { $0 = SimulatedHotspot.Situation.wiFiOff.report }
        if renderer == .gtk { #expect(user.focusedRow == "General") }
        try user.makeRoom(false)
        #expect(try user.screen.title == "Network")
        #expect(user.focusedRow == "Turn On Wi-Fi")
    }

    /// A form that a service is behind.
    private func makeProgram(_ situation: SimulatedHotspot.Situation) -> (FormDriver<Settings>, ScriptedHotspot) {
        let service = ScriptedHotspot(situation.report)
        let hotspot = HotspotSwitch(service)
        var settings = Settings(hasSaidItStaysOn: true)
        settings.hotspot.password = "quiet-harbour-42"
        let driver = FormDriver(
            initial: settings, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot")
        hotspot.follow(driver)
        return (driver, service)
    }

    @Test("keep the settings of the other pages where Overview is reset beside them")
    func reset() throws {
        let driver = FormDriver(initial: Settings(), build: settingsForm, defaults: .defaults)
        let user = HeadlessUser(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        driver.change {
            $0.hotspot.networkName = "Anna's Laptop"
            $0.hotspot.band = .five
        }
        #expect(!driver.session.canResetTopPage)
        driver.session.resetTopPage()
        #expect(driver.state.hotspot.networkName == "Anna's Laptop")
        try user.select("Network")
        #expect(driver.session.canResetTopPage)
        driver.session.resetTopPage()
        #expect(driver.state.hotspot.profile == Settings.defaults.hotspot.profile)
    }

    @Test("have the titles that the question before a restart names")
    func titles() {
        let other = HotspotProfile(
            networkName: "Other", password: "other password", security: .wpa3, band: .five, channel: 36, isHidden: true,
            radio: "wlan1")
        let rows = driver.session.rows().filter { $0.path.components.first == "Network" }.map(\.title)
        let compatible = Settings.defaults.hotspot.profile
        var incompatible = compatible
        incompatible.band = .twoPointFour
        let named = compatible.settings(changedIn: other) + incompatible.settings(changedIn: other)
        #expect(Set(named.map { driver.session.environment.text(of: $0) }).isSubset(of: rows))
        #expect(named.count == 14)
    }

    @Test("open the page of changed settings from General")
    func changedSettings() throws {
        let program = try SharingProgram(HotspotReport(profile: .anna))
        try program.open("General")
        try program.user.select("Changed Settings")
        #expect(program.user.screen.title == "Changed Settings")
        #expect(program.user.screen.sections[0].rows.map(\.title) == ["Network Name"])
    }

    @Test(
        "are found by the paths of earlier versions",
        arguments: [
            "Personal Hotspot": "Hotspot", "Personal Hotspot/Personal Hotspot": "Hotspot",
            "Personal Hotspot/Connected Devices": "Devices",
            "Personal Hotspot/Connected Devices/Devices/02:00:00:00:00:00": "Devices/Connected/02:00:00:00:00:00",
            "Personal Hotspot/Notification": "Devices/Tell Me When a Device Joins",
            "Personal Hotspot/Network Name": "Network/Network Name",
            "Personal Hotspot/Password": "Network/Password",
            "Personal Hotspot/Make a New Password": "Network/Make a New Password",
            "Personal Hotspot/Copy Password": "Password",
            "Personal Hotspot/Join by QR Code": "Show QR Code",
            "Personal Hotspot/Join by QR Code/Show QR Code": "Show QR Code",
            "Personal Hotspot/Join by QR Code/Hide QR Code": "Show QR Code",
            "Personal Hotspot/Join by QR Code/QR Code": "Show QR Code/Picture",
            "Personal Hotspot/Join by QR Code/Network Name": "Show QR Code/Network Name",
            "Personal Hotspot/Join by QR Code/Password": "Show QR Code/Password",
            "Personal Hotspot/Security": "Network/Security",
            "Personal Hotspot/Hidden Network": "Network/Hidden Network",
            "Personal Hotspot/Maximise Compatibility": "Network/Maximise Compatibility",
            "Personal Hotspot/Band": "Network/Band", "Personal Hotspot/Channel": "Network/Channel",
            "Personal Hotspot/Wi-Fi Adapter": "Network/Wi-Fi Adapter",
            "Personal Hotspot/Used Wi-Fi Adapter": "Network/Used Wi-Fi Adapter",
            "Personal Hotspot/Shared Connection": "Network/Shared Connection",
        ])
    func formerPaths(former: String, path: String) throws {
        driver.change { $0.hotspot.devices = SimulatedHotspot.Situation.on.report.devices }
        let rows = driver.session.rows().map(\.path)
        #expect(rows.contains(RowPath(path)))
        #expect(driver.session.currentPath(of: RowPath(former)) == RowPath(path))
    }

    @Test("refuse 64 hexadecimal digits with WPA3 only, whichever of the two is set last, and by a command")
    func hexadecimal() async throws {
        let digits = String(repeating: "0123456789abcdef", count: 4)
        let sentence: Sentence =
            "With WPA3 only, 64 hexadecimal digits can't be the password. Use at most 63 characters."
        let orders: [[(path: RowPath, text: String)]] = [
            [("Network/Password", digits), ("Network/Security", "WPA3 Only")],
            [("Network/Security", "WPA3 Only"), ("Network/Password", digits)],
        ]
        for order in orders {
            #expect(await driver.session.set([order[0]])[order[0].path] == nil)
            let before = driver.state.hotspot.profile
            #expect(await driver.session.set([order[1]])[order[1].path] == .error(sentence))
            #expect(driver.state.hotspot.profile == before)
            driver.change {
                $0.hotspot.password = "correct horse"
                $0.hotspot.security = .wpa2AndWPA3
            }
            #expect(await driver.session.set(order).values.contains(.error(sentence)))
            #expect(driver.state.hotspot.password == "correct horse")
        }
    }

    @Test("offer no channel that is closed, but the one that is chosen")
    func closedChannels() async {
        driver.change {
            $0.hotspot.band = .five
            $0.hotspot.channel = 40
            $0.hotspot.closedChannels = [36, 40, 44, 48]
        }
        #expect(driver.state.hotspot.channels == [40, 149, 153, 157, 161, 165])
        #expect(await driver.session.set([("Network/Channel", "36")])["Network/Channel"]?.severity == .error)
        #expect(await driver.session.set([("Network/Channel", "149")])["Network/Channel"] == nil)
        #expect(driver.state.hotspot.channels == [149, 153, 157, 161, 165])
    }

    @Test("have paths that say no name twice")
    func paths() {
        driver.change { $0.hotspot.devices = SimulatedHotspot.Situation.on.report.devices }
        let paths = driver.session.rows().map(\.path.components)
        #expect(paths.filter { Set($0).count < $0.count } == [])
        #expect(paths.count { $0.last == "Hotspot" } == 1)
    }

    @Test(
        "refuse a password and a name that no device could use, in words that a person understands",
        arguments: Renderer.allCases)
    func rules(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Network")
        for (row, text, sentence) in [
            ("Password", "", "Choose a password, so that only those you trust can join."),
            ("Password", "short", "Use at least 8 characters."),
            (
                "Password", "pässword with accents",
                """
                Use only unaccented letters, digits, spaces and the signs of an English keyboard. \
                Character 2 is “ä” (U+00E4).
                """
            ),
            (
                "Password", "it\u{2019}s a password",
                """
                Use only unaccented letters, digits, spaces and the signs of an English keyboard. \
                Character 3 is “\u{2019}” (U+2019).
                """
            ),
            ("Password", String(repeating: "g", count: 64), "Use at most 63 characters."),
            ("Network Name", "", "Give the network a name."),
            (
                "Network Name", String(repeating: "é", count: 17),
                "Use up to 32 characters; accents and emoji count as more."
            ),
        ] {
            try user.type(text, into: row)
            try user.pressReturn()
            let notice = try user.screen.sections[0].rows.first { $0.title == row }?.notice
            #expect(notice == "error: \(sentence)")
            try user.pressEscape()
        }
        #expect(driver.state.hotspot == Hotspot(password: "correct horse"))
        for password in [String(repeating: "0aF9", count: 16), "~ 8 signs", String(repeating: "x", count: 63)] {
            try user.type(password, into: "Password")
            try user.pressReturn()
            #expect(driver.state.hotspot.password == password)
        }
    }

    @Test("refuse the name with a character that only a command can give it")
    func zero() throws {
        let name = try #require(driver.session.rows().first { $0.path == "Network/Network Name" })
        for (text, place) in [("\0", "The first character"), ("a\0b", "Character 2")] {
            #expect(
                name.notice(for: text)?.sentence.description == "\(place) is a control character (U+0000). Remove it.")
        }
        #expect(name.notice(for: "a0b") == nil)
    }

    @Test("make a good password, as a step that can be undone", arguments: Renderer.allCases)
    func newPassword(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Network")
        try user.select("Make a New Password")
        #expect(driver.state.hotspot.password != "correct horse")
        #expect(driver.session.validity == .valid)
        #expect(driver.session.undoStep?.title == "Make a New Password")
        try user.undo()
        #expect(driver.state.hotspot.password == "correct horse")
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
                Personal Hotspot › Network
            """)
        try user.search("correct horse")
        #expect(try user.screen.sections[0].rows.map(\.title) == ["Nothing found for “correct horse”."])
    }

    @Test("have no mistakes")
    func mistakes() {
        let driver = FormDriver(initial: Settings(), build: settingsForm, defaults: .defaults)
        _ = driver.session.rows()
        expectNoDifference(driver.session.mistakes.map(\.description), [])
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite, visibly, where there is no display.
    static var needsDisplay: Self {
        .enabled("There is no display.") { await Renderer.hasDisplay }
    }
}

/// The first page in each situation, without the sections that are the same in all of them.
private let overviews = """
    off
      Hotspot [off]
        Off · ready to share Ethernet

    offline
      Hotspot [off]
        Off · no internet to share now

    two-radios
      Hotspot [off]
        Off · ready to share Wi-Fi “Home”

    one-radio
      Hotspot [off]
        Off · can't share Wi-Fi “Home”
      ! warning: This computer's only Wi-Fi adapter is connected to “Home”. Sharing would disconnect it. \
    Connect by cable, or plug in another adapter.

    no-dnsmasq
      Hotspot [off]
        Off · can't share now
      ! warning: Devices could not get an address: dnsmasq is not installed. Install the package dnsmasq-base. (Copy Command)

    starting
      Hotspot [on]
        Turning on… · a few seconds

    on
      Hotspot [on]
        On · 2 devices · shared from Ethernet
    Connected Devices
      Anna's phone ›
        10.42.0.10
      Bert's tablet ›
        10.42.0.11

    no-devices
      Hotspot [on]
        On · no devices yet · shared from Ethernet
    Connected Devices
      Nobody has joined yet.

    unknown-devices
      Hotspot [on]
        On · shared from Ethernet

    vpn
      Hotspot [on]
        On · 2 devices · shared through Proton VPN
    Connected Devices
      Anna's phone ›
        10.42.0.10
      Bert's tablet ›
        10.42.0.11

    no-internet
      Hotspot [on]
        On · 2 devices · no internet to share
      ! warning: Devices are connected, but this computer has no internet.
    Connected Devices
      Anna's phone ›
        10.42.0.10
      Bert's tablet ›
        10.42.0.11

    no-address
      Hotspot [on]
        On · 1 device has no address
      ! warning: A device joined but got no IP address. A firewall may be blocking it.
    Connected Devices
      Anna's phone ›
        10.42.0.10
      Bert's tablet ›
        10.42.0.11
      02:00:00:00:02:00 ›
        No address

    crowded
      Hotspot [on]
        On · 200 devices · shared from Ethernet
    Connected Devices
      Device 1 ›
        10.42.0.2
      Device 2 ›
        10.42.0.3
      Device 3 ›
        10.42.0.4
      All 200 Devices ›

    failed
      Hotspot [off]
        Couldn't turn on
      ! error: The Wi-Fi adapter did not accept the password. Use 8 to 63 letters, digits and signs of an \
    English keyboard. (Change Password)

    ended
      Hotspot [off]
        Off · stopped unexpectedly
      ! error: Devices can't get an address: dnsmasq does not start. Another program may use its port. (Try Again)

    no-network-manager
    NetworkManager Is Not Running
    Personal Hotspot needs it to share your connection.
      Start NetworkManager (suggested button)

    not-installed
    NetworkManager Is Missing
    Install it, and this page continues by itself.
      Copy Command (suggested button)

    no-radio
    No Wi-Fi Adapter
    Plug in a Wi-Fi adapter that supports hotspots.

    wifi-off
    Wi-Fi Is Off
    The hotspot needs Wi-Fi. This computer may also reconnect to known networks.
      Turn On Wi-Fi (suggested button)

    wifi-off-by-switch
    Wi-Fi Is Off
    Turn it on with the computer's switch or key.
    """
