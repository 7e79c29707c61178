import FormCore

/// What a store has from its form, and brings to it.
extension SettingsStore {
    func changed() {
        gather()
        receive(.changed)
    }

    func reset(_ rows: [RowPath]) {
        // Only where the file has something that the settings don't show, which is rare.
        guard exchange.format.hidesValues(in: machine.base.settings) else { return }
        gather()
        receive(.reset(rows))
    }

    /// Takes what the driver has, as long as there is one.
    func gather() {
        guard let driver else { return }
        pending = Pending(
            state: driver.state, baselines: driver.baselines, environment: driver.session.environment)
    }

    /// States in each of which one of the rows has another value than now.
    func otherStates(at rows: [RowPath]) -> [State] {
        rows.isEmpty ? [] : driver?.statesWithOtherValue(at: rows) ?? []
    }

    func takeOver(_ takeOver: TakeOver<State>) {
        let outcome = takeOver.outcome
        setBaselines(saved: outcome.saved, theirs: outcome.theirs)
        if outcome.hasNews {
            pending?.state = outcome.saved
            if let driver { change(driver, takeOver) }
        }
        receive(.tookOver(takeOver, state: outcome.hasNews ? driver?.state : nil))
    }

    private func change(_ driver: FormDriver<State>, _ takeOver: TakeOver<State>) {
        let saved = takeOver.outcome.saved
        var news = saved
        if let completing {
            completing(&news)
            receive(.filledIn(CompletedSettings(read: saved, completed: news, problems: problems)))
        }
        driver.change { [weak self, news, format = exchange.format] state in
            // A merge reads through all settings; it is for what was edited and not applied, which stays the
            // person's, and for what was changed just before this.
            let isAsRequested = self?.machine.changes == takeOver.changes
                && self?.driver?.session.applying == .atOnce
            let merged = isAsRequested
                ? nil : try? format.merge(base: takeOver.requested, ours: state, theirs: news)
            state = merged ?? news
        }
    }

    /// Tells the person what was found when the settings were read.
    func tellFirstRead() {
        guard let session = driver?.session else { return }
        if firstRead.isUnreadable { notices.showUnreadable(in: session) }
        notices.show(firstRead.problems, in: session)
        tellError()
        tellConflicts()
    }

    func tell(_ outcome: ExchangeOutcome<State>) {
        guard let session = driver?.session else { return }
        if let setAside = outcome.setAside { notices.show(setAside, in: session) }
        if let problems = outcome.problems { notices.show(problems, in: session) }
        tellError()
        tellConflicts()
    }

    func tellError() {
        guard let session = driver?.session else { return }
        notices.show(error, wasRead: machine.condition.wasRead, hasUnsaved: hasUnsaved, in: session)
    }

    private func tellConflicts() {
        guard let driver else { return }
        notices.showConflicts(hasTheirs: driver.baselines.theirs != nil, in: driver.session)
    }

    func setBaselines(saved: State, theirs: State?) {
        guard var baselines = driver?.baselines ?? pending?.baselines else { return }
        baselines.saved = saved
        baselines.theirs = theirs
        pending?.baselines = baselines
        driver?.baselines = baselines
    }
}
