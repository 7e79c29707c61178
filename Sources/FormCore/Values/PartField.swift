/// A field of a part, as a field of the whole. While the part is missing, it has no text and accepts none.
final class PartField<To: Way>: Field {
    typealias State = To.Whole

    private let field: any Field<To.Part>
    private let way: To

    init(_ field: any Field<To.Part>, over way: To) {
        self.field = field
        self.way = way
    }

    var place: any Place<State> { PartPlace(field.place, over: way) }

    var kind: FieldKind { field.kind }

    var isSecret: Bool { field.isSecret }

    var isOption: Bool { field.isOption }

    var hasParts: Bool { field.hasParts }

    func options(in state: State) -> [String] { way.part(of: state).map { field.options(in: $0) } ?? [] }

    func text(in state: State, _ spelling: TextSpelling) -> String {
        way.part(of: state).map { field.text(in: $0, spelling) } ?? ""
    }

    func value(of text: String, _ spelling: TextSpelling, in state: State) -> Result<PlaceValue, FormatError> {
        way.part(of: state).map { field.value(of: text, spelling, in: $0) } ?? .failure("This has been removed.")
    }

    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling) { field.asTyped(text) }

    var canBeFlawed: Bool { field.canBeFlawed }

    func refusal(in state: State) -> FormatError? { way.part(of: state).flatMap { field.refusal(in: $0) } }

    func flaws(in state: State) -> [FieldFlaw] { way.part(of: state).map { field.flaws(in: $0) } ?? [] }

    func conflict(
        with theirs: State, in state: State, saved: State?, besidesParts: Bool
    ) -> FieldConflict<State>? {
        // If one side does not have the item, the list shows the conflict.
        guard let their = way.part(of: theirs), let part = way.part(of: state) else { return nil }
        let savedPart = saved.flatMap { way.part(of: $0) }
        if saved != nil, savedPart == nil { return nil }
        return field.conflict(with: their, in: part, saved: savedPart, besidesParts: besidesParts).map {
            FieldConflict(place: PartPlace($0.place, over: way), words: $0.words)
        }
    }

    func isOther(_ other: State, than state: State) -> Bool {
        guard let part = way.part(of: state), let otherPart = way.part(of: other) else { return false }
        return field.isOther(otherPart, than: part)
    }
}
