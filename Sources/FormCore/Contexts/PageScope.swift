/// The data that the rows of a page share.
@MainActor
final class PageScope {
    let title: String
    /// Returns the title for the current state, if the title follows the state.
    let followedTitle: (@MainActor () -> String)?
    let path: RowPath
    let isSingleValue: Bool
    /// True if the page is shown as a dialog.
    let isDialog: Bool
    let counters: FormCounters
    let notation: Notation
    /// The model that the page edits.
    let model: any EditedForm
    private(set) weak var session: FormSession?
    /// True while the user has the page open.
    var isOpen = false
    /// Called when the user has left the page.
    var onClose: [@MainActor () -> Void] = []
    /// Called when the user leaves the page, or its window closes. It rolls back the insertion of the page's item, if
    /// the user has not edited the item.
    var takeBack: (@MainActor () -> Void)?
    /// Returns true while the page's item, if it has one, is not removed.
    var isThere: @MainActor () -> Bool = { true }
    /// Returns true if the user can see and use a row of the page. The page sets it when it is rendered.
    var canUse: @MainActor (RowPath) -> Bool = { _ in true }
    /// Returns true if the user can still get from the page to a row that has its default value. The page sets it when
    /// it is rendered.
    var mayStillBeEdited: @MainActor (RowPath) -> Bool = { _ in false }
    /// The value that the page edits, if it edits just one.
    let rowValue: RowValue?
    /// The rows that rules of the page name, until they have been checked.
    var namedRows: [NamedRow] = []
    /// True if the form always gives the page the same rows.
    let isFixed: Bool
    /// True if the page was opened by a row and not by a button.
    let isOpenedByRow: Bool
    /// The page that this one was opened from.
    private let parent: PageScope?
    private var ownRules: [RowPath: [RowRule]] = [:]
    /// The rules over several rows. The notices of a row's own rules take precedence.
    private var pageRules: [RowPath: [RowRule]] = [:]
    private var names = RowNames()
    /// The rows on demand of the form that is being made or traversed. An author's closure may render several forms.
    private var reserved: ReservedRows?
    private var ownEffects: [RowPath: RowEffect] = [:]
    private var options: [AnyKeyPath: OptionSet] = [:]

    init(
        session: FormSession,
        model: any EditedForm,
        title: String,
        followedTitle: (@MainActor () -> String)? = nil,
        path: RowPath = .root,
        isSingleValue: Bool = false,
        isDialog: Bool = false,
        rowValue: RowValue? = nil,
        isOpenedByRow: Bool = true,
        parent: PageScope? = nil
    ) {
        self.session = session
        self.model = model
        self.title = title
        self.followedTitle = followedTitle
        self.path = path
        self.isSingleValue = isSingleValue
        self.isDialog = isDialog
        self.rowValue = rowValue
        self.parent = parent
        self.isOpenedByRow = isOpenedByRow
        isFixed = isOpenedByRow && parent?.isFixed ?? true
        counters = session.counters
        notation = session.notation
    }

    /// The name of the page in a mistake.
    var name: String { path == .root ? title : path.description }

    /// Returns the path of a row with a name.
    func path(of row: String) -> RowPath { isSingleValue ? path : path.appending(row) }

    /// Assigns a name to a row. A repeated name gets a number and is reported.
    func claim(_ identifier: String) -> String {
        if isSingleValue { return identifier }
        return claim(identifier, among: &names, in: path)
    }

    /// Assigns a name to a row that is unique among the others at a path.
    func claim(_ name: String, among names: inout RowNames, in path: RowPath) -> String {
        if name.isEmpty { report(.rowWithoutName(page: self.name)) }
        let unique = names.claim(name)
        if unique != name { report(.repeatedRow(path: path.appending(name))) }
        return unique
    }

    /// Makes or traverses the sections of a form, the names of whose rows on demand are kept for them.
    ///
    /// All rows are made with a page that edits a single value, and with one that a button opens, since only live rows
    /// tell a log which of its values are secrets.
    func reserving<Result>(_ rows: ReservedRows, _ body: () -> Result) -> Result {
        let outer = reserved
        defer { reserved = outer }
        reserved = isFixed && !isSingleValue && names.reserve(rows.names) ? rows : nil
        return body()
    }

