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
        try program.user.toggle("Personal Hotspot")
        await comesTrue { program.service.report.status == .starting }
        #expect(try program.row("Personal Hotspot").isWaiting)
        #expect(program.user.screen.sections[0].footer == "Turning On…")
        #expect(!program.driver.state.hotspot.isEnabled)
        program.service.isHeld = false
        await comesTrue { program.driver.state.hotspot.isEnabled }
        await program.settle()
        #expect(try !program.row("Personal Hotspot").isWaiting)
        #expect(program.user.screen.sections[0].footer == "Personal Hotspot Enabled")
        #expect(program.driver.session.undoStep?.title == "Personal Hotspot")
        #expect(program.service.calls == ["start Anna's laptop"])
        program.driver.session.undo()
        await comesTrue { !program.driver.state.hotspot.isEnabled }
        #expect(program.service.calls == ["start Anna's laptop", "stop"])
    }

    @Test("goes back with the reason when the service fails, and leaves no step to undo")
    func failing() async throws {
        let program = try SharingProgram()
        program.service.failure = .noRadio
        try program.user.toggle("Personal Hotspot")
        await program.settle()
        #expect(try program.row("Personal Hotspot").values == ["[off]"])
        #expect(try program.row("Personal Hotspot").notice == "error: \(HotspotProblem.noRadio)")
        #expect(program.driver.session.undoStep == nil)
    }

    @Test("says once why it went back, and no more when that is no longer so")
    func reason() async throws {
        let program = try SharingProgram(HotspotReport(profile: .anna, obstacle: .radioIsOff))
        let reason = HotspotProblem.radioIsOff.sentence.description
        #expect(program.user.screen.sections[0].footer == reason)
        program.service.failure = .radioIsOff
        try program.user.toggle("Personal Hotspot")
        await program.settle()
        #expect(try program.row("Personal Hotspot").notice == "error: \(reason)")
        #expect(program.user.screen.sections[0].footer == nil)
        program.service.change { $0.sharedConnection = HotspotReport.SharedConnection(.ethernet, name: "Cable") }
        #expect(try program.row("Personal Hotspot").notice == "error: \(reason)")
        program.service.change { $0.obstacle = .noRadio }
        #expect(try program.row("Personal Hotspot").notice == nil)
        #expect(program.user.screen.sections[0].footer == HotspotProblem.noRadio.sentence.description)
    }

    @Test("turned off while it starts, never comes on")
    func cancelling() async throws {
        let program = try SharingProgram()
        program.service.isHeld = true
        try program.user.toggle("Personal Hotspot")
        await comesTrue { program.service.report.status == .starting }
        try program.user.toggle("Personal Hotspot")
        // The start may end before or after the stop begins.
        await comesTrue { program.service.calls.last == "stop" }
        program.service.isHeld = false
        await program.settle()
        #expect(!program.driver.state.hotspot.isEnabled)
        #expect(try program.row("Personal Hotspot").values == ["[off]"])
        #expect(program.service.report.status == .off)
    }

    @Test("follows what other programs and the machine make of the hotspot, with no step to undo")
    func outside() async throws {
        let program = try SharingProgram()
        program.service.change { $0.status = .starting }
        #expect(program.user.screen.sections[0].footer == "Turning On…")
        program.service.change { $0.status = .on }
        #expect(try program.row("Personal Hotspot").values == ["[on]"])
        program.service.change { $0.status = .failed(.radioIsOff) }
        #expect(try program.row("Personal Hotspot").values == ["[off]"])
        #expect(program.user.screen.sections[0].footer == HotspotProblem.radioIsOff.sentence.description)
        #expect(program.driver.session.undoStep == nil)
        #expect(program.service.calls.isEmpty)
    }

    @Test("says what stands in the way, on the first page too, and follows when that changes")
    func obstacle() throws {
        let program = try SharingProgram(HotspotReport(obstacle: .noNetworkManager, canSave: false))
        #expect(program.user.screen.sections[0].footer == HotspotProblem.noNetworkManager.sentence.description)
        #expect(try program.row("Network Name").isDisabled)
        try program.user.goBack()
        #expect(
            program.user.screen.description == """
                Personal Hotspot

                  Personal Hotspot Off ›
                \(HotspotProblem.noNetworkManager)
                """)
        program.service.change { $0 = HotspotReport(profile: .anna) }
        #expect(program.user.screen.sections[0].footer == nil)
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
            ("Personal Hotspot/Network Name", "Bert"), ("Personal Hotspot/Password", "battery staple"),
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
            program.driver.session.record["Personal Hotspot/Network Name"].issue?.sentence
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
                Start the hotspot again?
                1 device loses its connection, and has to join again.
                """)
        try program.user.answerQuestion("Cancel")
        await program.settle()
        #expect(program.service.calls.isEmpty)
        #expect(program.driver.state.hotspot.networkName == "Anna's laptop")
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.user.question != nil }
        try program.user.answerQuestion("Start Again")
        await comesTrue { program.driver.state.hotspot.networkName == "Bert" }
        #expect(program.service.calls == ["start Bert"])
    }

    @Test("makes a new password, and shows it until there is another one", arguments: [false, true])
    func newPassword(isOn: Bool) async throws {
        let program = try SharingProgram(isOn ? self.isOn : HotspotReport(profile: .anna))
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

    @Test("says once that the hotspot stays on without the window")
    func staysOn() async throws {
        let program = try SharingProgram(stored: .defaults)
        try program.user.toggle("Personal Hotspot")
        await program.settle()
        #expect(program.user.screen.description.contains("stays on when this window is closed"))
        await program.keeper.save()
        #expect(program.file.stored.hasSaidItStaysOn)
        let next = try SharingProgram(stored: program.file.stored)
        try next.user.toggle("Personal Hotspot")
        await next.settle()
        #expect(!next.user.screen.description.contains("stays on"))
    }

    @Test("says that a simulated hotspot is one")
    func simulated() {
        let hotspot = HotspotSwitch.simulated()
        let driver = FormDriver(initial: Settings(), build: makeSettingsForm(turnedBy: hotspot))
        hotspot.follow(driver)
        #expect(
            driver.session.record.notices.map(\.notice)
                == [Notice(.information, "This hotspot is simulated: no connection is shared.")])
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
        #expect(try program.row("Connected Devices").values == ["2", "›"])
        try program.user.select("Connected Devices")
        #expect(
            program.user.screen.description == """
                ‹ Connected Devices

                  Berts-Phone 10.42.0.17
                  02:00:00:00:02:00
                """)
        program.service.change { $0.devices = [] }
        #expect(program.user.screen.sections[0].rows.map(\.title) == ["No devices have joined."])
    }

    @Test("is in a log with what the machine did, and without the password")
    func log() async throws {
        let program = try SharingProgram()
        var log: [String] = []
        try program.driver.record { log.append($0) }
        try program.user.toggle("Personal Hotspot")
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
