/// A page that a row leads to, not yet rendered.
@MainActor
public struct Destination {
    /// The title of the page, in the person's language.
    public let title: String

    /// Whether the page edits just the value of the row that opens it, under that row's path.
    public let isSingleValue: Bool

    let formIdentity: ObjectIdentifier
    private let makePage: @MainActor (PageScope) -> FormPage

    init<State>(
        title: String,
        form: Form<State>,
        access: StateAccess<State>,
        isSingleValue: Bool = false
    ) {
        self.title = title
        self.isSingleValue = isSingleValue
        formIdentity = form.identity
        makePage = { scope in
            let rules = PageRules()
            scope.ownRules = rules
            let rendered = form.render(RenderingContext(access: access, scope: scope))
            return FormPage(scope: scope, sections: rendered.content, rules: rules) {
                rendered.update(access.read())
            }
        }
    }

    func render(in scope: PageScope) -> FormPage {
        scope.counters.pagesRendered += 1
        let page = makePage(scope)
        page.update()
        return page
    }
}
