/// The description of a section.
struct SectionSpec<State>: Sendable {
    enum Body: Sendable {
        case rows(SectionRows<State>)
        /// A section that an author's closure makes.
        case closure(ElementClosure<Section, State>)
        /// A section over a part of the state.
        case bound(any BoundNode<Section, State>)
    }

    let body: Body
    /// The heading that follows the state, if there is one.
    var header: (@MainActor (State) -> String?)?
    /// True while all conditions hold.
    var visible: (@MainActor (State) -> Bool)?
    // Optional, since even asking an empty list takes time in generic code.
    var headerButtons: [Element<FormCell, State>]?
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
final class SectionRows<State>: Sendable {
    let header: String?
    let footer: @MainActor (State) -> String?
    let isVisible: @MainActor (State) -> Bool
    let groups: [Element<RowGroup, State>]
    /// The title of the choice that the rows are the options of.
    let choice: String?
    @MainActor private var knownOutline: SectionOutline?
    /// The rows by the numbers of the outline, once it has been read, so that they are found without looking at the types
    /// of elements. A number that is not that of a row has an empty one.
    @MainActor private(set) var rows: [RowSpec<State>] = []

    init(
        header: String?, footer: @escaping @MainActor (State) -> String?,
        isVisible: @escaping @MainActor (State) -> Bool, groups: [Element<RowGroup, State>], choice: String? = nil
    ) {
        self.header = header
        self.footer = footer
        self.isVisible = isVisible
        self.groups = groups
        self.choice = choice
    }

    /// What is known of the rows before any of them is made.
    @MainActor var outline: SectionOutline {
        if let knownOutline { return knownOutline }
        let outline = SectionOutline()
        let noRow = RowSpec<State>(title: "", .parts([]))
        rows.reserveCapacity(groups.count)
        for index in groups.indices {
            if case .row(let row)? = groups[index].node {
                rows.append(row)
                outline.add(row)
            } else {
                rows.append(noRow)
                outline.add(groups[index])
            }
        }
        knownOutline = outline
        return outline
    }
}

extension SectionSpec {
    /// The outline of the section's rows; `nil` if all of them are made with their page: those of a choice, which share
    /// a value, those of a section that shows whether one of its rows was changed or that the user can search, and those
    /// that only an author's closure knows.
    @MainActor
    var outline: SectionOutline? {
        if showsReset || searchedOptions != nil { return nil }
        return switch body {
        case .rows(let rows): rows.choice == nil && !rows.outline.isFragmented ? rows.outline : nil
        case .bound(let bound): bound.outline
        case .closure: nil
        }
    }
}

extension BoundNode where Content == Section {
    @MainActor
    fileprivate var outline: SectionOutline? { element.sectionSpec().value.outline }
}

extension Element {
    /// Returns the description of the section.
    func sectionSpec() -> Shared<SectionSpec<State>> where Content == Section {
        switch body {
        case .node(.section(let section)): section
        case .node: preconditionFailure("A section's node is a section.")
        case .closure(let closure): Shared(SectionSpec(.closure(closure)))
        }
    }

    /// Returns the section with a change of its description.
    func setting(_ change: (inout SectionSpec<State>) -> Void) -> Self where Content == Section {
        var spec = sectionSpec().value
        change(&spec)
        return Element(spec)
    }

    init(_ section: SectionSpec<State>) where Content == Section {
        self.init(node: .section(Shared(section)))
    }
}
