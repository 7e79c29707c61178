import CustomDump
import FormCore
import FormTesting
import HotspotService
import ManualTime
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("What the first page says")
struct OverviewTests {
    @Test("is written here for each situation")
    func situations() {
        let texts = SimulatedHotspot.Situation.allCases.map { "\($0.rawValue): \(Hotspot($0.report).overview.text)" }
        expectNoDifference(
            texts.joined(separator: "\n"),
            """
            off: (inactive) Off · ready to share Ethernet
            offline: (inactive) Off · no internet to share now
            two-radios: (inactive) Off · ready to share Wi-Fi “Home”
            one-radio: (inactive) Off · can't share Wi-Fi “Home”
              warning: This computer's only Wi-Fi adapter is connected to “Home”. Sharing would disconnect it. \
            Connect by cable, or plug in another adapter.
            no-dnsmasq: (inactive) Off · can't share now
              warning: Devices could not get an address: dnsmasq is not installed. Install the package dnsmasq-base.
              [Copy Command: sudo apt install dnsmasq-base]
            starting: (busy) Turning on… · a few seconds
            on: (active) On · 2 devices · shared from Ethernet
            no-devices: (active) On · no devices yet · shared from Ethernet
            unknown-devices: (active) On · shared from Ethernet
            vpn: (active) On · 2 devices · shared through Proton VPN
            no-internet: (warning) On · 2 devices · no internet to share
              warning: Devices are connected, but this computer has no internet.
            no-address: (warning) On · 1 device has no address
              warning: A device joined but got no IP address. A firewall may be blocking it.
            crowded: (active) On · 200 devices · shared from Ethernet
            failed: (error) Couldn't turn on
              error: The Wi-Fi adapter did not accept the password. Use 8 to 63 letters, digits and signs of an \
            English keyboard.
              [Change Password: Network/Password]
            ended: (error) Off · stopped unexpectedly
              error: Devices can't get an address: dnsmasq does not start. Another program may use its port.
              [Try Again]
            no-network-manager: (inactive) Off
              NetworkManager Is Not Running (network-offline-symbolic)
              Personal Hotspot needs it to share your connection.
              [Start NetworkManager]
            not-installed: (inactive) Off
              NetworkManager Is Missing (network-offline-symbolic)
              Install it, and this page continues by itself.
              [Copy Command: sudo apt install network-manager]
            no-radio: (inactive) Off
              No Wi-Fi Adapter (network-wireless-offline-symbolic)
              Plug in a Wi-Fi adapter that supports hotspots.
            wifi-off: (inactive) Off
              Wi-Fi Is Off (network-wireless-disabled-symbolic)
              The hotspot needs Wi-Fi. This computer may also reconnect to known networks.
              [Turn On Wi-Fi]
            wifi-off-by-switch: (inactive) Off
              Wi-Fi Is Off (network-wireless-disabled-symbolic)
              Turn it on with the computer's switch or key.
            """)
    }

    @Test("of a name or a password with which no device could join is the reason, and not that it is ready")
    func unusableProfile() {
        let long = String(repeating: "x", count: 64)
        for (name, password, problem) in [
            ("", "quiet-harbour-42", "The hotspot needs a network name."),
            (long, "quiet-harbour-42", "“Network Name”: Use up to 32 characters; accents and emoji count as more."),
            ("Hall", "short", "“Password”: Use at least 8 characters."),
        ] {
            var hotspot = Hotspot()
            (hotspot.networkName, hotspot.password) = (name, password)
            #expect(hotspot.overview.text.contains("(error) Off · can't share now\n  error: \(problem)"), "\(name)")
            #expect(hotspot.overview.remedy != nil)
            hotspot.status = .on
            #expect(hotspot.overview.status.look != .error)
        }
    }

