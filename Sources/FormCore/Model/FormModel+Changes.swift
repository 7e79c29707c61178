/// Changes of the state that come through a context, or from the program.
extension FormModel {
    func decide(_ write: StateWrite<State>, in moment: Moment, _ decision: inout Decision<State>) {
        if let applied, write.origin == .outside { return changeBoth(write, applied, in: moment, &decision) }
        if write.origin == .person, !write.takesBack { decision.enter() }
        switch write.change {
        case .takeBack(let place, let isAsPut): takeBack(place, of: write.row ?? .root, if: isAsPut, &decision)
        case .value(let value, let place):
            let origin = Decision<State>.Origin(origin: write.origin, row: write.row, isOwnStep: place.isOwnStep)
            let both = write.isAppliedAtOnce ? changeOfBoth(value, at: place, write.row) : nil
            decision.change = both ?? .value(value, at: place, origin)
        case .body(let body, let place):
            var state = edited
            body(&state)
            decision.isUnseen = isEqual(state, edited)
            if decision.isUnseen, hasSameTexts(state, edited) { return decision.isUnseen = false }
            decision.change =
                write.origin == .person
                ? .state(state, by: .person, row: write.row)
                : .outside(edited: state, applied: state, row: write.row, at: place)
        }
    }

    /// A change from outside, to what is edited and to what is applied.
    ///
    /// Where the person has edited the same and not applied it, theirs stays, and the row is in conflict.
    private func changeBoth(
        _ write: StateWrite<State>, _ applied: State, in moment: Moment, _ decision: inout Decision<State>
    ) {
        var (newEdited, newApplied) = (edited, applied)
        var outsidePlace: (any Place<State>)?
        // What a function has made of both has the parts of both.
        var isMadeOfBoth = false
        switch write.change {
        case .value(let value, let place):
            outsidePlace = place
            place.set(value, in: &newApplied)
            if place.isSame(edited, applied) { place.set(value, in: &newEdited) }
        case .body(let body, let place):
            (outsidePlace, isMadeOfBoth) = (place, true)
            body(&newApplied)
            body(&newEdited)
        case .takeBack: return
        }
        let isEdited = outsidePlace.map { !$0.isSame(edited, applied) } ?? hasUnapplied
        if isEdited {
            for row in moment.rows() {
                guard let field = field(of: row), !(isMadeOfBoth && field.hasParts),
                    !field.place.isSame(edited, applied),
                    field.isOther(newApplied, than: applied), field.isOther(newApplied, than: edited)
                else { continue }
                field.place.set(field.place.value(in: edited), in: &newEdited)
                decision.editing.theirs[row.path] = field.place.value(in: newApplied)
                let conflict = conflict(at: field, in: newApplied)
                decision.editing.update(row.path) { $0.conflict = conflict }
            }
        }
        let isSame =
            outsidePlace.map { $0.isSame(newApplied, applied) && $0.isSame(newEdited, edited) }
            ?? (isEqual(newEdited, edited) && isEqual(newApplied, applied)
                && hasSameTexts(newEdited, edited) && hasSameTexts(newApplied, applied))
        if isSame { return }
        decision.isUnseen = isEqual(newEdited, edited)
        decision.change = .outside(edited: newEdited, applied: newApplied, row: write.row, at: outsidePlace)
    }

    /// Gives rows the values of a baseline.
    func reset(_ rows: [EditedRow], to baseline: Baseline, as path: RowPath, _ decision: inout Decision<State>) {
        // A default that follows the state is written when what it follows is.
        let rows = rows.filter { $0.value.ownDefault == nil } + rows.filter { $0.value.ownDefault != nil }
        let resettable = baseline == .defaults ? rows.filter(\.value.hasDefault) : rows
        guard let other = state(of: baseline, for: resettable) else { return }
        decision.enter()
        for row in rows where rows.count == 1 || record[row.path].draft != nil { decision.editing.forget(row.path) }
        decision.editing.visited.subtract(rows.map(\.path))
        let changed = resettable.filter { field(of: $0)?.isOther(other, than: edited) ?? false }
        for row in changed where makesWishes(row) {
            if let field = field(of: row) { wish(field.place.value(in: other), at: row, &decision) }
        }
        if let place = PlaceGroup.of(changed.filter { !makesWishes($0) }.compactMap { field(of: $0)?.place }) {
            decision.change = .value(
                place.value(in: other), at: place,
                .init(
                    origin: .person, row: changed.count == 1 ? changed[0].path : path, isOwnStep: true, isReset: true))
        }
        lookAgainAtStored(rows, &decision)
        guard baseline == .defaults else { return }
        decision.editing.resets += rows.map(\.path)
        if applied == nil { decision.tellResets() }
    }

    /// A baseline as a row goes by it.
    func state(of baseline: Baseline, for value: RowValue) -> State? {
        guard baseline == .defaults, let own = value.ownDefault as? StateDefault<State> else { return baselines[baseline] }
        return own.applied(to: edited)
    }

    /// A baseline as rows go by it that get its values together: a default that follows the state follows what
    /// the others get.
    private func state(of baseline: Baseline, for rows: [EditedRow]) -> State? {
        let own = baseline == .defaults ? rows.filter { $0.value.ownDefault != nil } : []
        guard !own.isEmpty else { return baselines[baseline] }
        var other = baselines[baseline] ?? edited
        var next = edited
        for field in rows.compactMap(field) where field.isOther(other, than: edited) {
            field.place.set(field.place.value(in: other), in: &next)
        }
        // One may follow another; the longest way from the first to the last is through all of them.
        for row in own.flatMap({ _ in own }) {
            guard let field = field(of: row), let own = row.value.ownDefault as? StateDefault<State> else { continue }
            next = own.applied(to: next)
            field.place.set(field.place.value(in: next), in: &other)
        }
        return other
    }

    /// Takes back what was put into a place, unless it was edited since, or is applied.
    ///
    /// - Parameters:
    ///   - path: Where its rows are.
    ///   - isAsPut: Whether a state has it as it was put there.
    func takeBack(
        _ place: any Place<State>, of path: RowPath, if isAsPut: (State) -> Bool, _ decision: inout Decision<State>
    ) {
        let rows = record.rows.filter { $0.key.components.starts(with: path.components) }
        guard isAsPut(edited), !rows.values.contains(where: \.isEdited) else { return }
        if let applied, case .value = place.value(in: applied) { return }
        for path in rows.keys { decision.editing.forget(path) }
        decision.change = .takeBack(place, row: path)
    }
}

extension FormRecord.Row {
    /// Whether the person, or somebody else, wants another value than the row has.
    fileprivate var isEdited: Bool {
        wish != nil || conflict != nil || draft.map { !isSame($0.text, $0.base) } ?? false
    }
}
