/// What the person can do with a row that is an item of a list, besides using it.
public struct RowActions: Equatable {
    /// One of them.
    public enum Action: Sendable, CaseIterable {
        /// Puts it before the item above it.
        case moveUp
        /// Puts it behind the item below it.
        case moveDown
        /// Puts a copy behind it.
        case duplicate
        /// Takes it out of the list.
        case remove
    }

    var remove: (@MainActor () -> Void)?
    var moveUp: (@MainActor () -> Void)?
    var moveDown: (@MainActor () -> Void)?
    var duplicate: (@MainActor () -> Void)?
    /// Puts the item that the row is of anywhere among the others; `nil` where it can stand nowhere else.
    var move: (item: RowPath, perform: @MainActor (ItemDestination) -> Void)?

    /// Whether the person can do something now.
    public func contains(_ action: Action) -> Bool { self[action] != nil }

    /// Whether none of them can be done: the row is no item, or one that stays where it is.
    public var isEmpty: Bool { Action.allCases.allSatisfy { self[$0] == nil } }

    subscript(action: Action) -> (@MainActor () -> Void)? {
        switch action {
        case .remove: remove
        case .moveUp: moveUp
        case .moveDown: moveDown
        case .duplicate: duplicate
        }
    }

    /// Whether the same can be done.
    public static func == (one: RowActions, other: RowActions) -> Bool {
        one.move?.item == other.move?.item
            && Action.allCases.allSatisfy { one.contains($0) == other.contains($0) }
    }
}
