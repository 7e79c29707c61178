/// A page that a row opens, before it is rendered.
@MainActor
public struct Destination {
    /// The title of the page, in the user's language. If it is the title of the row that opens the page, it follows the
    /// state as the row's title does.
    public var title: String { followedTitle?() ?? ownTitle }

    /// True if the page edits only the value of the row that opens it. All rows of the page then have that row's path.
    public let isSingleValue: Bool

    /// How the page is shown: in the window or as a dialog over it; see ``Element/presented(as:)``.
    public var presentation = Presentation.page

    let formIdentity: ObjectIdentifier
    /// The function that returns the current title; `nil` if the title doesn't follow the state.
    private(set) var followedTitle: (@MainActor () -> String)?
    /// The fixed title, used if the title doesn't follow the state.
    let ownTitle: String
    private let makePage: @MainActor (PageScope) -> FormPage

    init(
        title: String,
        isSingleValue: Bool,
        formIdentity: ObjectIdentifier,
        makePage: @escaping @MainActor (PageScope) -> FormPage
    ) {
        ownTitle = title
        self.isSingleValue = isSingleValue
        self.formIdentity = formIdentity
        self.makePage = makePage
    }

    /// Makes the page's title follow the row's title, unless the page has a title of its own.
    mutating func follow(_ title: @escaping @MainActor () -> String, inPlaceOf rowTitle: String) {
        if ownTitle == rowTitle { followedTitle = title }
    }

    func render(in scope: PageScope) -> FormPage {
        scope.counters.pagesRendered += 1
        let page = makePage(scope)
        page.update()
        page.resolveReferences()
        return page
    }
}
