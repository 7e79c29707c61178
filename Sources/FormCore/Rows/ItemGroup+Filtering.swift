/// The person looks for some of the items.
extension ItemGroup {
    /// Has a search field above the items.
    ///
    /// - Parameter count: How many items there have to be for it.
    func makeSearchable(from count: Int) {
        guard let owner = context.scope.owner else { return }
        let title = context.translate(title)
        let field = RowFilter(title: title, prompt: owner.environment.text(of: Sentence("Search %s", title)))
        field.look = { [weak self] in
            if let self { update(context.state) }
        }
        field.hides = { [weak self] in self?.isFilteredOut($0) ?? false }
        filter = ItemFilter(
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

    /// What stands in place of the items where none has what is looked for.
    func makeNoResultsRow() -> FormCell? {
        context.scope.owner.map { FormCell(title: $0.environment.text(of: "No results")) }
    }
}
