import CustomDump
import FormCore
import Testing

@testable import FormStore

@Suite("A store's state machine")
struct StoreStateMachineTests {
    @Test("looks at the file as soon as there is a form, and then rests")
    func begins() {
        var run = MachineRun()
        #expect(run.receive(.fileChanged) == ["plan after 0.0 seconds"])
        #expect(run.wait() == ["exchange"])
        #expect(run.machine.hasUnsaved)
        #expect(run.succeed() == ["take over", "tell"])
        #expect(run.machine.phase == .inStep && !run.machine.hasUnsaved)
        #expect(run.planned == nil)
    }

    @Test("plans to save 300 milliseconds after a change, and at most two seconds after the first")
    func debounce() {
        var run = MachineRun.inStep()
        let start = run.now
        for milliseconds in stride(from: 0, through: 1600, by: 200) {
            run.now = start + .milliseconds(milliseconds)
            #expect(run.change() == ["plan after 0.3 seconds"])
        }
        run.now = start + .milliseconds(1800)
        #expect(run.change() == ["plan after 0.2 seconds"])
        run.now = start + .milliseconds(5000)
        #expect(run.change() == ["plan after 0.0 seconds"])
        #expect(run.machine.phase == .changed(since: start))
    }

    @Test("counts the two seconds anew once an exchange has taken the changes along")
    func countedAnew() {
        var run = MachineRun.inStep()
        run.change()
        run.wait()
        run.now += .seconds(5)
        #expect(run.change() == ["plan after 0.3 seconds"])
        #expect(run.succeed() == ["tell", "plan after 0.3 seconds"])
    }

    @Test("takes nothing over that has come while something changed, and exchanges again")
    func overtaken() {
        var run = MachineRun.inStep()
        run.change()
        run.wait()
        let ours = run.tone
        run.change()
        let steps = run.succeed { $0.file = Tone(pitch: 220) }
        #expect(steps == ["tell", "plan after 0.3 seconds"])
        // The next request has to find what the file has besides.
        #expect(run.machine.base == document(ours))
        #expect(run.machine.hasUnsaved)
        run.wait()
        #expect(run.request?.state == Tone(pitch: ours.pitch + 1))
        #expect(run.request?.base == document(ours))
    }

    @Test("takes over what is new in the file where nothing changed meanwhile")
    func news() {
        var run = MachineRun.inStep()
        run.receive(.fileChanged)
        run.wait()
        #expect(run.succeed { $0.file = Tone(pitch: 220) } == ["take over", "tell"])
        #expect(run.machine.base == document(Tone(pitch: 220)))
        #expect(run.tone == Tone(pitch: 220))
    }

    @Test("begins the exchange whose time has come when the one ends that is under way")
    func dueMeanwhile() {
        var run = MachineRun.inStep()
        run.receive(.saveAsked)
        run.receive(.fileChanged)
        #expect(run.wait() == [])
        #expect(run.succeed() == ["take over", "tell", "exchange"])
    }

    @Test("puts a new plan in the place of an exchange whose time came while another was under way")
    func plannedAnew() {
        var run = MachineRun.inStep()
        run.receive(.saveAsked)
        run.receive(.fileChanged)
        run.wait()
        run.change()
        #expect(run.succeed() == ["tell", "plan after 0.3 seconds"])
        run.wait()
        run.receive(.fileChanged)
        run.wait()
        #expect(run.fail() == ["tell error", "plan after 1.0 seconds"])
        run.wait()
        run.receive(.fileChanged)
        run.wait()
        run.receive(.fileChanged)
        #expect(run.succeed() == ["take over", "tell"])
        #expect(run.planned != nil)
    }

    @Test("has another exchange follow the one under way for whoever asks, however that one ends")
    func askedMeanwhile() {
        for ending in 0..<3 {
            var run = MachineRun.inStep()
            run.change()
            run.wait()
            #expect(run.receive(.saveAsked) == [])
            #expect(run.planned == nil)
            let steps = ending == 0 ? run.succeed() : run.fail(isBusy: ending == 1)
            expectNoDifference(
                steps, [["take over", "tell"], [], ["tell error"]][ending] + ["exchange"])
            #expect(run.request?.waits == true && run.request?.setsAside == false)
            #expect(run.request?.isLast == false)
        }
    }

    @Test("has another exchange follow at once for whoever asks, also where something was changed meanwhile")
    func askedAndChanged() {
        var run = MachineRun.inStep()
        run.receive(.fileChanged)
        run.wait()
        run.receive(.saveAsked)
        run.change()
        #expect(run.succeed() == ["tell", "exchange"])
        #expect(run.request?.state == run.tone)
    }

    @Test("gives up what was planned for whoever asks")
    func askedBefore() {
        var run = MachineRun.inStep()
        run.change()
        #expect(run.receive(.saveAsked) == ["exchange"])
        #expect(run.planned == nil)
        #expect(run.succeed() == ["take over", "tell"])
    }

    @Test("knows whether something was changed since an outcome came that is taken over")
    func changedSince() throws {
        var run = MachineRun.inStep()
        run.change()
        run.wait()
        run.succeed()
        #expect(try #require(run.adopted).changes == run.machine.changes)
        run.change()
        #expect(try #require(run.adopted).changes != run.machine.changes)
    }

    @Test("has the last save follow, although somebody else has asked before")
    func last() {
        var run = MachineRun.inStep()
        run.receive(.fileChanged)
        run.wait()
        run.receive(.saveAsked)
        run.receive(.lastSaveAsked)
        run.receive(.fileChanged)
        run.wait()
        #expect(run.succeed().last == "exchange")
        #expect(run.request?.isLast == true)
    }

    @Test("is to be saved again until nothing has changed meanwhile, or something has gone wrong")
    func savedAgain() {
        var run = MachineRun.inStep()
        run.change()
        run.receive(.saveAsked)
        run.change()
        run.succeed()
        #expect(run.machine.isToBeSavedAgain)
        run.receive(.saveAsked)
        #expect(run.machine.isToBeSavedAgain)
        run.succeed()
        #expect(!run.machine.isToBeSavedAgain)
        run.change()
        run.receive(.saveAsked)
        run.fail()
        #expect(!run.machine.isToBeSavedAgain)
        #expect(run.machine.hasUnsaved)
    }
}
