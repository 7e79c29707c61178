/// All items of a list together: what a reset gives back, and what another program may have made of them.
final class ListField<State, Item: Equatable, ID: Hashable>: Field {
    private let source: ListSource<State, Item, ID>

    init(_ source: ListSource<State, Item, ID>) {
        self.source = source
    }

    var place: any Place<State> { ListPlace(source) }

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

/// The place of all items of a list.
private final class ListPlace<State, Item: Equatable, ID: Hashable>: Place {
    private let source: ListSource<State, Item, ID>

    init(_ source: ListSource<State, Item, ID>) {
        self.source = source
    }

    var keyPath: AnyKeyPath? { source.keyPath }

    var isStored: Bool { source.isStored }

    func value(in state: State) -> PlaceValue { .value(source.items(state)) }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .value(let items as [Item]) = value else { return }
        source.change(&state) { $0 = items }
    }
}
