extension Element where Content == FormCell {
    /// Shows the row's page in the window, or as a dialog over it.
    ///
    /// Edits in a dialog, and on pages opened from it, are kept separate from the form: Apply adds them to the form as
    /// a single undo step, and Cancel discards them. Until then, neither the program nor the pages under the dialog see
    /// them. A dialog can't be applied while there is an error on its pages.
    ///
    /// ```swift
    /// detailTextCell(title: "Proxy", keyPath: \.proxy.summary, form: proxyForm).presented(as: .dialog)
    /// ```
    ///
    /// A row that opens no page is reported as a mistake in the form.
    public func presented(as presentation: Presentation) -> Self {
        modified { cell, context in
            if cell.destination == nil { context.scope.report(.presentationWithoutPage(row: context.path)) }
            cell.destination?.presentation = presentation
            return { _ in }
        }
    }
}
