/// A row that shows and hides the rows below it.
extension FormCell: EnclosingRow {
    /// Shows or hides the rows below the row, as the person does with a click on it, or with the arrow keys.
    ///
    /// What is being typed in rows that are hidden is committed. Nothing happens while the person can't use the row, or
    /// with one that is no expander.
    public func setExpanded(_ isExpanded: Bool) {
        guard isExpander, isUsable, isOnTopPage, isExpanded != self.isExpanded else { return }
        if let host = section?.page?.host { host.expand(self, isExpanded) } else { expand(isExpanded) }
    }

    /// Where the row is seen: itself, or the outermost collapsed expander that it stands in.
    package var shownCell: FormCell { expanders.first { !$0.isExpanded } ?? self }

    /// Whether the person has expanded the row, or collapsed it, so that it is not as when its page was opened.
    fileprivate var isTurned: Bool { expansion.map { $0.isWanted != $0.isWantedAtFirst } ?? false }

    func expand(_ isExpanded: Bool) {
        expansion?.isWanted = isExpanded
        expansionChanged()
    }

    /// The switch in the row lets the rows be shown, or not any more.
    func setExpansionOn(_ isOn: Bool) {
        guard let expansion, expansion.isOn != isOn else { return }
        expansion.isOn = isOn
        expansionChanged()
    }
}

extension FormPage {
    /// The expanders that are not as when the page was opened, from top to bottom.
    package var turnedExpanders: [FormCell] { sections.flatMap(\.allCells.lasting).filter(\.isTurned) }
}
