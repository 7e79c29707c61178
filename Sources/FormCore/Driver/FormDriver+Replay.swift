/// Replaying a log. Only the log edits the form during a replay.
extension FormDriver {
    /// How many questions to rules and pending changes there have been. A log refers to these by their numbers.
    package var inquiriesMade: (questions: Int, changes: Int) {
        (store.model.editing.questionsMade, store.model.editing.changesMade)
    }

    /// Accepts only edits from a log. Edits that the form would make itself are in the log, and so are all answers.
    package func beginReplay() {
        store.onEdit = { _ in }
        inquiries = nil
    }

    /// Accepts edits from the form again.
    package func endReplay() { takeEdits() }

    /// Repeats a logged edit. Rows that have moved since are found by their former paths.
    ///
    /// - Returns: The rows of the edit that the form does not have.
    package func replay(_ recorded: LoggedEdit<State>) -> [RowPath] {
        let logged = session.withCurrentPaths(recorded)
        let rows = rows(of: logged)
        let missing = zip(logged.rows, rows).filter { $1 == nil }.map(\.0.path)
        if logged.kind == .forget {
            send(.form(.forget(logged.rows.map(\.path))))
        } else if !missing.isEmpty {
            return missing
        } else if logged.kind == .lookAtStored, let defaults = logged.baselines?.defaults {
            send(.lookAtStored(except: defaults))
        } else if let baselines = logged.baselines {
            send(.baselines(baselines))
        } else if logged.kind == .write, let row = rows.first ?? nil {
            write(logged, row)
        } else if logged.kind == .takeBack, let path = logged.path {
            takeBack(path)
        } else if logged.kind == .findConflicts {
            send(.form(.findConflicts(session.editedRows())))
        } else if let edit = FormEdit(logged, rows.compactMap(\.self)) {
            send(.form(edit))
        } else {
            session.move(logged, hasMoved: logged.path != recorded.path)
        }
        return []
    }

    /// Writes one value, as logged.
    package func replay<Value: Equatable>(
        _ logged: LoggedEdit<State>, _ value: Value, at keyPath: WritableKeyPath<State, Value> & Sendable
    ) {
        let write = StateWrite.Change.value(.value(value), at: Lens(keyPath))
        send(.write(StateWrite(write, origin: logged.origin, row: logged.path)))
    }

    /// Changes the state, or just a part of it, as logged.
    package func replay<Part: Equatable>(
        _ logged: LoggedEdit<State>, at part: (WritableKeyPath<State, Part> & Sendable)?,
        change: @escaping @MainActor (inout State) -> Void
    ) {
        let lens = part.map { Lens($0) }
        send(.write(StateWrite(.body(change, at: lens), origin: logged.origin, row: logged.path)))
    }

    private func write(_ logged: LoggedEdit<State>, _ row: EditedRow) {
        guard let field = store.model.field(of: row), let text = logged.rows.first?.text,
            case .success(let value) = field.value(of: .text(text, .canonical), in: store.model.edited)
        else { return }
        send(.write(StateWrite(.value(value, at: field.lens), origin: logged.origin, row: logged.path)))
    }

    /// Rolls back the insertion of a list item.
    private func takeBack(_ item: RowPath) {
        store.onEdit = { [weak self] in if case .write(let write) = $0, write.takesBack { self?.send($0) } }
        session.takeBack(item)
        beginReplay()
    }

    private func rows(of logged: LoggedEdit<State>) -> [EditedRow?] {
        logged.rows.map { row in
            var found = row.isOpen ? session.openRow(at: row.path) : session.row(at: row.path)?.edited
            found?.isAppliedAtOnce = row.isAppliedAtOnce
            return found
        }
    }
}

