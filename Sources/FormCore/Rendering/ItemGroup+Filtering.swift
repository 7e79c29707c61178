/// The search among the items of a list.
extension ItemGroup {
    /// Makes the search field above the items.
    ///
    /// - Parameter count: The field is shown if there are at least this many items.
    func makeFilter(from count: Int) -> ItemFilter<Item, ID>? {
        guard let owner = context.scope.owner else { return nil }
        let title = context.translate(spec.title)
        let field = RowFilter(title: title, prompt: owner.environment.text(of: Sentence("Search %s", title)))
        field.apply = { [weak self] in
            if let self { update(context.state) }
        }
        field.hides = { [weak self] in self?.isFilteredOut($0) ?? false }
        return ItemFilter(
            field, from: count, fold: owner.environment.fold,
            texts: ItemTexts(content, source.identities, owner: owner))
    }

    private func isFilteredOut(_ path: RowPath) -> Bool {
        guard let filter, filter.isOn else { return false }
        if path == identity.path { return filter.hidesNewest }
        guard let name = itemName(in: path) else { return false }
        let identities = source.identities
        return identities.index(of: name, among: items) == nil
            && identities.index(of: name, among: filter.items) != nil
    }

    func endFilter() { filter?.field.text = "" }

    /// Makes the row that is shown if no item matches the search.
    func makeNoResultsRow() -> FormCell? {
        context.scope.owner.map { FormCell(title: $0.environment.text(of: "No results")) }
    }
}
