/// The actions for a row that is a list item, apart from using the row.
public struct RowActions: Equatable {
    /// An action.
    public enum Action: Sendable, CaseIterable {
        /// Moves the item before the one above it.
        case moveUp
        /// Moves the item after the one below it.
        case moveDown
        /// Inserts a copy after the item.
        case duplicate
        /// Removes the item from the list.
        case remove
    }

    /// Performs an action, or shows at the row why it can't be done.
    typealias Handler = @MainActor (_ row: RowPath) -> Void

    var remove: Handler?
    var moveUp: Handler?
    var moveDown: Handler?
    var duplicate: Handler?
    /// Moves the row's item to any position; `nil` if it can't be moved.
    var move: (item: RowPath, perform: @MainActor (ItemDestination) -> Void)?
    /// The reasons that are shown if the user tries an action that can't be done now.
    var obstacles: [Action: Sentence] = [:]

    /// Returns true if the user can perform an action now.
    public func contains(_ action: Action) -> Bool { offers(action) && obstacles[action] == nil }

    /// Returns true if the user can try an action, even if only to be shown why it can't be done now; see
    /// ``obstacle(to:)``.
    public func offers(_ action: Action) -> Bool { self[action] != nil }

    /// Returns the reason an offered action can't be done now; `nil` if it can.
    public func obstacle(to action: Action) -> Sentence? { obstacles[action] }

    /// True if no action is offered: the row is not a list item, or its item can't be changed.
    public var isEmpty: Bool { Action.allCases.allSatisfy { !offers($0) } }

    subscript(action: Action) -> Handler? {
        switch action {
        case .remove: remove
        case .moveUp: moveUp
        case .moveDown: moveDown
        case .duplicate: duplicate
        }
    }

    /// Returns true if the same actions are offered, with the same reasons against them.
    public static func == (one: RowActions, other: RowActions) -> Bool {
        one.move?.item == other.move?.item && one.obstacles == other.obstacles
            && Action.allCases.allSatisfy { one.offers($0) == other.offers($0) }
    }
}
