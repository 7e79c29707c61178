import FormCore

/// The communication between a store and its form.
extension SettingsStore {
    func changed(_ change: FormChange<State>) {
        gather()
        if ownChange == .made, change.origin == .outside, change.keyPath == nil { return ownChange = .none }
        receive(.changed)
    }

    func reset(_ rows: [RowPath]) {
        guard hidesValues else { return }
        gather()
        receive(.reset(rows))
    }

    /// Collects the form's current settings, if there is a form.
    func gather() {
        guard let form, let state = form.state, let environment = form.session?.environment else { return }
        pending = Pending(
            state: state, saved: form.saved, theirs: form.theirs, overwritten: form.overwritten,
            environment: environment)
    }

    /// Returns, for each of the rows, a state that differs from the current one in the value of that row. Rows for
    /// which no other value is found are left out.
    func otherStates(at rows: [RowPath]) -> [State] {
        form?.statesWithOtherValue(at: rows).map(\.state) ?? []
    }

    func adopt(_ adoption: Adoption<State>) {
        let outcome = adoption.outcome
        setSaved(outcome.saved, theirs: outcome.theirs)
        let changesForm = outcome.hasNewSettings || !isFilledIn
        isFilledIn = true
        if changesForm {
            pending?.state = outcome.saved
            if let form { change(form, adoption) }
            // The rows in conflict depend on the form's values. These have just changed, so the conflicts are
            // determined again.
            if outcome.theirs != nil { setSaved(outcome.saved, theirs: outcome.theirs) }
        }
        receive(.adopted(adoption, state: changesForm ? form?.state : nil))
    }

    private func change(_ form: any KeptForm<State>, _ adoption: Adoption<State>) {
        let saved = adoption.outcome.saved
        var (news, isWhole) = (saved, true)
        if let completing {
            completing(&news)
            isWhole = isEqual(news, saved) && hasSameTexts(news, saved)
            receive(.filledIn(CompletedSettings(read: saved, completed: news, problems: problems)))
        }
        // The form will report this change, but values that come from the file needn't be saved again. However, if the
        // form postpones the change, it may combine it with other changes, and then the result is saved.
        ownChange = .asked
        defer { ownChange = .none }
        form.change { [weak self, news, isWhole, format = exchange.format] state in
            // If the form has other changes, the new settings are merged with them. A merge traverses all settings, so
            // it is omitted if there can't be other changes: if the settings haven't changed since the exchange ended,
            // and the form applies edits immediately.
            let isAsRequested =
                self?.machine.changes == adoption.changes
                && self?.form?.session?.applying == .atOnce
            let merged =
                isAsRequested
                ? nil : try? format.merge(base: adoption.requested, ours: state, theirs: news)
            state = merged ?? news
            if merged == nil, isWhole, self?.ownChange == .asked { self?.ownChange = .made }
        }
        form.validateStored(except: exchange.format.defaults)
    }

    /// Shows the user the problems that were found when the settings were first read.
    func showFirstRead() {
        guard let form else { return }
        notices.show(firstRead.problems, in: form)
        tellError()
        showConflicts()
    }

    func tell(_ outcome: ExchangeOutcome<State>) {
        guard let form else { return }
        if let setAside = outcome.setAside {
            notices.show(
                setAside: setAside, in: form,
                putBack: NoticeDetails.Action("_Put Back") { [weak self] in self?.putBack() })
        }
        if let problems = outcome.problems { notices.show(problems, in: form) }
        tellError()
        showConflicts()
    }

    func tellError() {
        guard let form else { return }
        notices.show(
            error, wasRead: machine.condition.wasRead, hasUnsaved: hasUnsaved, in: form,
            actions: canSetAside ? [setAsideAction, tryAgainAction] : [tryAgainAction])
    }

    private var tryAgainAction: NoticeDetails.Action {
        NoticeDetails.Action("_Try Again") { [weak self] in Task { [weak self] in await self?.save() } }
    }

    private var setAsideAction: NoticeDetails.Action {
        NoticeDetails.Action("_Set Aside and Start Anew") { [weak self] in self?.setAside() }
    }

    /// Gives the file that was set aside its name back, and the file that was saved since the other name.
    private func putBack() {
        guard let path = machine.setAside, let form else { return }
        notices.showPutBack(file.exchange(with: path), in: form)
        receive(.fileChanged)
    }

    private func showConflicts() {
        guard let form else { return }
        notices.showConflicts(in: form)
    }

    func setSaved(_ saved: State, theirs: State?) {
        pending?.saved = saved
        pending?.theirs = theirs
        form?.setSaved(saved, theirs: theirs)
        pending?.overwritten = form?.overwritten
    }
}
