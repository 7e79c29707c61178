/// What the rows of one page share while it is rendered and afterwards.
@MainActor
final class PageScope {
    let title: String
    let path: RowPath
    let isSingleValue: Bool
    let counters: FormCounters
    /// The forms on the way to this page, its own the last.
    let forms: [ObjectIdentifier]
    private(set) weak var session: FormSession?
    /// The page, once it is rendered.
    weak var page: FormPage?
    /// The value that the page is there for, where it edits just one.
    let rowValue: RowValue?
    /// The page that this one was opened from.
    private let parent: PageScope?
    weak var ownRules: PageRules?
    private var identifiers: Set<String> = []
    private var options: [AnyKeyPath: OptionSet] = [:]

    init(
        session: FormSession,
        title: String,
        path: RowPath = .root,
        isSingleValue: Bool = false,
        rowValue: RowValue? = nil,
        parent: PageScope? = nil,
        forms: [ObjectIdentifier]
    ) {
        self.session = session
        self.title = title
        self.path = path
        self.isSingleValue = isSingleValue
        self.rowValue = rowValue
        self.parent = parent
        self.forms = forms
        counters = session.counters
    }

    /// The page as a mistake names it.
    var name: String { path == .root ? title : path.description }

    func path(of identifier: String?) -> RowPath {
        guard let identifier, !isSingleValue else { return path }
        return path.appending(identifier)
    }

    /// Gives a row its identity, unless it has one; a repeat on the page gets a number and is reported.
    func claim(_ identifier: String, for cell: FormCell) {
        guard cell.identity == nil else { return }
        if identifier.isEmpty { report(.rowWithoutName(page: name)) }
        var unique = identifier
        var count = 1
        while !identifiers.insert(unique).inserted {
            count += 1
            unique = "\(identifier)#\(count)"
        }
        if count > 1 { report(.repeatedRow(path: path.appending(identifier))) }
        cell.identity = RowIdentity(scope: self, identifier: unique)
        counters.rowsRendered += 1
    }

    func claimTitle(of cell: FormCell) {
        if cell.identity == nil { claim(cell.title, for: cell) }
    }

    /// Notes an option, and reports it if the page has an equal one for the same value.
    func note<Value: Equatable>(option: Value, of keyPath: AnyKeyPath, row: RowPath) {
        if !options[keyPath, default: OptionSet()].insert(option) {
            report(.repeatedOption(row: row))
        }
    }

    /// Whether the person can use a row, as far as the page knows.
    func canUse(_ path: RowPath) -> Bool {
        page?.cells(at: path).first?.isUsable ?? true
    }

    func hasRules(for path: RowPath) -> Bool {
        !rules(for: path).isEmpty
    }

    /// The rules for a row of this page, those that the pages before it have for the row too.
    func rules(for path: RowPath) -> [RowRule] {
        (ownRules?[path] ?? []) + (parent?.rules(for: path) ?? [])
    }

    func translate(_ text: String) -> String {
        session?.environment.translate(text) ?? text
    }

    func report(_ mistake: FormMistake) {
        session?.report(mistake)
    }
}

/// A row's place: its page, and its name on it.
@MainActor
struct RowIdentity {
    let scope: PageScope
    let identifier: String

    var path: RowPath { scope.path(of: identifier) }
}

/// A row's name, for what is rendered before the row has it.
@MainActor
final class RowName {
    var identifier: String?
}

/// The options of one value on one page, to find two that are equal.
private struct OptionSet {
    private var hashable: Set<AnyHashable> = []
    private var others: [Any] = []

    /// Whether the option is a new one.
    mutating func insert<Value: Equatable>(_ option: Value) -> Bool {
        if let option = option as? any Hashable {
            return hashable.insert(AnyHashable(option)).inserted
        }
        if others.contains(where: { $0 as? Value == option }) { return false }
        others.append(option)
        return true
    }
}
