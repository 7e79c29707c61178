extension Destination {
    /// Makes a destination whose page shows a form. The page reads and writes the state through `access`.
    init<State>(title: String, form: Form<State>, access: any StateAccess<State>, isSingleValue: Bool = false) {
        self.init(title: title, isSingleValue: isSingleValue, formIdentity: form.identity) { scope in
            scope.isThere = { access.isThere }
            let rendered = form.render(RenderingContext(access: access, row: RowIdentity(scope: scope)))
            return FormPage(scope: scope, sections: rendered.content) { rendered.update(access.state) }
        }
    }
}

extension RenderingContext {
    /// Opens a page that edits the same state as this row. The paths of the page's rows are below this row's path.
    ///
    /// The call does nothing unless the page of this row is on the screen. For a row that always opens the same page,
    /// prefer ``detailTextCell(title:keyPath:form:)``: search and the command line can find the rows of a page that
    /// such a row opens, but not those of a page that is opened by this function.
    public func open(title: String, form: Form<State>, as presentation: Presentation = .page) {
        let host = scope.owner as? any PageHost
        var destination = destination(title: title, form: form)
        destination.presentation = presentation
        host?.open(destination, from: scope, at: row.path)
    }

    /// Returns a destination whose page edits the same state as this row. Assign it to ``FormCell/destination``, so
    /// that selecting the row opens the page.
    public func destination(title: String, form: Form<State>) -> Destination {
        destination(title: title, form: form, isSingleValue: false)
    }

    func destination(title: String, form: Form<State>, isSingleValue: Bool) -> Destination {
        Destination(title: translate(title), form: form, access: access, isSingleValue: isSingleValue)
    }
}
