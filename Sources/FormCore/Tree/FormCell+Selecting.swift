/// Selecting a row, as a click on it does.
extension FormCell {
    /// True if the row is enabled and selecting it does something.
    public var isSelectable: Bool {
        isEnabled && doesSomething
    }

    /// True if selecting the row does something, provided that the row is enabled.
    package var doesSomething: Bool {
        destination != nil || onSelect != nil || isExpander || control?.base.isSelectable == true
    }

    /// Selects the row as a click does: opens its page, chooses its option, presses its button or toggles its switch.
    ///
    /// Selecting an expander shows or hides its rows; but if the expander has a switch that is off, the switch is
    /// turned on. Does nothing while the row is hidden or disabled, or when its page is not on top.
    public func select() {
        guard isUsable, isSelectable, isOnTopPage else { return }
        if let destination {
            section?.page?.session?.open(destination, from: self)
        } else if let onSelect {
            onSelect()
        } else if let expansion, expansion.isOn {
            setExpanded(!isExpanded)
        } else {
            control?.base.select()
        }
    }
}
