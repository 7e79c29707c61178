/// All items of a list together: what a reset gives back, and what another program may have made of them.
final class ListField<State, Item: Equatable, ID: Hashable>: Field {
    let source: any ListSource<State, Item, ID>
    /// What a person calls an item; `nil` where it has no name of its own.
    let name: @MainActor (Item) -> String?
    let place: any Place<State>

    /// - Returns: `nil` for items that are computed.
    init?(_ source: any ListSource<State, Item, ID>, name: @escaping @MainActor (Item) -> String?) {
        guard let place = source.place else { return nil }
        self.place = place
        self.source = source
        self.name = name
    }

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
