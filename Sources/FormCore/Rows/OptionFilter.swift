/// The search field above the options of a page that has many; it shows those that have what is typed in it.
@MainActor
final class OptionFilter {
    private let field: RowFilter
    private let section: Section
    private let environment: FormEnvironment
    private lazy var noResults = FormCell(title: environment.text(of: "No results"))
    /// What was looked for last.
    private var query: SearchQuery

    /// - Parameter title: What the options are called, in the person's language.
    init(_ section: Section, title: String, in environment: FormEnvironment) {
        self.section = section
        self.environment = environment
        query = SearchQuery("", fold: environment.fold)
        field = RowFilter(title: title, prompt: environment.text(of: Sentence("Search %s", title)))
        section.filters = [field]
        field.look = { [weak self] in self?.look() }
        field.hides = { [unowned section] path in section.cells.contains { $0.path == path && !$0.isVisible } }
    }

    /// Looks which options are shown, of those that there are now.
    func look() {
        if field.text.isEmpty, query.isEmpty {
            field.isVisible = section.cells.count >= many
            return
        }
        query = SearchQuery(field.text, fold: environment.fold)
        let options = section.cells.filter { $0 !== noResults }
        field.isVisible = !field.text.isEmpty || options.count >= many
        let areFound = options.map { query.isFound(in: Array(environment.fold($0.title).utf8)) }
        let isAnyFound = areFound.contains(true)
        // At no time the section is without rows: it would be hidden, and the field with it.
        if !isAnyFound, section.cells.count == options.count { section.show(options + [noResults]) }
        for (option, isFound) in zip(options, areFound) { option.isVisible = isFound }
        if isAnyFound, section.cells.count > options.count { section.show(options) }
    }
}

/// So many options no longer fit on a screen.
private let many = 20

extension Element where Content == Section {
    /// A page's options, of which there are so many at all times, with a search field above them where those are many.
    ///
    /// - Parameter title: What the options are called; it is translated.
    func searchableOptions(_ title: String, count: Int) -> Self {
        count < many ? self : searchableOptions(title)
    }

    /// The options of a page, with a search field above them while there are many.
    ///
    /// - Parameter title: What the options are called; it is translated.
    func searchableOptions(_ title: String) -> Self {
        Element { context in
            let rendered = self.render(context)
            guard let owner = context.scope.owner else { return rendered }
            let filter = OptionFilter(
                rendered.content, title: context.translate(title), in: owner.environment)
            return RenderedElement(content: rendered.content) { state in
                rendered.update(state)
                filter.look()
            }
        }
    }
}
