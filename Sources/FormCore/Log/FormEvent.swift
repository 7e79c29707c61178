/// What has happened to a form, as it is stored in a log: with texts in place of values, and without secrets.
package enum FormEvent<State> {
    /// An edit other than ``Edit/change(_:origin:row:)``, with what was found of secrets.
    case edit(Edit, [RuleFinding] = [])
    /// A change of the state by the program or by an author's closure.
    case change(LoggedChange<State>, origin: ChangeOrigin, row: RowPath?)
    /// The user has gone to other pages or rows. The pages on the screen are indices of the open pages.
    case move(PageMove, shown: [Int])
    /// An edit with a secret for which nothing else can stand.
    case incomplete
}

/// A change of the state, as what it has changed.
package struct LoggedChange<State> {
    /// True if one value was written; false if a function has changed each state.
    package let isValue: Bool
    /// True if only a part of the state was changed.
    package let isPart: Bool
    /// The part after the change.
    package let part: (any Encodable)?
    /// The states before and after the change: of a value that was written just one, and otherwise from the program's to
    /// the edited one.
    package let states: [(old: State, new: State)]
}

extension FormDriver {
    /// Calls a function with each edit of the model and each page that is opened or left, in order, before the screen
    /// shows the change.
    ///
    /// - Parameter observer: Called with the event and its time, counted from an arbitrary moment.
    package func log(_ observer: @escaping @MainActor (FormEvent<State>, _ time: Duration) -> Void) -> FormObservation {
        logs.add { observer($0.0, $0.at) }
    }

    /// Returns the event of an edit that has been made; `nil` if it has done nothing.
    ///
    /// - Parameters:
    ///   - edit: The edit with texts in place of values.
    ///   - before: All states before the edit, from the program's to the edited one.
    func event(_ edit: Edit, before: [State], _ plan: Plan<State>, _ outcome: EditOutcome) -> FormEvent<State>? {
        let event: FormEvent<State>
        let isIdle = plan.change == nil && outcome.rows.isEmpty && !plan.editing.changesMarks
        switch edit {
        case .takeBack where plan.change == nil, .insert where plan.change == nil, .revalidate where isIdle,
            .findConflicts where isIdle:
            return nil
        case .change(let change, let origin, let row):
            guard plan.change != nil, let change: StateChange<State> = change.value() else { return nil }
            event = .change(logged(change, by: origin, before: before), origin: origin, row: row)
        case .insert(let list, let item, let position, let isAppliedAtOnce):
            let item = concealed(item, in: list)
            event = .edit(.insert(list: list, item: item, position: position, isAppliedAtOnce: isAppliedAtOnce))
        case .baselines(let baselines):
            event = .edit(.baselines(EditValue(baselines.value().map(concealed) ?? concealedBaselines)))
        case .validateStored(let defaults):
            event = .edit(
                .validateStored(defaults: EditValue(concealed(defaults.value() ?? edited))), findings(of: plan))
        default: event = .edit(edit, findings(of: plan))
        }
        return standIns.takeFailure() ? .incomplete : event
    }

    private func findings(of plan: Plan<State>) -> [RuleFinding] {
        plan.editing.findings.values.filter { concernsSecret($0.row) }
            .sorted { $0.row.description < $1.row.description }
    }

    /// Returns true if a row is secret, or has a rule about a secret row.
    private func concernsSecret(_ path: RowPath) -> Bool {
        guard !standIns.isEmpty, let row = store.model.row(at: path, in: context) else { return false }
        return row.value.isSecret
            || row.rules.lazy.flatMap(\.paths).contains {
                $0 != path && store.model.row(at: $0, in: context)?.value.isSecret == true
            }
    }

    private func logged(
        _ change: StateChange<State>, by origin: ChangeOrigin, before: [State]
    ) -> LoggedChange<State> {
        let after = store.model.states
        var states = zip(before, after).map { (old: $0, new: $1) }
        var lens: (any ValueLens<State>)?
        var isValue = false
        switch change {
        case .value(_, let path):
            (lens, isValue) = (path, true)
            states = states.last { !path.isSame($0.old, $0.new) }.map { [$0] } ?? []
        case .body(_, let path):
            lens = path
            if origin == .person { states = states.suffix(1) }
        case .takeBack: break
        }
        states = states.map { (concealed($0.old), concealed($0.new)) }
        var part: (any Encodable)?
        if let new = states.last?.new, case .value(let value)? = lens?.value(in: new) {
            part = value as? any Encodable
        }
        return LoggedChange(isValue: isValue, isPart: lens != nil, part: part, states: states)
    }
}

/// Secrets in states.
extension FormDriver {
    /// Returns a state in which other values stand for the values of secret rows.
    package func concealed(_ state: State) -> State { concealed(state, secretFields(in: state)) }

    private func concealed(_ state: State, _ fields: [any Field<State>]) -> State {
        var concealed = state
        for field in fields {
            let secret = field.text(in: state, .canonical)
            if secret.isEmpty { continue }
            let text = standIns.text(for: secret) { text in
                if case .success = field.value(of: .text(text, .canonical), in: state) { true } else { false }
            }
            if case .success(let value) = field.value(of: .text(text, .canonical), in: state) {
                field.lens.set(value, in: &concealed)
            }
        }
        // An author's setter may have dropped a value.
        let isSecret = { (field: any Field<State>) in
            let secret = field.text(in: state, .canonical)
            return !secret.isEmpty && isSame(field.text(in: concealed, .canonical), secret)
        }
        if fields.contains(where: isSecret) { standIns.fail() }
        return concealed
    }

