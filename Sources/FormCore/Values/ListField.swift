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

    func change(_ edit: ListEdit, in state: State) -> (value: ErasedValue, lens: any ValueLens<State>)? {
        let items = source.items(state)
        switch edit {
        case .insert(let item, let named):
            guard let item: Item = item.value() else { return nil }
            let lens = ItemPresence(of: source.id(item), in: source, at: named.index)
            return (.value(ItemAndPosition(item: item, position: position(named, among: items))), lens)
        case .remove(let name):
            guard let index = source.identities.index(of: name, among: items) else { return nil }
            return (.gone, ItemPresence(of: source.id(items[index]), in: source, at: index))
        case .move(let name, let named):
            guard let index = source.identities.index(of: name, among: items) else { return nil }
            let lens = ItemPosition(of: source.id(items[index]), in: source, at: index)
            return (.value(position(named, among: items)), lens)
        }
    }

    func name(of item: EditValue) -> String? { item.value(as: Item.self).map { "\(source.id($0))" } }

    func item(named name: String, in state: State) -> EditValue? {
        let items = source.items(state)
        return source.identities.index(of: name, among: items).map { EditValue(items[$0]) }
    }

    private func position(_ named: NamedPosition, among items: [Item]) -> ListPosition<ID> {
        let neighbour = named.after.flatMap { source.identities.index(of: $0, among: items) }
        return ListPosition(neighbour: neighbour.map { source.id(items[$0]) }, index: named.index)
    }
}
