import RandomNumbers
import Testing

@testable import FormStore

/// `FORM_SEED=… swift test --filter StoreStateMachineRandomTests` runs the one that failed again.
@Suite("A store's state machine, told whatever may happen")
struct StoreStateMachineRandomTests {
    @Test("never has two exchanges at once, never forgets what is unsaved, and has the file get it in the end")
    func random() {
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        for round in 0..<500 {
            let comment: Comment = "FORM_SEED=\(seed), round \(round)"
            var run = MachineRun()
            run.receive(.fileChanged)
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                happen(&run, &random)
                #expect(!run.steps.contains("a second exchange beside another"), comment)
                #expect((run.request != nil) == (run.machine.phase.exchange != nil), comment)
                if run.machine.hasUnsaved { #expect(run.request != nil || run.planned != nil, comment) }
            }
            for _ in 0..<10 where run.request != nil || run.planned != nil {
                if run.request != nil { run.succeed() } else { run.wait() }
            }
            #expect(!run.machine.hasUnsaved && run.request == nil && run.planned == nil, comment)
            #expect(run.machine.base == document(run.tone), comment)
            #expect(run.machine.resets == [] && run.machine.error == nil, comment)
        }
    }

    private func happen(_ run: inout MachineRun, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<13, using: &random) {
        case 0...2: run.change()
        case 3: run.receive(.reset(["Pitch"]))
        case 4: run.receive(.fileChanged)
        case 5: run.receive(.saveAsked)
        case 6: run.receive(.lastSaveAsked)
        case 7:
            run.fail(
                isUnreadable: .random(using: &random), isBusy: .random(using: &random),
                isUnsynchronized: .random(using: &random))
        case 8: run.succeed()
        case 9: run.succeed { $0.file = Tone(pitch: .random(in: 0...9, using: &random)) }
        case 10: run.now += .milliseconds(Int.random(in: 0...3000, using: &random))
        case 11: run.receive(.setAsideAsked)
        default: if run.planned != nil { run.wait() }
        }
    }
}
