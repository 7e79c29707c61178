/// Rows that somebody else has given another value.
extension FormModel {
    /// What has become of the value under a draft since the person began to type; `nil` where it is the same.
    func conflict(overtaking row: EditedRow, _ editing: Editing) -> Conflict? {
        guard let draft = editing.record[row.path].draft, !draft.isAddition, let base = editing.bases[row.path],
            let field = field(of: row)
        else { return nil }
        if base.isSame(as: field.place.value(in: edited)) || isSame(field.text(in: edited, draft.spelling), draft.text)
        {
            return nil
        }
        return conflict(at: field, in: edited)
    }

    /// What is said of the value that a field has in the state of somebody else.
    ///
    /// - Parameter words: What is said where theirs is not just another value.
    func conflict(at field: any Field<State>, in theirs: State, _ words: ConflictWords? = nil) -> Conflict {
        let text = field.text(in: theirs, .shown)
        if let words { return Conflict(theirText: text, words: words) }
        let isTranslated = field.options(in: theirs).contains(text)
        let sentence: Sentence =
            if field.isOption {
                "Meanwhile chosen elsewhere."
            } else if field.isSecret {
                "Meanwhile changed elsewhere."
            } else if text.isEmpty {
                "Meanwhile emptied elsewhere."
            } else {
                Sentence(
                    "Meanwhile changed to “%s” elsewhere.", isTranslated ? Sentence(text) : Sentence(verbatim: text))
            }
        return Conflict(theirText: text, words: ConflictWords(sentence: sentence))
    }

    /// Gives a row the value that the person has chosen of the two, and forgets the other.
    func settle(_ row: EditedRow, _ choice: ConflictChoice, _ decision: inout Decision<State>) {
        guard let field = field(of: row) else { return }
        let path = row.path
        if let draft = record[path].draft, !draft.isAddition {
            // A draft that the value has changed under goes, or is from now on an edit of the new value.
            if choice == .theirs {
                forget([path], &decision)
            } else {
                decision.editing.move(draft, of: path, to: field, in: edited)
            }
        }
        guard record[path].conflict != nil else { return }
        decision.editing.update(path) { $0.conflict = nil }
        var theirs = decision.editing.overwritten.removeValue(forKey: path)?.value
        var place: (any Place<State>)? = field.place
        if theirs == nil, let state = baselines.theirs {
            if field.hasParts {
                // Of a list only that is decided which is told of, whatever has become of other items since.
                let isBesidesParts = record.rows.contains { $0.value.conflict != nil && $0.key.isBelow(path) }
                place = conflict(of: field, with: state, besidesParts: isBesidesParts)?.place
            }
            theirs = place?.value(in: state)
        }
        decision.enter()
        if choice == .theirs, let theirs, let place { decide(theirs, at: place, of: path, &decision) }
        decision.settled = place
        decision.outcome.isTold = true
        decision.outcome.row = path
    }

    /// What is kept of editing, with drafts as edits of the values that their rows have now, where those have changed.
    func editingWithDraftsMoved(from old: State) -> Editing {
        var editing = editing
        for row in editing.rows.values {
            guard let draft = record[row.path].draft, let field = field(of: row), !field.place.isSame(old, edited),
                editing.bases[row.path]?.isSame(as: field.place.value(in: old)) == true
            else { continue }
            editing.move(draft, of: row.path, to: field, in: edited)
        }
        return editing
    }

    /// A decision is for good at once, so what was decided for is not left to be applied.
    private func decide(
        _ theirs: PlaceValue, at place: any Place<State>, of path: RowPath, _ decision: inout Decision<State>
    ) {
        decision.change =
            changeOfAll(theirs, at: place, path)
            ?? .value(theirs, at: place, .init(origin: .person, row: path, isOwnStep: true))
    }

    /// A value for the program at once, while something else is edited over it.
    ///
    /// - Parameter index: The first of the states that get it, where it is not for the program yet.
    func changeOfAll(
        _ value: PlaceValue, at place: any Place<State>, _ path: RowPath?, from index: Int = 0
    ) -> Decision<State>.Change? {
        guard !applied.isEmpty else { return nil }
        var states = states
        for index in states.indices.dropFirst(index) { place.set(value, in: &states[index]) }
        return .outside(states, row: path, at: place)
    }

    /// Looks which rows have another value in the state of somebody else.
    func findConflicts(among rows: [EditedRow], _ decision: inout Decision<State>) {
        var found: [RowPath: Conflict] = [:]
        if let theirs = baselines.theirs {
            let fields = rows.compactMap { row in field(of: row).map { (path: row.path, field: $0) } }
            // What the rows of its items tell, a list need not.
            let lists = fields.filter(\.field.hasParts).sorted { $0.path.components.count > $1.path.components.count }
            for (path, field) in fields.filter({ !$0.field.hasParts }) + lists {
                let isBesidesParts = field.hasParts && found.keys.contains { $0.isBelow(path) }
                guard let conflict = conflict(of: field, with: theirs, besidesParts: isBesidesParts) else { continue }
                found[path] = self.conflict(at: field, in: theirs, conflict.words)
            }
        }
        for (path, overwritten) in decision.editing.overwritten {
            // What the program still has was not replaced for the store.
            let isApplied = field(of: overwritten.row)?.place.value(in: state).isSame(as: overwritten.value) == false
            if isApplied, found[path] != nil { decision.editing.overwritten[path] = nil }
        }
        let known = record.rows.filter { $0.value.conflict != nil }.keys
        for path in Set(known).union(found.keys) where decision.editing.overwritten[path] == nil {
            decision.editing.update(path) { $0.conflict = found[path] }
        }
    }

    /// The state that the program goes by, with the values from elsewhere that edits have replaced; `nil` where there
    /// are none.
    var overwritten: State? {
        if editing.overwritten.isEmpty { return nil }
        var state = state
        // A list stands before its items.
        for (_, (row, value)) in editing.overwritten.sorted(by: { $0.key.components.count < $1.key.components.count }) {
            field(of: row)?.place.set(value, in: &state)
        }
        return state
    }

    /// What is kept of editing, without the conflicts of rows that have the value from elsewhere by now, or have gone.
    func editingWithoutEndedConflicts() -> Editing {
        var editing = editing
        for (path, (row, value)) in editing.overwritten where !editing.isUnfinished(path) {
            let now = field(of: row)?.place.value(in: edited) ?? .gone
            guard now.isSame(as: value) || now.isSame(as: .gone) else { continue }
            editing.overwritten[path] = nil
            editing.update(path) { $0.conflict = nil }
        }
        return editing
    }

    private func conflict(
        of field: any Field<State>, with theirs: State, besidesParts: Bool
    ) -> FieldConflict<State>? {
        field.conflict(with: theirs, in: edited, saved: baselines.saved, besidesParts: besidesParts)
    }
}

extension RowPath {
    /// Whether it is on the page of another row, or on one further on.
    fileprivate func isBelow(_ other: RowPath) -> Bool {
        self != other && isAtOrBelow(other)
    }
}

extension Editing {
    /// Makes a draft an edit of the value that a field has in a state.
    fileprivate mutating func move<State>(_ draft: Draft, of path: RowPath, to field: any Field<State>, in state: State)
    {
        bases[path] = field.place.value(in: state)
        update(path) { $0.draft?.base = field.text(in: state, draft.spelling) }
    }
}
