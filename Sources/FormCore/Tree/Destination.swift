/// A page that a row leads to, not yet rendered.
@MainActor
public struct Destination {
    /// The title of the page, in the person's language; where the row's title follows the state, so does this one.
    public var title: String { followedTitle?() ?? ownTitle }

    /// Whether the page edits just the value of the row that opens it, under that row's path.
    public let isSingleValue: Bool

    /// Whether the page takes the place of the one before it, or stands over the window; see
    /// ``Element/presented(as:)``.
    public var presentation = Presentation.page

    let formIdentity: ObjectIdentifier
    /// The title of the moment, where it follows the state.
    private(set) var followedTitle: (@MainActor () -> String)?
    /// The title where it does not.
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

    /// Has the page's title follow the row's in place of being the same once and for all; a title of its own stays.
    mutating func follow(_ title: @escaping @MainActor () -> String, inPlaceOf rowTitle: String) {
        if ownTitle == rowTitle { followedTitle = title }
    }

    func render(in scope: PageScope) -> FormPage {
        scope.counters.pagesRendered += 1
        let page = makePage(scope)
        page.update()
        page.lookForNamedRows()
        return page
    }
}
