import Testing

@testable import FormStore

@Suite("A store's state machine, whose file gives trouble")
struct StoreTroubleMachineTests {
    private let problem = SettingsProblem(UnreadableTone(), at: [NamedKey("pitch")])

    private struct UnreadableTone: Error {}

    @Test("tries again after 1, 2, 4, 8, 16 and then each 30 seconds, and counts anew after a success")
    func failures() {
        var run = MachineRun.inStep()
        run.change()
        for seconds in [1, 2, 4, 8, 16, 30, 30] {
            run.wait()
            #expect(run.fail() == ["tell error", "plan after \(seconds).0 seconds"])
            #expect(run.machine.error != nil)
            #expect(run.machine.phase == .unsaved)
        }
        #expect(run.change() == ["plan after 0.3 seconds"])
        run.wait()
        run.succeed()
        #expect(run.machine.error == nil)
        run.change()
        run.wait()
        #expect(run.fail() == ["tell error", "plan after 1.0 seconds"])
    }

    @Test("has nothing unsaved after a failure where there was nothing to save")
    func nothingToSave() {
        var run = MachineRun.inStep()
        run.receive(.fileChanged)
        run.wait()
        run.fail(hasChanges: false)
        #expect(!run.machine.hasUnsaved)
        #expect(run.planned != nil)
    }

