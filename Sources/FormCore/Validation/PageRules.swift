/// The rules that were written for a page; the page keeps them.
///
/// Not the page's scope: rules hold contexts, which hold the scope.
@MainActor
final class PageRules {
    private var rules: [RowPath: [RowRule]] = [:]

    /// Adds a rule for each of the rows that it names.
    func add(_ rule: RowRule) {
        for path in rule.paths { rules[path, default: []].append(rule) }
    }

    subscript(path: RowPath) -> [RowRule] { rules[path] ?? [] }
}
