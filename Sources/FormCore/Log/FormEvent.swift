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
        let findings = plan.editing.findings.values.filter { concernsSecret($0.row) }
            .sorted { $0.row.description < $1.row.description }
        let isIdle = plan.change == nil && outcome.rows.isEmpty && !plan.editing.changesMarks
        switch edit {
        case .takeBack where plan.change == nil: return nil
        case .revalidate where isIdle, .findConflicts where isIdle: return nil
        case .change(let change, let origin, let row):
            guard plan.change != nil, let change: StateChange<State> = change.value() else { return nil }
            guard let logged = logged(change, by: origin, before: before) else { return .incomplete }
            return .change(logged, origin: origin, row: row)
        case .insert(let list, let item, let position, let isAppliedAtOnce):
            guard let item = concealed(item, in: list) else { return .incomplete }
            return .edit(.insert(list: list, item: item, position: position, isAppliedAtOnce: isAppliedAtOnce))
        case .baselines(let baselines):
            guard let all = baselines.value(as: Baselines<State>.self).flatMap(concealed) else { return .incomplete }
            return .edit(.baselines(EditValue(all)))
        case .validateStored(let defaults):
            guard let state: State = defaults.value(), let concealed = concealed(state) else { return .incomplete }
            return .edit(.validateStored(defaults: EditValue(concealed)), findings)
        default: return .edit(edit, findings)
        }
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
    ) -> LoggedChange<State>? {
        let after = store.model.states
        var states = zip(before, after).map { (old: $0, new: $1) }
        let lens: (any ValueLens<State>)?
        var isValue = false
        switch change {
        case .value(_, let path):
            (lens, isValue) = (path, true)
            states = states.last { !path.isSame($0.old, $0.new) }.map { [$0] } ?? []
        case .body(_, let path):
            lens = path
            if origin == .person { states = states.suffix(1) }
        case .takeBack: return nil
        }
        var concealed: [(old: State, new: State)] = []
        for (old, new) in states {
            guard let old = self.concealed(old), let new = self.concealed(new) else { return nil }
            concealed.append((old, new))
        }
        var part: (any Encodable)?
        if let new = concealed.last?.new, case .value(let value)? = lens?.value(in: new) {
            part = value as? any Encodable
        }
        return LoggedChange(isValue: isValue, isPart: lens != nil, part: part, states: concealed)
    }
}

/// Secrets in states.
extension FormDriver {
    /// Returns a state in which other values stand for the values of secret rows; `nil` if there are none for one.
    package func concealed(_ state: State) -> State? {
        var concealed = state
        for field in secretFields(in: state, below: nil) {
            guard let value = standIn(for: field, in: state) else { return nil }
            field.lens.set(value, in: &concealed)
        }
        return concealed
    }

    /// The baselines as ``concealed(_:)`` returns a state.
    package var concealedBaselines: Baselines<State>? { concealed(baselines) }

    private func concealed(_ baselines: Baselines<State>) -> Baselines<State>? {
        guard let opened = concealed(baselines.opened) else { return nil }
        var all = baselines
        all.opened = opened
        for path in [\Baselines<State>.defaults, \.saved, \.theirs] {
            guard let state = baselines[keyPath: path] else { continue }
            guard let concealed = concealed(state) else { return nil }
            all[keyPath: path] = concealed
        }
        return all
    }

    /// Returns an item of a list as ``concealed(_:)`` returns a state.
    private func concealed(_ item: EditValue, in list: RowPath) -> EditValue? {
        guard let row = store.model.row(at: list, in: context), let field = store.model.field(of: row),
            let name = field.name(of: item)
        else { return item }
        let state = edited
        let fields = secretFields(in: state, below: list.appending(name))
        if fields.isEmpty { return item }
        var concealed = state
        for secret in fields {
            guard let value = standIn(for: secret, in: state) else { return nil }
            secret.lens.set(value, in: &concealed)
        }
        return field.item(named: name, in: concealed)
    }

    private func standIn(for field: any Field<State>, in state: State) -> ErasedValue? {
        let isAccepted = { (text: String) in
            if case .success = field.value(of: .text(text, .canonical), in: state) { true } else { false }
        }
        let secret = field.text(in: state, .canonical)
        guard let text = standIns.text(for: secret, isAccepted: isAccepted) else { return nil }
        return isSame(text, secret)
            ? field.lens.value(in: state) : try? field.value(of: .text(text, .canonical), in: state).get()
    }

    /// - Parameter path: The path of a row, to search only the row and everything below it.
    private func secretFields(in state: State, below path: RowPath?) -> [any Field<State>] {
        var fields: [any Field<State>] = []
        let model = ModelStore(FormModel(state, defaults: baselines.defaults, applying: .atOnce))
        session.traverse(in: trial(model)) { row in
            if let path, !row.path.isAtOrBelow(path) { return }
            if let value = row.value as? FieldValue<State>, value.isSecret { fields.append(value.field) }
        }
        return fields
    }
}

extension FormModel {
    /// Returns an edit as it is stored in a log, with texts in place of values; `nil` if it would change nothing.
    func logged(_ edit: Edit, in context: EditContext, _ standIns: SecretStandIns) -> Edit? {
        switch edit {
        case .type(let path, let text, let spelling):
            let field = row(at: path, in: context).flatMap(field)
            let text = field.flatMap { standIn(for: text, spelling, of: $0, standIns) } ?? text
            return .type(row: path, text: text, spelling: spelling)
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
        let found = standIns.text(for: text) { text in
            if case .success = field.value(of: .text(text, spelling), in: edited) { true } else { false }
        }
        // A text that can't be read stays a draft, so any other will do.
        return found ?? "secret"
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
