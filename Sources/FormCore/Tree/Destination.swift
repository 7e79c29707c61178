/// Describes the page that a row opens. The page's rows are made only when the page is rendered.
@MainActor
public struct Destination {
    /// The title of the page, in the user's language. If the page and the row that opens it were given the same title,
    /// the page's title changes whenever the row's title changes.
    public var title: String { followedTitle?() ?? ownTitle }

    /// True if the page edits only the value of the row that opens it, for example the options of a choice. All rows of
    /// such a page have the path of the row that opens it.
    public let isSingleValue: Bool

    /// How the page is shown: in the window or as a dialog over it; see ``Element/presented(as:)``.
    public var presentation = Presentation.page

    /// The form that the page shows, over its state.
    let form: any DestinationForm
    /// The function that returns the current title; `nil` if the title doesn't follow the state.
    private(set) var followedTitle: (@MainActor () -> String)?
    /// The fixed title, used if the title doesn't follow the state.
    let ownTitle: String

    init(title: String, form: any DestinationForm, isSingleValue: Bool = false) {
        ownTitle = title
        self.form = form
        self.isSingleValue = isSingleValue
    }

    /// Makes the page's title follow the title of the row that opens the page. Does nothing if the author gave the page
    /// a different title.
    ///
    /// - Parameters:
    ///   - title: Returns the row's current title, in the user's language.
    ///   - rowTitle: The title that was given to both the row and the page.
    mutating func follow(_ title: @escaping @MainActor () -> String, inPlaceOf rowTitle: String) {
        if ownTitle == rowTitle { followedTitle = title }
    }

    func render(in scope: PageScope) -> FormPage {
        scope.counters.pagesRendered += 1
        let page = form.makePage(in: scope)
        page.update()
        page.checkReferences()
        return page
    }
}

/// A form over its state, independent of the type of the state.
@MainActor
protocol DestinationForm: AnyObject {
    /// Makes the live objects of the page. The first update fills them.
    func makePage(in scope: PageScope) -> FormPage

    /// Enters the page of a row; without a row, it is the first page of a form.
    func traverse(_ traversal: Traversal, titled title: String, from row: FormRow?)
}
