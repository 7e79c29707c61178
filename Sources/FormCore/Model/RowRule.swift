/// A rule as a page keeps it: the rows that it is about, and what it looks at.
@MainActor
struct RowRule {
    /// The rows that the rule is about.
    let paths: [RowPath]
    let check: RuleCheck
    /// Whether the person can use a row, as far as the page knows that the rule was written for.
    let canUse: @MainActor (RowPath) -> Bool
    /// Whether the person can still come to a row that nobody has given a value; not when they have left the page
    /// that the rule was written for.
    let isYetToCome: @MainActor (RowPath) -> Bool

    /// Whether the rule is about more rows than one.
    var isOverRows: Bool { paths.count > 1 }

    /// The row that says what stands against the state: the first that can be used.
    var speaker: RowPath? {
        paths.count == 1 ? paths[0] : paths.first(where: canUse)
    }

    /// Looks at a value that it holds.
    typealias AsyncLook = @Sendable () async -> Notice?
}

/// What a rule asks of a state, whatever the type of the state.
@MainActor
protocol RuleCheck: AnyObject {
    /// Whether the rule takes its time.
    var isAsynchronous: Bool { get }
}

/// What a rule asks of a state.
final class StateCheck<State>: RuleCheck {
    enum Look {
        /// Says at once what stands against a state.
        case immediate(@MainActor (State) -> Notice?)
        /// Takes a value out of a state, and looks at it in its own time.
        case asynchronous(debounce: Duration, @MainActor (State) -> RowRule.AsyncLook)
    }

    let look: Look

    init(_ look: Look) {
        self.look = look
    }

    /// What a check of a part asks of the whole.
    convenience init<To: Way>(_ part: StateCheck<To.Part>, over way: To) where To.Whole == State {
        switch part.look {
        case .immediate(let look): self.init(.immediate { way.part(of: $0).flatMap { look($0) } })
        case .asynchronous(let debounce, let take):
            self.init(
                .asynchronous(debounce: debounce) { state in
                    if let part = way.part(of: state) { take(part) } else { { nil } }
                })
        }
    }

    var isAsynchronous: Bool {
        if case .asynchronous = look { true } else { false }
    }
}

extension [RowRule] {
    /// What stands against a state.
    @MainActor
    func look<State>(at state: State) -> Notice? {
        compactMap { rule in
            if case .immediate(let look) = (rule.check as? StateCheck<State>)?.look { look(state) } else { nil }
        }.mostSevere
    }

    /// The rules that take their time, with the values that a state has.
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
    /// What the rules find, one after the other; a task that is cancelled asks no further.
    func answer() async -> Notice? {
        var found: [Notice] = []
        for look in self {
            guard !Task.isCancelled else { break }
            if let notice = await look() { found.append(notice) }
        }
        return found.mostSevere
    }
}
