extension Element where Content == FormCell {
    /// Shows the row's page either in the window of the form or as a dialog over that window.
    ///
    /// Edits in a dialog, and on pages opened from the dialog, are kept separate from the form. Apply adds the edits to
    /// the form as a single undo step, and Cancel discards them. Until the user applies the dialog, neither the program
    /// nor the pages under the dialog see the edits. A dialog can't be applied while there is an error on its pages.
    ///
    /// ```swift
    /// detailTextCell(title: "Proxy", keyPath: \.proxy.summary, form: proxyForm).presented(as: .dialog)
    /// ```
    ///
    /// A row that opens no page is reported as a mistake in the form.
    public func presented(as presentation: Presentation) -> Self {
        changing { $0.presentation = presentation }
    }
}
