extension Destination {
    /// Makes a destination whose page shows a form. The page reads and writes the state through `access`.
    init<State>(title: String, form: Form<State>, access: any StateAccess<State>) {
        self.init(title: title, form: DescribedPage(form.pageSpec(), access))
    }
}

extension RenderingContext {
    /// Opens a page that edits the same state as this row. The paths of the page's rows are below this row's path.
    ///
    /// The call does nothing unless the page of this row is on the screen. For a row that always opens the same page,
    /// prefer ``detailTextCell(title:keyPath:form:)``: search and the command line can find the rows of a page that
    /// such a row opens, but not those of a page that is opened by this function.
    public func open(title: String, form: Form<State>, as presentation: Presentation = .page) {
        let session = scope.session
        var destination = destination(title: title, form: form)
        destination.presentation = presentation
        session?.open(destination, from: scope, at: row.path)
    }

    /// Goes to a row or a page of the form, for example at the press of a button that helps with a problem there.
    ///
    /// It does what a link does; see ``FormSession/go(to:)``. A path that the form does not have is reported as a mistake
    /// in the form.
    ///
    /// ```swift
    /// pushButton(title: "Change Password") { $0.go(to: "Network/Password") }
    /// ```
    ///
    /// - Parameter path: The path from the form's first page, also in a form over a part of the state.
    /// - Returns: The reason why the row or page is not on the screen, and what to do about it; `nil` if it is.
    @discardableResult
    public func go(to path: RowPath) -> Sentence? {
        scope.session?.go(to: path, namedBy: "go(to:)")
    }

    /// Returns a destination whose page edits the same state as this row. Assign it to ``FormCell/destination``, so
    /// that selecting the row opens the page.
    public func destination(title: String, form: Form<State>) -> Destination {
        Destination(title: translate(title), form: form, access: access)
    }
}

/// The description of a page, and the access to the state that it is over.
@MainActor
final class DescribedPage<State>: DestinationForm {
    let page: PageSpec<State>
    let access: any StateAccess<State>

    init(_ page: PageSpec<State>, _ access: any StateAccess<State>) {
        self.page = page
        self.access = access
    }

    func makePage(in scope: PageScope) -> FormPage {
        scope.isThere = { [access] in access.isThere }
        let context = RenderingContext(access: access, row: RowIdentity(scope: scope))
        let sections = page.make(in: context)
        let (updates, stored) = (context.updates.moved(), access.stored)
        return FormPage(scope: scope, sections: sections) { [access] changed in
            guard let changed, let stored else { return updates.run(access.state) }
            if stored.range.overlaps(changed.range) { updates.run(access.state, changed: stored.part(of: changed)) }
        }
    }

    func traverse(_ traversal: Traversal, titled title: String, from row: FormRow?) {
        traversal.enter(page, titled: title, from: row, access: access)
    }
}
