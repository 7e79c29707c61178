import FormCore
import FormTesting
import HotspotService
import ManualTime
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The profile of the hotspot")
struct ProfileKeeperTests {
    @Test("is what the service has, and none of it is in the program's file")
    func begins() async throws {
        let program = try SharingProgram(HotspotReport(profile: .anna))
        #expect(program.driver.state.hotspot.profile == .anna)
        #expect(await program.keeper.save())
        #expect(program.file.stored.hotspot.profile == Hotspot().profile)
        #expect(program.service.calls.isEmpty)
    }

    @Test("is made with a password of its own where the service has none")
    func first() async throws {
        let program = try SharingProgram(HotspotReport())
        #expect(await program.keeper.save())
        let profile = try #require(program.service.report.profile)
        #expect(profile.networkName == "Personal Hotspot")
        #expect(profile.password.wholeMatch(of: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) != nil)
        #expect(program.driver.state.hotspot.profile == profile)
        #expect(program.file.stored.hotspot.profile == Hotspot().profile)
    }

    @Test("has no password that could not be stored, and gets one when the service can store it")
    func missing() async throws {
        let program = try SharingProgram(HotspotReport(obstacle: .noNetworkManager, canSave: false))
        #expect(await program.keeper.save())
        #expect(program.driver.state.hotspot.password.isEmpty)
        program.service.change { $0 = HotspotReport() }
        #expect(await program.keeper.save())
        #expect(!program.driver.state.hotspot.password.isEmpty)
        #expect(program.service.report.profile == program.driver.state.hotspot.profile)
    }

    @Test("keeps the profile of a service that comes later")
    func later() async throws {
        let program = try SharingProgram(HotspotReport(obstacle: .noNetworkManager, canSave: false))
        program.service.change { $0 = HotspotReport(profile: .anna) }
        #expect(await program.keeper.save())
        #expect(program.service.report.profile == .anna)
        #expect(program.driver.state.hotspot.profile == .anna)
    }

    @Test("takes over what an earlier version has left in the file, and it is erased there")
    func leftOver() async throws {
        var stored = Settings.defaults
        (stored.hotspot.password, stored.hotspot.networkName) = ("open sesame", "Attic")
        let program = try SharingProgram(HotspotReport(), stored: stored)
        #expect(await program.keeper.save())
        #expect(program.service.report.profile?.networkName == "Attic")
        #expect(program.service.report.profile?.password == "open sesame")
        #expect(program.file.stored.hotspot.profile == Hotspot().profile)
    }

    @Test("stays in the file as long as no service can take it")
    func unreachable() async throws {
        var stored = Settings.defaults
        stored.hotspot.password = "open sesame"
        let program = try SharingProgram(HotspotReport(obstacle: .noNetworkManager, canSave: false), stored: stored)
        _ = await program.keeper.save()
        #expect(program.file.stored.hotspot.password == "open sesame")
        #expect(program.driver.state.hotspot.password == "open sesame")
        program.service.change { $0 = HotspotReport() }
        #expect(await program.keeper.save())
        #expect(program.service.report.profile?.password == "open sesame")
        #expect(program.file.stored.hotspot.profile == Hotspot().profile)
    }

    @Test("asks nobody and saves nothing where there is no service, and the window closes without a question")
    func nobody() async throws {
        let program = try SharingProgram(HotspotReport(obstacle: .noSystemBus, canSave: false))
        #expect(await program.keeper.save())
        #expect(!program.keeper.hasUnsaved)
        #expect(program.service.calls.isEmpty)
        try program.user.closeWindow()
        #expect(program.user.question == nil)
    }

    @Test("has what the person changes while the hotspot is off, a moment later")
    func changed() async throws {
        let program = try SharingProgram(HotspotReport(profile: .anna))
        try program.type("Bert", into: "Network Name")
        #expect(program.driver.state.hotspot.networkName == "Bert")
        await program.settle()
        #expect(program.service.report.profile?.networkName == "Bert")
        program.driver.session.undo()
        await program.settle()
        #expect(program.service.report.profile == .anna)
    }

    @Test("follows other programs, and leaves steps in other places alone")
    func followed() async throws {
        let program = try SharingProgram(HotspotReport(profile: .anna))
        try program.open("Network")
        try program.user.toggle("Hidden Network")
        await program.settle()
        program.service.change { $0.profile?.networkName = "From elsewhere" }
        #expect(try program.row("Network Name").values == ["[From elsewhere]", "↺"])
        #expect(program.driver.session.undoStep?.title == "Hidden Network")
        program.service.change { $0.profile = nil }
        #expect(try program.row("Network Name").values == ["[From elsewhere]", "↺"])
    }

    @Test("that can't be stored is kept and told, and stored with the next change")
    func refused() async throws {
        let program = try SharingProgram(HotspotReport(profile: .anna))
        program.service.refusal = .notAllowed
        try program.type("Bert", into: "Network Name")
        #expect(await !program.keeper.save())
        #expect(program.keeper.hasUnsaved)
        #expect(program.user.screen.description.contains(HotspotProblem.notAllowed.sentence.description))
        program.service.refusal = nil
        #expect(await program.keeper.save())
        #expect(program.service.report.profile?.networkName == "Bert")
        #expect(!program.user.screen.description.contains(HotspotProblem.notAllowed.sentence.description))
    }

    @Test("is stored at the end of the program, when nobody waits")
    func end() throws {
        let program = try SharingProgram(HotspotReport(profile: .anna))
        program.service.isHeld = true
        try program.type("Bert", into: "Network Name")
        #expect(program.keeper.saveNow())
        #expect(program.service.report.profile?.networkName == "Bert")
    }

    @Test("shows nothing of itself when it is printed")
    func printed() {
        #expect("\(HotspotProfile.anna)" == "“Anna's laptop”")
        #expect(!String(reflecting: HotspotProfile.anna).contains("correct"))
        var text = ""
        dump(HotspotProfile.anna, to: &text)
        #expect(!text.contains("correct"))
    }
}