    /// Returns true if the rows of a section are made on demand.
    func makesOnDemand(_ outline: @autoclosure () -> SectionOutline) -> Bool {
        reserved.map { $0.outlines.contains(ObjectIdentifier(outline())) } ?? false
    }

    /// Returns true if the page has a row with a name.
    func hasRow(_ identifier: String) -> Bool { names.contains(identifier) }

    /// Records an option, and reports it if the page has an equal one for the same value.
    func note<Value: Equatable>(option: Value, of keyPath: AnyKeyPath, row: RowPath) {
        if !options[keyPath, default: OptionSet()].insert(option) {
            report(.repeatedOption(row: row))
        }
    }

    /// Adds a rule for each of the rows that it names.
    ///
    /// - Parameter isOfPage: True if the rule was written for the page, and not for a row.
    func add(_ check: RowRule.Check, for paths: [RowPath], isOfPage: Bool = false) {
        let rule = RowRule(
            paths: paths, check: check, canUse: { [weak self] in self?.canUse($0) ?? true },
            mayStillBeEdited: { [weak self] path in self.map { $0.isOpen && $0.mayStillBeEdited(path) } ?? false })
        for path in paths {
            if isOfPage { pageRules[path, default: []].append(rule) } else { ownRules[path, default: []].append(rule) }
        }
    }

    /// True if the page has rules over several rows.
    var hasPageRules: Bool { !pageRules.isEmpty }

    /// Removes the rules and effects of sibling rows that are gone.
    func forgetRules(below paths: [RowPath]) {
        guard let first = paths.first, !ownRules.isEmpty || !ownEffects.isEmpty else { return }
        let (paths, depth) = (Set(paths), first.components.count)
        let isBelow = { (row: RowPath) in
            row.components.count >= depth && paths.contains(RowPath(Array(row.components.prefix(depth))))
        }
        for path in ownRules.keys.filter(isBelow) { ownRules[path] = nil }
        for path in ownEffects.keys.filter(isBelow) { ownEffects[path] = nil }
    }

    /// Sets the effect of a row, replacing an earlier one.
    func set(_ effect: RowEffect, of path: RowPath) {
        ownEffects[path] = effect
        session?.noteEffect(of: path)
    }

    /// Returns the effect of a row. A page for a single value has it from the page before.
    func effect(of path: RowPath) -> RowEffect? {
        // To hash a path takes longer than all else, and most pages have no effects and few rules.
        if !ownEffects.isEmpty, let effect = ownEffects[path] { return effect }
        return parent?.effect(of: path)
    }

    /// True if there are rules for rows of this page.
    var mayHaveRules: Bool { !ownRules.isEmpty || !pageRules.isEmpty || parent?.mayHaveRules == true }

    /// Returns the rules for a row of this page, including those of the pages before it.
    func rules(for path: RowPath) -> [RowRule] {
        var rules = ownRules.isEmpty ? [] : ownRules[path] ?? []
        if !pageRules.isEmpty { rules += pageRules[path] ?? [] }
        guard let parent else { return rules }
        return rules.isEmpty ? parent.rules(for: path) : rules + parent.rules(for: path)
    }

    /// Calls a function, after the user has confirmed the question if there is one.
    ///
    /// - Parameter isValid: Returns true while the action is possible: another program may remove its subject in the
    ///   meantime.
    func confirm(
        _ question: @escaping @MainActor () -> FormQuestion?, while isValid: @escaping @MainActor () -> Bool,
        _ action: @escaping @MainActor () -> Void
    ) {
        guard let asked = question() else { return action() }
        session?.ask(asked, following: { isValid() ? question() : nil }) { if $0, isValid() { action() } }
    }

    func report(_ mistake: FormMistake) {
        session?.report(mistake)
    }

    func close() {
        session?.close(self)
    }

    func goBack() {
        session?.goBack(from: self)
    }
}

/// The options of one value on one page, for detecting equal ones.
private struct OptionSet {
    private var hashable: Set<AnyHashable> = []
    private var others: [Any] = []

    /// Returns false if the option is equal to an earlier one.
    mutating func insert<Value: Equatable>(_ option: Value) -> Bool {
        if let option = option as? any Hashable {
            return hashable.insert(AnyHashable(option)).inserted
        }
        if others.contains(where: { $0 as? Value == option }) { return false }
        others.append(option)
        return true
    }
}
