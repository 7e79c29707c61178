/// All items of a list together: what a reset gives back, and what another program may have made of them.
final class ListField<State, Item: Equatable, ID: Hashable>: Field {
    private let path: WritableKeyPath<State, [Item]> & Sendable
    private let source: ListSource<State, Item, ID>

    /// - Returns: `nil` for items that are computed.
    init?(_ source: ListSource<State, Item, ID>) {
        guard let path = source.path else { return nil }
        self.path = path
        self.source = source
    }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { .text }

    var isSecret: Bool { false }

    var hasParts: Bool { true }

    func options(in state: State) -> [String] { [] }

    /// The identities, which name the items in paths too.
    func text(in state: State, _: TextSpelling) -> String {
        source.items(state).map { "\(source.id($0))" }.joined(separator: ", ")
    }

    func value(of text: String, _: TextSpelling, in state: State) -> Result<PlaceValue, FormatError> {
        .failure("The items of a list are added and removed one by one.")
    }
}
