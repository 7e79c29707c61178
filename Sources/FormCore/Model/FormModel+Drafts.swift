/// Texts that the person types over values, and what becomes of them.
extension FormModel {
    /// What rules have found about texts.
    private struct Verdict {
        /// The state with the texts that can be taken.
        var state: State
        /// The rows with something said about them.
        var found: [RowPath: Notice] = [:]
    }

    func type(_ text: String, in row: EditedRow, _ decision: inout Decision<State>) {
        decision.outcome.isEntered = true
        decision.editing.endApplying()
        guard let field = field(of: row) else { return }
        decision.editing.draft(text, in: row, base: (field.text(in: edited), field.place.value(in: edited)))
        let hasIssue = decision.editing.record[row.path].issue != nil
        guard hasIssue || row.rules.areAsynchronous else { return }
        let found = verdict(on: drafts(of: [row] + refused(besides: [row], decision.editing), decision.editing)).found[row.path]
        if hasIssue { decision.editing.update(row.path) { $0.issue = found } }
        if found?.severity != .error { ask(row, text, isLeaving: false, &decision) }
    }

    func set(_ texts: [(row: EditedRow, text: String)], _ decision: inout Decision<State>) {
        decision.outcome.isEntered = true
        decision.editing.endApplying()
        if texts.count == 1, texts[0].row.rules.isEmpty, record[texts[0].row.path].isEmpty,
            let field = field(of: texts[0].row), case .success(let value) = field.value(of: texts[0].text)
        {
            decision.change = .value(value, at: field.place, .init(origin: .person, row: texts[0].row.path))
            return
        }
        for (row, text) in texts {
            guard let field = field(of: row) else { continue }
            decision.editing.draft(text, in: row, base: (field.text(in: edited), field.place.value(in: edited)))
        }
        commit(texts.map(\.row), &decision)
    }

    /// Makes drafts the values, and with them those that were refused for their sake; all as one change, or none.
    func commit(_ rows: [EditedRow], _ decision: inout Decision<State>) {
        let rows = rows.filter { decision.editing.record[$0.path].draft != nil && $0.isUsable() }
        let unchanged = rows.filter { row in
            decision.editing.record[row.path].draft.map { isSame($0.text, $0.base) } ?? false
                && decision.editing.wishes[row.path] == nil
        }
        let changed = rows.filter { row in !unchanged.contains { $0.path == row.path } }
        for row in unchanged { decision.editing.endCheck(of: row.path) }
        guard !changed.isEmpty else { return take([], unchanged, &decision) }
        let refused = refused(besides: rows, decision.editing)
        let found = verdict(on: drafts(of: changed + refused, decision.editing)).found
        if changed.contains(where: { found[$0.path]?.severity == .error }) {
            for row in changed { refuse(row, found[row.path], &decision) }
            return take([], unchanged, &decision)
        }
        let waiting = changed.filter { !hasPassed($0, &decision) }
        guard waiting.isEmpty else {
            for row in changed { refuse(row, decision.editing.record[row.path].issue, &decision) }
            return take([], unchanged, &decision)
        }
        let others = refused.filter { found[$0.path]?.severity != .error && hasPassed($0, &decision) }
        take(changed + others, unchanged, &decision)
    }

    func lookAgain(at rows: [EditedRow], _ decision: inout Decision<State>) {
        let refused = refused(besides: [], decision.editing)
        let found = verdict(on: drafts(of: refused, decision.editing)).found
        var taken: [EditedRow] = []
        for row in refused {
            if found[row.path]?.severity == .error {
                refuse(row, found[row.path], &decision)
            } else if hasPassed(row, &decision) {
                taken.append(row)
            } else {
                refuse(row, decision.editing.record[row.path].issue, &decision)
            }
        }
        if !taken.isEmpty { take(taken, [], &decision) }
        let state = taken.isEmpty ? edited : with(drafts(of: taken, editing))
        for row in rows where decision.editing.record[row.path].issue != nil {
            if !row.isUsable() {
                decision.editing.update(row.path) { $0.issue = nil }
            } else if decision.editing.record[row.path].draft == nil {
                let issue = standingIssue(of: row, at: state, decision.editing)
                decision.editing.update(row.path) { $0.issue = issue }
            }
        }
    }

    func answered(_ path: RowPath, _ number: Int, _ notice: Notice?, _ decision: inout Decision<State>) {
        guard decision.editing.answer(number, of: path, notice) else { return }
        decision.outcome.hasAnswers = true
        if decision.editing.record[path].draft?.isRefused == true, let row = decision.editing.rows[path] {
            commit([row], &decision)
        }
    }

    /// The drafts are the values now.
    private func take(_ rows: [EditedRow], _ unchanged: [EditedRow], _ decision: inout Decision<State>) {
        let taken = rows + unchanged
        let texts = drafts(of: rows, decision.editing)
        let state = texts.isEmpty ? edited : with(texts)
        let own = texts.filter { !makesWishes($0.row) }
        if let place = PlaceGroup.of(own.map { $0.field.place }) {
            decision.change = .value(place.value(in: state), at: place, .init(origin: .person, row: own[0].row.path))
        }
        for row in taken {
            let overtaken = conflict(overtaking: row, decision.editing)
            if overtaken != nil, let field = field(of: row) {
                decision.editing.theirs[row.path] = field.place.value(in: edited)
            }
            let issue = standingIssue(of: row, at: state, decision.editing)
            decision.editing.endDraft(of: row.path)
            decision.editing.update(row.path) {
                $0 = FormRecord.Row(issue: issue, conflict: overtaken ?? $0.conflict)
            }
        }
        for text in texts where makesWishes(text.row) {
            wish(text.field.place.value(in: state), at: text.row, &decision)
        }
        for row in taken { showIssues(of: row.rules, besides: row.path, at: state, &decision) }
    }

