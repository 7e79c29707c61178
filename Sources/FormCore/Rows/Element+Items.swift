/// Where the button stands that adds an item to a list.
public enum AddButtonPlacement: Sendable {
    /// A row below the items.
    case lastRow
    /// At the end of the heading of the list's section, see ``Element/headerButton(_:)``.
    case header
}

/// What a list can have. These chain, in any order.
extension Element {
    /// A button that adds an item, at the end where there is an order, and opens its page.
    ///
    /// One whose identity is there already is not added, and the person is told so.
    ///
    /// An item whose page the person leaves without having edited it is taken away again, as if it had never been
    /// added.
    ///
    /// - Parameters:
    ///   - title: What the button says.
    ///   - placement: Where the button stands.
    ///   - make: Makes the item, with an identity that no other has.
    public func adding<Item, ID>(
        _ title: String, in placement: AddButtonPlacement = .lastRow,
        _ make: @escaping @MainActor @Sendable (State) -> Item
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { group in
            group.addition = (title, make)
            group.addButtonPlacement = placement
        }
    }

    /// Lets the person remove items: from the menu in the row, and with the Delete key. It can be undone.
    ///
    /// ```swift
    /// .removing(confirming: { rule in
    ///     FormQuestion(
    ///         Sentence("Remove “%s”?", rule.name), text: "Open connections end.", answer: "Remove", isDestructive: true)
    /// })
    /// ```
    ///
    /// - Parameter question: What the person is asked before an item is removed; `nil` asks nothing. The command
    ///   line, where the item was named, asks nothing either.
    public func removing<Item, ID>(
        confirming question: @escaping @MainActor @Sendable (Item) -> FormQuestion? = { _ in nil }
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed {
            $0.canRemove = true
            $0.removalQuestion = question
        }
    }

    /// Lets the person move items among each other: from the menu in the row, and with Alt+Up and Alt+Down. It can be
    /// undone.
    ///
    /// A dictionary and a set have no order that could be changed: there it offers nothing.
    public func moving<Item, ID>() -> Self where Content == ItemGroup<State, Item, ID> {
        changed { $0.canMove = $0.source.isOrdered }
    }

    /// Lets the person make a copy of an item, which stands behind it, from the menu in the row.
    ///
    /// - Parameter copy: Makes the copy, with an identity of its own.
    public func duplicating<Item, ID>(
        _ copy: @escaping @MainActor @Sendable (Item) -> Item
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { $0.copy = copy }
    }

    /// How many items there may be: the person can't make fewer of them, nor more, and the button that would add one
    /// says why. A state may have others.
    public func count<Item, ID>(
        in range: some RangeExpression<Int> & Sendable
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { $0.limits = range.relative(to: 0..<Int.max) }
    }

    /// What stands in place of the items where there are none; it is translated.
    public func whenEmpty<Item, ID>(_ text: String) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { $0.emptyText = text }
    }

    /// Shows some of the items only, or all of them in another order than that of the state, which stays as it is.
    ///
    /// ```swift
    /// list("Contacts", \.contacts, id: \.id) { … }
    ///     .arranged { contacts, state in
    ///         contacts.filter { $0.name.hasPrefix(state.initial) }.sorted { $0.name < $1.name }
    ///     }
    /// ```
    ///
    /// The person can't move items of such a list. It is asked at each change that may concern the page.
    ///
    /// - Parameter arrange: Gives those of the items that are to be shown, in the order in which they are.
    public func arranged<Item, ID>(
        _ arrange: @escaping @MainActor @Sendable ([Item], State) -> [Item]
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { $0.arrange = arrange }
    }

    /// Divides the items into groups: each stands under a heading, in the order of the list.
    ///
    /// ```swift
    /// list("Rules", \.rules, id: \.id) { … }
    ///     .grouped(by: \.transport, title: \.name)
    /// ```
    ///
    /// An item that an edit makes one of another group moves there, with all that is kept of it. The person can move
    /// items within their group. Where a button that adds one is a row, it stands below the last group, and so does
    /// whatever follows the list in its section.
    ///
    /// - Parameters:
    ///   - group: The group of an item. It is asked of each item of a list that has changed.
    ///   - title: What stands above a group, in the person's language; by default the group, as text.
    ///   - areInOrder: Whether a group stands above another one. By default they stand in the order that they have, or
    ///     in that of their texts where they are not `Comparable`.
    public func grouped<Item, ID, Group: Hashable & Sendable>(
        by group: @escaping @MainActor @Sendable (Item) -> Group,
        title: @escaping @MainActor @Sendable (Group) -> String = { "\($0)" },
        sorted areInOrder: (@MainActor @Sendable (Group, Group) -> Bool)? = nil
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { list in
            list.grouping = ItemGrouping(of: list.identity.path, by: group, title: title) { groups in
                areInOrder.map { groups.sorted(by: $0) } ?? inOwnOrder(groups)
            }
        }
    }

    /// Puts a search field above the rows of the section, which shows those items only that have each word of what is
    /// typed there in a title, a detail or the keywords of their rows; case and accents make no difference.
    ///
    /// ```swift
    /// list("Networks", \.networks, id: \.id) { … }
    ///     .searchable(from: 10)
    /// ```
    ///
    /// What is typed belongs to the page and not to the state: it is gone when the page is closed, and nothing that is
    /// undone. An item that the person adds, or that something leads to, ends the search where it would hide that.
    /// Meanwhile nothing can be moved.
    ///
    /// - Parameter count: How many items there have to be for the field to be shown; without an item it never is.
    public func searchable<Item, ID>(from count: Int = 0) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { $0.makeSearchable(from: count) }
    }

    /// Refuses a value that another item of the list has already.
    ///
    /// ```swift
    /// list("Rules", \.rules, id: \.id) { … }
    ///     .unique(\.name, in: "Name")
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The value; texts are compared without regard to case.
    ///   - row: The row of the item that edits it, as the path from the item says it: `Name`.
    public func unique<Item, ID, Value: Hashable>(
        _ keyPath: KeyPath<Item, Value> & Sendable, in row: String
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changed { group in
            group.rules.append(ItemRule(row: RowPath(row), unique: keyPath, among: group.source))
        }
    }

    private func changed<Item, ID>(
        _ change: @escaping @MainActor @Sendable (ItemGroup<State, Item, ID>) -> Void
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        Element { context in
            let rendered = self.render(context)
            change(rendered.content)
            return rendered
        }
    }
}