    @Test(
        "of a start that failed is its reason, and the row that helps",
        arguments: [
            (.unusableName("No."), .changeName), (.unusablePassword("No."), .changePassword),
            (.channelNotAllowed(13), .changeChannel), (.bandNotAllowed(.five), .changeBand),
            (.bandNotOffered(.five), .changeBand), (.noWPA3, .changeSecurity),
            (.radioIsGone("wlan9"), .chooseAdapter),
            (.timedOut, .tryAgain), (.notAllowed, .tryAgain), (.other("oops"), .tryAgain),
        ] as [(HotspotProblem, HotspotRemedy)])
    func failures(problem: HotspotProblem, remedy: HotspotRemedy) throws {
        var hotspot = Hotspot()
        hotspot.isCompatible = false
        hotspot.status = .failed(problem)
        let expected = HotspotOverview(
            status: RowStatus(.error, "Couldn't turn on"), notice: Notice(.error, problem.sentence), remedy: remedy)
        #expect(hotspot.overview == expected)
        // A service that refuses before it has begun to start reports nothing.
        (hotspot.status, hotspot.refusal) = (.off, problem)
        #expect(hotspot.overview == expected)
        if let row = remedy.row { #expect(row.components.count == 2) }
    }

    @Test("is what each kind of connection is called")
    func connections() {
        let lines = [HotspotReport.SharedConnection.Kind.ethernet, .wiFi, .mobile, .vpn, .other].flatMap { kind in
            let connection = HotspotReport.SharedConnection(kind, name: "Home")
            return [HotspotReport.Status.off, .on].map { status in
                Hotspot(HotspotReport(status: status, sharedConnection: connection)).overview.status.details.last!
                    .description
            }
        }
        #expect(
            lines == [
                "ready to share Ethernet", "shared from Ethernet", "ready to share Wi-Fi “Home”",
                "shared from Wi-Fi “Home”", "ready to share mobile broadband", "shared from mobile broadband",
                "ready to share through Home", "shared through Home", "ready to share Home", "shared from Home",
            ])
        let offline = HotspotReport(
            sharedConnection: HotspotReport.SharedConnection(.ethernet, name: "Cable"), hasInternet: false)
        #expect(Hotspot(offline).overview.status.sentence == "Off · no internet to share now")
    }

