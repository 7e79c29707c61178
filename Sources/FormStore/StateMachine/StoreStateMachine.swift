import FormCore

/// Decides what a store does and when, and knows what program and file have agreed on.
///
/// It is a value without a clock, a task, a disk or a form: it is told what has happened and at which time, and
/// gives the steps to take, in their order.
struct StoreStateMachine<State: Codable & Sendable>: Sendable {
    /// What is under way or waits to be saved.
    private(set) var phase = StorePhase.inStep
    /// How the file was found.
    private(set) var condition: FileCondition
    /// What the file had when program and file agreed last.
    private(set) var base: SettingsDocument
    /// The settings in the file that can't be read.
    private(set) var problems: [SettingsProblem]
    /// The program's settings of the moment when some could not be read; `nil` where all can.
    private(set) var stateWhenUnreadable: State?
    /// What was filled in and the file never had: whatever another program has of it counts.
    private(set) var completed: CompletedSettings<State>?
    /// What was set aside last, since it was no settings file.
    private(set) var setAside: SettingsFile.SetAside?
    /// Rows that were given their defaults back, and that no exchange has taken along.
    private(set) var resets: [RowPath] = []
    /// Whether the file may have something that was not read.
    private var mayHaveNews = true
    /// How many changes there were so far.
    private(set) var changes = 0

    /// Begins with what was read.
    ///
    /// - Parameter completed: What was filled in; `nil` where nothing ever is.
    init(_ opened: OpenedSettings<State>, completed: CompletedSettings<State>? = nil) {
        condition = opened.error.map { .unread(FileCondition.Trouble(error: $0)) } ?? .fine
        base = opened.document
        problems = opened.problems
        stateWhenUnreadable = opened.problems.isEmpty ? nil : completed?.completed ?? opened.state
        self.completed = completed
    }

    /// Why the settings could not be read or saved last.
    var error: SettingsFileError? { condition.trouble?.error }

    /// Whether there are changes that are not in the file; also while file and form are being compared.
    var hasUnsaved: Bool { phase != .inStep }

    /// Whether whoever waits until all is saved has to ask once more, since something has changed meanwhile.
    var isToBeSavedAgain: Bool { error == nil && hasUnsaved }

    /// Takes note of what has happened.
    ///
    /// - Parameter now: When it happened.
    /// - Returns: What is to be done.
    mutating func receive(_ event: StoreEvent<State>, at now: Duration) -> [StoreStep<State>] {
        switch event {
        case .changed: return change(at: now)
        case .reset(let rows):
            resets += rows
            return change(at: now)
        case .fileChanged:
            mayHaveNews = true
            return plan(after: .zero)
        case .due: return begin(.planned)
        case .saveAsked: return [.cancelPlan] + begin(.asked)
        case .lastSaveAsked: return [.cancelPlan] + begin(.last)
        case .began(let occasion, let program): return exchange(occasion, program, at: now)
        case .ended(.success(let outcome), let request): return succeed(outcome, request, at: now)
        case .ended(.failure(let failure), _): return fail(failure, at: now)
        case .filledIn(let completed):
            self.completed = completed
            return []
        case .tookOver(let takeOver, let state):
            if let state, takeOver.outcome.problems?.isEmpty == false { stateWhenUnreadable = state }
            return [.tell(takeOver.outcome)] + follow(takeOver.next, at: now)
        }
    }

    private mutating func change(at now: Duration) -> [StoreStep<State>] {
        changes += 1
        let since = phase.changedSince ?? now
        if var exchange = phase.exchange {
            exchange.changedSince = since
            phase = .exchanging(exchange)
        } else {
            phase = .changed(since: since)
        }
        return planToSave(since, at: now)
    }

    /// Whoever goes on changing must not keep the rest from being saved.
    private mutating func planToSave(_ since: Duration, at now: Duration) -> [StoreStep<State>] {
        plan(after: max(.zero, min(SettingsDelay.afterChange, since + SettingsDelay.longest - now)))
    }

    private mutating func plan(after delay: Duration) -> [StoreStep<State>] {
        // It takes the place of one whose time came while an exchange was under way.
        if var exchange = phase.exchange, exchange.next == .planned {
            exchange.next = nil
            phase = .exchanging(exchange)
        }
        return [.plan(after: delay)]
    }

