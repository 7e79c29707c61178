/// What the user types over values, or chooses instead of them.
extension FormModel {
    func type(_ text: String, _ spelling: TextSpelling, in row: EditedRow, _ decision: inout Decision<State>) {
        decision.enter()
        guard let field = field(of: row) else { return }
        decision.editing.draft(text, spelling, in: row, base: base(of: field, spelling))
        let hasIssue = decision.editing.record[row.path].issue != nil
        guard hasIssue || row.rules.areAsynchronous else { return }
        let inputs = tried([row] + refused(besides: [row], decision.editing), decision.editing)
        let verdict = Verdict(on: inputs, over: edited, decision.editing)
        let found = verdict.found[row.path]
        if hasIssue {
            decision.editing.update(row.path) { $0.issue = verdict.waiting.contains(row.path) ? nil : found }
        }
        if found?.severity != .error { ask(row, isLeaving: false, &decision) }
    }

    /// The value of a field, and its text, over which the user types.
    private func base(of field: any Field<State>, _ spelling: TextSpelling) -> (text: String, value: ErasedValue) {
        (field.text(in: edited, spelling), field.lens.value(in: edited))
    }

    func set(_ inputs: [(row: EditedRow, input: Input)], _ decision: inout Decision<State>) {
        decision.enter()
        if inputs.count == 1, inputs[0].row.rules.isEmpty, inputs[0].row.effect == nil,
            record[inputs[0].row.path].isEmpty, !editing.isTogether(inputs[0].row.path),
            let field = field(of: inputs[0].row),
            case .success(let value) = field.value(of: inputs[0].input, in: edited),
            field.warning(about: value) == nil
        {
            let row = inputs[0].row
            let origin = Decision<State>.Origin(origin: .person, row: row.path)
            return decision.change = change(value, at: field.lens, from: indexOfState(editedBy: row), origin)
        }
        for (row, input) in inputs {
            guard let field = field(of: row) else { continue }
            let (text, spelling) = field.asTyped(field.canonicalText(of: input, in: edited))
            // With other rows, a text can be read only once they have their values.
            let value = inputs.count == 1 ? try? field.value(of: input, in: edited).get() : nil
            decision.editing.draft(text, spelling, for: value, in: row, base: base(of: field, spelling))
        }
        commit(inputs.map(\.row), canWait: false, &decision)
    }

    /// Makes drafts the values, together with earlier drafts that these rows kept from being accepted: all as one
    /// change, or none.
    ///
    /// - Parameter canWait: True if a rule over several rows may wait for the others, as with typed text.
    func commit(_ rows: [EditedRow], canWait: Bool = true, _ decision: inout Decision<State>) {
        let rows = rows.filter { row in
            decision.editing.drafts[row.path].map { $0.rejection == nil } ?? false && row.isUsable()
        }
        decision.editing.visited.formUnion(rows.map(\.path))
        let unchanged = rows.filter { isUnchanged($0, isAlone: rows.count == 1, decision.editing) }
        let changed = rows.filter { row in !unchanged.contains { $0.path == row.path } }
        for row in unchanged { decision.editing.endCheck(of: row.path) }
        guard !changed.isEmpty else { return take([], unchanged, &decision) }
        let refused = refused(besides: rows, decision.editing)
        let verdict = Verdict(on: tried(changed + refused, decision.editing), over: edited, decision.editing)
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
        guard editing.drafts[row.path] != nil, wish == nil || isAlone else { return false }
        if wish == nil, editing.isTogether(row.path) { return false }
        if wish == nil, !editing.isEdited(row.path) { return true }
        guard makesWishes(row), let tried = tried([row], editing).first,
            case .success(let value) = tried.field.value(of: tried.input, in: edited)
        else { return false }
        return value.isSame(as: wish?.value ?? tried.field.lens.value(in: edited))
    }

