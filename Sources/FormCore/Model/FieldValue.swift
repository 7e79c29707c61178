/// The value of a field, over the state of a form.
final class FieldValue<State>: RowValue {
    let field: any Field<State>
    private let store: ModelStore<State>

    init(_ field: any Field<State>, of row: any EditingRow, in store: ModelStore<State>) {
        self.field = field
        self.store = store
        super.init(of: row, in: store)
    }

    override func text() -> String { field.text(in: store.model.edited) }

    override var kind: Kind { field.kind }

    override var options: [String] { field.options(in: store.model.edited) }

    override var isSecret: Bool { field.isSecret }

    override func check(_ text: String) -> FormatError? {
        if case .failure(let error) = field.value(of: text) { error } else { nil }
    }

    override func flaws() -> [FieldFlaw] { field.canBeFlawed ? field.flaws(in: store.model.edited) : [] }

    override func write(_ text: String, origin: ChangeOrigin) -> FormatError? {
        reportFlaws()
        switch field.value(of: text) {
        case .success(let value):
            store.send(.write(StateWrite(.value(value, at: field.place), origin: origin, row: edited.path)))
            return nil
        case .failure(let error):
            return error
        }
    }

    override func differs(from baseline: Baseline) -> Bool {
        guard let other = store.model.baselines[baseline] else { return false }
        return field.isOther(other, than: store.model.edited)
    }
}
