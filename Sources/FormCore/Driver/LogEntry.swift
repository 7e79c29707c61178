/// An edit on its way through the model, observed for a log.
@MainActor
final class LogEntry<State> {
    /// The edit as the model takes it.
    private(set) var edit: Edit<State>
    private var states: [(old: State, new: State)] = []
    /// The rows that are given a value, with the text of the value.
    private var rows: [LoggedEdit<State>.Row] = []
    private var lens: (any ValueLens<State>)?

    init(_ edit: Edit<State>, _ model: FormModel<State>, in session: FormSession) {
        self.edit = edit
        switch edit {
        // The titles of options may depend on the state, which changes.
        case .form(.set(let inputs)):
            rows = inputs.map { .init($0.row, text: $0.row.value.canonicalText(of: $0.input)) }
        case .write(let write): follow(write, model, in: session)
        default: break
        }
    }

    private func follow(_ write: StateWrite<State>, _ model: FormModel<State>, in session: FormSession) {
        switch write.change {
        case .value(let value, let lens):
            self.lens = lens
            // If an unapplied edit of the user stays, the write changes only a state below it.
            for old in model.states.reversed() where states.isEmpty {
                var new = old
                lens.set(value, in: &new)
                if !lens.isSame(old, new) { states = [(old, new)] }
            }
            if let new = states.first?.new, let path = write.row, let keyPath = lens.keyPath,
                let row = session.openRow(at: path) ?? session.row(at: path)?.edited,
                let field = model.field(of: row), field.lens.keyPath == keyPath
            {
                let text = field.text(in: new, .canonical)
                // A format's text may be less precise than the value, such as a rounded number.
                if case .success(let read) = field.value(of: .text(text, .canonical), in: new), read.isSame(as: value) {
                    rows = [LoggedEdit.Row(row, text: text)]
                }
            }
        case .body(let body, let lens):
            self.lens = lens
            let watched: @MainActor (inout State) -> Void = { [unowned self] state in
                let old = state
                body(&state)
                states.append((old, state))
            }
            let change = StateWrite<State>.Change.body(watched, at: lens)
            self.edit = .write(StateWrite(change, origin: write.origin, row: write.row))
        case .takeBack: break
        }
    }

    /// Returns the log entry; `nil` for an edit that has only validated and found nothing.
    func logged(at time: Duration, _ plan: Plan<State>, _ outcome: EditOutcome) -> LoggedEdit<State>? {
        switch edit {
        case .form(let edit):
            let logged = edit.logged(at: time, setting: rows)
            // A question to a rule or a service changes the row's entry in the record, too.
            let hasEffect = plan.change != nil || !outcome.rows.isEmpty
            return logged.isLook && !hasEffect ? nil : logged
        case .write(let write) where write.takesBack:
            return plan.change == nil ? nil : LoggedEdit(.takeBack, at: time, path: write.row)
        case .write(let write):
            let isPlace = if case .value = write.change { true } else { false }
            var logged = LoggedEdit<State>(
                isPlace ? .write : .change, at: time, rows: rows, path: write.row)
            logged.origin = write.origin
            logged.states = states
            logged.isPart = lens != nil
            if let new = states.last?.new, case .value(let part)? = lens?.value(in: new) {
                logged.part = part as? any Encodable
            }
            return states.isEmpty ? nil : logged
        case .baselines(let baselines): return LoggedEdit(.baselines, at: time, baselines: baselines)
        case .lookAtStored(let defaults):
            return LoggedEdit(.lookAtStored, at: time, baselines: Baselines(defaults: defaults, opened: defaults))
        }
    }
}

extension LoggedEdit {
    /// True if the session makes the edit automatically, after many other edits.
    fileprivate var isLook: Bool { kind == .lookAgain || kind == .findConflicts }
}

extension LoggedEdit.Row {
    @MainActor
    fileprivate init(_ row: EditedRow, text: String?) {
        self.init(path: row.path, isOpen: row.value.isOpen, text: text)
        isSecret = row.value.isSecret
        isAppliedAtOnce = row.isAppliedAtOnce
    }
}

extension FormEdit {
    /// Returns the log entry.
    ///
    /// - Parameter rows: The rows that are given a value, with the text of the value.
    @MainActor
    fileprivate func logged<State>(at time: Duration, setting rows: [LoggedEdit<State>.Row]) -> LoggedEdit<State> {
        typealias Row = LoggedEdit<State>.Row
        func entry(
            _ kind: LoggedEdit<State>.Kind, _ rows: [Row] = [], path: RowPath? = nil, name: String? = nil,
            number: Int? = nil, notice: Notice? = nil
        ) -> LoggedEdit<State> {
            LoggedEdit(kind, at: time, rows: rows, path: path, name: name, number: number, notice: notice)
        }
        func plain(_ rows: [EditedRow]) -> [Row] { rows.map { Row($0, text: nil) } }
        switch self {
        case .type(let text, let spelling, let row):
            return entry(.type, [Row(row, text: text)], name: spelling == .shown ? nil : spelling.rawValue)
        case .set: return entry(.set, rows)
        case .commit(let row): return entry(.commit, plain([row]))
        case .goOn: return entry(.goOn)
        case .leave(let path): return entry(.leave, path: path)
        case .endWaiting(let page): return entry(.endWaiting, path: page)
        case .forget(let paths): return entry(.forget, paths.map { Row(path: $0, isOpen: true) })
        case .discard(let path): return entry(.discard, path: path)
        case .lookAgain(let rows): return entry(.lookAgain, plain(rows))
        case .reset(let rows, let baseline, let path):
            return entry(.reset, plain(rows), path: path, name: "\(baseline)")
        case .resolve(let row, let choice): return entry(.settle, plain([row]), name: "\(choice)")
        case .findConflicts: return entry(.findConflicts)
        case .undo(let rows): return entry(.undo, plain(rows))
        case .redo(let rows): return entry(.redo, plain(rows))
        case .apply(let rows): return entry(.apply, plain(rows.filter { $0.effect != nil }))
        case .beginDialog(let page): return entry(.beginDialog, path: page)
        case .cancelEdits: return entry(.cancelEdits)
        case .asking(let path, let number): return entry(.asking, path: path, number: number)
        case .answered(let path, let number, let notice):
            return entry(.answered, path: path, number: number, notice: notice)
        case .accepted(let path, let number): return entry(.granted, path: path, number: number)
        case .rejected(let path, let number, let notice):
            return entry(.refused, path: path, number: number, notice: notice)
        case .show(let notice, let path): return entry(.show, path: path, notice: notice)
        case .showIssue(let notice, let path): return entry(.showIssue, path: path, notice: notice)
        case .say(let notice, let source, let path, _):
            return entry(.say, path: path, name: source.name, notice: notice)
        }
    }
}
