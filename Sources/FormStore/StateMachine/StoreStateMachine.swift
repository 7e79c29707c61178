import FormCore

/// Decides what a store does and when, and records what the program and the file have agreed on.
///
/// It has no access to a clock, a task, a disk or a form: it receives events with the time at which they happened, and
/// returns the steps to take, in order.
struct StoreStateMachine<State: Codable & Sendable>: Sendable {
    /// The exchange that is under way, or the changes that wait to be saved.
    private(set) var phase = StorePhase.inStep
    /// The condition of the file.
    private(set) var condition: FileCondition
    /// The contents of the file when the program and the file were last in sync.
    private(set) var base: SettingsDocument
    /// The settings in the file that can't be read.
    private(set) var problems: [SettingsProblem]
    /// The program's settings at the time when some settings in the file were found to be unreadable; `nil` if all can
    /// be read.
    private(set) var stateWhenUnreadable: State?
    /// The settings, including filled-in values; `nil` once the program and the file agree on all values. Until they
    /// agree, a value that another program has stored replaces a filled-in one.
    private(set) var completed: CompletedSettings<State>?
    /// The path of the unreadable file that was last set aside, or `nil` if there was none.
    private(set) var setAside: String?
    /// True if the next exchange sets an unreadable file aside, because the user has chosen that.
    private var setsAside = false
    /// The rows whose reset has not been saved. They were reset since the last exchange began, or before an exchange
    /// that failed.
    private(set) var resets: [RowPath] = []
    /// True if the file may have changes that have not been read.
    private var mayHaveChanges = true
    /// The number of changes to the program's settings since the store was opened.
    private(set) var changes = 0

    /// Creates a state machine from the settings that were read.
    ///
    /// - Parameter completed: The settings with filled-in values, or `nil` if the store never fills in any.
    init(_ opened: OpenedSettings<State>, completed: CompletedSettings<State>? = nil) {
        condition =
            opened.error.map {
                .unread(FileCondition.Trouble(error: $0, unreadable: opened.isUnreadable ? $0 : nil))
            } ?? .fine
        base = opened.document
        problems = opened.problems
        stateWhenUnreadable = opened.problems.isEmpty ? nil : completed?.completed ?? opened.state
        self.completed = completed
    }

    /// The error from the last attempt to read or save the settings, or `nil` if there was none.
    var error: SettingsFileError? { condition.trouble?.error }

    /// True if there are unsaved changes, or while an exchange of the settings with the file is under way.
    var hasUnsaved: Bool { phase != .inStep }

    /// True if the last exchange has succeeded, but the settings have changed meanwhile. A caller that waits for
    /// everything to be saved then has to request another exchange.
    var isToBeSavedAgain: Bool { error == nil && hasUnsaved }

