/// A field of a part, as a field of the whole. While the part is missing, it has no text and accepts none.
final class PartField<State, Part>: Field {
    private let field: any Field<Part>
    private let partLens: Lens<State, Part>

    init(_ field: any Field<Part>, over lens: Lens<State, Part>) {
        self.field = field
        partLens = lens
    }

    var lens: any ValueLens<State> { field.lens.pulledBack(along: partLens) }

    var kind: FieldKind { field.kind }

    var isSecret: Bool { field.isSecret }

    var isOption: Bool { field.isOption }

    var hasParts: Bool { field.hasParts }

    func options(in state: State) -> [String] { partLens.part(of: state).map { field.options(in: $0) } ?? [] }

    func text(in state: State, _ spelling: TextSpelling) -> String {
        partLens.part(of: state).map { field.text(in: $0, spelling) } ?? ""
    }

    func value(of input: Input, in state: State) -> Result<ErasedValue, FormatError> {
        partLens.part(of: state).map { field.value(of: input, in: $0) } ?? .failure("This has been removed.")
    }

    func canonicalText(of value: any Equatable, in state: State) -> String {
        partLens.part(of: state).map { field.canonicalText(of: value, in: $0) } ?? ""
    }

    func change(_ edit: ListEdit, in state: State) -> (value: ErasedValue, lens: any ValueLens<State>)? {
        partLens.part(of: state).flatMap { field.change(edit, in: $0) }.map {
            ($0.value, $0.lens.pulledBack(along: partLens))
        }
    }

    func name(of item: EditValue) -> String? { field.name(of: item) }

    func item(named name: String, in state: State) -> EditValue? {
        partLens.part(of: state).flatMap { field.item(named: name, in: $0) }
    }

    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling) { field.asTyped(text) }

    var canBeFlawed: Bool { field.canBeFlawed }

    func refusal(in state: State) -> FormatError? { partLens.part(of: state).flatMap { field.refusal(in: $0) } }

    func warning(about value: @autoclosure () -> ErasedValue) -> Notice? { field.warning(about: value()) }

    func flaws(in state: State) -> [RowMistake] { partLens.part(of: state).map { field.flaws(in: $0) } ?? [] }

    func conflict(
        with theirs: State, in state: State, saved: State?, exceptParts: Bool
    ) -> FieldConflict<State>? {
        // If one side does not have the item, the list shows the conflict.
        guard let their = partLens.part(of: theirs), let mine = partLens.part(of: state) else { return nil }
        let savedPart = saved.flatMap { partLens.part(of: $0) }
        if saved != nil, savedPart == nil { return nil }
        return field.conflict(with: their, in: mine, saved: savedPart, exceptParts: exceptParts).map {
            FieldConflict(lens: $0.lens.pulledBack(along: partLens), words: $0.words)
        }
    }

    func isOther(_ other: State, than state: State) -> Bool {
        guard let mine = partLens.part(of: state), let theirs = partLens.part(of: other) else { return false }
        return field.isOther(theirs, than: mine)
    }
}
