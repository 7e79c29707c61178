/// A rule of a page: its rows, and the check that it makes.
@MainActor
struct RowRule {
    /// The rows that the rule is about.
    let paths: [RowPath]
    let check: Check
    /// Returns true if the user can use a row, as far as the rule's page knows.
    let canUse: @MainActor (RowPath) -> Bool
    /// Returns true if the user can still reach a row that has its default value; false once the user has left the page
    /// for which the rule was written.
    let mayStillBeEdited: @MainActor (RowPath) -> Bool

    /// True if the rule is about several rows.
    var isOverRows: Bool { paths.count > 1 }

    /// The row that shows the rule's issue: the first one that can be used.
    var reportingRow: RowPath? {
        paths.count == 1 ? paths[0] : paths.first(where: canUse)
    }

    /// Checks a value that it holds.
    typealias AsyncCheck = @Sendable () async -> Notice?

    /// What the rule reads from a state.
    enum Check {
        /// Reads the issue of a state.
        case immediate(Reader<Notice>)
        /// Reads a value from a state, to be checked asynchronously.
        case asynchronous(debounce: Duration, Reader<AsyncCheck>)
    }
}

extension [RowRule] {
    /// Returns the issue that the rules find in a state.
    @MainActor
    func issue<State>(in state: State) -> Notice? {
        compactMap { rule in
            if case .immediate(let reader) = rule.check { reader.value(in: state) } else { nil }
        }.mostSevere
    }

    /// Returns the issue that the rules find in a state. If it is an error, it names a character of the field's text
    /// that the user may not notice.
    @MainActor
    func issue<State>(in state: State, of field: any Field<State>) -> Notice? {
        issue(in: state).map { found in
            guard found.severity == .error else { return found }
            return .error(found.sentence.naming(hiddenIn: field.text(in: state, .canonical)))
        }
    }

    /// Returns the asynchronous rules, with the values of a state.
    @MainActor
    func asyncChecks<State>(in state: State) -> (debounce: Duration, checks: [RowRule.AsyncCheck]) {
        var longest = Duration.zero
        var checks: [RowRule.AsyncCheck] = []
        for rule in self {
            guard case .asynchronous(let debounce, let reader) = rule.check, let check = reader.value(in: state) else {
                continue
            }
            longest = Swift.max(longest, debounce)
            checks.append(check)
        }
        return (longest, checks)
    }

    @MainActor
    var areAsynchronous: Bool {
        contains { if case .asynchronous = $0.check { true } else { false } }
    }
}

extension [RowRule.AsyncCheck] {
    /// Returns the most severe issue of the rules, which run in order. Cancelling the task skips the remaining ones.
    func answer() async -> Notice? {
        var found: [Notice] = []
        for check in self {
            guard !Task.isCancelled else { break }
            if let notice = await check() { found.append(notice) }
        }
        return found.mostSevere
    }
}
