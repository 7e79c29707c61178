extension FormSession {
    /// Searches the whole form, also the pages that nobody opened, by the texts of its rows.
    ///
    /// What was found is ``searchPage``, which a renderer shows in place of the
    /// page on top. Selecting a result ends the search and reveals the row, or
    /// for a hidden row what shows it. Each word has to stand in a row's title,
    /// help, options or ``Element/keywords(_:)``, in its section's header or footer,
    /// or in the title of a page on the way. Values are not searched.
    ///
    /// The form is read through when the search begins, which also commits what is
    /// being typed, and again when the state has changed.
    ///
    /// A dialog stands over the search as over the rest of the window: nothing is searched while one is open.
    ///
    /// - Parameter text: What was typed so far, also nothing yet; `nil` ends the search.
    public func search(_ text: String?) {
        guard text != searchText, text == nil || dialog == nil else { return }
        let hasBegun = searchText == nil
        if hasBegun { commitTyping() }
        searchText = text
        driver?.note(.search(text))
        if hasBegun { finder.prepare(self) }
        let hasChanged = finder.find(text, in: self)
        if hasBegun || text == nil || hasChanged { observer?(.search) }
    }

    /// The state has changed, and with it perhaps the form's texts and what is hidden.
    func searchAgain() {
        finder.stateChanged()
        if searchText != nil, finder.find(searchText, in: self) { observer?(.search) }
    }
}
