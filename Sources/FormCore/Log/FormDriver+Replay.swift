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
    /// - Parameter findings: What was found when the edit was made. The rules are not asked about these rows.
    /// - Returns: The rows that the edit is about and that the form does not have. If there are any, nothing is done.
    package func replay(_ edit: Edit, _ findings: [RuleFinding] = []) -> [RowPath] {
        let edit = edit.mappingRows { [session] in session.movedPath(of: $0) ?? $0 }
        let missing = edit.neededRows.filter { store.model.row(at: $0, in: context) == nil }
        if missing.isEmpty {
            for finding in findings { known[session.movedPath(of: finding.row) ?? finding.row] = finding }
            send(edit)
            known = [:]
        }
        return missing
    }

    /// Writes one value, as logged.
    package func replay<Value: Equatable>(
        _ value: Value, at keyPath: WritableKeyPath<State, Value> & Sendable, by origin: ChangeOrigin, row: RowPath?
    ) {
        replay(.value(.value(value), at: Lens(keyPath)), by: origin, row: row)
    }

    /// Changes the state, or just a part of it, as logged.
    package func replay<Part: Equatable>(
        _ body: @escaping @MainActor (inout State) -> Void, at part: (WritableKeyPath<State, Part> & Sendable)?,
        by origin: ChangeOrigin, row: RowPath?
    ) {
        replay(.body(body, at: part.map { Lens($0) }), by: origin, row: row)
    }

    private func replay(_ change: StateChange<State>, by origin: ChangeOrigin, row: RowPath?) {
        _ = replay(.change(EditValue(change), origin: origin, row: row))
    }

    /// Opens and closes pages and rows as the user did.
    ///
    /// - Parameter shown: The pages on the screen, as indices of the open pages.
    package func replay(_ move: PageMove, shown: [Int]) { session.replay(move, shown: shown) }
}

extension FormSession {
    /// Returns the current path of a row that the form no longer has; `nil` if the row has not moved.
    fileprivate func movedPath(of path: RowPath) -> RowPath? { hasRow(at: path) ? nil : currentPath(of: path) }

    fileprivate func replay(_ move: PageMove, shown: [Int]) {
        switch move {
        case .open(let path, let isByRow):
            if let moved = movedPath(of: path) {
                // The pages that led to the row need not lead there now.
                isByRow ? _ = go(to: moved) : open(moved, isByRow: false)
            } else {
                open(path, isByRow: isByRow)
            }
        case .close(let number): if pages.indices.contains(number) { close(pages[number].scope) }
        case .expand(let path, let isExpanded):
            let cells = livePages.reversed().flatMap { $0.cells(at: movedPath(of: path) ?? path) }
            cells.first(where: \.isExpander)?.setExpanded(isExpanded)
        case .search(let text): search(text)
        case .layout: break
        }
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

extension Edit {
    /// The rows without which the edit has no meaning.
    var neededRows: [RowPath] {
        switch self {
        case .type(let row, _, _), .commit(let row), .resolve(let row, _), .write(let row, _, _): [row]
        case .set(let inputs, _, _): inputs.map(\.row)
        case .reset(let rows, _, _, _): rows
        case .insert(let list, _, _, _): [list]
        case .remove(let items, _): items.compactMap(\.parent)
        case .move(let item, _, _): [item.parent].compactMap(\.self)
        default: []
        }
    }

    /// Returns the edit with other paths.
    fileprivate func mappingRows(_ map: (RowPath) -> RowPath) -> Edit {
        switch self {
        case .type(let row, let text, let spelling): .type(row: map(row), text: text, spelling: spelling)
        case .set(let inputs, let includesHidden, let isAppliedAtOnce):
            .set(
                rows: inputs.map { RowInput(row: map($0.row), input: $0.input) }, includesHidden: includesHidden,
                isAppliedAtOnce: isAppliedAtOnce)
        case .commit(let row): .commit(row: map(row))
        case .leave(let row): .leave(row: map(row))
        case .endWaiting(let page): .endWaiting(page: page.map(map))
        case .forget(let rows): .forget(rows: rows.map(map))
        case .discard(let row): .discard(row: map(row))
        case .reset(let rows, let baseline, let name, let isAppliedAtOnce):
            .reset(rows: rows.map(map), baseline: baseline, name: map(name), isAppliedAtOnce: isAppliedAtOnce)
        case .resolve(let row, let choice): .resolve(row: map(row), choice: choice)
        case .beginDialog(let page): .beginDialog(page: map(page))
        case .insert(let list, let item, let position, let isAppliedAtOnce):
            .insert(list: map(list), item: item, position: position, isAppliedAtOnce: isAppliedAtOnce)
        case .remove(let items, let isAppliedAtOnce): .remove(items: items.map(map), isAppliedAtOnce: isAppliedAtOnce)
        case .move(let item, let position, let isAppliedAtOnce):
            .move(item: map(item), position: position, isAppliedAtOnce: isAppliedAtOnce)
        case .takeBack(let item): .takeBack(item: map(item))
        case .ask(let row, let question): .ask(row: map(row), question: question)
        case .answer(let row, let question, let notice): .answer(row: map(row), question: question, notice: notice)
        case .accept(let row, let change): .accept(row: map(row), change: change)
        case .reject(let row, let change, let reason): .reject(row: map(row), change: change, reason: reason)
        case .show(let row, let notice): .show(row: map(row), notice: notice)
        case .showIssue(let row, let issue): .showIssue(row: map(row), issue: issue)
        case .say(let source, let notice, let row, let details):
            .say(source: source, notice: notice, row: row.map(map), details: details)
        case .write(let row, let text, let origin): .write(row: map(row), text: text, origin: origin)
        case .change(let change, let origin, let row): .change(change, origin: origin, row: row.map(map))
        case .undo(let services): .undo(services: services.map(map))
        case .redo(let services): .redo(services: services.map(map))
        case .coalesce, .apply, .cancelEdits, .baselines, .validateStored, .revalidate, .findConflicts:
            self
        }
    }
}