    @Test("is that there is no password while the settings can't be read, and no default name to join")
    func unread() {
        let hotspot = HotspotSwitch(ScriptedHotspot())
        let driver = FormDriver(initial: Settings(), build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        let user = HeadlessUser(of: driver.session)
        #expect(user.screen.description.contains("Off · no password yet"))
        #expect(!user.screen.description.contains("Network Name"))
        driver.change { $0.hotspot.password = "correct horse" }
        #expect(user.screen.description.contains("Network Name"))
    }

    @Test("is that a start takes long, after ten seconds and until it has ended")
    func slowStart() async throws {
        let (clock, service) = (TestClock(), ScriptedHotspot())
        let hotspot = HotspotSwitch(service, clock: clock)
        let driver = FormDriver(initial: Settings(), build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        var line: String { driver.state.hotspot.overview.status.sentence.description }
        for _ in 0..<2 {
            let sleepers = clock.sleepersMade
            service.change { $0.status = .starting }
            await comesTrue { clock.sleepersMade > sleepers }
            clock.advance(by: .seconds(9))
            await settle()
            #expect(line == "Turning on… · a few seconds")
            // Other news doesn't restart the wait.
            service.change { $0.hasInternet.toggle() }
            clock.advance(by: .seconds(1))
            #expect(await comesTrue { line == "Turning on… · waiting for the Wi-Fi adapter" })
            service.change { $0.status = .on }
            #expect(line == "On · no devices yet · no internet to share")
            service.change { $0.status = .off }
        }
        #expect(driver.session.undoStep == nil)
    }

    @Test("goes as soon as Wi-Fi has been turned on or NetworkManager started for the user, or says why not")
    func remedies() async throws {
        for (obstacle, call) in [(HotspotProblem.radioIsOff, "turn on Wi-Fi"), (.noNetworkManager, "start service")] {
            let program = try SharingProgram(HotspotReport(obstacle: obstacle, canSave: false))
            let act = obstacle == .radioIsOff ? program.hotspot.turnOnWiFi : program.hotspot.startService
            program.service.failure = .mayNotStartService
            act()
            #expect(program.driver.state.hotspot.isRemedying)
            act()
            #expect(await comesTrue { !program.driver.state.hotspot.isRemedying })
            #expect(program.service.calls == [call])
            #expect(program.driver.state.hotspot.overview.page?.text == HotspotProblem.mayNotStartService.sentence)
            program.service.failure = nil
            act()
            #expect(await comesTrue { program.driver.state.hotspot.overview.page == nil })
            #expect(program.driver.state.hotspot.remedyFailure == nil)
            // It is not said any more when the same happens again.
            program.service.change { $0.obstacle = obstacle }
            #expect(program.driver.state.hotspot.overview.page?.text != HotspotProblem.mayNotStartService.sentence)
        }
    }

    @Test("comes and goes with NetworkManager, and half a name that was typed stays")
    func halfTyped() async throws {
        let program = try SharingProgram()
        try program.open("Network")
        try program.user.type("Half a na", into: "Network Name")
        program.service.change { $0 = HotspotReport(obstacle: .noNetworkManager, canSave: false) }
        #expect(program.driver.state.hotspot.overview.page?.title == "NetworkManager Is Not Running")
        #expect(program.user.screen.statusPage?.title == "NetworkManager Is Not Running")
        program.service.change { $0 = HotspotReport(profile: .anna) }
        #expect(program.driver.state.hotspot.overview.page == nil)
        #expect(program.user.screen.description.contains("[Half a na]"))
        try program.user.type("Half a name", into: "Network Name")
        try program.user.pressReturn()
        await program.settle()
        #expect(program.service.report.profile?.networkName == "Half a name")
    }

    @Test("counts 200 devices, and lists them by names that can be read")
    func crowd() throws {
        let program = try SharingProgram(SimulatedHotspot.Situation.crowded.report)
        program.service.change { $0.devices[0].name = "\u{200F}" }
        #expect(program.user.screen.description.contains("\n  All 200 Devices ›\n"))
        try program.user.select("All Devices")
        #expect(program.user.screen.title == "Devices")
        let rows = program.user.screen.sections[0].rows
        #expect(rows.count == 200)
        #expect(rows[0].title == program.service.report.devices[0].id)
        #expect(rows[199].title == "Device 200")
        program.service.change { $0.devices.removeLast(199) }
        #expect(program.driver.state.hotspot.overview.status.details[0] == "1 device")
    }
}

@MainActor
@Suite("The app's form")
struct SettingsFormTests {
    @Test(
        "has no mistakes in any situation",
        arguments: [SimulatedHotspot.Situation.off, .oneRadio, .on, .failed, .noNetworkManager])
    func situations(situation: SimulatedHotspot.Situation) {
        let settings = Settings(hotspot: Hotspot(situation.report))
        let hotspot = HotspotSwitch(ScriptedHotspot(situation.report))
        let driver = FormDriver(
            initial: settings, build: makeSettingsForm(turnedBy: hotspot), title: situation.rawValue,
            defaults: .defaults, environment: FormEnvironment(report: { _ in }))
        #expect(driver.session.rows().contains { $0.path == "Hotspot" })
        #expect(driver.session.mistakes == [])
    }
}

extension Hotspot {
    /// The state of the form after a report, which a service makes.
    @MainActor
    init(_ report: HotspotReport) {
        let hotspot = HotspotSwitch(ScriptedHotspot(report))
        let settings = Settings(hotspot: Hotspot(password: "correct horse"))
        let driver = FormDriver(initial: settings, build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        self = driver.state.hotspot
    }
}

extension HotspotOverview {
    fileprivate var text: String {
        var lines = ["(\(status.look)) \(status.sentence)"]
        if let notice { lines.append("\(notice.severity): \(notice.sentence)") }
        if let page { lines += ["\(page.title) (\(page.symbol))", "\(page.text)"] }
        if let remedy { lines.append("[\(remedy.text)]") }
        return lines.joined(separator: "\n  ")
    }
}

extension HotspotRemedy {
    fileprivate var text: String {
        switch self {
        case .copyCommand(let command): "\(title): \(command)"
        default: row.map { "\(title): \($0)" } ?? title
        }
    }
}
