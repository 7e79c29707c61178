/// The traversal, and the state and the containers of the descriptions that it is at.
@MainActor
final class TraversalScope<State> {
    let traversal: Traversal
    let moment: Moment<State>
    let enclosure: RowEnclosure
    /// The name of the row that is the traversal's target or leads to it; `nil` if any row may be.
    private(set) lazy var wantedName: String? = {
        guard enclosure.choice == nil, let target = traversal.target else { return nil }
        let depth = (enclosure.line?.path ?? pageScope.path).components.count
        // A repeated name gets a number, so all rows before it have to be named.
        guard target.components.count > depth, !target.components[depth].contains("#") else { return nil }
        return target.components[depth]
    }()

    init(_ traversal: Traversal, _ moment: Moment<State>, in enclosure: RowEnclosure) {
        self.traversal = traversal
        self.moment = moment
        self.enclosure = enclosure
    }

    var access: any StateAccess<State> { moment.access }

    var state: State { moment.state }

    var section: TraversedSection { enclosure.section }

    var pageScope: PageScope { section.page.scope }

    var notation: Notation { pageScope.notation }

    /// Returns the scope of a part of the state.
    func part<Part>(_ access: any StateAccess<Part>) -> TraversalScope<Part> {
        TraversalScope<Part>(traversal, Moment(access, access.state), in: enclosure.copy())
    }

    func part<Part>(over lens: Lens<State, Part>) -> TraversalScope<Part> { part(PartAccess(access, over: lens)) }

    func copy() -> TraversalScope { TraversalScope(traversal, moment, in: enclosure.copy()) }

    /// Returns the scope of the rows that a row contains.
    func inside(_ row: FormRow) -> TraversalScope {
        let inside = copy()
        inside.enclosure.line = row.identity
        inside.enclosure.containers.append(row.title)
        (inside.enclosure.isVisible, inside.enclosure.isEnabled) = (row.isVisibleOnPage, row.isEnabledOnPage)
        return inside
    }

    /// Returns the scope of rows that rendered expanders contain.
    func inside(_ expanders: [FormCell]) -> TraversalScope {
        if expanders.isEmpty { return self }
        let inside = copy()
        inside.enclosure.containers += expanders.map(\.title)
        if !expanders.allSatisfy(\.offersRows) { inside.enclosure.isVisible = false }
        if !expanders.allSatisfy(\.isEnabled) { inside.enclosure.isEnabled = false }
        return inside
    }

    func context(_ row: RowIdentity) -> RenderingContext<State> { RenderingContext(access: access, row: row) }

    /// Makes the id of the next row.
    func nextIdentity() -> RowIdentity { enclosure.choice ?? RowIdentity(scope: pageScope, in: enclosure.line) }
}
