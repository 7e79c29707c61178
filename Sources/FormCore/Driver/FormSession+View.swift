extension FormSession {
    /// The session for one more view: this one, or where it is shown already, one that says so and nothing else.
    ///
    /// Each row has one observer, so a second view would take the rows of the first away. That is reported as the
    /// author's mistake; the first view goes on.
    package func forView() -> FormSession {
        guard observer != nil else { return self }
        report(.secondView(of: firstPage.title))
        let notice = FormDriver(
            initial: (), build: sections([]), title: firstPage.title, environment: environment)
        notice.session.show(.error("This form is shown elsewhere already."))
        return notice.session
    }
}
