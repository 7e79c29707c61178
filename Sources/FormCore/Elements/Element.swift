/// A piece of a form, as a value: a description of a row, a section or another piece.
///
/// A form is a tree of such values. Nothing happens when one is made. Each time its page is opened, it is rendered anew:
/// live objects are made, which are released when the page is left. A search and other questions about the form read
/// the descriptions, and render only what a closure makes.
///
/// A piece of your own is a plain function that returns an element. It can be made of the library's functions, or of a
/// closure that renders it. What a closure makes is known only once it is rendered, so it is also rendered for a
/// question about the form:
///
/// ```swift
/// func versionCell<State>() -> Element<FormCell, State> {
///     Element { context in
///         let cell = FormCell(title: "Version")
///         cell.detail = "1.0"
///         return RenderedElement(content: cell)
///     }
/// }
/// ```
@dynamicMemberLookup
public struct Element<Content, State>: Sendable {
    enum Body: Sendable {
        /// An author's function. Nothing is known of the piece before it is rendered.
        case closure(ElementClosure<Content, State>)
        /// The description of a row, a section or another piece of the kind that `Content` says.
        case node(Node<State>)
    }

    let body: Body

    /// Makes an element from the function that renders it.
    ///
    /// - Parameter render: Called each time the page that contains the element is opened, and when that page is
    ///   traversed. It must not change the state.
    public init(
        _ render: @escaping @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>
    ) {
        body = .closure(ElementClosure(render: render))
    }

    init(node: Node<State>) {
        body = .node(node)
    }

    /// The description, unless the element is a closure.
    var node: Node<State>? {
        if case .node(let node) = body { node } else { nil }
    }
}

/// An author's function that makes a piece of a form. It is a class, so that a form that is nested in itself can be
/// recognised.
final class ElementClosure<Content, State>: Sendable {
    /// Makes the live objects, with their updates among those of the context.
    let make: @MainActor (RenderingContext<State>) -> Content

    init(make: @escaping @MainActor (RenderingContext<State>) -> Content) {
        self.make = make
    }

    convenience init(render: @escaping @MainActor (RenderingContext<State>) -> RenderedElement<Content, State>) {
        self.init { context in
            let rendered = render(context)
            let content = rendered.content
            let authored = AuthoredRows {
                switch content {
                case let cell as FormCell: [cell]
                case let group as RowGroup: SectionCells(group.runs(all: true)).made
                case let section as Section: section.allCells.made
                case let sections as [Section]: sections.flatMap { $0.allCells.made }
                default: []
                }
            }
            context.updates.add { authored.update($0, with: rendered.update) }
            return content
        }
    }
}

/// Rows that an author's function has set up, for as long as something updates them.
///
/// What an author has set in a row may hold the row, such as `cell.onSelect = { cell.help = "Done" }`. It goes with the
/// function that updates the row, so that the row can go too.
@MainActor
final class AuthoredRows {
    private let cells: @MainActor () -> [FormCell]

    init(_ cells: @escaping @MainActor () -> [FormCell]) {
        self.cells = cells
    }

    isolated deinit {
        for cell in cells() { cell.onSelect = nil }
    }

    func update<State>(_ state: State, with update: (State) -> Void) { update(state) }
}

/// The description of a piece of a form.
///
/// A form has many rows and controls, so their descriptions are objects, which cost less to pass on than generic structs.
enum Node<State>: Sendable {
    case control(ControlSpec<State>)
    /// A row, also as a group of rows of a section.
    case row(RowSpec<State>)
    /// A list, also as a group of rows of a section.
    indirect case list(any ListNode<State>)
    /// A list or an author's closure over a part of the state, as a group of rows of an expander.
    indirect case group(any BoundNode<RowGroup, State>)
    case section(Shared<SectionSpec<State>>)
    case page(PageSpec<State>)
}
