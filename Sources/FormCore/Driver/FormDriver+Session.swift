extension FormDriver: SessionDriver {
    func onTrial(_ body: () -> Void) {
        store.withScratch(store.read(), body)
    }

    func viewing(_ baseline: Baseline, _ body: () -> Void) {
        if let state = baselines[baseline] { store.withScratch(state, body) }
    }

    func settle(at row: RowPath, _ body: () -> Void) {
        guard let theirs = baselines.theirs else { return }
        baselines.theirs = store.withScratch(theirs, body)
        observers.tell(FormChange(old: state, new: state, origin: .person, row: row, keyPath: nil))
    }

    func asOneChange(at row: RowPath?, _ body: () -> Void) {
        guard collected == nil else { return body() }
        collected = []
        body()
        let writes = collected ?? []
        collected = nil
        if !writes.isEmpty { perform(StateWrite(writes, row: row)) }
    }

    func endStep() {
        history.endBurst()
    }

    func nextStep(_ direction: HistoryDirection) -> HistoryStep? {
        history.next(direction)
    }

    func travel(_ direction: HistoryDirection) -> HistoryStep? {
        guard !isApplying, !session.isRendering else { return nil }
        isApplying = true
        let (old, oldEdited) = (state, store.edited)
        let taken = history.travel(direction, from: &store.edited)
        if let taken {
            noteIfUnseen(taken.place, oldEdited)
            session.stateChanged()
            session.historyChanged()
            if store.applied == nil {
                observers.tell(FormChange(old: old, new: state, origin: .person, row: taken.name.row, keyPath: nil))
            }
        }
        isApplying = false
        applyWaiting()
        return taken?.name
    }

    var hasUnapplied: Bool {
        store.applied.map { !isEqual($0, store.edited) || !hasSameTexts($0, store.edited) } ?? false
    }

    func applyEdited() {
        defer {
            tellResets(of: unappliedResets)
            unappliedResets = []
        }
        guard !isApplying, let old = store.applied, hasUnapplied else { return }
        isApplying = true
        store.applied = store.edited
        session.stateChanged()
        session.historyChanged()
        observers.tell(FormChange(old: old, new: store.edited, origin: .person, row: nil, keyPath: nil))
        isApplying = false
        applyWaiting()
    }

    func cancelEdited() {
        unappliedResets = []
        guard let applied = store.applied, hasUnapplied else { return }
        perform(StateWrite(origin: .person, row: nil) { $0 = applied })
    }
}
