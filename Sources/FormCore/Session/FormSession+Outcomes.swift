/// What a command would lead to if every rule and service accepted its values. It is found on a copy of the state.
package struct CommandOutcome {
    /// The rows that would keep their values, although other ones are asked for.
    package var unchanged: [RowPath] = []
    /// The rows that would not get their values because of those of other rows of the command.
    package var overruled: [(row: RowPath, by: [RowPath])] = []
    /// The errors that the command would cause, and for which Apply would refuse the user's edits.
    package var errors: [Issue] = []
}

extension FormSession {
    /// Returns what setting some rows together, which have just been found, would lead to.
    ///
    /// A value that a rule refuses is not looked into, because setting the rows tells the reason.
    package func outcome(ofSetting rows: [(row: FormRow, text: String)]) -> CommandOutcome {
        let edits = self.edits(rows)
        var outcome = CommandOutcome()
        guard let trial = self.trial(of: edits), !edits.contains(where: { isRefused($0.row.path, in: trial) }) else {
            return outcome
        }
        for edit in edits {
            let path = edit.row.path
            let value = row(at: path, in: trial)?.value
            if value?.isValue(edit.text) == true { continue }
            let alone = edits.count == 1 ? trial : self.trial(of: [edit])
            let isReadAlone = alone.map { !isRefused(path, in: $0) } ?? true
            if isReadAlone, let aloneText = alone.flatMap({ text(at: path, in: $0) }),
                value.map({ isSame($0.text(), aloneText) }) != true
            {
                let by = edits.map(\.row.path).filter { other in
                    let pair = edits.filter { $0.row.path == path || $0.row.path == other }
                    return other != path
                        && self.trial(of: pair).flatMap { text(at: path, in: $0) }.map { isSame($0, aloneText) } != true
                }
                outcome.overruled.append((path, by.isEmpty ? edits.map(\.row.path).filter { $0 != path } : by))
            } else if let value, isSame(value.text(), edit.row.value.text()), !becomesCurrent(edit) {
                outcome.unchanged.append(path)
            }
        }
        outcome.errors = newErrors(in: rows.map(\.row.dialog), trial)
        return outcome
    }

    /// Returns what resetting the rows at or below a path to their defaults would lead to.
    package func outcome(ofResetting path: RowPath) -> CommandOutcome {
        let (rows, path) = rowsToReset(at: path)
        let edit = Edit.reset(rows, to: .defaults, as: path, isAppliedAtOnce: true)
        guard let trial = trial(of: [edit], about: rows) else { return CommandOutcome() }
        let texts = Dictionary(
            rows.filter { $0.value.differs(from: .defaults) }.map { ($0.path, $0.value.text()) }
        ) { first, _ in first }
        var outcome = CommandOutcome()
        if texts.isEmpty { return outcome }
        traverse(in: trial) { row in
            guard let text = texts[row.path], let value = row.value, !outcome.unchanged.contains(row.path) else {
                return
            }
            if isSame(value.text(), text), value.differs(from: .defaults) { outcome.unchanged.append(row.path) }
        }
        outcome.errors = newErrors(in: texts.keys.map { row(at: $0)?.dialog }, trial)
        return outcome
    }

    /// Returns the rows that have a value, as they are edited, with their texts.
    func edits(_ rows: [(row: FormRow, text: String)]) -> [(row: EditTarget, text: String)] {
        rows.compactMap { item in item.row.editTarget.map { ($0, item.text) } }
    }

    private func trial(of edits: [(row: EditTarget, text: String)]) -> TrialForm? {
        trial(of: [.set(edits, isAppliedAtOnce: true)], about: edits.map(\.row))
    }

    private func isRefused(_ path: RowPath, in trial: TrialForm) -> Bool { trial.model.record[path].draft != nil }

    private func text(at path: RowPath, in trial: TrialForm) -> String? { row(at: path, in: trial)?.value?.text() }

    /// Returns true if the row's setter makes the value that the row has of the one that is asked for, rather than
    /// dropping it: it does so from another value too.
    private func becomesCurrent(_ edit: (row: EditTarget, text: String)) -> Bool {
        guard let other = edit.row.value.anotherText else { return false }
        let edits = [other, edit.text].map { Edit.set([(edit.row, $0)], isAppliedAtOnce: true) }
        let (first, last) = (trial(of: [edits[0]], about: [edit.row]), trial(of: edits, about: [edit.row]))
        let current = edit.row.value.text()
        guard let between = first.flatMap({ text(at: edit.row.path, in: $0) }),
            let end = last.flatMap({ text(at: edit.row.path, in: $0) })
        else { return false }
        return !isSame(between, current) && isSame(end, current)
    }

    /// Returns the errors that a change of rows would cause, and for which Apply would refuse it: anywhere if the user
    /// applies edits explicitly, and otherwise in the dialogs with the rows.
    private func newErrors(in dialogs: @autoclosure () -> [RowPath?], _ trial: TrialForm) -> [Issue] {
        let pages = pagesToApply(with: dialogs())
        if pages.isEmpty { return [] }
        let before = errors(below: pages)
        return errors(below: pages, in: trial).filter { !before.contains($0) }
    }

    /// Returns the errors that another form over the changed state has, and this one does not have. Only those count
    /// for which Apply would refuse a change of the row.
    package func newErrors(causedIn row: RowPath, _ other: FormPreview) -> [Issue] {
        let pages = pagesToApply(with: [self.row(at: row)?.dialog])
        if pages.isEmpty { return [] }
        let before = errors(below: pages)
        return other.session.errors(below: pages).filter { !before.contains($0) }
    }

    /// The paths at or below which edits of the rows in some dialogs are applied together.
    private func pagesToApply(with dialogs: @autoclosure () -> [RowPath?]) -> Set<RowPath> {
        applying == .explicitly ? [.root] : Set(dialogs().compactMap(\.self))
    }

    private func errors(below pages: Set<RowPath>, in trial: TrialForm? = nil) -> [Issue] {
        var errors: [Issue] = []
        traverse(in: trial) { row in
            guard pages.contains(where: row.path.isAtOrBelow), let issue = row.issue, issue.severity == .error else {
                return
            }
            let error = Issue(path: row.path, title: row.title, notice: issue)
            if errors.last != error { errors.append(error) }
        }
        return errors
    }
}

/// A form over a copy of the state, for trying out changes of lists.
@MainActor
package struct FormPreview {
    let driver: any SessionDriver

    package var session: FormSession { driver.session }
}

extension FormSession {
    /// Makes a form over a copy of the state; `nil` if the form has no driver any more.
    package func preview() -> FormPreview? { driver.map { FormPreview(driver: $0.preview()) } }
}