extension FormEdit {
    /// Makes the edit from a log entry; `nil` if the entry is not an edit.
    fileprivate init?<State>(_ logged: LoggedEdit<State>, _ rows: [EditedRow]) {
        let path = logged.path ?? .root
        let number = logged.number ?? 0
        switch logged.kind {
        case .type:
            let spelling = logged.name.flatMap(TextSpelling.init) ?? .shown
            self = .type(logged.rows[0].text ?? "", spelling, rows[0])
        case .set: self = .set(zip(rows, logged.rows).map { ($0, .text($1.text ?? "", .canonical)) })
        case .commit: self = .commit(rows[0])
        case .goOn: self = .goOn
        case .leave: self = .leave(path)
        case .endWaiting: self = .endWaiting(except: logged.path)
        case .forget: self = .forget(logged.rows.map(\.path))
        case .discard: self = .discard(path)
        case .lookAgain: self = .lookAgain(rows)
        case .reset:
            self = .reset(rows, to: Baseline.allCases.first { "\($0)" == logged.name } ?? .defaults, as: path)
        case .settle: self = .resolve(rows[0], logged.name == "\(ConflictChoice.theirs)" ? .theirs : .mine)
        case .undo: self = .undo(rows)
        case .redo: self = .redo(rows)
        case .apply: self = .apply(rows)
        case .beginDialog: self = .beginDialog(path)
        case .cancelEdits: self = .cancelEdits
        case .asking: self = .asking(path, question: number)
        case .answered: self = .answered(path, question: number, logged.notice)
        case .granted: self = .accepted(path, change: number)
        case .refused: self = .rejected(path, change: number, logged.notice)
        case .show: self = .show(logged.notice, at: path)
        case .showIssue: self = .showIssue(logged.notice, at: path)
        case .say:
            self = .say(logged.notice, from: NoticeSource(name: logged.name ?? ""), about: logged.path, details: nil)
        case .findConflicts, .write, .change, .takeBack, .baselines, .lookAtStored, .open, .close, .expand, .collapse,
            .search, .layout:
            return nil
        }
    }
}

extension FormSession {
    /// Returns the row at a path, on the topmost open page that has one.
    func openRow(at path: RowPath) -> EditedRow? {
        livePages.reversed().lazy.flatMap { $0.cells(at: path) }.compactMap(\.edited).first
    }

    /// Returns the edit with the paths that its rows have now.
    fileprivate func withCurrentPaths<State>(_ logged: LoggedEdit<State>) -> LoggedEdit<State> {
        var logged = logged
        if let path = logged.path.flatMap(movedPath) { logged.path = path }
        for index in logged.rows.indices {
            guard let path = movedPath(of: logged.rows[index].path) else { continue }
            logged.rows[index].path = path
            // The page that is open in place of the row's former page may be another one.
            logged.rows[index].isOpen = logged.rows[index].isOpen && openRow(at: path) != nil
        }
        return logged
    }

    /// Returns the current path of a row that the form no longer has; `nil` if the row has not moved.
    private func movedPath(of path: RowPath) -> RowPath? { hasRow(at: path) ? nil : currentPath(of: path) }

    /// Opens and closes pages and rows as the user did.
    ///
    /// - Parameter hasMoved: True if the row was elsewhere when the log was recorded.
    fileprivate func move<State>(_ logged: LoggedEdit<State>, hasMoved: Bool) {
        switch logged.kind {
        // The pages that led to the row then need not lead there now.
        case .open where hasMoved && logged.isByRow: if let path = logged.path { go(to: path) }
        case .open: if let path = logged.path { open(path, isByRow: logged.isByRow) }
        case .close: if let number = logged.number, pages.indices.contains(number) { close(pages[number].scope) }
        case .expand, .collapse:
            let cells = livePages.reversed().flatMap { $0.cells(at: logged.path ?? .root) }
            cells.first(where: \.isExpander)?.setExpanded(logged.kind == .expand)
        case .search: search(logged.name)
        default: break
        }
        let shown = logged.shown
        if !shown.isEmpty, shown != shownNumbers { layout = PageLayout { _ in shown } }
    }

    private func open(_ path: RowPath, isByRow: Bool) {
        let cells = livePages.reversed().flatMap { $0.cells(at: path) }
        if isByRow {
            if let cell = cells.first(where: { $0.destination != nil }), let destination = cell.destination {
                open(destination, from: cell)
            }
        } else if let button = cells.first(where: { $0.destination == nil }) {
            button.select()
        } else {
            openChangedSettings()
        }
    }
}
