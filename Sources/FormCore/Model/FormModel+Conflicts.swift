/// Rows that somebody else has given another value.
extension FormModel {
    /// What has become of the value under a draft since the person began to type; `nil` where it is the same.
    func conflict(overtaking row: EditedRow, _ editing: Editing) -> Conflict? {
        guard let draft = editing.record[row.path].draft, let base = editing.bases[row.path],
            let field = field(of: row)
        else { return nil }
        if base.isSame(as: field.place.value(in: edited)) || isSame(field.text(in: edited, draft.spelling), draft.text) {
            return nil
        }
        return conflict(at: field, in: edited)
    }

    /// What is said of the value that a field has in the state of somebody else.
    func conflict(at field: any Field<State>, in theirs: State) -> Conflict {
        let text = field.text(in: theirs, .shown)
        let isTranslated = field.options(in: theirs).contains(text)
        return Conflict(
            theirText: text,
            sentence: field.isOption
                ? "Meanwhile chosen elsewhere."
                : field.isSecret
                    ? "Meanwhile changed elsewhere."
                    : Sentence(
                        "Meanwhile changed to “%s” elsewhere.",
                        isTranslated ? Sentence(text) : Sentence(verbatim: text)))
    }

    /// Gives a row the value that the person has chosen of the two, and forgets the other.
    func settle(_ row: EditedRow, _ choice: ConflictChoice, _ decision: inout Decision<State>) {
        guard let field = field(of: row) else { return }
        let path = row.path
        if let draft = record[path].draft {
            // A draft that the value has changed under goes, or is from now on an edit of the new value.
            if choice == .theirs {
                forget([path], &decision)
            } else {
                decision.editing.bases[path] = field.place.value(in: edited)
                decision.editing.update(path) { $0.draft?.base = field.text(in: edited, draft.spelling) }
            }
        }
        guard record[path].conflict != nil else { return }
        decision.editing.update(path) { $0.conflict = nil }
        let theirs = decision.editing.theirs.removeValue(forKey: path)
        decision.enter()
        if choice == .theirs, let theirs { decide(theirs, at: field, of: path, &decision) }
        decision.settled = field.place
        decision.outcome.isTold = true
        decision.outcome.row = path
    }

    /// A decision is for good at once, so what was decided for is not left to be applied.
    private func decide(
        _ theirs: PlaceValue, at field: any Field<State>, of path: RowPath, _ decision: inout Decision<State>
    ) {
        decision.change =
            changeOfBoth(theirs, at: field.place, path)
            ?? .value(theirs, at: field.place, .init(origin: .person, row: path, isOwnStep: true))
    }

    /// A value for the program at once, where the person applies explicitly.
    func changeOfBoth(_ value: PlaceValue, at place: any Place<State>, _ path: RowPath?) -> Decision<State>.Change? {
        guard var applied else { return nil }
        var edited = edited
        place.set(value, in: &edited)
        place.set(value, in: &applied)
        return .outside(edited: edited, applied: applied, row: path, at: place)
    }

    /// Looks which rows have another value in the state of somebody else.
    func findConflicts(among rows: [EditedRow], _ decision: inout Decision<State>) {
        var found: [RowPath: Conflict] = [:]
        if let theirs = baselines.theirs {
            for row in rows {
                guard let field = field(of: row), field.isOther(theirs, than: edited),
                    baselines.saved.map({ field.isOther(theirs, than: $0) }) ?? true
                else { continue }
                decision.editing.theirs[row.path] = field.place.value(in: theirs)
                found[row.path] = conflict(at: field, in: theirs)
            }
        }
        // The conflict of a draft that was committed is not theirs to end.
        for path in decision.editing.rowsWithTheirs.union(found.keys) {
            decision.editing.update(path) { $0.conflict = found[path] }
        }
        decision.editing.rowsWithTheirs = Set(found.keys)
    }
}
