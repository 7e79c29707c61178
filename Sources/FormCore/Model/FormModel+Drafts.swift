/// Texts that the user types over values.
extension FormModel {
    func type(_ text: String, _ spelling: TextSpelling, in row: EditedRow, _ decision: inout Decision<State>) {
        decision.enter()
        guard let field = field(of: row) else { return }
        draft(text, spelling, in: row, field, &decision)
        let hasIssue = decision.editing.record[row.path].issue != nil
        guard hasIssue || row.rules.areAsynchronous else { return }
        let texts = drafts(of: [row] + refused(besides: [row], decision.editing), decision.editing)
        let verdict = Verdict(on: texts, over: edited, decision.editing)
        let found = verdict.found[row.path]
        if hasIssue {
            decision.editing.update(row.path) { $0.issue = verdict.waiting.contains(row.path) ? nil : found }
        }
        if found?.severity != .error { ask(row, isLeaving: false, &decision) }
    }

    private func draft(
        _ text: String, _ spelling: TextSpelling, in row: EditedRow, _ field: any Field<State>,
        _ decision: inout Decision<State>
    ) {
        let base = (field.text(in: edited, spelling), field.lens.value(in: edited))
        decision.editing.draft(text, spelling, in: row, base: base)
    }

    func set(_ texts: [(row: EditedRow, text: String)], _ decision: inout Decision<State>) {
        decision.enter()
        if texts.count == 1, texts[0].row.rules.isEmpty, texts[0].row.effect == nil,
            record[texts[0].row.path].isEmpty, !editing.isTogether(texts[0].row.path),
            let field = field(of: texts[0].row),
            case .success(let value) = field.value(of: texts[0].text, .canonical, in: edited)
        {
            let row = texts[0].row
            let origin = Decision<State>.Origin(origin: .person, row: row.path)
            return decision.change = change(value, at: field.lens, from: indexOfState(editedBy: row), origin)
        }
        for (row, text) in texts {
            guard let field = field(of: row) else { continue }
            let (text, spelling) = field.asTyped(text)
            draft(text, spelling, in: row, field, &decision)
        }
        commit(texts.map(\.row), canWait: false, &decision)
    }

    /// Makes drafts the values, together with earlier drafts that these rows kept from being accepted: all as one
    /// change, or none.
    ///
    /// - Parameter canWait: True if a rule over several rows may wait for the others, as with typed text.
    func commit(_ rows: [EditedRow], canWait: Bool = true, _ decision: inout Decision<State>) {
        let rows = rows.filter { row in
            decision.editing.record[row.path].draft != nil && decision.editing.refusals[row.path] == nil
                && row.isUsable()
        }
        decision.editing.visited.formUnion(rows.map(\.path))
        let unchanged = rows.filter { isUnchanged($0, isAlone: rows.count == 1, decision.editing) }
        let changed = rows.filter { row in !unchanged.contains { $0.path == row.path } }
        for row in unchanged { decision.editing.endCheck(of: row.path) }
        guard !changed.isEmpty else { return take([], unchanged, &decision) }
        let refused = refused(besides: rows, decision.editing)
        let verdict = Verdict(on: drafts(of: changed + refused, decision.editing), over: edited, decision.editing)
        let found = verdict.found
        if changed.contains(where: { found[$0.path]?.severity == .error }) {
            for row in changed {
                let issue = canWait ? said(of: row, verdict, decision.editing) : found[row.path]
                decision.editing.refuse(row.path, issue)
            }
            // Drafts that waited for this row.
            for row in refused where found[row.path]?.severity == .error {
                decision.editing.refuse(row.path, said(of: row, verdict, decision.editing))
            }
            return take([], unchanged, &decision)
        }
        let waiting = changed.filter { !hasPassed($0, &decision) }
        guard waiting.isEmpty else {
            for row in changed { decision.editing.refuse(row.path, decision.editing.record[row.path].issue) }
            return take([], unchanged, &decision)
        }
        let others = refused.filter {
            $0.isAppliedAtOnce == rows[0].isAppliedAtOnce && found[$0.path]?.severity != .error
                && hasPassed($0, &decision)
        }
        take(changed + others, unchanged, &decision)
    }

    /// Returns true if a draft equals the row's value or its pending change, so no service has to be asked about it.
    ///
    /// - Parameter isAlone: True if no other row is committed with it. Rows that are committed together are asked about
    ///   together.
    private func isUnchanged(_ row: EditedRow, isAlone: Bool, _ editing: Editing) -> Bool {
        let wish = editing.wishes[row.path]
        guard let draft = editing.record[row.path].draft, wish == nil || isAlone else { return false }
        if wish == nil, editing.isTogether(row.path) { return false }
        if wish == nil, isSame(draft.text, draft.base) { return true }
        guard makesWishes(row), let field = field(of: row),
            case .success(let value) = field.value(of: draft.text, draft.spelling, in: edited)
        else { return false }
        return value.isSame(as: wish?.value ?? field.lens.value(in: edited))
    }

