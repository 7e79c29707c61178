/// What the user types over values, or chooses instead of them.
extension FormModel {
    func type(_ text: String, _ spelling: TextSpelling, in row: EditTarget, _ plan: inout Plan<State>) {
        plan.enter()
        guard let field = field(of: row) else { return }
        var base = base(of: field, spelling)
        // A keystroke continues an edit. A choice, also over a draft, is one of its own.
        if let draft = plan.editing[row.path].draft, draft.spelling == spelling { base.text = draft.base }
        plan.editing.draft(text, spelling, in: row, base: base)
        let hasIssue = plan.editing[row.path].issue != nil
        guard hasIssue || row.rules.areAsynchronous else { return }
        let inputs = tried([row] + refused(except: [row], plan.editing), plan.editing)
        let validation = Validation(of: inputs, over: edited, plan.editing)
        plan.editing.note(validation)
        let found = validation.found[row.path]
        if hasIssue {
            plan.editing.update(row.path) { $0.issue = validation.waiting.contains(row.path) ? nil : found }
        }
        if found?.severity != .error { ask(row, isLeaving: false, &plan) }
    }

    /// The value of a field, and its text, over which the user types.
    private func base(of field: any Field<State>, _ spelling: TextSpelling) -> (text: String, value: ErasedValue) {
        (field.text(in: edited, spelling), field.lens.value(in: edited))
    }

    func set(_ inputs: [(row: EditTarget, input: Input)], _ plan: inout Plan<State>) {
        plan.enter()
        if inputs.count == 1, inputs[0].row.rules.isEmpty, inputs[0].row.effect == nil,
            plan.editing.known.isEmpty, record[inputs[0].row.path] == RowEditing(),
            !plan.editing.isJoint(inputs[0].row.path),
            let field = field(of: inputs[0].row),
            case .success(let value) = field.value(of: inputs[0].input, in: edited),
            field.warning(about: value) == nil
        {
            let row = inputs[0].row
            let origin = Plan<State>.Origin(origin: .person, row: row.path)
            return plan.change = change(value, at: field.lens, from: indexOfState(editedBy: row), origin)
        }
        for (row, input) in inputs {
            guard let field = field(of: row) else { continue }
            let (text, spelling) = field.asTyped(field.canonicalText(of: input, in: edited))
            // With other rows, a text can be read only once they have their values.
            let value = inputs.count == 1 ? try? field.value(of: input, in: edited).get() : nil
            plan.editing.draft(text, spelling, for: value, in: row, base: base(of: field, spelling))
        }
        commit(inputs.map(\.row), canWait: false, &plan)
    }

    /// Makes drafts the values, together with earlier drafts that these rows kept from being accepted: all as one
    /// change, or none.
    ///
    /// - Parameter canWait: True if a rule over several rows may wait for the others, as with typed text.
    func commit(_ rows: [EditTarget], canWait: Bool = true, _ plan: inout Plan<State>) {
        let rows = rows.filter { row in
            plan.editing[row.path].draft.map { $0.rejection == nil } ?? false && row.isUsable()
        }
        for row in rows where row.rules.contains(where: \.isOverRows) { plan.editing.touch(row.path) }
        let unchanged = rows.filter { isUnchanged($0, isAlone: rows.count == 1, plan.editing) }
        let changed = rows.filter { row in !unchanged.contains { $0.path == row.path } }
        for row in unchanged { plan.editing.update(row.path) { $0.question = nil } }
        guard !changed.isEmpty else { return makeValues([], unchanged, &plan) }
        let refused = refused(except: rows, plan.editing)
        let validation = Validation(of: tried(changed + refused, plan.editing), over: edited, plan.editing)
        plan.editing.note(validation)
        let found = validation.found
        if changed.contains(where: { found[$0.path]?.severity == .error }) {
            for row in changed {
                let issue = canWait ? said(of: row, validation, plan.editing) : found[row.path]
                plan.editing.refuse(row.path, issue)
            }
            // Drafts that waited for this row.
            for row in refused where found[row.path]?.severity == .error {
                plan.editing.refuse(row.path, said(of: row, validation, plan.editing))
            }
            return makeValues([], unchanged, &plan)
        }
        let waiting = changed.filter { !hasPassed($0, &plan) }
        guard waiting.isEmpty else {
            for row in changed { plan.editing.refuse(row.path, plan.editing[row.path].issue) }
            return makeValues([], unchanged, &plan)
        }
        let others = refused.filter {
            $0.isAppliedAtOnce == rows[0].isAppliedAtOnce && found[$0.path]?.severity != .error
                && hasPassed($0, &plan)
        }
        makeValues(changed + others, unchanged, &plan)
    }

