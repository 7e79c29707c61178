/// The search among the items of a list.
extension ItemGroup {
    /// Makes the search among the items; `nil` if the list is not searchable.
    func makeFilter() -> ItemFilter<State, Item, ID>? {
        guard spec.searchThreshold != nil, let session = context.scope.session else { return nil }
        let filter = ItemFilter(of: self, in: session.environment)
        filter.field.apply = { [weak self] in
            if let self { update(context.state) }
        }
        filter.field.hides = { [weak self] in self?.isFilteredOut($0) ?? false }
        return filter
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
        context.scope.session.map { FormCell(title: $0.environment.text(of: "No results")) }
    }
}
