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

extension ListNode {
    /// Tells the traversal of the list, and of the rows of its items.
    @MainActor
    func traverse(in scope: TraversalScope<State>) {
        let group = ItemGroup(spec, in: scope.context(RowIdentity(scope: scope.pageScope, in: scope.enclosure.line)))
        let listed = group.traverseItems(in: scope)
        // A traversal to another row of the page need not know whether the list has items.
        if let row = group.emptyRowSpec(), scope.wantedName == nil || scope.wantedName == row.title,
            (listed ?? group.listed(in: scope.state)).isEmpty
        {
            row.traverse(as: scope.nextIdentity(), in: scope)
        }
        guard let addition = spec.addition else { return }
        let identity = RowIdentity(scope: scope.pageScope, in: scope.enclosure.line)
        if spec.addButtonPlacement == .lastRow {
            group.addRowSpec()?.traverse(as: identity, in: scope)
        } else {
            identity.claim(title: addition.title)
        }
    }
}

extension ItemGroup {
    func traverse<Outer>(in scope: TraversalScope<Outer>) {
        let scope = scope.inside(listRow.expanders)
        let moment = Moment(context.access, context.state)
        _ = traverseItems(in: TraversalScope(scope.traversal, moment, in: scope.enclosure))
        for cell in rowsAfterItems { scope.reach(cell) }
    }
}

extension ItemGroup {
    /// The items that the list shows in a state, in the order of their groups.
    struct Listed {
        let items: [Item]
        let groups: ItemGrouping<Item>.Groups?
        /// True if the list has no items, or its arrangement selects none.
        let isEmpty: Bool
    }

    /// - Parameter includesUnlisted: True if the items are included that the list leaves out.
    func listed(in state: State, includesUnlisted: Bool = false) -> Listed {
        let stored = source.items(state)
        let arranged = includesUnlisted ? stored : spec.arrange?(stored, state) ?? stored
        let empty = ListDifference(from: [Item](), to: arranged)
        let distinct =
            source.identities.hasRepeats(arranged, except: empty)
            ? source.identities.distinct(arranged) {
                context.scope.report(.repeatedItem("\($0)", list: identity.path))
            } : arranged
        let groups = grouping?.groups(of: distinct)
        return Listed(items: groups?.items ?? distinct, groups: groups, isEmpty: arranged.isEmpty)
    }

    /// Tells the traversal of the list as a whole, and of the rows of its items.
    ///
    /// - Returns: The items; `nil` if the traversal leads past them.
    fileprivate func traverseItems(in scope: TraversalScope<State>) -> Listed? {
        let traversal = scope.traversal
        guard traversal.includes(identity.path) else { return nil }
        traversal.reach(FormRow(identity, StatedFacts(self), in: scope.enclosure))
        let depth = identity.path.components.count
        // The list itself is the target.
        if traversal.target?.components.count == depth { return nil }
        let listed = listed(in: scope.state, includesUnlisted: traversal.includesUnlisted)
        if let target = traversal.target {
            // Only one item leads to the target.
            let name = target.components[depth]
            if let index = source.identities.index(of: name, among: listed.items) {
                traverse(listed, at: index, in: scope)
            }
        } else {
            for index in listed.items.indices { traverse(listed, at: index, in: scope) }
        }
        return listed
    }

    private func traverse(_ listed: Listed, at index: Int, in scope: TraversalScope<State>) {
        let item = listed.items[index]
        let (identity, _, access) = makeIdentity(of: source.id(item), item, at: index)
        let inside = scope.part(access)
        inside.enclosure.line = identity
        inside.enclosure.heading = listed.groups?.heading(at: index)?.title
        for element in spec.content {
            let row =
                spec.content.count > 1 ? RowIdentity(scope: scope.pageScope, in: identity, as: .item) : identity
            element.rowSpec().traverse(as: row, in: inside)
        }
    }
}

extension StatedFacts {
    /// Makes the facts of the row for a list as a whole.
    fileprivate convenience init<State, Item, ID>(_ list: ItemGroup<State, Item, ID>) {
        self.init(title: list.context.translate(list.spec.title), role: .list) { list.makeValue() }
        items = list
    }
}
