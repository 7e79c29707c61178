import FormCore
import FormTesting
import HotspotService
import ManualTime
import RandomNumbers
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("A service that fails, waits and changes by itself")
struct HotspotRandomTests {
    @Test("always agrees with switch, text, profile and undo when it has come to rest", .serialized, arguments: 0..<20)
    func random(part: UInt64) async throws {
        var numbers = SeededGenerator.announced("A hotspot that fails", part: part)
        let program = try SharingProgram()
        for _ in 0..<50 {
            let act = Act.allCases.randomElement(using: &numbers)!
            try await perform(act, in: program, &numbers)
            if Bool.random(using: &numbers) {
                for _ in 0..<Int.random(in: 0..<9, using: &numbers) { await Task.yield() }
            }
            guard Int.random(in: 0..<3, using: &numbers) == 0 else { continue }
            try await rest(program)
            try agree(program, "seed \(numbers.seed), after \(act)")
        }
    }

    private enum Act: CaseIterable {
        case toggle, rename, secure, undo, redo, fail, recover, hold, release, joins, leaves
        case turnedOn, turnedOff, breaks, renamed, removed, answerYes, answerNo
    }

    private func perform(_ act: Act, in program: SharingProgram, _ numbers: inout SeededGenerator) async throws {
        let (service, user, session) = (program.service, program.user, program.driver.session)
        let isAsked = session.question != nil
        switch act {
        case .answerYes: session.answerQuestion(true)
        case .answerNo: session.answerQuestion(false)
        case .fail: service.failure = [.noRadio, .timedOut, .noAddresses].randomElement(using: &numbers)
        case .recover: service.failure = nil
        case .hold: service.isHeld = true
        case .release: service.isHeld = false
        case .joins: if service.report.status == .on { service.change { $0.devices = [ConnectedDevice(id: "a")] } }
        case .leaves: service.change { $0.devices = [] }
        case .turnedOn: service.change { $0.status = .on }
        case .turnedOff: service.change { ($0.status, $0.devices) = (.off, []) }
        case .breaks: service.change { ($0.status, $0.devices) = (.failed(.radioIsOff), []) }
        case .renamed:
            service.change { $0.profile?.networkName = "Elsewhere \(Int.random(in: 0..<3, using: &numbers))" }
        case .removed: service.change { $0.profile = nil }
        // A question keeps the person from the rest of the window.
        case _ where isAsked: break
        case .toggle:
            try program.open(nil)
            try user.toggle("Hotspot")
        case .rename: try program.type("Name \(Int.random(in: 0..<3, using: &numbers))", into: "Network Name")
        case .secure:
            try program.open("Network")
            try user.toggle("Hidden Network")
        case .undo: session.undo()
        case .redo: session.redo()
        }
    }

    private func rest(_ program: SharingProgram) async throws {
        program.service.isHeld = false
        var turns = 0
        await comesTrue {
            turns += 1
            if turns > 100_000 { return true }
            if program.driver.session.question != nil { program.driver.session.answerQuestion(true) }
            return !program.hotspot.isAsking
                && program.driver.session.record.rows.values.allSatisfy { $0.pending == nil }
        }
        if turns > 100_000 {
            let rows = program.driver.session.record.rows.filter { $0.value.pending != nil }
            throw NeverRests(text: "\(program.hotspot.isAsking) \(rows) \(program.service.calls)")
        }
        await program.keeper.save()
    }

    /// Something is asked for and never answered.
    private struct NeverRests: Error {
        let text: String
    }

    private func agree(_ program: SharingProgram, _ place: String) throws {
        let (report, state, comment) = (program.service.report, program.driver.state.hotspot, Comment(rawValue: place))
        #expect(state.isEnabled == (report.status == .on), comment)
        #expect(state.status == report.status, comment)
        try program.open(nil)
        #expect(try program.row("Hotspot").values == [state.isEnabled ? "[on]" : "[off]"], comment)
        #expect(state.devices == report.devices, comment)
        if let profile = report.profile { #expect(state.profile == profile, comment) }
        // What undo offers does something: it asks the service, or changes the state.
        let session = program.driver.session
        guard session.undoStep != nil else { return }
        let (calls, before) = (program.service.calls.count, program.driver.state)
        session.undo()
        #expect(
            program.driver.state != before || program.service.calls.count != calls || session.question != nil
                || session.record.rows.values.contains { $0.pending != nil }, comment)
    }
}
