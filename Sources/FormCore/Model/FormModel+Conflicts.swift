/// Rows to which another program has given a different value.
extension FormModel {
    /// Returns the conflict of a draft whose value has changed since the user began to type; `nil` if the value is the
    /// same.
    func conflict(of draft: Draft?, overtaking row: EditTarget) -> Conflict? {
        guard let draft, !draft.isAddition, let field = field(of: row) else { return nil }
        let value = field.lens.value(in: edited)
        let isWanted =
            draft.choice?.value.isSame(as: value) ?? isSame(field.text(in: edited, draft.spelling), draft.text)
        return isWanted || draft.baseValue.isSame(as: value) ? nil : makeConflict(at: field, in: edited)
    }

    /// Makes the conflict with the value that a field has in the other program's state.
    ///
    /// - Parameter words: The texts to show if theirs is not just another value.
    func makeConflict(at field: any Field<State>, in theirs: State, _ words: ConflictWords? = nil) -> Conflict {
        let text = field.text(in: theirs, .shown)
        if let words { return Conflict(theirText: text, words: words) }
        let isTranslated = field.options(in: theirs).contains(text)
        let sentence: Sentence =
            if field.isOption {
                "Also chosen elsewhere."
            } else if field.isSecret {
                "Also changed elsewhere."
            } else if text.isEmpty {
                "Also emptied elsewhere."
            } else {
                Sentence(
                    "Also changed elsewhere, to “%s”.", isTranslated ? Sentence(text) : Sentence(verbatim: text))
            }
        return Conflict(theirText: text, words: ConflictWords(sentence: sentence))
    }

    /// Resolves a conflict: gives the row the value that the user has chosen, and forgets the other one.
    func resolve(_ row: EditTarget, _ choice: ConflictChoice, _ plan: inout Plan<State>) {
        guard let field = field(of: row) else { return }
        let path = row.path
        if let draft = record[path].draft, !draft.isAddition {
            // A draft over a changed value is discarded, or becomes an edit of the new value.
            if choice == .theirs {
                forget([path], &plan)
            } else {
                plan.editing.update(path) { $0.move(draft, to: field, in: edited) }
            }
        }
        guard record[path].conflict != nil else { return }
        var theirs = record[path].overwritten
        plan.editing.update(path) { ($0.conflict, $0.overwritten) = (nil, nil) }
        var lens: (any ValueLens<State>)? = field.lens
        if theirs == nil, let state = baselines.theirs {
            if field.hasParts {
                // For a list, only the items that the conflict names are decided, regardless of later changes to
                // others.
                let exceptsParts = record.rows.contains { $0.value.conflict != nil && $0.key.isBelow(path) }
                lens = conflict(of: field, with: state, exceptParts: exceptsParts)?.lens
            }
            theirs = lens?.value(in: state)
        }
        plan.enter()
        if choice == .theirs, let theirs, let lens {
            // All states get it immediately, so a resolved conflict need not be applied.
            plan.change = change(theirs, at: lens, from: 0, .init(origin: .person, row: path, neverCoalesces: true))
        }
        plan.resolved = lens
        plan.outcome.notifiesObservers = true
        plan.outcome.row = path
    }

    /// Makes drafts edits of the values that their rows have now, if those have changed.
    mutating func moveDrafts(from old: State, _ outcome: inout EditOutcome) {
        for path in record.unfinished {
            let entry = record[path]
            guard let draft = entry.draft, let field = rows[path].flatMap(field), !field.lens.isSame(old, edited),
                draft.baseValue.isSame(as: field.lens.value(in: old))
            else { continue }
            var moved = entry
            moved.move(draft, to: field, in: edited)
            update(path, moved, &outcome)
        }
    }

