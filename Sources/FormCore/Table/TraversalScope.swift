/// What a description stands in while it is traversed: the state that it is over, and what contains it.
@MainActor
struct TraversalScope<State> {
    let access: any StateAccess<State>
    let state: State
    let section: TraversedSection
    /// True if the user could see what contains the rows.
    var isVisible = true
    /// True if the user could use what contains the rows.
    var isEnabled = true
    /// The row that contains the rows.
    var line: RowIdentity?
    var containers: [RowContainer] = []
    /// The choice that the rows are options of.
    var choice: RowIdentity?
    /// The heading of the group of items that the rows belong to.
    var heading: String?
    /// What is said around the row, if it is bound; see ``RowKind/bound(_:)``.
    var outer = OuterProperties()

    init(_ access: any StateAccess<State>, in section: TraversedSection) {
        self.init(access, access.state, in: section)
    }

    init(_ access: any StateAccess<State>, _ state: State, in section: TraversedSection) {
        self.access = access
        self.state = state
        self.section = section
    }

    var page: TraversedPage { section.page }

    var pageScope: PageScope { section.page.scope }

    var notation: Notation { pageScope.notation }

    /// The scope of a part of the state.
    func part<Part>(_ access: any StateAccess<Part>) -> TraversalScope<Part> {
        var part = TraversalScope<Part>(access, in: section)
        (part.isVisible, part.isEnabled) = (isVisible, isEnabled)
        (part.line, part.containers, part.choice) = (line, containers, choice)
        (part.heading, part.outer) = (heading, outer)
        return part
    }

    /// The scope of the rows that a row contains.
    func inside(_ row: TraversedRow) -> TraversalScope {
        var inside = self
        inside.line = row.identity
        inside.containers.append(RowContainer(path: row.path, title: row.title))
        inside.outer = OuterProperties()
        return inside
    }

    func context(_ row: RowIdentity) -> RenderingContext<State> { RenderingContext(access: access, row: row) }

    /// Makes the id of the next row.
    func nextIdentity() -> RowIdentity { choice ?? RowIdentity(scope: pageScope, in: line) }
}

/// What modifiers of a bound row say of it over the whole state.
struct OuterProperties {
    var title: String?
    var help: String?
    var reason: String?
    var isVisible = true
    var isEnabled = true
    var keywords: [String] = []
    /// Registers rules, an effect and a default with the row.
    var judges: [@MainActor (RowIdentity, _ hasValue: Bool) -> Void] = []
    var isConcealed = false
}