    /// The baselines as ``concealed(_:)`` returns a state.
    package var concealedBaselines: Baselines<State> { concealed(baselines) }

    private func concealed(_ baselines: Baselines<State>) -> Baselines<State> {
        var all = baselines
        all.opened = concealed(all.opened)
        for path in [\Baselines<State>.defaults, \.saved, \.theirs] {
            all[keyPath: path] = all[keyPath: path].map { concealed($0) }
        }
        return all
    }

    /// Returns an item of a list as ``concealed(_:)`` returns a state.
    private func concealed(_ item: EditValue, in list: RowPath) -> EditValue {
        guard let row = store.model.row(at: list, in: context), let field = store.model.field(of: row),
            let name = field.name(of: item)
        else { return item }
        let secrets = secretFields(in: edited, below: list.appending(name))
        if secrets.isEmpty { return item }
        return field.item(named: name, in: concealed(edited, secrets)) ?? item
    }

    /// Returns the fields of secret rows. A page that a button opens is not found in the form, but remembered once it was
    /// open.
    ///
    /// - Parameter path: The path of a row, to search only the row and everything below it.
    private func secretFields(in state: State, below path: RowPath = .root) -> [any Field<State>] {
        noteOpenSecrets()
        var fields = openSecrets.filter { $0.key.isAtOrBelow(path) }.map(\.value)
        let model = ModelStore(FormModel(state, defaults: baselines.defaults, applying: .atOnce))
        session.traverse(in: trial(model), includesUnlisted: true) { row in
            if row.path.isAtOrBelow(path), let field = secretField(of: row.value) { fields.append(field) }
        }
        return fields
    }

    private func secretField(of value: RowValue?) -> (any Field<State>)? {
        value?.isSecret == true ? value?.field() : nil
    }

    /// Remembers the secret rows of open pages that a traversal of the form may not enter.
    func noteOpenSecrets() {
        for page in session.livePages where !page.scope.isFixed {
            for cell in page.sections.lazy.flatMap(\.madeCellsAndParts) {
                if let field = secretField(of: cell.editTarget?.value) { openSecrets[cell.path] = field }
            }
        }
    }
}

extension FormModel {
    /// Returns an edit as it is stored in a log, with texts in place of values; `nil` if it would change nothing.
    func logged(_ edit: Edit, in context: EditContext, _ standIns: SecretStandIns) -> Edit? {
        let needed = edit.neededRows
        if rows(at: needed, includesHidden: needed.count > 1, in: context).contains(where: { $0 == nil }) { return nil }
        switch edit {
        case .type(let path, let text, let spelling):
            guard let field = row(at: path, in: context).flatMap(field) else { return nil }
            let standIn = standIn(for: text, spelling, of: field, standIns)
            return .type(row: path, text: standIn ?? text, spelling: spelling)
        case .set(let inputs, let includesHidden, let isAppliedAtOnce):
            let rows = self.rows(at: inputs.map(\.row), includesHidden: includesHidden, in: context)
            let texts = zip(inputs, rows).compactMap { input, row in
                row.flatMap(field).map { field in
                    // The titles of options may depend on the state, which the edit changes.
                    let text = field.canonicalText(of: input.input, in: edited)
                    let standIn = standIn(for: text, .canonical, of: field, standIns)
                    return RowInput(row: input.row, input: .text(standIn ?? text, .canonical))
                }
            }
            return .set(rows: texts, includesHidden: includesHidden, isAppliedAtOnce: isAppliedAtOnce)
        case .say(let source, let notice, let row, _):
            return .say(source: source, notice: notice, row: row, details: nil)
        case .change(let change, let origin, let row):
            switch change.value(as: StateChange<State>.self) {
            case .takeBack?: return row.map { .takeBack(item: $0) }
            case .value(let value, let lens)?:
                if isIdle(value, at: lens) { return nil }
                return row.flatMap { logged(value, at: lens, by: origin, row: $0, in: context, standIns) } ?? edit
            case .body?, nil: return edit
            }
        default: return edit
        }
    }

    /// Returns the text that stands for a text of a secret row; `nil` if the row is not secret.
    private func standIn(
        for text: String, _ spelling: TextSpelling, of field: any Field<State>, _ standIns: SecretStandIns
    ) -> String? {
        guard field.isSecret else { return nil }
        return standIns.text(for: text) { text in
            if case .success = field.value(of: .text(text, spelling), in: edited) { true } else { false }
        }
    }

    /// Returns the edit that gives a row its value as a text; `nil` if the value is not that of the row, or if its text
    /// is less precise than the value, such as a rounded number.
    private func logged(
        _ value: ErasedValue, at lens: any ValueLens<State>, by origin: ChangeOrigin, row path: RowPath,
        in context: EditContext, _ standIns: SecretStandIns
    ) -> Edit? {
        guard let field = row(at: path, in: context).flatMap(field), field.lens.isSameLens(as: lens) else { return nil }
        var state = edited
        lens.set(value, in: &state)
        let text = field.text(in: state, .canonical)
        guard case .success(let read) = field.value(of: .text(text, .canonical), in: state), read.isSame(as: value)
        else {
            return nil
        }
        let standIn = standIn(for: text, .canonical, of: field, standIns)
        return .write(row: path, text: standIn ?? text, origin: origin)
    }
}

extension FormSession {
    /// The pages on the screen, as indices of the open pages; the next index after those is the page of the default
    /// selection.
    var shownNumbers: [Int] {
        let pages = livePages
        return pages.indices.filter { number in shownPages.contains { $0 === pages[number] } }
    }
}