    /// Finds the rows that have a different value in the other program's state.
    func findConflicts(among rows: [EditTarget], _ plan: inout Plan<State>) {
        var found: [RowPath: Conflict] = [:]
        if let theirs = baselines.theirs {
            let fields = rows.compactMap { row in field(of: row).map { (path: row.path, field: $0) } }
            // A list does not repeat the conflicts that the rows of its items show.
            let lists = fields.filter(\.field.hasParts).sorted { $0.path.components.count > $1.path.components.count }
            for (path, field) in fields.filter({ !$0.field.hasParts }) + lists {
                let exceptsParts = field.hasParts && found.keys.contains { $0.isBelow(path) }
                guard let conflict = conflict(of: field, with: theirs, exceptParts: exceptsParts) else { continue }
                found[path] = makeConflict(at: field, in: theirs, conflict.words)
            }
        }
        let known = record.rows.filter { $0.value.conflict != nil }.keys
        for path in Set(known).union(found.keys) {
            // While the program's state still has the value, the edit is not applied, so the store can't know of it.
            if let overwritten = record[path].overwritten {
                let isApplied = self.rows[path].flatMap(field)?.lens.value(in: state).isSame(as: overwritten) == false
                if !isApplied || found[path] == nil { continue }
            }
            plan.editing.update(path) { ($0.conflict, $0.overwritten) = (found[path], nil) }
        }
    }

    /// Keeps the user's unapplied edit of a row if the program's value has changed, and records the conflict.
    ///
    /// - Parameter new: The states after the change.
    func keepEdits(
        of row: EditTarget, exceptParts: Bool, _ new: inout [State], _ plan: inout Plan<State>
    ) {
        guard let field = field(of: row), !(exceptParts && field.hasParts), field.isOther(new[0], than: state)
        else { return }
        for (index, old) in states.enumerated()
        where !field.lens.isSame(old, state) && field.isOther(new[0], than: old) {
            field.lens.set(field.lens.value(in: old), in: &new[index])
            guard index == applied.count else { continue }
            plan.editing.overwrite(field.lens.value(in: new[0]), at: row, makeConflict(at: field, in: new[0]))
        }
    }

    /// The program's state, with the values of other programs that edits have replaced; `nil` if there are none.
    var overwritten: State? {
        let overwritten = record.unfinished.compactMap { path in record[path].overwritten.map { (row: path, value: $0) }
        }
        if overwritten.isEmpty { return nil }
        var state = state
        // Lists come before their items.
        for (path, value) in overwritten.sorted(by: { $0.row.components.count < $1.row.components.count }) {
            rows[path].flatMap(field)?.lens.set(value, in: &state)
        }
        return state
    }

    /// Ends the conflicts of rows that by now have the other program's value, or are gone.
    mutating func endConflicts(_ outcome: inout EditOutcome) {
        for path in record.unfinished {
            let entry = record[path]
            guard entry.draft == nil, entry.pending == nil, !editing.isJoint(path), let theirs = entry.overwritten
            else { continue }
            let now = rows[path].flatMap(field)?.lens.value(in: edited) ?? .gone
            guard now.isSame(as: theirs) || now.isSame(as: .gone) else { continue }
            var ended = entry
            (ended.conflict, ended.overwritten) = (nil, nil)
            update(path, ended, &outcome)
        }
    }

    private func conflict(
        of field: any Field<State>, with theirs: State, exceptParts: Bool
    ) -> FieldConflict<State>? {
        field.conflict(with: theirs, in: edited, saved: baselines.saved, exceptParts: exceptParts)
    }
}

extension RowPath {
    /// Returns true if the row is on the page of another row, or on a later one.
    fileprivate func isBelow(_ other: RowPath) -> Bool {
        self != other && isAtOrBelow(other)
    }
}

extension RowEditing {
    /// Makes the draft an edit of the value that a field has in a state.
    @MainActor
    fileprivate mutating func move<State>(_ draft: Draft, to field: any Field<State>, in state: State) {
        let value = field.lens.value(in: state)
        self.draft?.baseValue = value
        self.draft?.choice?.replaced = value
        self.draft?.base = field.text(in: state, draft.spelling)
    }
}