    /// Returns true if a draft equals the row's value or its pending change, so no service has to be asked about it.
    ///
    /// - Parameter isAlone: True if no other row is committed with it. Rows that are committed together are asked about
    ///   together.
    private func isUnchanged(_ row: EditTarget, isAlone: Bool, _ editing: EditingPlan) -> Bool {
        let pending = editing[row.path].pending
        guard let draft = editing[row.path].draft, pending == nil || isAlone else { return false }
        if pending == nil, editing.isJoint(row.path) { return false }
        if pending == nil, !draft.isEdited { return true }
        guard needsAcceptance(row), let field = field(of: row),
            case .success(let value) = field.value(of: draft.input, in: edited)
        else { return false }
        return value.isSame(as: pending?.value ?? field.lens.value(in: edited))
    }

    func revalidate(_ rows: [EditTarget], _ plan: inout Plan<State>) {
        for row in rows { plan.editing.see(row) }
        let refused = refused(except: [], plan.editing)
        let validation = Validation(of: tried(refused, plan.editing), over: edited, plan.editing)
        plan.editing.note(validation)
        var taken: [EditTarget] = []
        for row in refused {
            if validation.found[row.path]?.severity == .error {
                plan.editing.refuse(row.path, said(of: row, validation, plan.editing))
            } else if hasPassed(row, &plan) {
                taken.append(row)
            } else {
                plan.editing.refuse(row.path, plan.editing[row.path].issue)
            }
        }
        if !taken.isEmpty { makeValues(taken, [], &plan) }
        revalidateRejectedTexts(&plan)
        let state = Validation.state(edited, with: tried(taken, editingPlan))
        for row in rows where plan.editing[row.path].issue != nil || record[row.path].hasStoredIssue {
            if !row.isUsable() {
                plan.editing.update(row.path) { $0.issue = nil }
            } else if plan.editing[row.path].draft == nil {
                let issue = standingIssue(of: row, at: state, &plan)
                plan.editing.update(row.path) { entry in
                    entry.issue = issue
                    if issue == nil { entry.hasStoredIssue = false }
                }
            }
        }
    }

    /// Revalidates rejected texts: one that equals the value by now is no longer a draft, and a row that can be used
    /// again shows its reason again.
    private func revalidateRejectedTexts(_ plan: inout Plan<State>) {
        for (path, entry) in plan.editing.unfinished {
            guard let draft = entry.draft, let reason = draft.rejection, draft.phase == .left,
                let field = plan.editing.row(at: path).flatMap(field)
            else { continue }
            if isSame(draft.text, field.text(in: edited, draft.spelling)) {
                plan.editing.forget(path)
            } else {
                plan.editing.update(path) { $0.issue = reason }
            }
        }
    }

    func answered(_ path: RowPath, _ number: Int, _ notice: Notice?, _ plan: inout Plan<State>) {
        guard plan.editing.answer(number, of: path, notice) else { return }
        plan.outcome.hasAnswers = true
        if let row = plan.editing.rowOfDraft(at: path), plan.editing[path].draft?.isLeft == true {
            commit([row], &plan)
        }
    }

    /// Makes drafts the values.
    private func makeValues(_ rows: [EditTarget], _ unchanged: [EditTarget], _ plan: inout Plan<State>) {
        let taken = rows + unchanged
        if taken.contains(where: { $0.path == plan.editing.common.discarded?.row }) { plan.forgetDiscardedText() }
        let given = tried(rows, plan.editing)
        let (state, inputs) = Validation.writing(given, to: edited)
        let values = inputs.map { (row: $0.row, value: $0.field.lens.value(in: state)) }
        let isAsked = inputs.contains { needsAcceptance($0.row) }
        if !isAsked, let first = given.first { plan.change = change(values, named: first.row) }
        for row in taken {
            if let conflict = conflict(of: plan.editing[row.path].draft, overtaking: row), let field = field(of: row) {
                plan.editing.overwrite(field.lens.value(in: edited), at: row, conflict)
            }
            let issue = standingIssue(of: row, at: state, &plan)
            // The new value replaces a pending one, unless it is the same.
            if !unchanged.contains(where: { $0.path == row.path }) { plan.editing.giveUp(row.path) }
            plan.editing.update(row.path) { entry in
                (entry.draft, entry.notice, entry.issue) = (nil, nil, issue)
                if case .answered(nil) = entry.question?.stage { entry.question = nil }
            }
        }
        if isAsked { request(values, &plan) }
        for row in taken { showIssues(of: row.rules, except: row.path, at: state, &plan) }
    }

