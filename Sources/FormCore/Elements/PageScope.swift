/// What a page asks of the form that it belongs to.
@MainActor
protocol PageOwner: AnyObject {
    var environment: FormEnvironment { get }
    var counters: FormCounters { get }
    /// What whoever shows the form does for it.
    var desktop: Desktop? { get }
    /// Takes a mistake of the form's author.
    func report(_ mistake: FormMistake)
    /// Takes note of a row whose value somebody else has to accept.
    func noteEffect(of row: RowPath)
    /// The rows whose pages are open.
    var openPaths: [RowPath] { get }
    /// Asks the person, and tells the answer; it is yes where nobody shows the form, and no as soon as what the
    /// question is about has gone.
    func ask(
        _ question: FormQuestion, while stands: @escaping @MainActor () -> Bool,
        _ answer: @escaping @MainActor (Bool) -> Void)
    /// Puts the focus on a row of the page on top.
    func requestFocus(_ row: RowPath)
    /// Closes a page and those above it.
    func close(_ scope: PageScope)
    /// Closes the pages that a row has led to and those above them, and then does something with the row; nothing is
    /// proposed in between.
    func closePages(behind row: RowPath, _ body: () -> Void)
    /// Closes a page where there is a way back from it, and those above it.
    func goBack(from scope: PageScope)
    /// Keeps a row that is named until a page is rendered.
    func wait(for name: NamedRow, on page: RowPath)
    /// The rows that are named and wait for a page, which is rendered now.
    func takeNames(for page: RowPath) -> Set<NamedRow>
}

/// What the rows of one page share while it is rendered and afterwards.
@MainActor
final class PageScope {
    let title: String
    /// The title of the moment, where it follows the state.
    let followedTitle: (@MainActor () -> String)?
    let path: RowPath
    let isSingleValue: Bool
    /// Whether the page stands over the window.
    let isDialog: Bool
    let counters: FormCounters
    /// How the person writes numbers.
    let locale: FormLocale
    /// Gives a text in the person's language.
    let translate: @MainActor @Sendable (String) -> String
    /// What the person calls the keys.
    private(set) lazy var shortcutNames = ShortcutNames(translate)
    /// Gives a sentence in the person's language.
    let say: @MainActor @Sendable (Sentence) -> String
    /// What is edited.
    let model: any EditedForm
    /// The forms on the way to this page, its own the last.
    let forms: [ObjectIdentifier]
    private(set) weak var owner: (any PageOwner)?
    /// Whether the page is one that the person has opened and not left.
    var isOpen = false
    /// Called when the person has left the page.
    var onClose: [@MainActor () -> Void] = []
    /// Called when the person leaves the page, also as its window closes: takes back what was added for them to fill in
    /// there, if they have left it as it was.
    var takeBack: (@MainActor () -> Void)?
    /// Whether what the page edits is there: an item of a list may have gone.
    var isThere: @MainActor () -> Bool = { true }
    /// Whether the person can see a row of the page and use it; the page says it once it is rendered.
    var canUse: @MainActor (RowPath) -> Bool = { _ in true }
    /// Whether the person can come from the page to a row that nobody has given a value; the page says it, too.
    var isYetToCome: @MainActor (RowPath) -> Bool = { _ in false }
    /// The value that the page is there for, where it edits just one.
    let rowValue: RowValue?
    /// The rows that rules of this page and of those before it name, but for those that are known to be there.
    var namedRows: [NamedRow]
    /// Whether the form says once and for all which rows the page has.
    let isFixed: Bool
    /// Whether a row has opened the page, and no button.
    let isOpenedByRow: Bool
    /// The page that this one was opened from.
    private let parent: PageScope?
    private var ownRules: [RowPath: [RowRule]] = [:]
    private var names = RowNames()
    private var ownEffects: [RowPath: any RowEffect] = [:]
    private var options: [AnyKeyPath: OptionSet] = [:]

