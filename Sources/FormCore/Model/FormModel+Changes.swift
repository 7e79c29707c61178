/// Changes of the state that come through a context, or from the program, and edits of lists.
extension FormModel {
    /// Gives a row the value that a canonical text stands for.
    func write(
        _ text: String, to path: RowPath, by origin: ChangeOrigin, in context: EditContext, _ plan: inout Plan<State>
    ) {
        guard let row = row(at: path, in: context), let field = field(of: row),
            case .success(let value) = field.value(of: .text(text, .canonical), in: edited)
        else { return }
        make(.value(value, at: field.lens), by: origin, row: path, in: context, &plan)
    }

    func make(
        _ change: EditValue, by origin: ChangeOrigin, row: RowPath?, in context: EditContext, _ plan: inout Plan<State>
    ) {
        if let change: StateChange<State> = change.value() { make(change, by: origin, row: row, in: context, &plan) }
    }

    func replaceBaselines(by baselines: EditValue, _ plan: inout Plan<State>) {
        plan.change = baselines.value().map { .baselines($0) }
    }

    private func make(
        _ change: StateChange<State>, by origin: ChangeOrigin, row: RowPath?, in context: EditContext,
        _ plan: inout Plan<State>
    ) {
        if !applied.isEmpty, origin == .outside { return changeAll(change, row: row, in: context, &plan) }
        switch change {
        case .takeBack(let lens, let isUnedited): takeBack(lens, of: row ?? .root, if: isUnedited, &plan)
        case .value(let value, let lens):
            if origin == .person { plan.enter() }
            write(value, at: lens, from: applied.count, .init(origin: origin, row: row), &plan)
        case .body(let body, let lens):
            if origin == .person { plan.enter() }
            var state = edited
            body(&state)
            plan.isUnseen = isEqual(state, edited)
            if plan.isUnseen, hasSameTexts(state, edited) {
                plan.editing.common.discarded = editing.discarded
                return plan.isUnseen = false
            }
            plan.change =
                origin == .person ? .state(state, by: .person, row: row) : .outside([state], row: row, at: lens)
        }
    }

    /// - Parameter index: The lowest of ``states`` to change; 0 is the program's.
    private func write(
        _ value: ErasedValue, at lens: any ValueLens<State>, from index: Int, _ origin: Plan<State>.Origin,
        _ plan: inout Plan<State>
    ) {
        plan.change = change(value, at: lens, from: index, origin)
        // An edit that changes nothing leaves the text that undo would bring back.
        if editing.discarded != nil, isIdle(value, at: lens) { plan.editing.common.discarded = editing.discarded }
    }

    /// Returns true if writing a value would change nothing in any of the states.
    func isIdle(_ value: ErasedValue, at lens: any ValueLens<State>) -> Bool {
        states.allSatisfy { old in
            var new = old
            lens.set(value, in: &new)
            return lens.isSame(old, new)
        }
    }

    /// Edits lists, as one change, which is named after the first of them. What is not possible any more is skipped.
    func editLists(
        _ edits: [(list: RowPath, edit: ListEdit)], isAppliedAtOnce: Bool, in context: EditContext,
        _ plan: inout Plan<State>
    ) {
        var fields: [RowPath: any Field<State>] = [:]
        for (list, _) in edits where fields[list] == nil { fields[list] = row(at: list, in: context).flatMap(field) }
        let changes = edits.compactMap { list, edit in fields[list]?.change(edit, in: edited) }
        guard let lens = LensGroup.of(changes.map(\.lens)) else { return }
        plan.enter()
        let value = changes.count == 1 ? changes[0].value : .values(changes.map(\.value))
        let origin = Plan<State>.Origin(origin: .person, row: edits[0].list)
        write(value, at: lens, from: isAppliedAtOnce ? 0 : applied.count, origin, &plan)
    }

    /// All states, from the program's to the edited one.
    var states: [State] { applied.map(\.state) + [edited] }

