/// What a click on a row does.
extension FormCell {
    /// Whether selecting the row does something.
    public var isSelectable: Bool {
        isEnabled && doesSomething
    }

    /// Whether selecting the row does something while it may be used.
    package var doesSomething: Bool {
        destination != nil || onSelect != nil || isExpander || control?.base.isSelectable == true
    }

    /// Does what a click on the row does: opens its page, chooses it, presses it, toggles its switch; an expander shows
    /// or hides its rows, and turns its switch on first.
    ///
    /// Does nothing while the row is hidden or disabled, or when its page is not on top.
    public func select() {
        guard isUsable, isSelectable, isOnTopPage else { return }
        if let destination {
            section?.page?.host?.open(destination, from: self)
        } else if let onSelect {
            onSelect()
        } else if let expansion, expansion.isOn {
            setExpanded(!isExpanded)
        } else {
            control?.base.select()
        }
    }
}