    @Test("looks again and again while another program writes the file, and tells of it only after five seconds")
    func busy() {
        var run = MachineRun.inStep()
        run.receive(.fileChanged)
        run.wait()
        #expect(run.request?.waits == false)
        for _ in 0..<25 {
            #expect(
                run.fail(hasChanges: false, isUnreadable: true, isBusy: true) == ["plan after 0.2 seconds"])
            #expect(run.machine.error == nil)
            run.wait()
        }
        #expect(
            run.fail(hasChanges: false, isUnreadable: true, isBusy: true) == ["tell error", "plan after 1.0 seconds"])
        #expect(run.machine.error != nil)
        run.wait()
        run.succeed()
        run.receive(.fileChanged)
        run.wait()
        #expect(run.fail(hasChanges: false, isBusy: true) == ["plan after 0.2 seconds"])
    }

    @Test("tells whoever asks at once of a file that another program writes, since the exchange has waited")
    func busyAndAsked() {
        var run = MachineRun.inStep()
        run.receive(.saveAsked)
        #expect(run.request?.waits == true)
        #expect(run.fail(isUnreadable: true, isBusy: true) == ["tell error", "plan after 1.0 seconds"])
    }

    @Test("sets a file aside once when the user has chosen that, and in no other case")
    func setAside() {
        var run = MachineRun(
            OpenedSettings(state: Tone(), error: SettingsFileError("It is broken."), isUnreadable: true))
        let events: [StoreEvent<Tone>] = [.fileChanged, .changed, .saveAsked, .lastSaveAsked, .reset(["Pitch"])]
        for event in events {
            run.receive(event)
            if run.planned != nil { run.wait() }
            run.now += .seconds(60)
            #expect(run.request?.setsAside == false)
            run.fail(isUnreadable: true)
            #expect(run.machine.condition.trouble?.unreadable != nil)
        }
        #expect(run.receive(.setAsideAsked) == ["exchange"])
        #expect(run.request?.setsAside == true)
        run.fail()
        run.wait()
        #expect(run.request?.setsAside == false)
        // A choice that is made during an exchange is for the next one.
        run.receive(.setAsideAsked)
        run.fail(isUnreadable: true)
        #expect(run.request?.setsAside == true)
        run.succeed()
        #expect(run.machine.condition.trouble == nil)
    }

    @Test("says why the file could not be set aside, until the user tries something else or the file can be read")
    func refusedSettingAside() {
        for choice in [StoreEvent<Tone>.saveAsked, .lastSaveAsked] {
            var run = MachineRun(
                OpenedSettings(state: Tone(), error: SettingsFileError("It is broken."), isUnreadable: true))
            run.receive(.setAsideAsked)
            run.fail(because: "The disk is full.")
            for _ in 1...3 {
                #expect(run.machine.error?.description == "The disk is full. It is broken.")
                #expect(run.machine.condition.trouble?.unreadable != nil, "The user can try again.")
                run.wait()
                run.fail(isUnreadable: true)
            }
            run.receive(choice)
            run.fail(isUnreadable: true)
            #expect(run.machine.error?.description == "It is broken.")
            run.wait()
            run.succeed()
            #expect(run.machine.error == nil)
        }
    }

    @Test("says why the file could not be set aside to a caller that saves meanwhile")
    func refusedSettingAsideMeanwhile() {
        var run = MachineRun(
            OpenedSettings(state: Tone(), error: SettingsFileError("It is broken."), isUnreadable: true))
        run.receive(.setAsideAsked)
        run.receive(.lastSaveAsked)
        run.fail(because: "The disk is full.")
        run.fail(isUnreadable: true)
        #expect(run.machine.error?.description == "The disk is full. It is broken.")
    }

    @Test("has the file synchronized until that is done, and takes what it has for agreed on")
    func unsynchronized() {
        var run = MachineRun.inStep()
        run.change()
        run.wait()
        run.fail(isUnsynchronized: true)
        #expect(run.machine.base == document(run.tone))
        run.wait()
        #expect(run.request?.isUnsynchronized == true)
        run.fail()
        run.wait()
        #expect(run.request?.isUnsynchronized == true)
        run.succeed()
        run.change()
        run.wait()
        #expect(run.request?.isUnsynchronized == false)
    }

    @Test("takes resets along once, and again after a failure, in their order")
    func resets() {
        var run = MachineRun.inStep()
        run.receive(.reset(["Pitch"]))
        run.wait()
        #expect(run.request?.resets.count == 1)
        #expect(run.machine.resets == [])
        run.receive(.reset(["Length"]))
        run.fail()
        #expect(run.machine.resets == ["Pitch", "Length"])
        run.wait()
        #expect(run.request?.resets.count == 2)
        run.succeed()
        run.change()
        run.wait()
        #expect(run.request?.resets.isEmpty == true)
    }

    @Test("says that the file was never read until it was")
    func unread() {
        var run = MachineRun(OpenedSettings(state: Tone(), error: SettingsFileError("It is broken.")))
        #expect(run.machine.error != nil)
        run.receive(.fileChanged)
        run.wait()
        #expect(run.request?.hasReadFile == false)
        run.fail()
        #expect(!run.machine.condition.wasRead)
        run.wait()
        run.succeed()
        run.receive(.saveAsked)
        #expect(run.request?.hasReadFile == true)
        run.fail()
        run.receive(.saveAsked)
        #expect(run.request?.hasReadFile == true)
    }

    @Test("what was filled in is a setting like any other once program and file have both had it")
    func filledIn() {
        var run = MachineRun(filledIn: Tone(pitch: 220))
        run.receive(.saveAsked)
        #expect(run.request?.completed?.completed == Tone(pitch: 220))
        run.fail()
        run.receive(.saveAsked)
        #expect(run.request?.completed != nil)
        run.succeed()
        run.receive(.saveAsked)
        #expect(run.request?.completed == nil)
    }

    @Test("remembers what the program had in place of what can't be read, until all can be")
    func unreadable() {
        var run = MachineRun(OpenedSettings(state: Tone(), problems: [problem]), filledIn: Tone(pitch: 220))
        run.change()
        run.wait()
        #expect(run.request?.stateWhenUnreadable == Tone(pitch: 220))
        run.succeed { $0.problems = [] }
        #expect(run.machine.problems.isEmpty)
        #expect(run.machine.stateWhenUnreadable == nil)
        run.receive(.fileChanged)
        run.wait()
        run.succeed { ending in
            ending.file = Tone(pitch: 110)
            ending.problems = [problem]
        }
        #expect(run.machine.problems == [problem])
        #expect(run.machine.stateWhenUnreadable == Tone(pitch: 110))
    }

    @Test("takes no end for one of an exchange that is not under way, and begins none beside another")
    func outOfOrder() {
        var run = MachineRun.inStep()
        run.receive(.saveAsked)
        let request = run.request
        run.succeed()
        if let request {
            let failure = ExchangeFailure(error: SettingsFileError("It is broken."), hasChanges: true)
            #expect(run.receive(.ended(.failure(failure), of: request)) == [])
        }
        #expect(run.machine.error == nil)
        run.receive(.saveAsked)
        #expect(run.receive(.began(.asked, ProgramSettings(state: run.tone, saved: nil, theirs: nil))) == [])
    }
}
