extension ListSpec: ElementNode {
    func render(_ context: RenderingContext<State>) -> RenderedElement<ItemGroup<State, Item, ID>, State> {
        let group = ItemGroup(self, in: context)
        if !formerPaths.isEmpty { context.scope.owner?.add(formerPaths: formerPaths, of: group.identity.path) }
        return RenderedElement(content: group, update: group.update)
    }
}

/// A list in a section, as a group of rows.
struct ListRows<ListState, Item: Equatable, ID: Hashable & Sendable, State>: ElementNode {
    let list: Element<ItemGroup<ListState, Item, ID>, State>

    func render(_ context: RenderingContext<State>) -> RenderedElement<RowGroup, State> {
        let rendered = list.render(context)
        rendered.update(context.state)
        let list = rendered.content
        // No renderer has shown the list yet, so it need not know which rows the first update has replaced.
        _ = list.takeReplaced()
        let group = RowGroup(list, headerButton: list.headerButton, filter: list.filter?.field)
        return RenderedElement(content: group, update: rendered.update)
    }
}

extension Element {
    /// Returns the list with a change of its description.
    func changing<Item, ID>(_ change: (inout ListSpec<State, Item, ID>) -> Void) -> Self
    where Content == ItemGroup<State, Item, ID> {
        // A closure can only have rendered a list that is described.
        guard var spec = node as? ListSpec<State, Item, ID> else { return self }
        change(&spec)
        return Element(node: spec)
    }
}
