import FormCore

/// Rounds of random edits, each over a new form.
@MainActor
final class Walk {
    private(set) var taken = 0
    private(set) var rounds = 0
    private(set) var steps = 0
    /// How many lines of logs were replayed.
    private(set) var replayed = 0
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    /// Takes some edits, undoes all of them and does them again.
    ///
    /// - Returns: What is not as it should be.
    func round() async -> String? {
        rounds += 1
        let service = WalkedService()
        let driver = FormDriver(
            initial: Walked(), build: walkedForm(service), defaults: Walked(),
            environment: FormEnvironment(report: { _ in }))
        var told = Walked()
        var wrong: String?
        driver.observe { change in
            if change.old != told { wrong = "An observer was told of \(change.old) after \(told)." }
            told = change.new
        }
        let recorded = rounds % 25 == 1 ? try? RecordedWalk(of: driver) : nil
        let rows = driver.page.sections.flatMap(\.cells).compactMap(\.value)
        // A hundred steps are kept.
        for _ in 0..<80 {
            edit(driver, rows, service)
            taken += 1
            recorded?.note()
            if taken.isMultiple(of: 7) { await Task.yield() }
        }
        service.isPrompt = true
        service.refuseAll()
        await settle()
        if told != driver.state { return "The observers know \(told), the state is \(driver.state)." }
        driver.session.cancelEdits()
        if let wrong { return wrong }
        if let failure = await travel(driver) { return failure }
        guard let recorded else { return nil }
        recorded.note()
        replayed += recorded.log.count
        return recorded.replayFailure()
    }

    private func edit(_ driver: FormDriver<Walked>, _ rows: [RowValue], _ service: WalkedService) {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: driver.session.undo()
        case 1: driver.session.redo()
        case 2: driver.set(\.signal, to: Int.random(in: 0...9, using: &random))
        case 3: driver.page.sections[3].cells[0].select()
        case 4: driver.session.reset(.root)
        case 5, 6: service.answer(&random)
        case 7: rows.randomElement(using: &random)?.commit()
        default:
            guard let row = rows.randomElement(using: &random) else { return }
            let text = row.options.randomElement(using: &random) ?? Self.texts.randomElement(using: &random) ?? ""
            if Bool.random(using: &random) { row.set(text) } else { row.type(text) }
        }
    }

    private static let texts = ["", "1", "4", "7", "12", "31", "99", "Home", "e\u{301}", "\u{e9}", "a long name"]

    private func travel(_ driver: FormDriver<Walked>) async -> String? {
        var states = [driver.state]
        while driver.session.redoStep != nil {
            await step(driver.session.redo)
            states.append(driver.state)
        }
        var undone: [Walked] = []
        while driver.session.undoStep != nil {
            await step(driver.session.undo)
            undone.insert(driver.state, at: 0)
        }
        var first = Walked()
        first.signal = driver.state.signal
        if undone.first ?? states[0] != first { return "All was undone, and the state is \(driver.state)." }
        // A step that was done again is taken back to where it began.
        let known = Array((undone + [states[states.count - 1]]).suffix(states.count))
        if known != states { return "Steps were taken back to \(known), they came from \(states)." }
        for state in undone.dropFirst() + [states[states.count - 1]] where !undone.isEmpty {
            await step(driver.session.redo)
            if driver.state != state { return "Done again, the state is \(driver.state), not \(state)." }
        }
        return nil
    }

    /// Takes a step; one that somebody has to accept takes a moment.
    private func step(_ take: () -> Void) async {
        steps += 1
        take()
        await settle()
    }

    private func settle() async {
        for _ in 0..<5 { await Task.yield() }
    }
}

/// A small generator whose numbers follow from its seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
