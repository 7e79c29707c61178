extension Destination {
    /// The page of a form, over a state that is read and written through an access.
    init<State>(title: String, form: Form<State>, access: any StateAccess<State>, isSingleValue: Bool = false) {
        self.init(title: title, isSingleValue: isSingleValue, formIdentity: form.identity) { scope in
            scope.isThere = { access.isThere }
            let rendered = form.render(RenderingContext(access: access, row: RowIdentity(scope: scope)))
            return FormPage(scope: scope, sections: rendered.content) { rendered.update(access.state) }
        }
    }
}

extension RenderingContext {
    /// Opens a page over the same state, under this row's path.
    ///
    /// Does nothing unless the page of this context is the one on the screen. A
    /// row that always opens the same page is better made with
    /// ``detailTextCell(title:keyPath:form:)``, which search and the command line see.
    public func open(title: String, form: Form<State>, as presentation: Presentation = .page) {
        let host = scope.owner as? any PageHost
        var destination = destination(title: title, form: form)
        destination.presentation = presentation
        host?.open(destination, from: scope, at: row.path)
    }

    /// A page that a row can lead to; see ``FormCell/destination``.
    public func destination(title: String, form: Form<State>) -> Destination {
        destination(title: title, form: form, isSingleValue: false)
    }

    func destination(title: String, form: Form<State>, isSingleValue: Bool) -> Destination {
        Destination(title: translate(title), form: form, access: access, isSingleValue: isSingleValue)
    }
}