    func lookAgain(at rows: [EditedRow], _ decision: inout Decision<State>) {
        for row in rows { decision.editing.see(row) }
        let refused = refused(besides: [], decision.editing)
        let verdict = Verdict(on: tried(refused, decision.editing), over: edited, decision.editing)
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
        let state = Verdict.state(edited, with: tried(taken, editing))
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
        for (path, kept) in decision.editing.drafts where !kept.isUnusable {
            guard let reason = kept.rejection, let draft = decision.editing.record[path].draft,
                let field = field(of: kept.row)
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
        if decision.editing.record[path].draft?.isRefused == true, let kept = decision.editing.drafts[path] {
            commit([kept.row], &decision)
        }
    }

    /// Makes drafts the values.
    private func take(_ rows: [EditedRow], _ unchanged: [EditedRow], _ decision: inout Decision<State>) {
        let taken = rows + unchanged
        if taken.contains(where: { $0.path == decision.editing.discarded?.row }) { decision.forgetDiscardedText() }
        let given = tried(rows, decision.editing)
        let (state, inputs) = Verdict.writing(given, to: edited)
        let values = inputs.map { (row: $0.row, value: $0.field.lens.value(in: state)) }
        let isWished = inputs.contains { makesWishes($0.row) }
        if !isWished, let first = given.first { decision.change = change(values, named: first.row) }
        for row in taken {
            if let conflict = conflict(overtaking: row, decision.editing), let field = field(of: row) {
                decision.editing.overwrite(field.lens.value(in: edited), at: row, conflict)
            }
            let issue = row.standingIssue(at: state, decision.editing.checks)
            decision.editing.drafts[row.path] = nil
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
    ///
    /// - Parameters:
    ///   - values: The values, in the order in which they are written.
    ///   - row: The row that the change is named after.
    func change(
        _ values: [(row: EditedRow, value: ErasedValue)], named row: EditedRow, isOwnStep: Bool = false
    ) -> Decision<State>.Change? {
        let parts = values.compactMap { part in field(of: part.row).map { (part.value, $0.lens) } }
        guard let lens = LensGroup.of(parts.map(\.1)) else { return nil }
        let value = parts.count == 1 ? parts[0].0 : .values(parts.map(\.0))
        let origin = Decision<State>.Origin(origin: .person, row: row.path, isOwnStep: isOwnStep)
        return change(value, at: lens, from: indexOfState(editedBy: row), origin)
    }

    /// Returns the rows that were refused before, except those about which a rule is being asked.
    private func refused(besides rows: [EditedRow], _ editing: Editing) -> [EditedRow] {
        editing.drafts
            .filter { path, kept in
                editing.record[path].draft?.isRefused == true && kept.rejection == nil && !kept.isUnusable
                    && kept.row.isUsable() && editing.checks[path]?.isBlocking != true
                    && !rows.contains { $0.path == path }
            }
            .map(\.value.row)
            .sorted { $0.path.description < $1.path.description }
    }
}

/// Validation of drafts.
extension FormModel {
    func field(of row: EditedRow) -> (any Field<State>)? { row.field() }

    /// Returns the issue that the rules find in a draft.
    func issue(of draft: Draft, in row: EditedRow) -> Notice? {
        let inputs = tried([row] + refused(besides: [row], editing), editing)
        let found = Verdict(on: inputs, over: edited, editing).found[row.path]
        return found ?? editing.drafts[row.path]?.rejection ?? editing.checks[row.path]?.answer(for: draft.text)
    }

    /// Returns the value of a row's draft or pending change; `nil` if there is neither, or if the draft can't be read.
    func enteredValue(of row: EditedRow) -> ErasedValue? {
        switch editing.input(of: row.path) {
        case nil: editing.wishes[row.path]?.value
        case .value(let value): .value(value)
        case let input?: try? field(of: row)?.value(of: input, in: edited).get()
        }
    }

    func notice(for text: String, in row: EditedRow) -> Notice? {
        guard let field = field(of: row) else { return nil }
        let tried = TriedInput(row: row, field: field, input: .text(text, .canonical))
        return Verdict(on: [tried], over: edited, editing).found[row.path]
    }

    func looks(at input: Input, in row: EditedRow) -> (debounce: Duration, looks: [RowRule.AsyncLook]) {
        guard let field = field(of: row), case .success(let value) = field.value(of: input, in: edited) else {
            return (.zero, [])
        }
        var state = edited
        field.lens.set(value, in: &state)
        return row.rules.asyncLooks(at: state)
    }

    /// Returns the drafts of rows, to be tried as their values.
    private func tried(_ rows: [EditedRow], _ editing: Editing) -> [TriedInput<State>] {
        rows.compactMap { row in
            guard let input = editing.input(of: row.path), let field = field(of: row) else { return nil }
            return TriedInput(row: row, field: field, input: input)
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
        guard row.rules.areAsynchronous, let draft = decision.editing.record[row.path].draft,
            let input = decision.editing.input(of: row.path)
        else { return }
        if let check = decision.editing.checks[row.path], isSame(check.text, draft.text),
            check.spelling == draft.spelling, !(check.isWaiting && isLeaving)
        {
            return
        }
        decision.editing.endCheck(of: row.path)
        let (debounce, looks) = looks(at: input, in: row)
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
        if let refusal = field.refusal(in: state) {
            return Notice(.error, refusal.sentence.naming(hiddenIn: field.text(in: state, .canonical)))
        }
        let warning = field.warning(about: field.lens.value(in: state))
        guard !rules.isEmpty else { return warning }
        let found = rules.filter { $0.speaker == path }.look(at: state, of: field)
        let answer = checks[path].flatMap { $0.answer(for: field.text(in: state, $0.spelling)) }
        return [found, answer, warning].compactMap { $0 }.mostSevere
    }
}
