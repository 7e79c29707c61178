/// A field of a part, as one of the whole.
final class PartField<State, Part>: Field {
    private let field: any Field<Part>
    private let path: WritableKeyPath<State, Part> & Sendable

    init(_ field: any Field<Part>, at path: WritableKeyPath<State, Part> & Sendable) {
        self.field = field
        self.path = path
    }

    var place: any Place<State> { PartPlace(field.place, at: path) }

    var kind: FieldKind { field.kind }

    var isSecret: Bool { field.isSecret }

    var isOption: Bool { field.isOption }

    func options(in state: State) -> [String] { field.options(in: state[keyPath: path]) }

    func text(in state: State, _ spelling: TextSpelling) -> String {
        field.text(in: state[keyPath: path], spelling)
    }

    func value(of text: String, _ spelling: TextSpelling, in state: State) -> Result<PlaceValue, FormatError> {
        field.value(of: text, spelling, in: state[keyPath: path])
    }

    var canBeFlawed: Bool { field.canBeFlawed }

    func flaws(in state: State) -> [FieldFlaw] { field.flaws(in: state[keyPath: path]) }

    func isOther(_ other: State, than state: State) -> Bool {
        field.isOther(other[keyPath: path], than: state[keyPath: path])
    }
}
