/// Casts to the type of the state, which `RowValue` does not know.
extension RowValue {
    /// Returns the field of the value; `nil` if it is over the state of another form.
    func field<State>(over: State.Type = State.self) -> (any Field<State>)? { (self as? FieldValue<State>)?.field }

    /// Returns a state with the value's own default in place of the value; `nil` if it has no default of its own, or if
    /// it is over the state of another form.
    func applyingOwnDefault<State>(to state: State) -> State? {
        (ownDefault as? StateDefault<State>)?.applied(to: state)
    }
}

/// The value of a field, over the state of a form.
final class FieldValue<State>: RowValue {
    let field: any Field<State>
    private let store: ModelStore<State>

    init(_ field: any Field<State>, of row: RowIdentity, in store: ModelStore<State>) {
        self.field = field
        self.store = store
        super.init(of: row)
    }

    override var form: any EditedForm { store }

    override package var isThere: Bool {
        if case .gone = field.lens.value(in: store.model.edited) { false } else { true }
    }

    override func text() -> String { field.text(in: store.model.edited, .canonical) }

    override func typedText() -> String { field.text(in: store.model.edited, .shown) }

    override var kind: Kind { field.kind }

    override var options: [String] { field.options(in: store.model.edited) }

    override var isSecret: Bool { field.isSecret }

    override func check(_ text: String) -> FormatError? {
        if case .failure(let error) = field.value(of: .text(text, .canonical), in: store.model.edited) {
            error
        } else {
            nil
        }
    }

    override package func isValue(_ text: String) -> Bool {
        let state = store.model.edited
        guard case .success(let value) = field.value(of: .text(text, .canonical), in: state) else { return false }
        return value.isSame(as: field.lens.value(in: state))
    }

    override var anotherText: String? {
        field.another(than: store.model.edited).map { field.text(in: $0, .canonical) }
    }

    override func current<Value>(as type: Value.Type) -> Value? {
        if case .value(let value) = field.lens.value(in: store.model.edited) { value as? Value } else { nil }
    }

    override func read(_ input: Input) -> ErasedValue? {
        // It is what the user has chosen, even if the state no longer offers it.
        if case .value(let value) = input { return .value(value) }
        return try? field.value(of: input, in: store.model.edited).get()
    }

    override func canonicalText(of input: Input) -> String { field.canonicalText(of: input, in: store.model.edited) }

    override func flaws() -> [RowMistake] { field.canBeFlawed ? field.flaws(in: store.model.edited) : [] }

    override func write(_ text: String, origin: ChangeOrigin) -> FormatError? {
        reportFlaws()
        switch field.value(of: .text(text, .canonical), in: store.model.edited) {
        case .success(let value):
            let change = StateChange<State>.value(value, at: field.lens)
            store.send(.change(EditValue(change), origin: origin, row: editTarget.path))
            return nil
        case .failure(let error):
            return error
        }
    }

    override func differs(from baseline: Baseline) -> Bool {
        guard hasDefault || baseline != .defaults, let other = store.model.state(of: baseline, for: self) else {
            return false
        }
        return field.isOther(other, than: store.model.edited)
    }
}
