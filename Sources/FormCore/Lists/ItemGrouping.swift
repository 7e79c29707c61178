/// Divides the items of a list into groups, each under a heading.
@MainActor
final class ItemGrouping<Item: Equatable> {
    /// The items in the order of their groups, and the start of each group.
    struct Groups: Equatable {
        var items: [Item] = []
        var headings: [RowHeading] = []
        /// The index of each group's first item, in the order of the headings.
        var starts: [Int] = []
    }

    /// Returns the group of an item.
    let group: @MainActor (Item) -> AnyHashable
    private let divide: @MainActor ([Item]) -> Groups
    private var last: (list: [Item], groups: Groups)?

    /// - Parameters:
    ///   - list: The path of the list. It distinguishes the headings from equal headings of other lists.
    ///   - group: Returns the group of an item.
    ///   - title: Returns the heading of a group.
    ///   - sort: Sorts the groups.
    init<Group: Hashable>(
        of list: RowPath, by group: @escaping @MainActor (Item) -> Group,
        title: @escaping @MainActor (Group) -> String, sort: @escaping @MainActor ([Group]) -> [Group]
    ) {
        self.group = { AnyHashable(group($0)) }
        divide = { items in
            var numbers: [Group: Int] = [:]
            var members: [[Int]] = []
            for (position, item) in items.enumerated() {
                let group = group(item)
                if let number = numbers[group] {
                    members[number].append(position)
                } else {
                    numbers[group] = members.count
                    members.append([position])
                }
            }
            var groups = Groups()
            groups.items.reserveCapacity(items.count)
            for group in sort(Array(numbers.keys)) {
                groups.headings.append(
                    RowHeading(title: title(group), identity: [list, group] as [AnyHashable]))
                groups.starts.append(groups.items.count)
                for position in members[numbers[group] ?? 0] { groups.items.append(items[position]) }
            }
            return groups
        }
    }

    /// Divides a list into groups. The groups of the latest list are cached.
    func groups(of list: [Item]) -> Groups {
        if let last, last.list.sharesStorage(as: list) { return last.groups }
        let groups = divide(list)
        last = (list, groups)
        return groups
    }
}

extension ItemGrouping.Groups {
    /// Returns the index of the group that contains the item at `position`.
    func number(at position: Int) -> Int {
        max(starts.partitioningIndex { $0 > position } - 1, 0)
    }

    /// Returns the heading of the group that contains the item at `position`, or `nil` if there are no groups.
    func heading(at position: Int) -> RowHeading? { headings.isEmpty ? nil : headings[number(at: position)] }

    /// Returns the indices of all items in the same group as the item at `position`. If there are no groups, returns
    /// the indices of all items.
    ///
    /// - Parameter count: The number of items in the list.
    func positions(around position: Int, of count: Int) -> Range<Int> {
        guard !starts.isEmpty else { return 0..<count }
        let number = number(at: position)
        return starts[number]..<(number + 1 < starts.count ? starts[number + 1] : count)
    }
}

extension Array {
    /// Returns true if both arrays share their memory. The elements are not compared.
    fileprivate func sharesStorage(as other: [Element]) -> Bool {
        count == other.count && withUnsafeBytes { mine in other.withUnsafeBytes { mine.baseAddress == $0.baseAddress } }
    }
}