    /// Returns the issue to show for a refused text; `nil` if only waiting rules refuse it, unless an error was shown
    /// before.
    private func said(of row: EditTarget, _ validation: Validation<State>, _ editing: EditingPlan) -> Notice? {
        let isSilent = validation.waiting.contains(row.path) && editing[row.path].issue?.severity != .error
        return isSilent ? nil : validation.found[row.path]
    }

    /// Returns the change that gives rows their values. For rows below a dialog it also changes the states below the
    /// dialog's edits, and for values that the program gets immediately, the applied state.
    ///
    /// - Parameters:
    ///   - values: The values, in the order in which they are written.
    ///   - row: The row that the change is named after.
    func change(
        _ values: [(row: EditTarget, value: ErasedValue)], named row: EditTarget, neverCoalesces: Bool = false
    ) -> Plan<State>.Change? {
        let parts = values.compactMap { part in field(of: part.row).map { (part.value, $0.lens) } }
        guard let lens = LensGroup.of(parts.map(\.1)) else { return nil }
        let value = parts.count == 1 ? parts[0].0 : .values(parts.map(\.0))
        let origin = Plan<State>.Origin(origin: .person, row: row.path, neverCoalesces: neverCoalesces)
        return change(value, at: lens, from: indexOfState(editedBy: row), origin)
    }

    /// Returns the rows that were refused before, except those about which a rule is being asked.
    private func refused(except rows: [EditTarget], _ editing: EditingPlan) -> [EditTarget] {
        editing.unfinished
            .compactMap { path, entry in
                guard let draft = entry.draft, draft.phase == .left, draft.rejection == nil,
                    let row = editing.rowOfDraft(at: path), row.isUsable(), entry.question?.isBlocking != true,
                    !rows.contains(where: { $0.path == path })
                else { return nil }
                return row
            }
            .sorted { $0.path.description < $1.path.description }
    }
}

/// Validation of drafts.
extension FormModel {
    func field(of row: EditTarget) -> (any Field<State>)? { row.value.field() }

    /// Returns a row: on an open page, or as it was last edited, or as a traversal of the form finds it.
    func row(at path: RowPath, in context: EditContext) -> EditTarget? {
        var row = context.openRow(path) ?? rows[path] ?? context.rowsAtPaths([path]).first
        row?.isAppliedAtOnce = false
        return row
    }

    /// Returns the rows at some paths, with `nil` for a row that the form does not have.
    ///
    /// - Parameter includesHidden: True if the rows are found by a traversal in any case, which also lets them be used
    ///   while the user can't use them.
    func rows(at paths: [RowPath], includesHidden: Bool = false, in context: EditContext) -> [EditTarget?] {
        if paths.count == 1 {
            return [includesHidden ? context.rowsAtPaths(paths).first : row(at: paths[0], in: context)]
        }
        var found = includesHidden ? paths.map { _ in nil } : paths.map { context.openRow($0) ?? rows[$0] }
        let missing = paths.indices.filter { found[$0] == nil }
        if missing.isEmpty { return found }
        let others = Dictionary(
            context.rowsAtPaths(missing.map { paths[$0] }).map { ($0.path, $0) }
        ) { first, _ in first }
        for index in missing { found[index] = others[paths[index]] }
        return found
    }

    /// Returns the issue that the rules find in a row's draft or, without one, in its value.
    func issue(of row: EditTarget) -> Notice? {
        guard let draft = record[row.path].draft else {
            return row.standingIssue(at: edited, record[row.path].question)
        }
        let editing = editingPlan
        let inputs = tried([row] + refused(except: [row], editing), editing)
        let found = Validation(of: inputs, over: edited, editing).found[row.path]
        return found ?? draft.rejection ?? record[row.path].question?.answer(for: draft.text)
    }