    /// Keeps a draft that can't be the value, or not yet.
    private func refuse(_ row: EditedRow, _ issue: Notice?, _ decision: inout Decision<State>) {
        decision.editing.update(row.path) { entry in
            entry.draft?.isRefused = true
            entry.issue = issue
        }
    }

    /// Rows that were refused before, but for those that a rule is being asked about.
    private func refused(besides rows: [EditedRow], _ editing: Editing) -> [EditedRow] {
        editing.rows.values
            .filter { row in
                editing.record[row.path].draft?.isRefused == true && row.isUsable()
                    && editing.checks[row.path]?.isBlocking != true && !rows.contains { $0.path == row.path }
            }
            .sorted { $0.path.description < $1.path.description }
    }
}

/// What rules say of texts.
extension FormModel {
    private typealias TriedText = (row: EditedRow, field: any Field<State>, text: String)

    func field(of row: EditedRow) -> (any Field<State>)? { (row.value as? FieldValue<State>)?.field }

    /// What the rules of a row find now, in its draft or else in its value.
    func issue(of row: EditedRow) -> Notice? {
        guard let draft = record[row.path].draft else { return standingIssue(of: row, at: edited, editing) }
        let found = verdict(on: drafts(of: [row] + refused(besides: [row], editing), editing)).found[row.path]
        return found ?? editing.checks[row.path]?.answer(for: draft.text)
    }

    func notice(for text: String, in row: EditedRow) -> Notice? {
        guard let field = field(of: row) else { return nil }
        return verdict(on: [(row, field, text)]).found[row.path]
    }

    func looks(at text: String, in row: EditedRow) -> (debounce: Duration, looks: [RowRule.AsyncLook]) {
        guard let field = field(of: row), case .success(let value) = field.value(of: text) else { return (.zero, []) }
        var state = edited
        field.place.set(value, in: &state)
        return row.rules.asyncLooks(at: state)
    }

    private func drafts(of rows: [EditedRow], _ editing: Editing) -> [TriedText] {
        rows.compactMap { row in
            guard let draft = editing.record[row.path].draft, let field = field(of: row) else { return nil }
            return (row, field, draft.text)
        }
    }

    private func with(_ texts: [TriedText]) -> State {
        var state = edited
        for text in texts {
            if case .success(let value) = text.field.value(of: text.text) { text.field.place.set(value, in: &state) }
        }
        return state
    }

    /// What stands against texts, if all are taken.
    ///
    /// They are written into a copy and all rules look at the outcome. One with an error is
    /// taken out and the others are looked at again, because the state will not have it either.
    private func verdict(on texts: [TriedText]) -> Verdict {
        var verdict = Verdict(state: edited)
        var texts = texts
        while !texts.isEmpty {
            let count = texts.count
            texts.removeAll { text in
                guard case .failure(let error) = text.field.value(of: text.text) else { return false }
                verdict.found[text.row.path] = Notice(.error, error.sentence)
                return true
            }
            verdict.state = with(texts)
            for text in texts { verdict.found[text.row.path] = text.row.rules.look(at: verdict.state) }
            texts.removeAll { verdict.found[$0.row.path]?.severity == .error }
            if texts.count == count { break }
        }
        return verdict
    }

    /// What stands against a row's value in a state.
    private func standingIssue(of row: EditedRow, at state: State, _ editing: Editing) -> Notice? {
        guard !row.rules.isEmpty, let field = field(of: row) else { return nil }
        let answer = editing.checks[row.path]?.answer(for: field.text(in: state))
        return [row.rules.filter { $0.speaker == row.path }.look(at: state), answer].compactMap { $0 }.mostSevere
    }

    /// Says what rules over several rows find, under the row of each that is the one to say it.
    private func showIssues(
        of rules: [RowRule], besides path: RowPath, at state: State, _ decision: inout Decision<State>
    ) {
        for rule in rules {
            guard let speaker = rule.speaker, speaker != path, let found = [rule].look(at: state) else { continue }
            if decision.editing.record[speaker].draft == nil {
                decision.editing.update(speaker) { $0.issue = found }
            }
        }
    }

    /// Whether the rules that take their time have let a draft through; asks them where they have not been asked.
    private func hasPassed(_ row: EditedRow, _ decision: inout Decision<State>) -> Bool {
        guard row.rules.areAsynchronous, let text = decision.editing.record[row.path].draft?.text else { return true }
        ask(row, text, isLeaving: true, &decision)
        guard let check = decision.editing.checks[row.path] else { return true }
        if let answer = check.answer { decision.editing.update(row.path) { $0.issue = answer } }
        return !check.isBlocking
    }

    /// Asks the rules of a row that take their time about its draft, unless they have been asked already.
    ///
    /// - Parameter isLeaving: Whether the person is done typing, so that there is nothing to wait for.
    private func ask(_ row: EditedRow, _ text: String, isLeaving: Bool, _ decision: inout Decision<State>) {
        guard row.rules.areAsynchronous else { return }
        if let check = decision.editing.checks[row.path], isSame(check.text, text), !(check.isWaiting && isLeaving) {
            return
        }
        decision.editing.endCheck(of: row.path)
        let (debounce, looks) = looks(at: text, in: row)
        guard !looks.isEmpty else { return }
        let number = decision.editing.begin(text, in: row.path, isWaiting: !isLeaving)
        decision.outcome.questions.append(
            RuleQuestion(row: row.path, number: number, debounce: isLeaving ? .zero : debounce, looks: looks))
    }
}
