/// What was added and left as it was.
extension FormModel {
    /// Takes back what was put into a place, unless it was edited since, or is applied.
    ///
    /// - Parameters:
    ///   - path: Where its rows are.
    ///   - isAsPut: Whether a state has it as it was put there.
    func takeBack(
        _ place: any Place<State>, of path: RowPath, if isAsPut: (State) -> Bool, _ decision: inout Decision<State>
    ) {
        let rows = record.rows.filter { $0.key.components.starts(with: path.components) }
        guard isAsPut(edited), !rows.values.contains(where: \.isEdited) else { return }
        if let applied, case .value = place.value(in: applied) { return }
        for path in rows.keys { decision.editing.forget(path) }
        decision.change = .takeBack(place, row: path)
    }
}

extension FormRecord.Row {
    /// Whether the person, or somebody else, wants another value than the row has.
    fileprivate var isEdited: Bool {
        wish != nil || conflict != nil || draft.map { !isSame($0.text, $0.base) } ?? false
    }
}
