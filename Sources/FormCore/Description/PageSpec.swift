/// The description of a page.
///
/// It is a class, so that a form that is nested in itself can be recognised.
final class PageSpec<State>: Sendable {
    enum Body: Sendable {
        /// Makes the sections when they are first needed.
        case sections(@Sendable () -> [Element<Section, State>])
        /// A form that a closure makes, or that is over a part of the state.
        case inner(Element<[Section], State>)
    }

    let body: Body
    let rules: [PageRule<State>]
    let statusPages: [StatusPageSpec<State>]
    @MainActor private var made: [Element<Section, State>]?

    init(_ body: Body, rules: [PageRule<State>] = [], statusPages: [StatusPageSpec<State>] = []) {
        self.body = body
        self.rules = rules
        self.statusPages = statusPages
    }

    /// The sections, unless the body is another form.
    @MainActor var sections: [Element<Section, State>]? {
        if let made { return made }
        guard case .sections(let make) = body else { return nil }
        made = make()
        return made
    }
}

/// A rule over several rows of a page.
struct PageRule<State>: Sendable {
    /// The paths of the rows, relative to the page.
    let rows: [RowPath]
    let check: StateCheck<State>
}

/// A page that takes the place of the sections in some situation.
struct StatusPageSpec<State>: Sendable {
    let page: @MainActor (State) -> StatusPage?
    let button: Element<FormCell, State>?
}

extension Element {
    /// Returns the description of the page.
    func pageSpec() -> PageSpec<State> where Content == [Section] {
        node as? PageSpec<State> ?? PageSpec(.inner(self))
    }
}

extension Element where Content == [Section] {
    /// Identifies the form, so that a form nested in itself can be recognised.
    var identity: ObjectIdentifier { ObjectIdentifier(node as AnyObject) }
}
