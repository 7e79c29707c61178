/// The state and the containers of the descriptions that are being traversed.
@MainActor
final class TraversalScope<State> {
    let access: any StateAccess<State>
    let state: State
    let section: TraversedSection
    /// True if the user could see what contains the rows on their page.
    var isVisible = true
    /// True if the user could use what contains the rows on their page.
    var isEnabled = true
    /// The row that contains the rows.
    var line: RowIdentity?
    var containers: [RowContainer] = []
    /// The choice that the rows are options of.
    var choice: RowIdentity?
    /// The heading of the group of items that the rows belong to.
    var heading: String?
    /// What modifiers over the whole state say of the row, if it is bound; see ``RowKind/bound(_:)``.
    var outer: OuterProperties?
    /// The name of the row that is the traversal's target or leads to it; `nil` if any row may be.
    private(set) lazy var wantedName: String? = {
        guard choice == nil, let target = section.page.target else { return nil }
        let depth = (line?.path ?? pageScope.path).components.count
        // A repeated name gets a number, so all rows before it have to be named.
        guard target.components.count > depth, !target.components[depth].contains("#") else { return nil }
        return target.components[depth]
    }()

    init(_ access: any StateAccess<State>, _ state: State, in section: TraversedSection) {
        self.access = access
        self.state = state
        self.section = section
    }

    /// Makes the scope of a part of the state, or another scope of the same state.
    init<Other>(_ access: any StateAccess<State>, _ state: State, in other: TraversalScope<Other>) {
        self.access = access
        self.state = state
        section = other.section
        (isVisible, isEnabled, line) = (other.isVisible, other.isEnabled, other.line)
        (containers, choice, heading, outer) = (other.containers, other.choice, other.heading, other.outer)
    }

    var pageScope: PageScope { section.page.scope }

    var notation: Notation { pageScope.notation }

    /// Returns the scope of a part of the state.
    func part<Part>(_ access: any StateAccess<Part>) -> TraversalScope<Part> {
        TraversalScope<Part>(access, access.state, in: self)
    }

    func copy() -> TraversalScope { TraversalScope(access, state, in: self) }

    /// Returns the scope of the rows that a row contains.
    func inside(_ row: FormRow) -> TraversalScope {
        let inside = copy()
        inside.line = row.identity
        inside.containers.append(RowContainer(path: row.path, title: row.title))
        (inside.isVisible, inside.isEnabled) = (row.isVisibleOnPage, row.isEnabledOnPage)
        inside.outer = nil
        return inside
    }

    /// Returns the scope of rows that rendered expanders contain.
    func inside(_ expanders: [FormCell]) -> TraversalScope {
        if expanders.isEmpty { return self }
        let inside = copy()
        inside.containers += expanders.map { RowContainer(path: $0.path, title: $0.title) }
        if !expanders.allSatisfy(\.offersRows) { inside.isVisible = false }
        if !expanders.allSatisfy(\.isEnabled) { inside.isEnabled = false }
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
    /// Registers rules, an effect and a default with the row, and reports what does not suit it.
    var registrations: [@MainActor (RowIdentity, RowAbilities) -> Void] = []
    var isConcealed = false
}
