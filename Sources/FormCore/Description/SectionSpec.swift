/// The description of a section.
struct SectionSpec<State>: Sendable {
    enum Body: Sendable {
        case rows(SectionRows<State>)
        /// A section that a closure makes, or that is over a part of the state.
        case inner(Element<Section, State>)
    }

    let body: Body
    /// The heading that follows the state, if there is one.
    var header: (@MainActor (State) -> String?)?
    var visible: [@MainActor (State) -> Bool] = []
    var headerButtons: [Element<FormCell, State>] = []
    var showsReset = false
    /// The row that stands for the first page, if the section is the sidebar of a wide window.
    var sidebarRow: (title: String, symbol: String?)?
    /// The name of the options among which the user can search.
    var searchedOptions: String?

    init(_ body: Body) {
        self.body = body
    }
}

/// The rows of a section, with what the author has said of the section when making it.
struct SectionRows<State>: Sendable {
    let header: String?
    let footer: @MainActor (State) -> String?
    let isVisible: @MainActor (State) -> Bool
    let groups: [Element<RowGroup, State>]
    /// The title of the choice that the rows are the options of.
    var choice: String?
}

extension Element {
    /// Returns the description of the section.
    func sectionSpec() -> SectionSpec<State> where Content == Section {
        node as? SectionSpec<State> ?? SectionSpec(.inner(self))
    }

    /// Returns the section with a change of its description.
    func setting(_ change: (inout SectionSpec<State>) -> Void) -> Self where Content == Section {
        var spec = sectionSpec()
        change(&spec)
        return Element(node: spec)
    }
}

/// A row of a section, as a group of rows.
struct SingleRow<State>: ElementNode {
    let row: Element<FormCell, State>

    func render(_ context: RenderingContext<State>) -> RenderedElement<RowGroup, State> {
        let rendered = row.render(inOwnRow: context)
        return RenderedElement(content: RowGroup(fixed: [rendered.content]), update: rendered.update)
    }
}
