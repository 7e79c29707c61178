import FormCore
import FormTesting
import HotspotService
import ManualTime
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The switch of the hotspot")
struct HotspotSwitchTests {
    private let isOn = HotspotReport(status: .on, profile: .anna)

    @Test("is a wish until the service is up, and then one step that can be undone")
    func starting() async throws {
        let program = try SharingProgram()
        program.service.isHeld = true
        try program.user.toggle("Hotspot")
        await comesTrue { program.service.report.status == .starting }
        #expect(try program.row("Hotspot").isWaiting)
        #expect(try program.row("Hotspot").status == "Turning on… · a few seconds")
        #expect(!program.driver.state.hotspot.isEnabled)
        program.service.isHeld = false
        await comesTrue { program.driver.state.hotspot.isEnabled }
        await program.settle()
        #expect(try !program.row("Hotspot").isWaiting)
        #expect(try program.row("Hotspot").status == "On · no devices yet · no internet to share")
        #expect(program.driver.session.undoStep?.title == "Hotspot")
        #expect(program.service.calls == ["start Anna's laptop"])
        program.driver.session.undo()
        await comesTrue { !program.driver.state.hotspot.isEnabled }
        #expect(program.service.calls == ["start Anna's laptop", "stop"])
    }

    @Test("goes back with the reason when the service fails, and leaves no step to undo")
    func failing() async throws {
        let program = try SharingProgram()
        program.service.failure = .timedOut
        try program.user.toggle("Hotspot")
        await program.settle()
        #expect(try program.row("Hotspot").values == ["[off]"])
        #expect(try program.row("Hotspot").notice == nil)
        #expect(program.notice == "error: \(HotspotProblem.timedOut)")
        #expect(program.driver.session.undoStep == nil)
    }

    @Test("fails a command with the reason")
    func failingCommand() async {
        let service = ScriptedHotspot(HotspotReport(profile: .anna))
        service.failure = .timedOut
        let hotspot = HotspotSwitch(service)
        let initial = Settings(hotspot: Hotspot(password: "correct horse"))
        let driver = FormDriver(initial: initial, build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        let found = await driver.session.set([("Hotspot", "On")])
        #expect(found == ["Hotspot": .error(HotspotProblem.timedOut.sentence)])
    }

    @Test("is tried again by the button of the notice")
    func again() async throws {
        let program = try SharingProgram()
        program.service.failure = .timedOut
        try program.user.toggle("Hotspot")
        await program.settle()
        program.service.failure = nil
        try program.user.select("Try Again")
        await comesTrue { program.driver.state.hotspot.isEnabled }
        await program.settle()
        #expect(try program.row("Hotspot").status == "On · no devices yet · no internet to share")
        #expect(program.service.calls == ["start Anna's laptop", "start Anna's laptop"])
    }

    @Test("says once why it went back, and no more when that is no longer so")
    func reason() async throws {
        let program = try SharingProgram(HotspotReport(profile: .anna, obstacle: .noAddresses))
        let reason = HotspotProblem.noAddresses.sentence.description
        #expect(program.notice == "warning: \(reason)")
        program.service.failure = .noAddresses
        try program.user.toggle("Hotspot")
        await program.settle()
        #expect(program.notice == "error: \(reason)")
        #expect(program.user.screen.description.components(separatedBy: reason).count == 2)
        program.service.change { $0.sharedConnection = HotspotReport.SharedConnection(.ethernet, name: "Cable") }
        #expect(program.notice == "error: \(reason)")
        program.service.change { $0.obstacle = .noSupplicant }
        #expect(program.notice == "warning: \(HotspotProblem.noSupplicant)")
        #expect(program.user.screen.description.components(separatedBy: reason).count == 1)
    }

    @Test("turned off while it starts, never comes on")
    func cancelling() async throws {
        let program = try SharingProgram()
        program.service.isHeld = true
        try program.user.toggle("Hotspot")
        await comesTrue { program.service.report.status == .starting }
        try program.user.toggle("Hotspot")
        // The start may end before or after the stop begins.
        await comesTrue { program.service.calls.last == "stop" }
        program.service.isHeld = false
        await program.settle()
        #expect(!program.driver.state.hotspot.isEnabled)
        #expect(try program.row("Hotspot").values == ["[off]"])
        #expect(program.service.report.status == .off)
    }

    @Test("follows what other programs and the machine make of the hotspot, with no step to undo")
    func outside() async throws {
        let program = try SharingProgram()
        program.service.change { $0.status = .starting }
        #expect(try program.row("Hotspot").status == "Turning on… · a few seconds")
        program.service.change { $0.status = .on }
        #expect(try program.row("Hotspot").values == ["[on]"])
        program.service.change { $0.status = .failed(.radioIsOff) }
        #expect(try program.row("Hotspot").values == ["[off]"])
        #expect(program.notice == "error: \(HotspotProblem.radioIsOff)")
        #expect(program.driver.session.undoStep == nil)
        #expect(program.service.calls.isEmpty)
    }

    @Test("says what stands in the way, on the first page too, and follows when that changes")
    func obstacle() throws {
        let program = try SharingProgram()
        program.service.change { $0 = HotspotReport(obstacle: .noNetworkManager, canSave: false) }
        #expect(
            program.user.screen.description == """
                Personal Hotspot

                NetworkManager Is Not Running
                Personal Hotspot needs it to share your connection.
                  Start NetworkManager (suggested button)

                  General ›
                """)
        program.service.change { $0 = HotspotReport(profile: .anna) }
        #expect(try program.row("Hotspot").status == "Off · no internet to share now")
        #expect(program.driver.state.hotspot.networkName == "Anna's laptop")
    }

