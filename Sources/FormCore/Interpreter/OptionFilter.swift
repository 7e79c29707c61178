/// The search field above a long list of options. It hides the options that don't match the search.
@MainActor
final class OptionFilter {
    private let field: RowFilter
    private let section: Section
    private let environment: FormEnvironment
    private lazy var noResults = FormCell(title: environment.text(of: "No results"))
    /// The last query.
    private var query: SearchQuery

    /// - Parameter title: The name of the options, already translated.
    init(_ section: Section, title: String, in environment: FormEnvironment) {
        self.section = section
        self.environment = environment
        query = SearchQuery("", fold: environment.fold)
        field = RowFilter(title: title, prompt: environment.text(of: Sentence("Search %s", title)))
        section.filters = [field]
        field.apply = { [weak self] in self?.apply() }
        field.hides = { [unowned section] path in section.cells.contains { $0.path == path && !$0.isVisible } }
    }

    /// Applies the search to the current options.
    func apply() {
        if field.text.isEmpty, query.isEmpty {
            field.isVisible = section.cells.count >= Self.many
            return
        }
        query = SearchQuery(field.text, fold: environment.fold)
        let options = section.cells.filter { $0 !== noResults }
        field.isVisible = !field.text.isEmpty || options.count >= Self.many
        let folding = TextFolding(environment.fold)
        let areFound = options.map { query.isFound(in: folding.bytes(of: $0.title)) }
        let isAnyFound = areFound.contains(true)
        // If no option is found, the section shows a row that says so. An empty section would be hidden, and the search
        // field with it.
        if !isAnyFound, section.cells.count == options.count { section.show(options + [noResults]) }
        for (option, isFound) in zip(options, areFound) { option.isVisible = isFound }
        if isAnyFound, section.cells.count > options.count { section.show(options) }
    }
}

extension OptionFilter {
    /// A list of at least this many options is too long for a screen, and gets a search field.
    nonisolated static var many: Int { 20 }
}
