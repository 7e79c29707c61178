/// A rule as a page keeps it: bound to the state, and to the rows that it names.
@MainActor
struct RowRule {
    /// The rows that the rule is about.
    let paths: [RowPath]
    let kind: Kind
    /// The page that the rule was written for.
    private weak var scope: PageScope?

    init(paths: [RowPath], in scope: PageScope, kind: Kind) {
        self.paths = paths
        self.scope = scope
        self.kind = kind
    }

    /// The row that says what stands against the state: the first that can be used.
    var speaker: RowPath? {
        paths.count == 1 ? paths[0] : paths.first { scope?.canUse($0) != false }
    }

    enum Kind {
        /// Looks at the state of the moment, which may be a trial.
        case immediate(@MainActor () -> Notice?)
        /// Takes a value out of the state of the moment, and looks at it in its own time.
        case asynchronous(debounce: Duration, @MainActor () -> AsyncLook)
    }

    /// Looks at a value that it holds.
    typealias AsyncLook = @Sendable () async -> Notice?
}

extension [RowRule] {
    /// What stands against the state of the moment.
    @MainActor
    func look() -> Notice? {
        lazy.compactMap { rule in
            if case .immediate(let look) = rule.kind { look() } else { nil }
        }.mostSevere
    }

    /// The rules that take their time, with the values that the state has at the moment.
    @MainActor
    func asyncLooks() -> (debounce: Duration, looks: [RowRule.AsyncLook]) {
        var longest = Duration.zero
        var looks: [RowRule.AsyncLook] = []
        for case .asynchronous(let debounce, let take) in map(\.kind) {
            longest = Swift.max(longest, debounce)
            looks.append(take())
        }
        return (longest, looks)
    }
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
