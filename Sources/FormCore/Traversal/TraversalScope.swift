/// The traversal, and the state and the containers of the descriptions that it is at.
@MainActor
final class TraversalScope<State> {
    let traversal: Traversal
    let access: any StateAccess<State>
    let section: TraversedSection
    /// True if the user could see what contains the rows on their page.
    var isVisible = true
    /// True if the user could use what contains the rows on their page.
    var isEnabled = true
    /// The row that contains the rows.
    var line: RowIdentity?
    /// The titles of the rows that contain the rows, the outermost first.
    var containers: [String] = []
    /// The choice that the rows are options of.
    var choice: RowIdentity?
    /// The heading of the group of items that the rows belong to.
    var heading: String?
    /// Describes what modifiers around a bound row say of it, given what the row can do. Those of the innermost row come
    /// first.
    var modifiers: [@MainActor (FormRow, () -> RowAbilities?) -> Void] = []
    /// The name of the row that is the traversal's target or leads to it; `nil` if any row may be.
    private(set) lazy var wantedName: String? = {
        guard choice == nil, let target = traversal.target else { return nil }
        let depth = (line?.path ?? pageScope.path).components.count
        // A repeated name gets a number, so all rows before it have to be named.
        guard target.components.count > depth, !target.components[depth].contains("#") else { return nil }
        return target.components[depth]
    }()
    // The last property, so that the offsets of the others don't depend on its size.
    let state: State

    init(_ traversal: Traversal, _ access: any StateAccess<State>, _ state: State, in section: TraversedSection) {
        self.traversal = traversal
        self.access = access
        self.state = state
        self.section = section
    }

    /// Makes the scope of a part of the state, or another scope of the same state.
    init<Other>(_ access: any StateAccess<State>, _ state: State, in other: TraversalScope<Other>) {
        traversal = other.traversal
        self.access = access
        self.state = state
        section = other.section
        (isVisible, isEnabled, line) = (other.isVisible, other.isEnabled, other.line)
        (containers, choice, heading, modifiers) = (other.containers, other.choice, other.heading, other.modifiers)
    }

    var pageScope: PageScope { section.page.scope }

    var notation: Notation { pageScope.notation }

    /// Returns the scope of a part of the state.
    func part<Part>(_ access: any StateAccess<Part>) -> TraversalScope<Part> {
        TraversalScope<Part>(access, access.state, in: self)
    }

    func part<Part>(over lens: Lens<State, Part>) -> TraversalScope<Part> { part(PartAccess(access, over: lens)) }

    func copy() -> TraversalScope { TraversalScope(access, state, in: self) }

    /// Returns the scope of the rows that a row contains.
    func inside(_ row: FormRow) -> TraversalScope {
        let inside = copy()
        inside.line = row.identity
        inside.containers.append(row.title)
        (inside.isVisible, inside.isEnabled) = (row.isVisibleOnPage, row.isEnabledOnPage)
        inside.modifiers = []
        return inside
    }

    /// Returns the scope of rows that rendered expanders contain.
    func inside(_ expanders: [FormCell]) -> TraversalScope {
        if expanders.isEmpty { return self }
        let inside = copy()
        inside.containers += expanders.map(\.title)
        if !expanders.allSatisfy(\.offersRows) { inside.isVisible = false }
        if !expanders.allSatisfy(\.isEnabled) { inside.isEnabled = false }
        return inside
    }

    func context(_ row: RowIdentity) -> RenderingContext<State> { RenderingContext(access: access, row: row) }

    /// Makes the id of the next row.
    func nextIdentity() -> RowIdentity { choice ?? RowIdentity(scope: pageScope, in: line) }
}
