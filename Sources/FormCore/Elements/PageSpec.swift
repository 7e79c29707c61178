/// A whole page: sections over a common state.
public typealias Form<State> = Element<[Section], State>

/// The description of a page.
///
/// It is a class, so that a form that is nested in itself can be recognised.
final class PageSpec<State>: Sendable {
    enum Body: Sendable {
        case sections([Element<Section, State>])
        /// A form that is made when it is first needed.
        case form(@Sendable () -> Form<State>)
        /// A form that an author's closure renders.
        case closure(ElementClosure<[Section], State>)
        /// A form over a part of the state.
        case bound(any BoundNode<[Section], State>)
    }

    let body: Body
    let rules: [PageRule<State>]
    let statusPages: [StatusPageSpec<State>]
    @MainActor private var madeForm: PageSpec?

    init(_ body: Body, rules: [PageRule<State>] = [], statusPages: [StatusPageSpec<State>] = []) {
        self.body = body
        self.rules = rules
        self.statusPages = statusPages
    }

    /// Identifies the form, so that a form nested in itself can be recognised.
    @MainActor var identity: ObjectIdentifier {
        switch body {
        case .closure(let closure): ObjectIdentifier(closure)
        case .form: form?.identity ?? ObjectIdentifier(self)
        case .sections, .bound: ObjectIdentifier(self)
        }
    }

    /// The form that was made when it was first needed, if the body is one.
    @MainActor var form: PageSpec? {
        if let madeForm { return madeForm }
        guard case .form(let make) = body else { return nil }
        madeForm = make().pageSpec()
        return madeForm
    }

    /// The mistakes in the page's sections, which are always the same; `nil` until they are first needed.
    @MainActor var mistakes: [PageMistake]?

    /// The rows of the sections that are made on demand.
    @MainActor var rowsOnDemand: ReservedRows {
        if let knownRows { return knownRows }
        let sections = if case .sections(let sections) = body { sections } else { [Element<Section, State>]() }
        let rows = ReservedRows(of: sections)
        knownRows = rows
        return rows
    }
    @MainActor private var knownRows: ReservedRows?
}

/// The rows of a page that are made on demand, and their names.
@MainActor
final class ReservedRows {
    let names: Set<String>
    /// The outlines of the sections with such rows. The form keeps them.
    let outlines: Set<ObjectIdentifier>

    /// If two rows have the same name, which is a mistake, there are no such rows: the names are numbered in the order
    /// in which the rows are made.
    init<State>(of sections: [Element<Section, State>]) {
        var found: [SectionOutline] = []
        for section in sections {
            if let outline = section.sectionSpec().value.outline { found.append(outline) }
        }
        let names = found.flatMap { $0.names }.filter { !$0.isEmpty }
        let unique = Set(names)
        let isMistaken = unique.count < names.count || found.contains { !unique.isDisjoint(with: $0.otherNames) }
        self.names = isMistaken ? [] : unique
        outlines = isMistaken ? [] : Set(found.map { ObjectIdentifier($0) })
    }
}

/// A mistake of the form's author in the sections of a page, given the page; `nil` if it is none on this page.
typealias PageMistake = @MainActor (PageScope) -> FormMistake?

/// A rule over several rows of a page.
struct PageRule<State>: Sendable {
    /// The paths of the rows, relative to the page.
    let rows: [RowPath]
    let check: StateReader<State, Notice>
}

/// A page that takes the place of the sections in some situation.
struct StatusPageSpec<State>: Sendable {
    let page: @MainActor (State) -> StatusPage?
    let button: Element<FormCell, State>?
}

extension Element {
    /// Returns the description of the page.
    func pageSpec() -> PageSpec<State> where Content == [Section] {
        switch body {
        case .node(.page(let page)): page
        case .node: preconditionFailure("A form's node is a page.")
        case .closure(let closure): PageSpec(.closure(closure))
        }
    }
}
