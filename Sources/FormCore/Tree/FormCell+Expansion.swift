/// Expanding and collapsing a row.
extension FormCell {
    /// Shows or hides the rows below the row, as the user does with a click or the arrow keys.
    ///
    /// If a row is hidden while the user is typing in it, the typed text is committed. Does nothing if this row isn't
    /// an expander, if the user can't use it, or if its page is not on top.
    public func setExpanded(_ isExpanded: Bool) {
        guard isExpander, isUsable, isOnTopPage, isExpanded != self.isExpanded else { return }
        if let session = section?.page?.session { session.expand(self, isExpanded) } else { expand(isExpanded) }
    }

    /// The row itself or, if collapsed expanders hide it, the outermost of these expanders.
    package var shownCell: FormCell { expanders.first { !$0.isExpanded } ?? self }

    /// True if the row was collapsed when its page was opened and is expanded now, or if it was expanded and is
    /// collapsed now.
    fileprivate var isChanged: Bool { expansion.map { $0.isWanted != $0.isInitiallyWanted } ?? false }

    func expand(_ isExpanded: Bool) {
        expansion?.isWanted = isExpanded
        expansionChanged()
    }

    /// Called when the switch in the expander's row is turned on or off, to show or hide the rows below.
    func setExpansionOn(_ isOn: Bool) {
        guard let expansion, expansion.isOn != isOn else { return }
        expansion.isOn = isOn
        expansionChanged()
    }
}

extension FormPage {
    /// The expanders whose expansion has changed since the page was opened, from top to bottom.
    package var changedExpanders: [FormCell] { sections.flatMap(\.allCells.lasting).filter(\.isChanged) }
}
