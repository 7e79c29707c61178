extension FormSession {
    /// Returns the session for another view: this session, or, if a view shows it already, a session that only says so.
    ///
    /// Each row has one observer, so a second view would take the rows away from the first one. It is reported as a
    /// mistake, and the first view stays as it is.
    package func forView() -> FormSession {
        guard observer != nil else { return self }
        report(.secondView(of: firstPage.title))
        return sessionOfNotice(over: model)
    }

    /// Makes a form that has only the notice, with the state of this one; see ``changedSettings(titled:over:)``.
    private func sessionOfNotice(over model: some EditedForm) -> FormSession {
        let notice = FormRecorder.pause {
            FormDriver(
                initial: model.state, build: sections([]), title: firstPage.title, environment: environment)
        }
        notice.session.show(.error("This form is shown elsewhere already."))
        return notice.session
    }
}
