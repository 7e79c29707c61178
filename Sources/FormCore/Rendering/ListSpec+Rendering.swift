extension ListNode {
    @MainActor
    func make(in context: RenderingContext<State>) -> ItemGroup<State, Item, ID> {
        let group = ItemGroup(spec, in: context)
        let stored = spec.arrange == nil ? group.source.itemsStored : nil
        context.updates.add(reading: stored) { state, changed in group.update(state, changed: changed) }
        return group
    }

    /// Makes the list as a group of rows of a section.
    @MainActor
    func makeGroup(in context: RenderingContext<State>) -> RowGroup {
        let list = make(in: context)
        list.update(context.state)
        return list.group()
    }
}

extension ItemGroup {
    /// Returns the list, which must have been updated, as a group of rows of a section.
    func group() -> RowGroup {
        // No renderer has shown the list yet, so it need not know which rows the first update has replaced.
        _ = takeReplaced()
        return RowGroup(self, headerButton: headerButton, filter: filter?.field)
    }
}
