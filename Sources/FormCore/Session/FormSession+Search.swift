extension FormSession {
    /// Searches all rows of the form, including those of pages that have never been opened.
    ///
    /// The results are in ``searchPage``, which a renderer shows in place of the page on top. Selecting a result ends
    /// the search and reveals the row. If the row is hidden, the row with which the user can make it visible is
    /// revealed instead. Each word has to occur in a row's title, help, options or ``Element/keywords(_:)``, in its
    /// section's header or footer, or in the title of a page that leads to it. Values are not searched.
    ///
    /// When the search begins, what is being typed is committed and the form is traversed. The form is traversed again
    /// whenever the state has changed.
    ///
    /// While a dialog is open, no search can begin, because the dialog covers the rest of the window.
    ///
    /// - Parameter text: The text that has been typed, which may be empty; `nil` ends the search.
    public func search(_ text: String?) {
        guard text != searchText, text == nil || dialog == nil else { return }
        let hasBegun = searchText == nil
        if hasBegun { commitTyping() }
        searchText = text
        driver?.note(.search(text: text))
        if hasBegun { finder.prepare(self) }
        let hasChanged = finder.find(text, in: self)
        if hasBegun || text == nil || hasChanged { observer?(.search) }
    }

    /// Updates the search after a change of the state, because the change may affect the text of rows and which rows
    /// are visible.
    func searchAgain() {
        finder.stateChanged()
        if searchText != nil, finder.find(searchText, in: self) { observer?(.search) }
    }
}