    /// Begins an exchange, now or when the one under way ends, which may have read the file before it was
    /// what it is now.
    private mutating func begin(_ occasion: ExchangeOccasion) -> [StoreStep<State>] {
        guard var exchange = phase.exchange else { return [.begin(occasion)] }
        exchange.next = max(exchange.next ?? occasion, occasion)
        phase = .exchanging(exchange)
        return []
    }

    private mutating func exchange(
        _ occasion: ExchangeOccasion, _ program: ProgramSettings<State>, at now: Duration
    ) -> [StoreStep<State>] {
        guard phase.exchange == nil else { return [] }
        let unreadableFor = condition.trouble?.unreadableSince.map { now - $0 } ?? .zero
        let request = ExchangeRequest(
            state: program.state, base: base, hasReadFile: condition.wasRead,
            saved: program.saved, theirs: program.theirs, overwritten: program.overwritten,
            stateWhenUnreadable: stateWhenUnreadable, completed: completed,
            setsAside: occasion > .planned || unreadableFor >= SettingsDelay.beforeSettingAside,
            isUnsynchronized: condition.trouble?.isUnsynchronized == true, isLast: occasion == .last,
            looksForNews: mayHaveNews || occasion > .planned || condition.trouble != nil || completed != nil,
            resets: program.resets)
        mayHaveNews = false
        phase = .exchanging(StorePhase.Exchange(resets: resets))
        resets = []
        return [.exchange(request)]
    }

    private mutating func succeed(
        _ outcome: ExchangeOutcome<State>, _ request: ExchangeRequest<State>, at now: Duration
    ) -> [StoreStep<State>] {
        guard let exchange = phase.exchange else { return [] }
        condition = .fine
        setAside = outcome.setAside ?? setAside
        problems = outcome.problems ?? problems
        if problems.isEmpty { stateWhenUnreadable = nil }
        if let since = exchange.changedSince {
            // The state went on meanwhile, or the person has decided: what the file has besides is for the next
            // exchange, which knows what is here now.
            agree(on: outcome.ours)
            phase = .changed(since: since)
            return [.tell(outcome)] + follow(exchange.next, at: now)
        }
        agree(on: outcome.document)
        phase = .inStep
        return [
            .takeOver(
                TakeOver(outcome: outcome, requested: request.state, changes: changes, next: exchange.next))
        ]
    }

    /// What comes after an exchange that has succeeded: one that somebody waits for, one for what was changed
    /// since, or one whose time came meanwhile.
    private mutating func follow(_ next: ExchangeOccasion?, at now: Duration) -> [StoreStep<State>] {
        if let next, next > .planned { return begin(next) }
        if let since = phase.changedSince { return planToSave(since, at: now) }
        return next.map { begin($0) } ?? []
    }

    private mutating func fail(_ failure: ExchangeFailure, at now: Duration) -> [StoreStep<State>] {
        guard let exchange = phase.exchange else { return [] }
        resets = exchange.resets + resets
        phase = exchange.changedSince.map { .changed(since: $0) } ?? (failure.hasChanges ? .unsaved : .inStep)
        if failure.isUnreadable {
            // It may be one that another program is just writing.
            condition.note { $0.unreadableSince = $0.unreadableSince ?? now }
            return tryAgain(exchange.next, after: SettingsDelay.beforeSettingAside)
        }
        // What the file has of ours must not be taken for another program's.
        if let document = failure.unsynchronized { agree(on: document) }
        condition.note { trouble in
            trouble.error = failure.error
            trouble.failures += 1
            trouble.isUnsynchronized = trouble.isUnsynchronized || failure.unsynchronized != nil
        }
        let delay = SettingsDelay.afterFailure(condition.trouble?.failures ?? 1)
        return [.tellError] + tryAgain(exchange.next, after: delay)
    }

    private mutating func tryAgain(_ next: ExchangeOccasion?, after delay: Duration) -> [StoreStep<State>] {
        if let next, next > .planned { return begin(next) }
        return plan(after: delay)
    }

    /// From now on what was filled in is a setting like any other, since file and program have both had it.
    private mutating func agree(on document: SettingsDocument) {
        base = document
        completed = nil
    }
}