    func lookAgain(at rows: [EditedRow], _ decision: inout Decision<State>) {
        for row in rows { decision.editing.see(row) }
        let refused = refused(besides: [], decision.editing)
        let verdict = Verdict(on: drafts(of: refused, decision.editing), over: edited, decision.editing)
        var taken: [EditedRow] = []
        for row in refused {
            if verdict.found[row.path]?.severity == .error {
                decision.editing.refuse(row.path, said(of: row, verdict, decision.editing))
            } else if hasPassed(row, &decision) {
                taken.append(row)
            } else {
                decision.editing.refuse(row.path, decision.editing.record[row.path].issue)
            }
        }
        if !taken.isEmpty { take(taken, [], &decision) }
        lookAgainAtRefusals(&decision)
        let state = Verdict.state(edited, with: drafts(of: taken, editing))
        for row in rows where decision.editing.record[row.path].issue != nil || editing.watched.contains(row.path) {
            if !row.isUsable() {
                decision.editing.update(row.path) { $0.issue = nil }
            } else if decision.editing.record[row.path].draft == nil {
                let issue = row.standingIssue(at: state, decision.editing.checks)
                decision.editing.update(row.path) { $0.issue = issue }
                if issue == nil { decision.editing.watched.remove(row.path) }
            }
        }
    }

