/// Rolling back the insertion of an item.
extension ItemGroup {
    /// Makes sure that the insertion of a new item is rolled back when the user leaves the item's page without having
    /// edited the item.
    ///
    /// The insertion of an item without a page is never rolled back in this way.
    func takeBackUnlessEdited(_ id: ID) {
        guard let page = openedPages(of: id).first, let item = source.item(id, in: context.state) else { return }
        let path = identity.path.appending("\(id)")
        let removal = StateChange<State>.takeBack(
            ItemPresence(of: id, in: source),
            if: { [source] state in
                source.item(id, in: state).map { isSame(source.kept($0), source.kept(item)) } ?? false
            })
        // The list's own page may be closed together with the item's page, so the closure must not depend on the list.
        page.scope.takeBack = { [access = context.access] in access.change(removal, by: .person, row: path) }
    }

    /// Returns the open pages that the item's rows lead to.
    func openedPages(of id: ID) -> [FormPage] {
        let session = context.scope.session
        return cells(of: id).compactMap { session?.openedPage(at: $0.path) }
    }
}