    @Test("has the hotspot start again when its name changes, and not for anything else")
    func restarting() async throws {
        let program = try SharingProgram(isOn)
        program.driver.change { $0.hotspot.notification = .never }
        program.service.isHeld = true
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.service.report.status == .starting }
        #expect(program.driver.state.hotspot.networkName == "Anna's laptop")
        program.service.isHeld = false
        await comesTrue { program.driver.state.hotspot.networkName == "Bert" }
        await program.settle()
        #expect(program.driver.state.hotspot.isEnabled)
        #expect(program.service.calls == ["start Bert"])
        #expect(program.driver.session.undoStep?.title == "Network Name")
        program.driver.session.undo()
        await comesTrue { program.service.calls.last == "start Anna's laptop" && !program.hotspot.isAsking }
        await program.settle()
        #expect(program.driver.state.hotspot.networkName == "Anna's laptop")
    }

    @Test("starts again once for rows that are set together")
    func together() async throws {
        let program = try SharingProgram(isOn)
        let found = await program.driver.session.set([
            ("Network/Network Name", "Bert"), ("Network/Password", "battery staple"),
        ])
        await program.settle()
        #expect(found.isEmpty)
        #expect(program.service.calls == ["start Bert"])
        #expect(
            program.driver.state.hotspot.profile == HotspotProfile(networkName: "Bert", password: "battery staple"))
    }

    @Test("has the old name back, and shares with it, where the hotspot does not start with a new one")
    func failingAgain() async throws {
        let program = try SharingProgram(isOn)
        (program.service.failure, program.service.failsOnce) = (.timedOut, true)
        try program.type("Bert", into: "Network Name")
        await program.settle()
        #expect(program.service.calls == ["start Bert", "start Anna's laptop"])
        #expect(program.driver.state.hotspot.networkName == "Anna's laptop")
        #expect(program.driver.state.hotspot.isEnabled)
        #expect(program.service.report.profile == .anna)
        #expect(
            program.driver.session.record["Network/Network Name"].issue?.sentence
                == HotspotProblem.timedOut.sentence)
    }

    @Test("asks first where devices would be cut off, and does nothing where the person says no")
    func asking() async throws {
        var report = isOn
        report.devices = [ConnectedDevice(id: "02:00:00:00:01:00")]
        let program = try SharingProgram(report)
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.user.question != nil }
        #expect(
            program.user.question == """
                Restart the hotspot?
                This changes Network Name. 1 device is disconnected.
                """)
        try program.user.answerQuestion("Cancel")
        await program.settle()
        #expect(program.service.calls.isEmpty)
        #expect(program.driver.state.hotspot.networkName == "Anna's laptop")
        #expect(program.driver.session.record["Network/Network Name"].draft?.text == "Bert")
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.user.question != nil }
        try program.user.answerQuestion("Restart")
        await comesTrue { program.driver.state.hotspot.networkName == "Bert" }
        #expect(program.service.calls == ["start Bert"])
    }

    @Test("asks about the devices that are connected now, and no longer when none is")
    func askingAboutOthers() async throws {
        var report = isOn
        report.devices = [ConnectedDevice(id: "02:00:00:00:01:00")]
        let program = try SharingProgram(report)
        try program.type("Bert", into: "Network Name")
        #expect(await comesTrue { program.user.question?.contains("1 device is disconnected.") == true })
        program.service.change { $0.devices.append(ConnectedDevice(id: "02:00:00:00:02:00")) }
        #expect(await comesTrue { program.user.question?.contains("2 devices are disconnected.") == true })
        program.service.change { $0.devices = [] }
        #expect(await comesTrue { program.driver.state.hotspot.networkName == "Bert" })
        #expect(program.user.question == nil)
        #expect(program.service.calls == ["start Bert"])
    }

    @Test("asks once for all settings that a reset of their page changes, and names them")
    func resetting() async throws {
        let program = try SharingProgram(isOn)
        try program.open("Network")
        try program.user.choose("WPA3 Only", in: "Security")
        await program.settle()
        try program.user.toggle("Maximise Compatibility")
        await program.settle()
        program.service.change { $0.devices = [ConnectedDevice(id: "02:00:00:00:01:00")] }
        program.driver.session.resetTopPage()
        await comesTrue { program.user.question != nil }
        #expect(
            program.user.question == """
                Restart the hotspot?
                This changes Network Name, Security, Maximise Compatibility. 1 device is disconnected.
                """)
        try program.user.answerQuestion("Restart")
        await program.settle()
        #expect(program.user.question == nil)
        #expect(program.driver.state.hotspot.networkName == Settings.defaults.hotspot.networkName)
        #expect(program.service.report.profile?.security == .wpa2AndWPA3)
    }

    @Test("makes a new password, and shows it until there is another one", arguments: [false, true])
    func newPassword(isOn: Bool) async throws {
        let program = try SharingProgram(isOn ? self.isOn : HotspotReport(profile: .anna))
        try program.open("Network")
        try program.user.select("Make a New Password")
        await comesTrue { program.driver.state.hotspot.showsNewPassword }
        await program.settle()
        let password = program.driver.state.hotspot.password
        #expect(password.wholeMatch(of: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) != nil)
        #expect(program.user.screen.description.contains("The new password is \(password)."))
        #expect(program.service.report.profile?.password == password)
        #expect(program.service.calls.contains("start Anna's laptop") == isOn)
        program.service.change { $0.profile?.password = "battery staple" }
        #expect(!program.user.screen.description.contains("The new password"))
        #expect(!program.user.screen.description.contains("battery"))
    }

    @Test(
        "asks once before all devices are removed, makes a new password, and says at the button why it could not",
        arguments: [false, true])
    func removing(fails: Bool) async throws {
        var report = isOn
        report.devices = [ConnectedDevice(id: "02:00:00:00:01:00")]
        let program = try SharingProgram(report)
        try program.open("Devices")
        try program.user.select("Remove All Devices…")
        #expect(
            program.user.question == """
                Remove all devices?
                They are disconnected and need the new password to join again.
                """)
        try program.user.answerQuestion("Cancel")
        #expect(program.service.calls.isEmpty)
        if fails { (program.service.failure, program.service.failsOnce) = (.timedOut, true) }
        try program.user.select("Remove All Devices…")
        try program.user.answerQuestion("Remove")
        await comesTrue { !program.service.calls.isEmpty && !program.hotspot.isAsking }
        await program.settle()
        #expect(program.user.question == nil)
        #expect((program.driver.state.hotspot.password == "correct horse") == fails)
        let notice = fails ? "error: \(HotspotProblem.timedOut)" : nil
        #expect(await comesTrue { (try? program.row("Remove All Devices…").notice) == notice })
        let password = program.driver.state.hotspot.password
        let help = fails ? nil : "The new password is \(password)."
        #expect(await comesTrue { (try? program.row("Remove All Devices…").help) == help })
        // Another change asks as ever.
        program.service.change { $0.devices = [ConnectedDevice(id: "02:00:00:00:02:00")] }
        try program.type("Bert", into: "Network Name")
        #expect(await comesTrue { program.user.question?.hasPrefix("Restart the hotspot?") == true })
    }

    @Test("says once that the hotspot stays on without the window")
    func staysOn() async throws {
        let program = try SharingProgram(stored: .defaults)
        try program.user.toggle("Hotspot")
        await program.settle()
        #expect(program.user.screen.description.contains("stays on when this window is closed"))
        await program.keeper.save()
        #expect(program.file.stored.hasSaidItStaysOn)
        let next = try SharingProgram(stored: program.file.stored)
        try next.user.toggle("Hotspot")
        await next.settle()
        #expect(!next.user.screen.description.contains("stays on"))
    }

    @Test("says that a simulated hotspot is one")
    func simulated() {
        let hotspot = HotspotSwitch.simulated()
        let driver = FormDriver(initial: Settings(), build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        #expect(HeadlessUser(of: driver.session).screen.tag == "Simulated")
        #expect(driver.session.record.notices.isEmpty)
    }

    @Test(
        "tells which devices join, as the person wants to be told", arguments: NotificationOption.allCases,
        [false, true])
    func notices(option: NotificationOption, isLocked: Bool) async throws {
        var report = isOn
        report.devices = [ConnectedDevice(id: "before")]
        let program = try SharingProgram(report)
        var told: [String] = []
        var asked = 0
        program.hotspot.joinNotices = JoinNotices(
            isScreenLocked: {
                asked += 1
                return isLocked
            }, tell: { told.append($0.id) })
        program.driver.change { $0.hotspot.notification = option }
        program.service.change { $0.devices = [ConnectedDevice(id: "a")] }
        program.service.change {
            $0.devices = [ConnectedDevice(id: "a", address: "10.42.0.2"), ConnectedDevice(id: "b")]
        }
        program.service.change { $0.devices = [] }
        await settle()
        let isTold = option == .always || option == .whenUnlocked && !isLocked
        #expect(!told.contains("before"))
        #expect(told == (isTold ? ["a", "b"] : []))
        #expect((asked > 0) == (option == .whenUnlocked))
    }

    @Test("shows who has joined, by name or else by hardware address")
    func devices() throws {
        var report = isOn
        report.devices = [
            ConnectedDevice(id: "02:00:00:00:01:00", address: "10.42.0.17", name: "Berts-Phone"),
            ConnectedDevice(id: "02:00:00:00:02:00"),
        ]
        let program = try SharingProgram(report)
        #expect(try program.row("Devices").values == ["2", "›"])
        try program.user.select("Devices")
        #expect(
            program.user.screen.description == """
                ‹ Devices

                Connected
                  Berts-Phone ›
                    10.42.0.17
                  02:00:00:00:02:00 ›

                  Tell Me When a Device Joins [Always ▾]

                  Remove All Devices… (destructive button)
                Changes the password for everyone. Single devices can't be blocked.
                """)
        try program.user.select("Berts-Phone")
        #expect(
            program.user.screen.description == """
                ‹ Berts-Phone

                  Name Berts-Phone ⧉
                  Address 10.42.0.17 ⧉
                  Hardware Address 02:00:00:00:01:00 ⧉
                """)
        try program.user.goBack()
        try program.user.select("02:00:00:00:02:00")
        #expect(
            program.user.screen.description == """
                ‹ 02:00:00:00:02:00

                  Address None ⧉
                  Hardware Address 02:00:00:00:02:00 ⧉
                """)
        program.service.change { $0.devices = [] }
        #expect(program.user.screen.title == "Devices")
        #expect(program.user.screen.sections[0].rows.map(\.title) == ["Nobody has joined yet."])
    }

    @Test("is in a log with what the machine did, and without the password")
    func log() async throws {
        let program = try SharingProgram()
        var log: [String] = []
        try program.driver.record { log.append($0) }
        try program.user.toggle("Hotspot")
        await program.settle()
        try program.type("battery staple", into: "Password")
        await program.settle()
        program.service.change { $0.status = .failed(.radioIsOff) }
        let other = ScriptedHotspot()
        let replayed = try replay(log, form: makeSettingsForm(turnedBy: HotspotSwitch(other))) { _ in }
        #expect(replayed.state.hotspot.status == .failed(.radioIsOff))
        #expect(!log.joined().contains("battery"))
        #expect(other.calls.isEmpty)
    }
}
