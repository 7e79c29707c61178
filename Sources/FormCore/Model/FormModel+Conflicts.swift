/// Rows to which another program has given a different value.
extension FormModel {
    /// Returns the conflict of a draft whose value has changed since the user began to type; `nil` if the value is the
    /// same.
    func conflict(overtaking row: EditedRow, _ editing: Editing) -> Conflict? {
        guard let draft = editing.record[row.path].draft, !draft.isAddition, let kept = editing.drafts[row.path],
            let field = field(of: row)
        else { return nil }
        let value = field.lens.value(in: edited)
        let isWanted = kept.chosen?.isSame(as: value) ?? isSame(field.text(in: edited, draft.spelling), draft.text)
        return isWanted || kept.base.isSame(as: value) ? nil : conflict(at: field, in: edited)
    }

    /// Makes the conflict with the value that a field has in the other program's state.
    ///
    /// - Parameter words: The texts to show if theirs is not just another value.
    func conflict(at field: any Field<State>, in theirs: State, _ words: ConflictWords? = nil) -> Conflict {
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
    func settle(_ row: EditedRow, _ choice: ConflictChoice, _ decision: inout Decision<State>) {
        guard let field = field(of: row) else { return }
        let path = row.path
        if let draft = record[path].draft, !draft.isAddition {
            // A draft over a changed value is discarded, or becomes an edit of the new value.
            if choice == .theirs {
                forget([path], &decision)
            } else {
                decision.editing.move(draft, of: path, to: field, in: edited)
            }
        }
        guard record[path].conflict != nil else { return }
        decision.editing.update(path) { $0.conflict = nil }
        var theirs = decision.editing.overwritten.removeValue(forKey: path)?.value
        var lens: (any ValueLens<State>)? = field.lens
        if theirs == nil, let state = baselines.theirs {
            if field.hasParts {
                // For a list, only the items that the conflict names are decided, regardless of later changes to
                // others.
                let isBesidesParts = record.rows.contains { $0.value.conflict != nil && $0.key.isBelow(path) }
                lens = conflict(of: field, with: state, besidesParts: isBesidesParts)?.lens
            }
            theirs = lens?.value(in: state)
        }
        decision.enter()
        if choice == .theirs, let theirs, let lens {
            // All states get it immediately, so a resolved conflict need not be applied.
            decision.change = change(theirs, at: lens, from: 0, .init(origin: .person, row: path, isOwnStep: true))
        }
        decision.settled = lens
        decision.outcome.isTold = true
        decision.outcome.row = path
    }

    /// Returns the editing data, with drafts as edits of the values that their rows have now, if those have changed.
    func editingWithDraftsMoved(from old: State) -> Editing {
        var editing = editing
        for (path, kept) in editing.drafts {
            guard let draft = record[path].draft, let field = field(of: kept.row), !field.lens.isSame(old, edited),
                kept.base.isSame(as: field.lens.value(in: old))
            else { continue }
            editing.move(draft, of: path, to: field, in: edited)
        }
        return editing
    }

    /// Finds the rows that have a different value in the other program's state.
    func findConflicts(among rows: [EditedRow], _ decision: inout Decision<State>) {
        var found: [RowPath: Conflict] = [:]
        if let theirs = baselines.theirs {
            let fields = rows.compactMap { row in field(of: row).map { (path: row.path, field: $0) } }
            // A list does not repeat the conflicts that the rows of its items show.
            let lists = fields.filter(\.field.hasParts).sorted { $0.path.components.count > $1.path.components.count }
            for (path, field) in fields.filter({ !$0.field.hasParts }) + lists {
                let isBesidesParts = field.hasParts && found.keys.contains { $0.isBelow(path) }
                guard let conflict = conflict(of: field, with: theirs, besidesParts: isBesidesParts) else { continue }
                found[path] = self.conflict(at: field, in: theirs, conflict.words)
            }
        }
        for (path, overwritten) in decision.editing.overwritten {
            // While the program's state still has the value, the edit is not applied, so the store can't know of it.
            let isApplied = field(of: overwritten.row)?.lens.value(in: state).isSame(as: overwritten.value) == false
            if isApplied, found[path] != nil { decision.editing.overwritten[path] = nil }
        }
        let known = record.rows.filter { $0.value.conflict != nil }.keys
        for path in Set(known).union(found.keys) where decision.editing.overwritten[path] == nil {
            decision.editing.update(path) { $0.conflict = found[path] }
        }
    }

    /// The program's state, with the values of other programs that edits have replaced; `nil` if there are none.
    var overwritten: State? {
        if editing.overwritten.isEmpty { return nil }
        var state = state
        // Lists come before their items.
        for (_, (row, value)) in editing.overwritten.sorted(by: { $0.key.components.count < $1.key.components.count }) {
            field(of: row)?.lens.set(value, in: &state)
        }
        return state
    }

    /// Returns the editing data, without the conflicts of rows that by now have the other program's value, or are gone.
    func editingWithoutEndedConflicts() -> Editing {
        var editing = editing
        for (path, (row, value)) in editing.overwritten where !editing.isUnfinished(path) {
            let now = field(of: row)?.lens.value(in: edited) ?? .gone
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
    /// Returns true if the row is on the page of another row, or on a later one.
    fileprivate func isBelow(_ other: RowPath) -> Bool {
        self != other && isAtOrBelow(other)
    }
}

extension Editing {
    /// Makes a draft an edit of the value that a field has in a state.
    fileprivate mutating func move<State>(_ draft: Draft, of path: RowPath, to field: any Field<State>, in state: State)
    {
        drafts[path]?.base = field.lens.value(in: state)
        update(path) { $0.draft?.base = field.text(in: state, draft.spelling) }
    }
}