    init(
        owner: any PageOwner,
        model: any EditedForm,
        title: String,
        followedTitle: (@MainActor () -> String)? = nil,
        path: RowPath = .root,
        isSingleValue: Bool = false,
        isDialog: Bool = false,
        rowValue: RowValue? = nil,
        isOpenedByRow: Bool = true,
        parent: PageScope? = nil,
        forms: [ObjectIdentifier]
    ) {
        self.owner = owner
        self.model = model
        self.title = title
        self.followedTitle = followedTitle
        self.path = path
        self.isSingleValue = isSingleValue
        self.isDialog = isDialog
        self.rowValue = rowValue
        self.parent = parent
        self.forms = forms
        self.isOpenedByRow = isOpenedByRow
        isFixed = isOpenedByRow && parent?.isFixed ?? true
        namedRows = isOpenedByRow ? parent?.namesLeading(to: path) ?? [] : []
        counters = owner.counters
        let environment = owner.environment
        locale = environment.locale
        translate = environment.translate
        say = environment.text(of:)
    }

    /// The page as a mistake names it.
    var name: String { path == .root ? title : path.description }

    func path(of identifier: String?) -> RowPath {
        guard let identifier, !isSingleValue else { return path }
        return path.appending(identifier)
    }

    /// Gives a row its name; a repeat on the page gets a number and is reported.
    func claim(_ identifier: String) -> String {
        if isSingleValue {
            counters.rowsRendered += 1
            return identifier
        }
        return claim(identifier, among: &names, in: path)
    }

    /// Gives a row its name beside others at a path.
    func claim(_ name: String, among names: inout RowNames, in path: RowPath) -> String {
        if name.isEmpty { report(.rowWithoutName(page: self.name)) }
        let unique = names.claim(name)
        if unique != name { report(.repeatedRow(path: path.appending(name))) }
        counters.rowsRendered += 1
        return unique
    }

    /// Whether a row of the page has a name.
    func hasRow(_ identifier: String) -> Bool { names.contains(identifier) }

    private func namesLeading(to page: RowPath) -> [NamedRow] {
        namedRows.filter { $0.path.isAtOrBelow(page) }
    }

    /// Notes an option, and reports it if the page has an equal one for the same value.
    func note<Value: Equatable>(option: Value, of keyPath: AnyKeyPath, row: RowPath) {
        if !options[keyPath, default: OptionSet()].insert(option) {
            report(.repeatedOption(row: row))
        }
    }

    /// Adds a rule for each of the rows that it names.
    func add(_ check: any RuleCheck, for paths: [RowPath]) {
        let rule = RowRule(
            paths: paths, check: check, canUse: { [weak self] in self?.canUse($0) ?? true },
            isYetToCome: { [weak self] path in self.map { $0.isOpen && $0.isYetToCome(path) } ?? false })
        for path in paths { ownRules[path, default: []].append(rule) }
    }

    /// Whether the page's rows have rules or effects.
    var hasRules: Bool { !ownRules.isEmpty || !ownEffects.isEmpty }

    /// Forgets the rules and effects of rows that have gone.
    ///
    /// - Parameter depth: How many components each of the paths has.
    func forgetRules(below paths: Set<RowPath>, at depth: Int) {
        let isBelow = { (row: RowPath) in
            row.components.count >= depth && paths.contains(RowPath(Array(row.components.prefix(depth))))
        }
        for path in ownRules.keys.filter(isBelow) { ownRules[path] = nil }
        for path in ownEffects.keys.filter(isBelow) { ownEffects[path] = nil }
    }

    /// Gives a row the effect of its own, in place of one that it had.
    func set(_ effect: any RowEffect, of path: RowPath) {
        ownEffects[path] = effect
        owner?.noteEffect(of: path)
    }

    /// Who has to accept the value of a row; a page for the row's value alone knows it from the one before.
    func effect(of path: RowPath) -> (any RowEffect)? { ownEffects[path] ?? parent?.effect(of: path) }

    /// The rules for a row of this page, those that the pages before it have for the row too.
    func rules(for path: RowPath) -> [RowRule] {
        guard let parent else { return ownRules[path] ?? [] }
        return (ownRules[path] ?? []) + parent.rules(for: path)
    }

    /// Does something, once the person has confirmed it where there is a question.
    ///
    /// - Parameter stands: Whether it can still be done: meanwhile another program may have taken away what it is
    ///   about.
    func confirm(
        _ question: FormQuestion?, while stands: @escaping @MainActor () -> Bool,
        _ action: @escaping @MainActor () -> Void
    ) {
        guard let question else { return action() }
        owner?.ask(question, while: stands) { if $0, stands() { action() } }
    }

    func report(_ mistake: FormMistake) {
        owner?.report(mistake)
    }

    func close() {
        owner?.close(self)
    }

    func goBack() {
        owner?.goBack(from: self)
    }
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
