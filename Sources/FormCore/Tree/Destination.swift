/// A page that a row leads to, not yet rendered.
@MainActor
public struct Destination {
    /// The title of the page, in the person's language.
    public let title: String

    /// Whether the page edits just the value of the row that opens it, under that row's path.
    public let isSingleValue: Bool

    let formIdentity: ObjectIdentifier
    private let makePage: @MainActor (PageScope) -> FormPage

    init(
        title: String,
        isSingleValue: Bool,
        formIdentity: ObjectIdentifier,
        makePage: @escaping @MainActor (PageScope) -> FormPage
    ) {
        self.title = title
        self.isSingleValue = isSingleValue
        self.formIdentity = formIdentity
        self.makePage = makePage
    }

    func render(in scope: PageScope) -> FormPage {
        scope.counters.pagesRendered += 1
        let page = makePage(scope)
        page.update()
        page.lookForNamedRows()
        return page
    }
}
