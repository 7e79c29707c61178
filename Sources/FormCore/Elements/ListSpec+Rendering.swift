extension ListNode {
    @MainActor
    func render(_ context: RenderingContext<State>) -> RenderedElement<ItemGroup<State, Item, ID>, State> {
        let group = ItemGroup(spec, in: context)
        let paths = spec.formerPaths
        if !paths.isEmpty { context.scope.owner?.add(formerPaths: paths, of: group.identity.path) }
        return RenderedElement(content: group, update: group.update)
    }

    /// Renders the list as a group of rows of a section.
    @MainActor
    func renderGroup(_ context: RenderingContext<State>) -> RenderedElement<RowGroup, State> {
        let list = render(context)
        return list.content.group(updatedBy: list.update, in: context.state)
    }
}

extension ItemGroup {
    /// Returns the list as a group of rows of a section.
    func group<Whole>(
        updatedBy update: @escaping @MainActor (Whole) -> Void, in state: Whole
    ) -> RenderedElement<RowGroup, Whole> {
        update(state)
        // No renderer has shown the list yet, so it need not know which rows the first update has replaced.
        _ = takeReplaced()
        return RenderedElement(
            content: RowGroup(self, headerButton: headerButton, filter: filter?.field), update: update)
    }
}