    /// Revalidates rejected texts: one that equals the value by now is no longer a draft, and a row that can be used
    /// again shows its reason again.
    private func lookAgainAtRefusals(_ decision: inout Decision<State>) {
        for (path, reason) in decision.editing.refusals where !decision.editing.unusable.contains(path) {
            guard let row = decision.editing.rows[path], let draft = decision.editing.record[path].draft,
                let field = field(of: row)
            else { continue }
            if isSame(draft.text, field.text(in: edited, draft.spelling)) {
                decision.editing.forget(path)
            } else {
                decision.editing.update(path) { $0.issue = reason }
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

    /// Makes drafts the values.
    private func take(_ rows: [EditedRow], _ unchanged: [EditedRow], _ decision: inout Decision<State>) {
        let taken = rows + unchanged
        let texts = drafts(of: rows, decision.editing)
        let state = Verdict.state(edited, with: texts)
        let values = texts.map { (row: $0.row, value: $0.field.lens.value(in: state)) }
        let isWished = texts.contains { makesWishes($0.row) }
        if !isWished { decision.change = change(values) }
        for row in taken {
            if let conflict = conflict(overtaking: row, decision.editing), let field = field(of: row) {
                decision.editing.overwrite(field.lens.value(in: edited), at: row, conflict)
            }
            let issue = row.standingIssue(at: state, decision.editing.checks)
            decision.editing.endDraft(of: row.path)
            // The new value replaces a pending one, unless it is the same.
            if !unchanged.contains(where: { $0.path == row.path }) { decision.editing.giveUp(row.path) }
            decision.editing.update(row.path) {
                let wish = $0.wish
                $0 = FormRecord.Row(issue: issue, conflict: $0.conflict)
                $0.wish = wish
            }
        }
        if isWished { wish(together: values, &decision) }
        for row in taken { showIssues(of: row.rules, besides: row.path, at: state, &decision) }
    }

    /// Returns the issue to show for a refused text; `nil` if only waiting rules refuse it, unless an error was shown
    /// before.
    private func said(of row: EditedRow, _ verdict: Verdict<State>, _ editing: Editing) -> Notice? {
        let isSilent = verdict.waiting.contains(row.path) && editing.record[row.path].issue?.severity != .error
        return isSilent ? nil : verdict.found[row.path]
    }

    /// Returns the change that gives rows their values. For rows below a dialog it also changes the states below the
    /// dialog's edits, and for values that the program gets immediately, the applied state.
    func change(
        _ values: [(row: EditedRow, value: ErasedValue)], isOwnStep: Bool = false
    ) -> Decision<State>.Change? {
        let parts = values.compactMap { part in field(of: part.row).map { (part.value, $0.lens) } }
        guard let lens = LensGroup.of(parts.map(\.1)), let row = values.first?.row else { return nil }
        let value = parts.count == 1 ? parts[0].0 : .values(parts.map(\.0))
        let origin = Decision<State>.Origin(origin: .person, row: row.path, isOwnStep: isOwnStep)
        return change(value, at: lens, from: indexOfState(editedBy: row), origin)
    }

    /// Returns the rows that were refused before, except those about which a rule is being asked.
    private func refused(besides rows: [EditedRow], _ editing: Editing) -> [EditedRow] {
        editing.rows.values
            .filter { row in
                editing.record[row.path].draft?.isRefused == true && editing.refusals[row.path] == nil
                    && row.isUsable() && !editing.unusable.contains(row.path)
                    && editing.checks[row.path]?.isBlocking != true && !rows.contains { $0.path == row.path }
            }
            .sorted { $0.path.description < $1.path.description }
    }
}

/// Validation of texts.
extension FormModel {
    func field(of row: EditedRow) -> (any Field<State>)? { row.field() }

    /// Returns the issue that the rules find in a draft.
    func issue(of draft: Draft, in row: EditedRow) -> Notice? {
        let texts = drafts(of: [row] + refused(besides: [row], editing), editing)
        let found = Verdict(on: texts, over: edited, editing).found[row.path]
        return found ?? editing.refusals[row.path] ?? editing.checks[row.path]?.answer(for: draft.text)
    }

    func notice(for text: String, in row: EditedRow) -> Notice? {
        guard let field = field(of: row) else { return nil }
        return Verdict(
            on: [TriedText(row: row, field: field, text: text, spelling: .canonical)], over: edited, editing
        ).found[row.path]
    }

    func looks(
        at text: String, _ spelling: TextSpelling, in row: EditedRow
    ) -> (debounce: Duration, looks: [RowRule.AsyncLook]) {
        guard let field = field(of: row), case .success(let value) = field.value(of: text, spelling, in: edited)
        else { return (.zero, []) }
        var state = edited
        field.lens.set(value, in: &state)
        return row.rules.asyncLooks(at: state)
    }

    private func drafts(of rows: [EditedRow], _ editing: Editing) -> [TriedText<State>] {
        rows.compactMap { row in
            guard let draft = editing.record[row.path].draft, let field = field(of: row) else { return nil }
            return TriedText(row: row, field: field, text: draft.text, spelling: draft.spelling)
        }
    }

    /// Shows the issues of rules over several rows, each below the row that reports the rule's issues.
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

    /// Returns true if the asynchronous rules have accepted a draft. Asks them if that has not been done.
    private func hasPassed(_ row: EditedRow, _ decision: inout Decision<State>) -> Bool {
        guard row.rules.areAsynchronous, decision.editing.record[row.path].draft != nil else { return true }
        ask(row, isLeaving: true, &decision)
        guard let check = decision.editing.checks[row.path] else { return true }
        if let answer = check.answer { decision.editing.update(row.path) { $0.issue = answer } }
        return !check.isBlocking
    }

    /// Asks the asynchronous rules of a row about its draft, unless they have been asked already.
    ///
    /// - Parameter isLeaving: True if the user has finished typing, so there is no reason to wait.
    private func ask(_ row: EditedRow, isLeaving: Bool, _ decision: inout Decision<State>) {
        guard row.rules.areAsynchronous, let draft = decision.editing.record[row.path].draft else { return }
        if let check = decision.editing.checks[row.path], isSame(check.text, draft.text),
            check.spelling == draft.spelling, !(check.isWaiting && isLeaving)
        {
            return
        }
        decision.editing.endCheck(of: row.path)
        let (debounce, looks) = looks(at: draft.text, draft.spelling, in: row)
        guard !looks.isEmpty else { return }
        let number = decision.editing.begin(draft.text, draft.spelling, in: row.path, isWaiting: !isLeaving)
        decision.outcome.questions.append(
            RuleQuestion(row: row.path, number: number, debounce: isLeaving ? .zero : debounce, looks: looks))
    }
}

extension EditedRow {
    /// Returns the field of the row's value; `nil` if the value is that of another form.
    fileprivate func field<State>() -> (any Field<State>)? { (value as? FieldValue<State>)?.field }

    /// Returns the issue of the row's value in a state.
    ///
    /// - Parameter checks: The asynchronous rules that were asked, and their answers.
    func standingIssue<State>(at state: State, _ checks: [RowPath: PendingCheck]) -> Notice? {
        guard let field: any Field<State> = field() else { return nil }
        if let refusal = field.refusal(in: state) { return Notice(.error, refusal.sentence) }
        guard !rules.isEmpty else { return nil }
        let answer = checks[path].flatMap { $0.answer(for: field.text(in: state, $0.spelling)) }
        return [rules.filter { $0.speaker == path }.look(at: state), answer].compactMap { $0 }.mostSevere
    }
}
