/// Puts the items of a list into groups, each under a heading.
@MainActor
final class ItemGrouping<Item: Equatable> {
    /// Items in the order of their groups, and where each group begins.
    struct Groups: Equatable {
        var items: [Item] = []
        var headings: [RowHeading] = []
        /// The place of each group's first item, in the order of the headings.
        var starts: [Int] = []
    }

    /// What tells an item's group from others.
    let group: @MainActor (Item) -> AnyHashable
    private let divide: @MainActor ([Item]) -> Groups
    private var last: (list: [Item], groups: Groups)?

    /// - Parameters:
    ///   - list: What tells the headings from those of another list.
    ///   - group: The group of an item.
    ///   - title: What stands above a group.
    ///   - sort: Gives groups in their order.
    init<Group: Hashable>(
        of list: RowPath, by group: @escaping @MainActor (Item) -> Group,
        title: @escaping @MainActor (Group) -> String, sort: @escaping @MainActor ([Group]) -> [Group]
    ) {
        self.group = { AnyHashable(group($0)) }
        divide = { items in
            var numbers: [Group: Int] = [:]
            var members: [[Int]] = []
            for (place, item) in items.enumerated() {
                let group = group(item)
                if let number = numbers[group] {
                    members[number].append(place)
                } else {
                    numbers[group] = members.count
                    members.append([place])
                }
            }
            var groups = Groups()
            groups.items.reserveCapacity(items.count)
            for group in sort(Array(numbers.keys)) {
                groups.headings.append(
                    RowHeading(title: title(group), identity: [list, group] as [AnyHashable]))
                groups.starts.append(groups.items.count)
                for place in members[numbers[group] ?? 0] { groups.items.append(items[place]) }
            }
            return groups
        }
    }

    /// The groups of a list; of the one that was asked about last they are known.
    func groups(of list: [Item]) -> Groups {
        if let last, last.list.hasSameMemory(as: list) { return last.groups }
        let groups = divide(list)
        last = (list, groups)
        return groups
    }
}

extension ItemGrouping.Groups {
    /// The number of the group at a place.
    func number(at place: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return low
    }

    /// The heading over the item at a place; `nil` where the items are in no groups.
    func heading(at place: Int) -> RowHeading? { headings.isEmpty ? nil : headings[number(at: place)] }

    /// The places of an item's group, among items of a number.
    func places(around place: Int, of count: Int) -> Range<Int> {
        guard !starts.isEmpty else { return 0..<count }
        let number = number(at: place)
        return starts[number]..<(number + 1 < starts.count ? starts[number + 1] : count)
    }
}

extension Array {
    /// Whether two arrays are one, which is known without looking at what is in them.
    fileprivate func hasSameMemory(as other: [Element]) -> Bool {
        count == other.count && withUnsafeBytes { mine in other.withUnsafeBytes { mine.baseAddress == $0.baseAddress } }
    }
}
