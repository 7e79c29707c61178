import FormCore

@testable import FormStore

struct Tone: Codable, Equatable {
    var pitch = 440
}

/// A store's state machine in a world without files: exchanges end as a test says, and time stands still.
struct MachineRun {
    var machine: StoreStateMachine<Tone>
    var now = Duration.zero
    /// What the program has.
    var tone = Tone()
    /// The exchange that is under way.
    private(set) var request: ExchangeRequest<Tone>?
    /// When the next one is planned.
    private(set) var planned: Duration?
    /// What was taken over last.
    private(set) var adopted: Adoption<Tone>?
    /// The steps of the last event, and of what they have led to, in words.
    private(set) var steps: [String] = []

    init(_ opened: OpenedSettings<Tone> = OpenedSettings(state: Tone()), filledIn: Tone? = nil) {
        tone = filledIn ?? opened.state
        let completed = filledIn.map {
            CompletedSettings(read: opened.state, completed: $0, problems: opened.problems)
        }
        machine = StoreStateMachine(opened, completed: completed)
    }

    /// A run in which file and program were found to be the same.
    static func inStep() -> MachineRun {
        var run = MachineRun()
        run.receive(.fileChanged)
        run.wait()
        run.succeed()
        return run
    }

    @discardableResult
    mutating func receive(_ event: StoreEvent<Tone>) -> [String] {
        steps = []
        perform(machine.receive(event, at: now))
        return steps
    }

    /// Changes what the program has.
    @discardableResult
    mutating func change() -> [String] {
        tone.pitch += 1
        return receive(.changed)
    }

    /// Lets the time of the next exchange come.
    @discardableResult
    mutating func wait() -> [String] {
        now = max(now, planned ?? now)
        planned = nil
        return receive(.due)
    }

    /// Ends the exchange that is under way: file and program have the same.
    @discardableResult
    mutating func succeed(_ change: (inout Ending) -> Void = { _ in }) -> [String] {
        guard let request else { return [] }
        var ending = Ending()
        change(&ending)
        self.request = nil
        let outcome = ExchangeOutcome(
            document: document(ending.file ?? request.state), ours: document(request.state),
            saved: ending.file ?? request.state, theirs: nil, hasNewSettings: ending.file != nil,
            problems: ending.problems, setAside: nil)
        return receive(.ended(.success(outcome), of: request))
    }

    /// Ends the exchange that is under way without a result.
    @discardableResult
    mutating func fail(
        hasChanges: Bool = true, isUnreadable: Bool = false, isBusy: Bool = false, isUnsynchronized: Bool = false,
        because reason: Sentence = "It is broken."
    ) -> [String] {
        guard let request else { return [] }
        self.request = nil
        let failure = ExchangeFailure(
            error: SettingsFileError(reason), hasChanges: hasChanges, isUnreadable: isUnreadable,
            isBusy: isBusy, unsynchronized: isUnsynchronized ? document(request.state) : nil)
        return receive(.ended(.failure(failure), of: request))
    }

    /// What a successful exchange has found besides.
    struct Ending {
        /// Settings that the program doesn't have yet.
        var file: Tone?
        var problems: [SettingsProblem]?
    }

    private mutating func perform(_ all: [StoreStep<Tone>]) {
        for step in all {
            switch step {
            case .plan(let delay):
                planned = now + delay
                steps.append("plan after \(delay)")
            case .cancelPlan: planned = nil
            case .begin(let occasion):
                let resets = machine.resets.map { _ in tone }
                let program = ProgramSettings(state: tone, saved: nil, theirs: nil, resets: resets)
                perform(machine.receive(.began(occasion, program), at: now))
            case .exchange(let request):
                if self.request != nil { steps.append("a second exchange beside another") }
                self.request = request
                steps.append("exchange")
            case .adopt(let adoption):
                steps.append("take over")
                adopted = adoption
                if adoption.outcome.hasNewSettings { tone = adoption.outcome.saved }
                let state = adoption.outcome.hasNewSettings ? tone : nil
                perform(machine.receive(.adopted(adoption, state: state), at: now))
            case .tell: steps.append("tell")
            case .tellError: steps.append("tell error")
            }
        }
    }
}

/// A file that has a tone.
func document(_ tone: Tone) -> SettingsDocument {
    var document = SettingsDocument()
    document.settings = ["pitch": .number(JSONNumber(checked: "\(tone.pitch)"))]
    return document
}