    /// Returns the change that writes a value into the edited state and those below it; `nil` if they all have it
    /// already.
    ///
    /// - Parameter index: The lowest of ``states`` to change; 0 is the program's.
    func change(
        _ value: ErasedValue, at lens: any ValueLens<State>, from index: Int, _ origin: Plan<State>.Origin
    ) -> Plan<State>.Change? {
        guard index < applied.count else { return .value(value, at: lens, origin) }
        var new = states
        // A setter that is given the value that it has may lose it: it may refuse a list in which an item is back.
        for index in new.indices.dropFirst(index) where !lens.value(in: new[index]).isSame(as: value) {
            lens.set(value, in: &new[index])
        }
        return zip(states, new).allSatisfy(lens.isSame) ? nil : .outside(new, row: origin.row, at: lens)
    }

    /// Makes a change from outside to all states.
    ///
    /// If the user has edited the same value without applying it, the user's value stays, and the row is in conflict.
    private func changeAll(
        _ change: StateChange<State>, row: RowPath?, in context: EditContext, _ plan: inout Plan<State>
    ) {
        let old = states
        var new = old
        var outsideLens: (any ValueLens<State>)?
        // True if a function has changed each state separately, which leaves each list its own items.
        var isMadeOfAll = false
        switch change {
        case .value(let value, let lens):
            outsideLens = lens
            for index in new.indices where index == 0 || lens.isSame(old[index], state) {
                lens.set(value, in: &new[index])
            }
        case .body(let body, let lens):
            (outsideLens, isMadeOfAll) = (lens, true)
            for index in new.indices { body(&new[index]) }
        case .takeBack: return
        }
        let isEdited = old.dropFirst().contains { edited in
            outsideLens.map { !$0.isSame(edited, state) } ?? isOther(edited, than: state)
        }
        if isEdited {
            for row in context.rows() { keepEdits(of: row, exceptParts: isMadeOfAll, &new, &plan) }
        }
        let isSame = zip(old, new).allSatisfy { old, new in
            outsideLens.map { $0.isSame(old, new) } ?? !isOther(new, than: old)
        }
        if isSame { return }
        plan.isUnseen = isEqual(new[applied.count], edited)
        plan.change = .outside(new, row: row, at: outsideLens)
    }

    /// Gives rows the values of a baseline.
    func reset(_ rows: [EditTarget], to baseline: Baseline, as path: RowPath, _ plan: inout Plan<State>) {
        // Defaults that follow the state are written after the values that they follow.
        let rows = rows.filter { $0.value.ownDefault == nil } + rows.filter { $0.value.ownDefault != nil }
        let resettable = baseline == .defaults ? rows.filter(\.value.hasDefault) : rows
        guard let other = state(of: baseline, for: resettable) else { return }
        let isAppliedAtOnce = rows.first?.isAppliedAtOnce == true
        plan.enter()
        for row in rows where rows.count == 1 || record[row.path].draft != nil { plan.editing.forget(row.path) }
        for row in resettable { plan.editing.giveUp(row.path) }
        for row in rows where plan.editing[row.path].isTouched {
            plan.editing.update(row.path) { $0.isTouched = false }
        }
        let changed = rowsToWrite(of: resettable, toHave: other)
        // Each service gets the state with all values, so one that needs them all, such as for a restart, needs it once.
        var state = withPendingChanges(except: changed.map(\.path), plan)
        for field in changed.compactMap(field) { field.lens.set(field.lens.value(in: other), in: &state) }
        for row in changed where needsAcceptance(row) {
            if let field = field(of: row) { request(field.lens.value(in: other), at: row, in: state, &plan) }
        }
        if let lens = LensGroup.of(changed.filter { !needsAcceptance($0) }.compactMap { field(of: $0)?.lens }) {
            plan.change = change(
                lens.value(in: other), at: lens, from: isAppliedAtOnce ? 0 : applied.count,
                .init(
                    origin: .person, row: changed.count == 1 ? changed[0].path : path, neverCoalesces: true,
                    isReset: true))
        }
        revalidateStored(rows, &plan)
        guard baseline == .defaults else { return }
        plan.editing.common.resets += rows.map(\.path)
        if applied.isEmpty || isAppliedAtOnce { plan.tellResets() }
    }