    /// Processes an event.
    ///
    /// - Parameter now: The time of the event.
    /// - Returns: The steps to take.
    mutating func receive(_ event: StoreEvent<State>, at now: Duration) -> [StoreStep<State>] {
        switch event {
        case .changed: return change(at: now)
        case .reset(let rows):
            resets += rows
            return change(at: now)
        case .fileChanged:
            mayHaveChanges = true
            return plan(after: .zero)
        case .due: return begin(.planned)
        case .saveAsked: return ask(.asked)
        case .lastSaveAsked: return ask(.last)
        case .setAsideAsked:
            setsAside = true
            return [.cancelPlan] + begin(.asked)
        case .began(let occasion, let program): return exchange(occasion, program, at: now)
        case .ended(.success(let outcome), let request): return succeed(outcome, request, at: now)
        case .ended(.failure(let failure), let request): return fail(failure, request, at: now)
        case .filledIn(let completed):
            self.completed = completed
            return []
        case .adopted(let adoption, let state):
            if let state, adoption.outcome.problems?.isEmpty == false { stateWhenUnreadable = state }
            return [.tell(adoption.outcome)] + follow(adoption.next, at: now)
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

    /// Plans a save after a short delay. Every change restarts the delay, but the save happens at most
    /// ``SettingsDelay/longest`` after the oldest unsaved change.
    ///
    /// - Parameter since: The time of the oldest unsaved change.
    private mutating func planToSave(_ since: Duration, at now: Duration) -> [StoreStep<State>] {
        plan(after: max(.zero, min(SettingsDelay.afterChange, since + SettingsDelay.longest - now)))
    }

    private mutating func plan(after delay: Duration) -> [StoreStep<State>] {
        // If a planned exchange is waiting for the current one to end, the new plan replaces it.
        if var exchange = phase.exchange, exchange.next == .planned {
            exchange.next = nil
            phase = .exchanging(exchange)
        }
        return [.plan(after: delay)]
    }

    /// Begins an exchange. If another exchange is under way, the new one begins when the other has ended. It can't be
    /// omitted, because the other may have read an older version of the file.
    private mutating func begin(_ occasion: ExchangeOccasion) -> [StoreStep<State>] {
        guard var exchange = phase.exchange else { return [.begin(occasion)] }
        exchange.next = max(exchange.next ?? occasion, occasion)
        phase = .exchanging(exchange)
        return []
    }

    /// Begins the exchange that a caller waits for.
    private mutating func ask(_ occasion: ExchangeOccasion) -> [StoreStep<State>] {
        // A caller that waits for the file to be set aside is told why it was not.
        if phase.exchange == nil, condition.trouble?.asideError != nil { condition.note { $0.asideError = nil } }
        return [.cancelPlan] + begin(occasion)
    }

    private mutating func exchange(
        _ occasion: ExchangeOccasion, _ program: ProgramSettings<State>, at now: Duration
    ) -> [StoreStep<State>] {
        guard phase.exchange == nil else { return [] }
        let request = ExchangeRequest(
            state: program.state, base: base, hasReadFile: condition.wasRead,
            saved: program.saved, theirs: program.theirs, overwritten: program.overwritten,
            stateWhenUnreadable: stateWhenUnreadable, completed: completed,
            setsAside: setsAside, waits: occasion > .planned,
            isUnsynchronized: condition.trouble?.isUnsynchronized == true, isLast: occasion == .last,
            checksFile: mayHaveChanges || occasion > .planned || condition.trouble != nil || completed != nil,
            resets: program.resets)
        (mayHaveChanges, setsAside) = (false, false)
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
            // The settings have changed during the exchange, or the user has resolved a conflict, so the outcome is not
            // applied to the form. The next exchange will merge the file's changes with the current settings.
            agree(on: outcome.ours)
            phase = .changed(since: since)
            return [.tell(outcome)] + follow(exchange.next, at: now)
        }
        agree(on: outcome.document)
        phase = .inStep
        return [
            .adopt(
                Adoption(outcome: outcome, requested: request.state, changes: changes, next: exchange.next))
        ]
    }

    /// Returns the steps after a successful exchange.
    ///
    /// Another exchange follows if `next` requests one, or if the settings have changed during the exchange.
    private mutating func follow(_ next: ExchangeOccasion?, at now: Duration) -> [StoreStep<State>] {
        if let next, next > .planned { return begin(next) }
        if let since = phase.changedSince { return planToSave(since, at: now) }
        return next.map { begin($0) } ?? []
    }

    private mutating func fail(
        _ failure: ExchangeFailure, _ request: ExchangeRequest<State>, at now: Duration
    ) -> [StoreStep<State>] {
        guard let exchange = phase.exchange else { return [] }
        resets = exchange.resets + resets
        phase = exchange.changedSince.map { .changed(since: $0) } ?? (failure.hasChanges ? .unsaved : .inStep)
        let busySince = failure.isBusy ? condition.trouble?.busySince ?? now : nil
        condition.note { $0.busySince = busySince }
        if let busySince, !request.waits, now - busySince < SettingsDelay.longestBusy {
            return tryAgain(exchange.next, after: SettingsDelay.whileBusy)
        }
        // The save has failed, but the file has this program's values now. The next exchange must not mistake them for
        // another program's values.
        if let document = failure.unsynchronized { agree(on: document) }
        condition.note { trouble in
            if failure.isUnreadable {
                trouble.unreadable = failure.error
            } else if !request.setsAside {
                trouble.unreadable = nil
            }
            if request.setsAside { trouble.asideError = failure.error }
            let unreadable = trouble.unreadable.map { trouble.asideError?.followed(by: $0) ?? $0 }
            trouble.error = unreadable ?? failure.error
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

    /// Records the contents on which the program and the file agree.
    ///
    /// Filled-in values are then settings like any other, because the program and the file both have them.
    private mutating func agree(on document: SettingsDocument) {
        base = document
        completed = nil
    }
}