    func notice(for text: String, in row: EditTarget) -> Notice? {
        guard let field = field(of: row) else { return nil }
        let tried = Candidate(row: row, field: field, input: .text(text, .canonical))
        return Validation(of: [tried], over: edited, editingPlan).found[row.path]
    }

    func checks(of input: Input, in row: EditTarget) -> (debounce: Duration, checks: [RowRule.AsyncCheck]) {
        guard let field = field(of: row), case .success(let value) = field.value(of: input, in: edited) else {
            return (.zero, [])
        }
        var state = edited
        field.lens.set(value, in: &state)
        return row.rules.asyncChecks(in: state)
    }

    /// Returns the drafts of rows, to be tried as their values.
    private func tried(_ rows: [EditTarget], _ editing: EditingPlan) -> [Candidate<State>] {
        rows.compactMap { row in
            guard let input = editing[row.path].draft?.input, let field = field(of: row) else { return nil }
            return Candidate(row: row, field: field, input: input)
        }
    }

    /// Shows the issues of rules over several rows, each below the row that reports the rule's issues.
    private func showIssues(
        of rules: [RowRule], except path: RowPath, at state: State, _ plan: inout Plan<State>
    ) {
        for rule in rules {
            guard let other = rule.reportingRow, other != path else { continue }
            let known = plan.editing.known[other]?.value
            let found = known.map(\.notice) ?? [rule].issue(in: state)
            if rule.isOverRows { plan.editing.note(found, ofRuleReportedBy: other) }
            guard let found else { continue }
            if plan.editing[other].draft == nil { plan.editing.update(other) { $0.issue = found } }
        }
    }

    /// Returns the issue of a row's value in the state that the edit leads to.
    func standingIssue(of row: EditTarget, at state: State, _ plan: inout Plan<State>) -> Notice? {
        if let known = plan.editing.known[row.path]?.value { return known.notice }
        let issue = row.standingIssue(at: state, plan.editing[row.path].question)
        plan.editing.note(issue, inValueOf: row)
        return issue
    }

    /// Returns true if the asynchronous rules have accepted a draft. Asks them if that has not been done.
    private func hasPassed(_ row: EditTarget, _ plan: inout Plan<State>) -> Bool {
        guard row.rules.areAsynchronous, plan.editing[row.path].draft != nil else { return true }
        ask(row, isLeaving: true, &plan)
        guard let question = plan.editing[row.path].question else { return true }
        if case .answered(let answer) = question.stage { plan.editing.update(row.path) { $0.issue = answer } }
        return !question.isBlocking
    }

    /// Asks the asynchronous rules of a row about its draft, unless they have been asked already.
    ///
    /// - Parameter isLeaving: True if the user has finished typing, so there is no reason to wait.
    private func ask(_ row: EditTarget, isLeaving: Bool, _ plan: inout Plan<State>) {
        guard row.rules.areAsynchronous, let draft = plan.editing[row.path].draft else { return }
        if let question = plan.editing[row.path].question, !(question.stage == .waiting && isLeaving) { return }
        plan.editing.update(row.path) { $0.question = nil }
        let (debounce, checks) = checks(of: draft.input, in: row)
        guard !checks.isEmpty else { return }
        let number = plan.editing.ask(about: draft, in: row.path, isWaiting: !isLeaving)
        plan.outcome.ruleRequests.append(
            RuleRequest(row: row.path, number: number, debounce: isLeaving ? .zero : debounce, checks: checks))
    }
}

extension EditTarget {
    /// Returns the issue of the row's value in a state.
    ///
    /// - Parameter question: The last question to the row's asynchronous rules, with their answer.
    func standingIssue<State>(at state: State, _ question: RuleQuestion?) -> Notice? {
        guard let field = value.field(over: State.self) else { return nil }
        if let refusal = field.refusal(in: state) {
            return Notice(.error, refusal.sentence.naming(hiddenIn: field.text(in: state, .canonical)))
        }
        let warning = field.warning(about: field.lens.value(in: state))
        guard !rules.isEmpty else { return warning }
        let found = rules.filter { $0.reportingRow == path }.issue(in: state, of: field)
        let answer = question.flatMap { $0.answer(for: field.text(in: state, $0.spelling)) }
        return [found, answer, warning].compactMap { $0 }.mostSevere
    }
}
