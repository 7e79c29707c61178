/// A rule of a page: its rows, and the check that it makes.
@MainActor
struct RowRule {
    /// The rows that the rule is about.
    let paths: [RowPath]
    let check: RuleCheck
    /// Returns true if the user can use a row, as far as the rule's page knows.
    let canUse: @MainActor (RowPath) -> Bool
    /// Returns true if the user can still reach a row that has its default value; false once the user has left the page
    /// for which the rule was written.
    let isYetToCome: @MainActor (RowPath) -> Bool

    /// True if the rule is about several rows.
    var isOverRows: Bool { paths.count > 1 }

    /// The row that shows the rule's issue: the first one that can be used.
    var speaker: RowPath? {
        paths.count == 1 ? paths[0] : paths.first(where: canUse)
    }

    /// Checks a value that it holds.
    typealias AsyncLook = @Sendable () async -> Notice?
}

/// The check of a rule, independent of the type of the state.
@MainActor
protocol RuleCheck: AnyObject {
    /// True if the rule is asynchronous.
    var isAsynchronous: Bool { get }
}

/// The check of a rule on a state.
final class StateCheck<State>: RuleCheck {
    enum Look {
        /// Returns the issue of a state immediately.
        case immediate(@MainActor (State) -> Notice?)
        /// Reads a value from a state, and checks it asynchronously.
        case asynchronous(debounce: Duration, @MainActor (State) -> RowRule.AsyncLook)
    }

    let look: Look

    nonisolated init(_ look: Look) {
        self.look = look
    }

    /// Pulls the check of a part back to the whole.
    convenience init<Part>(_ part: StateCheck<Part>, over lens: Lens<State, Part>) {
        switch part.look {
        case .immediate(let look): self.init(.immediate { lens.part(of: $0).flatMap { look($0) } })
        case .asynchronous(let debounce, let take):
            self.init(
                .asynchronous(debounce: debounce) { state in
                    if let part = lens.part(of: state) { take(part) } else { { nil } }
                })
        }
    }

    var isAsynchronous: Bool {
        if case .asynchronous = look { true } else { false }
    }
}

extension [RowRule] {
    /// Returns the issue that the rules find in a state.
    @MainActor
    func look<State>(at state: State) -> Notice? {
        compactMap { rule in
            if case .immediate(let look) = (rule.check as? StateCheck<State>)?.look { look(state) } else { nil }
        }.mostSevere
    }

    /// Returns the asynchronous rules, with the values of a state.
    @MainActor
    func asyncLooks<State>(at state: State) -> (debounce: Duration, looks: [RowRule.AsyncLook]) {
        var longest = Duration.zero
        var looks: [RowRule.AsyncLook] = []
        for rule in self {
            guard case .asynchronous(let debounce, let take) = (rule.check as? StateCheck<State>)?.look else {
                continue
            }
            longest = Swift.max(longest, debounce)
            looks.append(take(state))
        }
        return (longest, looks)
    }

    @MainActor
    var areAsynchronous: Bool { contains { $0.check.isAsynchronous } }
}

extension [RowRule.AsyncLook] {
    /// Returns the most severe issue of the rules, which run in order. Cancelling the task skips the remaining ones.
    func answer() async -> Notice? {
        var found: [Notice] = []
        for look in self {
            guard !Task.isCancelled else { break }
            if let notice = await look() { found.append(notice) }
        }
        return found.mostSevere
    }
}
