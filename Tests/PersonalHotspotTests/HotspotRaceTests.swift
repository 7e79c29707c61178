import FormCore
import FormTesting
import HotspotService
import ManualTime
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("A hotspot of which two things are wanted at once")
struct HotspotRaceTests {
    private let isOn = HotspotReport(status: .on, profile: .anna)

    @Test("can be turned off while another program starts it")
    func startedElsewhere() async throws {
        let program = try SharingProgram(HotspotReport(status: .starting, profile: .anna))
        #expect(await program.driver.session.set([("Hotspot", "Off")]).isEmpty)
        await program.settle()
        #expect(program.service.calls == ["stop"])
        #expect(program.service.report.status == .off)
    }

    @Test("stays off where a row is edited while it is turned off")
    func editedMeanwhile() async throws {
        let program = try SharingProgram(isOn)
        program.service.isHeld = true
        try program.user.toggle("Hotspot")
        await comesTrue { program.service.calls == ["stop"] }
        try program.open("Network")
        try program.user.toggle("Hidden Network")
        program.service.isHeld = false
        await program.settle()
        #expect(program.service.report.status == .off)
        #expect(program.service.report.profile?.isHidden == true)
        #expect(!program.service.calls.contains { $0.hasPrefix("start") })
    }

    @Test(
        "is not turned on again where another program has turned it off or removed it",
        arguments: [
            HotspotProblem.turnedOffElsewhere, .profileIsGone,
        ])
    func somebodysWill(problem: HotspotProblem) async throws {
        let program = try SharingProgram(isOn)
        (program.service.failure, program.service.failsOnce) = (problem, true)
        try program.type("Bert", into: "Network Name")
        await program.settle()
        #expect(program.service.calls.filter { $0.hasPrefix("start") } == ["start Bert"])
        #expect(!program.driver.state.hotspot.isEnabled)
    }

    @Test("is turned on with the profile that is stored, also before anybody knows that")
    func unknownProfile() async throws {
        let program = try SharingProgram(HotspotReport(obstacle: .noAnswer, canSave: false))
        program.service.unknown = HotspotReport(profile: .anna)
        try program.user.toggle("Hotspot")
        await program.settle()
        #expect(program.service.calls == ["start Anna's laptop"])
        #expect(program.service.report.profile == .anna)
        #expect(program.driver.state.hotspot.profile == .anna)
    }

    @Test("has the name that was typed while the switch waited")
    func typedMeanwhile() async throws {
        let program = try SharingProgram()
        program.service.isHeld = true
        try program.user.toggle("Hotspot")
        await comesTrue { program.hotspot.isAsking }
        try program.type("Bert", into: "Network Name")
        program.service.isHeld = false
        await program.settle()
        #expect(program.driver.state.hotspot.networkName == "Bert")
        #expect(program.service.report.profile?.networkName == "Bert")
        #expect(program.service.calls.last == "start Bert")
    }

    @Test("offers the channels of the band that it starts again with, and takes one")
    func channelOfComingBand() async throws {
        let program = try SharingProgram(
            HotspotReport(
                status: .on,
                profile: HotspotProfile(
                    networkName: "Anna's laptop", password: "correct horse", band: .twoPointFour, channel: 6)))
        program.service.isHeld = true
        try program.open("Network")
        try program.user.choose("5 GHz", in: "Band")
        await comesTrue { program.service.calls.count == 1 }
        #expect(try program.row("Band").isWaiting)
        #expect(try program.row("Channel").values == ["[Automatic ▾]"])
        try program.user.choose("36", in: "Channel")
        await comesTrue { program.service.calls.count == 2 }
        program.service.isHeld = false
        await program.settle()
        #expect(program.service.report.profile?.band == .five)
        #expect(program.service.report.profile?.channel == 36)
        #expect(program.driver.state.hotspot.profile == program.service.report.profile)
        #expect(try program.row("Channel").values == ["[36 ▾]"])
    }

    @Test("gives up a channel that the band it starts again with doesn't have")
    func channelOfFormerBand() async throws {
        let program = try SharingProgram(
            HotspotReport(
                status: .on,
                profile: HotspotProfile(networkName: "Anna's laptop", password: "correct horse", band: .twoPointFour)))
        program.service.isHeld = true
        try program.open("Network")
        try program.user.choose("6", in: "Channel")
        await comesTrue { program.service.calls.count == 1 }
        try program.user.choose("5 GHz", in: "Band")
        await comesTrue { program.service.calls.count == 2 }
        program.service.isHeld = false
        await program.settle()
        #expect(program.service.report.profile?.band == .five)
        #expect(program.service.report.profile?.channel == nil)
        #expect(program.driver.state.hotspot.profile == program.service.report.profile)
        #expect(try program.row("Channel").values == ["[Automatic ▾]"])
    }

    @Test("takes what two rows want one after the other, or says at both why not", arguments: [true, false])
    func overtaken(fails: Bool) async throws {
        let program = try SharingProgram(isOn)
        program.service.isHeld = true
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.service.calls == ["start Bert"] }
        try program.user.toggle("Hidden Network")
        await comesTrue { program.service.calls == ["start Bert", "start Bert"] }
        if fails { (program.service.failure, program.service.failsOnce) = (.timedOut, true) }
        program.service.isHeld = false
        await program.settle()
        let record = program.driver.session.record
        let expected = fails ? HotspotProblem.timedOut.sentence : nil
        #expect(record["Network/Network Name"].issue?.sentence == expected)
        #expect(record["Network/Hidden Network"].notice?.sentence == expected)
        #expect(program.driver.state.hotspot.networkName == (fails ? "Anna's laptop" : "Bert"))
        #expect(program.driver.state.hotspot.isHidden == !fails)
        #expect(program.service.report.profile?.networkName == program.driver.state.hotspot.networkName)
        #expect(program.service.report.status == .on)
    }

    @Test("has the name that was typed and overtaken by the switch that turns it off")
    func overtakenBySwitch() async throws {
        let program = try SharingProgram(isOn)
        program.service.isHeld = true
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.service.calls == ["start Bert"] }
        try program.open(nil)
        try program.user.toggle("Hotspot")
        await comesTrue { program.service.calls.last == "stop" }
        program.service.isHeld = false
        await program.settle()
        #expect(program.service.report.status == .off)
        #expect(program.driver.state.hotspot.networkName == "Bert")
        #expect(program.service.report.profile?.networkName == "Bert")
    }

    @Test("says at the row why a new password was not taken")
    func newPassword() async throws {
        let program = try SharingProgram(isOn)
        (program.service.failure, program.service.failsOnce) = (.timedOut, true)
        try program.open("Network")
        try program.user.select("Make a New Password")
        await comesTrue { program.service.calls.last == "start Anna's laptop" && !program.hotspot.isAsking }
        await comesTrue { (try? program.row("Make a New Password").notice) == "error: \(HotspotProblem.timedOut)" }
        #expect(program.driver.state.hotspot.password == "correct horse")
    }

    @Test("is waited for before the program ends")
    func ending() async throws {
        let program = try SharingProgram(isOn)
        program.service.isHeld = true
        try program.type("Bert", into: "Network Name")
        await comesTrue { program.hotspot.isAsking }
        #expect(program.keeper.hasUnsaved)
        #expect(!program.keeper.saveNow())
        let saved = Task { await program.keeper.save() }
        program.service.isHeld = false
        #expect(await saved.value)
        #expect(!program.hotspot.isAsking)
        #expect(program.service.report.profile?.networkName == "Bert")
    }
}
