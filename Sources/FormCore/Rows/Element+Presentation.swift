extension Element where Content == FormCell {
    /// Shows the row's page in the window, or as a dialog over it.
    ///
    /// What the person edits in a dialog, also on pages that they open from it, is an edit of its own: Apply hands
    /// it to the form, as one step that can be undone, and Cancel gives it up. Until then neither the program nor the
    /// pages under the dialog know of it. With an error on its pages a dialog is not applied.
    ///
    /// ```swift
    /// detailTextCell(title: "Proxy", keyPath: \.proxy.summary, form: proxyForm).presented(as: .dialog)
    /// ```
    ///
    /// A row that opens no page is reported as a mistake.
    public func presented(as presentation: Presentation) -> Self {
        modified { cell, context in
            if cell.destination == nil { context.scope.report(.presentationWithoutPage(row: context.path)) }
            cell.destination?.presentation = presentation
            return { _ in }
        }
    }
}
