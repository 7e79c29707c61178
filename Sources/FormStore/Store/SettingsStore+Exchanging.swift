import Dispatch
import FormCore

/// When a store meets its file, and what it takes home.
extension SettingsStore {
    func changed() {
        if let driver { keepState(of: driver) }
        changes += 1
        isChanged = true
        saveSoon()
    }

    func reset(_ rows: [RowPath]) {
        // Only where the file has something that the settings don't show, which is rare.
        guard exchange.format.hidesValues(in: agreed.settings) else { return }
        resets += rows
        changed()
    }

    func keepState(of driver: FormDriver<State>) {
        kept = Kept(state: driver.state, baselines: driver.baselines, environment: driver.session.environment)
    }

    func saveSoon() {
        guard let now = kept?.environment.now() else { return }
        // Whoever goes on changing must not keep the rest from being saved.
        let since = waitingSince ?? now
        waitingSince = since
        exchangeSoon(after: max(.zero, min(SettingsDelay.afterChange, since + SettingsDelay.longest - now)))
    }

    /// Exchanges settings with the file after a while, in place of an earlier plan.
    func exchangeSoon(after delay: Duration) {
        timer?.cancel()
        guard let sleep = kept?.environment.sleep else { return }
        timer = Task { [weak self] in
            if delay > .zero { try? await sleep(delay) }
            guard !Task.isCancelled, let self else { return }
            await endJob()
            guard !Task.isCancelled, job == nil else { return }
            begin()
            await endJob()
        }
    }

    func endJob() async {
        guard let job else { return }
        await job.wait()
        finish(job)
    }

    func begin(isLast: Bool = false, setsAside: Bool = false) {
        if let driver { keepState(of: driver) }
        guard let kept else { return }
        isChanged = false
        waitingSince = nil
        let unreadableFor = unreadableSince.map { kept.environment.now() - $0 } ?? .zero
        let setsAside = setsAside || isLast || unreadableFor >= SettingsDelay.beforeSettingAside
        let request = SettingsExchange.Request(
            state: kept.state, base: agreed, hasMet: hasMet, saved: kept.baselines.saved,
            theirs: kept.baselines.theirs, begun: begun,
            completed: completed, setsAside: setsAside,
            isUnsynchronized: isUnsynchronized, isLast: isLast,
            resets: resets.isEmpty ? [] : driver?.statesWithOtherValue(at: resets) ?? [])
        let job = ExchangeJob(request, changes: changes, resets: resets)
        resets = []
        self.job = job
        thread.async { [exchange] in job.run(exchange) }
    }

    /// Takes home what an exchange has brought, once.
    func finish(_ job: ExchangeJob<State>) {
        guard self.job === job, let result = job.result else { return }
        self.job = nil
        switch result {
        case .success(let outcome):
            failures = 0
            unreadableSince = nil
            isUnsynchronized = false
            hasMet = true
            setAside = outcome.setAside ?? setAside
            problems = outcome.problems ?? problems
            if problems.isEmpty { begun = nil }
            settle(outcome, job)
            error = nil
            showOutcome(outcome)
            if isChanged { saveSoon() }
        case .failure(let failure) where failure.isUnreadable:
            // It may be one that another program is just writing.
            isChanged = isChanged || failure.hasChanges
            resets = job.resets + resets
            unreadableSince = unreadableSince ?? kept?.environment.now()
            exchangeSoon(after: SettingsDelay.beforeSettingAside)
        case .failure(let failure):
            // What the file has of ours must not be taken for another program's.
            if let document = failure.unsynchronized { agree(on: document) }
            isUnsynchronized = isUnsynchronized || failure.unsynchronized != nil
            error = failure.error
            isChanged = isChanged || failure.hasChanges
            resets = job.resets + resets
            failures += 1
            showError()
            exchangeSoon(after: SettingsDelay.afterFailure(failures))
        }
    }

    func settle(_ outcome: SettingsExchange<State>.Outcome, _ job: ExchangeJob<State>) {
        guard changes == job.changes else {
            // The state went on meanwhile, or the person has decided: what the file has besides is for the next
            // exchange, which knows what is here now.
            agree(on: outcome.ours)
            isChanged = true
            return
        }
        agree(on: outcome.document)
        setBaselines(saved: outcome.saved, theirs: outcome.theirs)
        guard outcome.hasNews else { return }
        kept?.state = outcome.saved
        guard let driver else { return }
        var news = outcome.saved
        if let completing {
            completing(&news)
            completed = CompletedSettings(read: outcome.saved, completed: news, problems: problems)
        }
        driver.change { [weak self, format = exchange.format] state in
            // A merge reads through all settings; it is for what was edited and not applied, which stays the
            // person's, and for what was changed just before this.
            let isAsRequested = self?.changes == job.changes && self?.driver?.session.applying == .atOnce
            let merged = isAsRequested
                ? nil : try? format.merge(base: job.request.state, ours: state, theirs: news)
            state = merged ?? news
        }
        if outcome.problems?.isEmpty == false { begun = driver.state }
    }

    /// From now on what was filled in is a setting like any other, since file and program have both had it.
    private func agree(on document: SettingsDocument) {
        agreed = document
        completed = nil
    }

    func setBaselines(saved: State, theirs: State?) {
        guard var baselines = driver?.baselines ?? kept?.baselines else { return }
        baselines.saved = saved
        baselines.theirs = theirs
        kept?.baselines = baselines
        driver?.baselines = baselines
    }
}