    /// Returns those of the rows that do not have the value of another state, in the order in which to write them. A row
    /// whose value the setter of another changes is written after it, even if it had the value.
    private func rowsToWrite(of rows: [EditTarget], toHave other: State) -> [EditTarget] {
        let fields = rows.map(field)
        let changed = rows.indices.filter { fields[$0]?.isOther(other, than: edited) ?? false }
        var state = edited
        for field in changed.compactMap({ fields[$0] }) { field.lens.set(field.lens.value(in: other), in: &state) }
        let order = Validation<State>.order(of: changed, among: rows.indices) { index in
            guard let field = fields[index], field.isOther(other, than: state) else { return false }
            return Validation.writeAgain(field.lens.value(in: other), at: field.lens, to: &state)
        }
        return order.map { rows[$0] }
    }

    /// Returns the state of a baseline for a row, which may have a default of its own.
    func state(of baseline: Baseline, for value: RowValue) -> State? {
        let own = baseline == .defaults ? value.applyingOwnDefault(to: edited) : nil
        return own ?? baselines[baseline]
    }

    /// Returns the state of a baseline for rows that are reset together: a default that follows the state follows the
    /// values that the other rows get.
    private func state(of baseline: Baseline, for rows: [EditTarget]) -> State? {
        let own = baseline == .defaults ? rows.filter { $0.value.ownDefault != nil } : []
        guard !own.isEmpty else { return baselines[baseline] }
        // The item of a row may exist only in the edited state.
        var other = edited
        if let baseline = baselines[baseline] {
            for row in rows where row.value.ownDefault == nil {
                guard let field = field(of: row), field.isOther(baseline, than: edited) else { continue }
                field.lens.set(field.lens.value(in: baseline), in: &other)
            }
        }
        // Defaults may follow each other, in a chain of at most all rows.
        for row in own.flatMap({ _ in own }) {
            guard let lens = field(of: row)?.lens, let own = row.value.applyingOwnDefault(to: other) else { continue }
            lens.set(lens.value(in: own), in: &other)
        }
        return other
    }

    /// Rolls back the insertion of an item, unless a text was typed into its rows, or it is applied.
    func takeBack(_ item: RowPath, in context: EditContext, _ plan: inout Plan<State>) {
        guard let list = row(at: item.parent ?? .root, in: context),
            let removal = field(of: list)?.change(.remove(item.components.last ?? ""), in: edited)
        else { return }
        takeBack(removal.lens, of: item, if: { _ in true }, &plan)
    }

    /// Rolls back an insertion, unless it was edited since then, or is applied.
    ///
    /// - Parameters:
    ///   - path: The path of the inserted item, with its rows below it.
    ///   - isUnedited: Returns true if a state has the item as it was inserted.
    func takeBack(
        _ lens: any ValueLens<State>, of path: RowPath, if isUnedited: (State) -> Bool, _ plan: inout Plan<State>
    ) {
        let rows = record.rows.filter { $0.key.isAtOrBelow(path) }
        guard isUnedited(edited), !rows.values.contains(where: \.isEdited) else { return }
        if !applied.isEmpty, case .value = lens.value(in: state) { return }
        for path in rows.keys { plan.editing.forget(path) }
        plan.change = .takeBack(lens, row: path)
    }
}

extension RowEditing {
    /// True if the user or another program wants the row to have another value.
    fileprivate var isEdited: Bool {
        pending != nil || conflict != nil || draft?.isEdited == true
    }
}
