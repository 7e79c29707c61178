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

    /// Does one of them, or says why it can't be done at the row where it is tried.
    typealias Deed = @MainActor (_ row: RowPath) -> Void

    var remove: Deed?
    var moveUp: Deed?
    var moveDown: Deed?
    var duplicate: Deed?
    /// Puts the item that the row is of anywhere among the others; `nil` where it can stand nowhere else.
    var move: (item: RowPath, perform: @MainActor (ItemDestination) -> Void)?
    /// Why some of them can't be done now, as the person is told who tries.
    var obstacles: [Action: Sentence] = [:]

    /// Whether the person can do something now.
    public func contains(_ action: Action) -> Bool { offers(action) && obstacles[action] == nil }

    /// Whether the person can try something, if only to be told why it can't be done now; see ``obstacle(to:)``.
    public func offers(_ action: Action) -> Bool { self[action] != nil }

    /// Why something that is offered can't be done now; `nil` where it can.
    public func obstacle(to action: Action) -> Sentence? { obstacles[action] }

    /// Whether none of them is offered: the row is no item, or one that stays where it is.
    public var isEmpty: Bool { Action.allCases.allSatisfy { !offers($0) } }

    subscript(action: Action) -> Deed? {
        switch action {
        case .remove: remove
        case .moveUp: moveUp
        case .moveDown: moveDown
        case .duplicate: duplicate
        }
    }

    /// Whether the same can be done, or not for the same reasons.
    public static func == (one: RowActions, other: RowActions) -> Bool {
        one.move?.item == other.move?.item && one.obstacles == other.obstacles
            && Action.allCases.allSatisfy { one.offers($0) == other.offers($0) }
    }
}
