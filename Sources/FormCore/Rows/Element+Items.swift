/// Modifiers for a list. They can be chained in any order.
extension Element {
    /// Adds a button that inserts a new item and opens the item's page. In an ordered list, the new item comes last.
    ///
    /// If the list already has an item with the same id, nothing is inserted, and a notice says so.
    ///
    /// If the user leaves the new item's page without having edited the item, the insertion is rolled back, as if it
    /// had never happened.
    ///
    /// - Parameters:
    ///   - title: The button's title.
    ///   - placement: The position of the button.
    ///   - make: Returns the new item for the current state. Its id must differ from the ids of all other items in the
    ///     list.
    public func adding<Item, ID>(
        _ title: String, in placement: AddButtonPlacement = .lastRow,
        _ make: @escaping @MainActor @Sendable (State) -> Item
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing {
            $0.addition = (title, make)
            $0.addButtonPlacement = placement
        }
    }

    /// Lets the user remove an item, using the menu of the item's row or the Delete key. A removal can be undone.
    ///
    /// ```swift
    /// .removing(confirming: { rule in
    ///     FormQuestion(
    ///         Sentence("Remove “%s”?", rule.name), text: "Open connections end.", answer: "Remove", isDestructive: true)
    /// })
    /// ```
    ///
    /// - Parameter question: Returns the question to ask before an item is removed, or `nil` to remove the item without
    ///   a question. By default, no question is asked. The command line never asks, because the user names the item
    ///   explicitly there.
    public func removing<Item, ID>(
        confirming question: @escaping @MainActor @Sendable (Item) -> FormQuestion? = { _ in nil }
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing {
            $0.canRemove = true
            $0.removalQuestion = question
        }
    }

    /// Lets the user reorder items, using the menu of an item's row, or Alt+Up and Alt+Down. A move can be undone.
    ///
    /// Dictionaries and sets have no order that could be changed, so the modifier does nothing for them.
    public func moving<Item, ID>() -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.canMove = true }
    }

    /// Lets the user copy an item, using the menu of the item's row. The copy is inserted after the item.
    ///
    /// - Parameter copy: Returns a copy of an item. Its id must differ from the ids of all items in the list.
    public func duplicating<Item, ID>(
        _ copy: @escaping @MainActor @Sendable (Item) -> Item
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.copy = copy }
    }

    /// Limits the number of items that the user can have in the list.
    ///
    /// The user can remove items down to the minimum and add items up to the maximum. While the list has the maximum
    /// number of items, the button that adds an item is disabled and shows the reason. The limits don't apply to
    /// changes that the program makes.
    public func count<Item, ID>(
        in range: some RangeExpression<Int> & Sendable
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.limits = range.relative(to: 0..<Int.max) }
    }

    /// Shows text while the list has no items, or while ``Element/arranged(_:)`` selects none of them. The text is
    /// translated.
    public func whenEmpty<Item, ID>(_ text: String) -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.emptyText = text }
    }

    /// Shows only some of the items, or shows them in another order. The state keeps all items in their own order.
    ///
    /// ```swift
    /// list("Contacts", \.contacts, id: \.id) { … }
    ///     .arranged { contacts, state in
    ///         contacts.filter { $0.name.hasPrefix(state.initial) }.sorted { $0.name < $1.name }
    ///     }
    /// ```
    ///
    /// The user can't move the items of an arranged list. The closure is called on every change that may affect the
    /// page.
    ///
    /// - Parameter arrange: Gets all items and the state. Returns the items to show, in the order in which to show
    ///   them.
    public func arranged<Item, ID>(
        _ arrange: @escaping @MainActor @Sendable ([Item], State) -> [Item]
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.arrange = arrange }
    }

    /// Divides the items into groups, each under a heading. Within a group, the items keep the order of the list.
    ///
    /// ```swift
    /// list("Rules", \.rules, id: \.id) { … }
    ///     .grouped(by: \.transport, title: \.name)
    /// ```
    ///
    /// If an edit changes an item's group, the item moves to its new group, together with its drafts and open pages.
    /// The user can move items only within their group. The row that adds an item is below the last group, and so are
    /// all rows that follow the list in its section.
    ///
    /// - Parameters:
    ///   - group: Returns the group of an item. The closure is called for every item whenever the list changes.
    ///   - title: Returns, in the user's language, the heading of a group. By default, the heading is the group's
    ///     description, such as the name of an enum case.
    ///   - areInOrder: Returns true if the first group belongs above the second. By default, groups are sorted with
    ///     `<`, or, if they are not `Comparable`, by their descriptions.
    public func grouped<Item, ID, Group: Hashable & Sendable>(
        by group: @escaping @MainActor @Sendable (Item) -> Group,
        title: @escaping @MainActor @Sendable (Group) -> String = { "\($0)" },
        sorted areInOrder: (@MainActor @Sendable (Group, Group) -> Bool)? = nil
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing {
            $0.makeGrouping = { list in
                ItemGrouping(of: list, by: group, title: title) { groups in
                    areInOrder.map { groups.sorted(by: $0) } ?? inOwnOrder(groups)
                }
            }
        }
    }

    /// Adds a search field that filters the items. The field is above the rows of the section.
    ///
    /// During a search, an item is shown if each typed word occurs in a title, a detail or the keywords of the item's
    /// rows. The search ignores the differences that ``FormEnvironment/fold`` removes: by default, only the difference
    /// between uppercase and lowercase.
    ///
    /// ```swift
    /// list("Networks", \.networks, id: \.id) { … }
    ///     .searchable(from: 10)
    /// ```
    ///
    /// The search text belongs to the page and not to the state: it is gone when the page is closed, and typing it is
    /// not an undo step. The search ends if it would hide an item that the user adds or navigates to. During a search,
    /// items can't be moved.
    ///
    /// - Parameter count: The field is shown if the list has at least this many items. By default, it is shown if the
    ///   list has any items. An empty list never shows it.
    public func searchable<Item, ID>(from count: Int = 0) -> Self where Content == ItemGroup<State, Item, ID> {
        changing { $0.searchThreshold = count }
    }

    /// Refuses a value that another item of the list already has.
    ///
    /// ```swift
    /// list("Rules", \.rules, id: \.id) { … }
    ///     .unique(\.name, in: "Name")
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value. Strings are compared without regard to case.
    ///   - row: The path of the row that edits the value, relative to the item, such as `Name`.
    public func unique<Item, ID, Value: Hashable>(
        _ keyPath: KeyPath<Item, Value> & Sendable, in row: String
    ) -> Self where Content == ItemGroup<State, Item, ID> {
        changing {
            $0.makeRules.append { ItemRule(row: RowPath(row), unique: keyPath, among: $0) }
        }
    }
}

extension Element {
    /// Returns the list with a change of its description.
    func changing<Item, ID>(_ change: (inout ListSpec<State, Item, ID>) -> Void) -> Self
    where Content == ItemGroup<State, Item, ID> {
        guard case .list(let list)? = node, var spec = list as? ListSpec<State, Item, ID> else {
            // A closure can only render a list that is described, with what its own modifiers say.
            return Element { context in
                context.scope.report(.modifiersOfClosure(page: context.scope.name))
                return render(context)
            }
        }
        change(&spec)
        return Element(node: .list(spec))
    }
}
