/// The items of a list as one field, which can be reset and be in conflict as a whole.
final class ListField<State, Item: Equatable, ID: Hashable>: Field {
    let source: any ListSource<State, Item, ID>
    /// Returns the name of an item to show to the user; `nil` if it has none.
    let name: @MainActor (Item) -> String?
    let lens: any ValueLens<State>

    /// - Returns: `nil` for items that are computed.
    init?(_ source: any ListSource<State, Item, ID>, name: @escaping @MainActor (Item) -> String?) {
        guard let lens = source.lens else { return nil }
        self.lens = lens
        self.source = source
        self.name = name
    }

    var kind: FieldKind { .text }

    var isSecret: Bool { false }

    var hasParts: Bool { true }

    func options(in state: State) -> [String] { [] }

    /// The ids of the items, as they appear in row paths.
    func text(in state: State, _: TextSpelling) -> String {
        source.items(state).map { "\(source.id($0))" }.joined(separator: ", ")
    }

    func value(of input: Input, in state: State) -> Result<ErasedValue, FormatError> {
        .failure("The items of a list are added and removed one by one.")
    }
}
