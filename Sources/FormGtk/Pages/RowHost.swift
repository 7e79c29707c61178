import CGtk
import FormCore

/// The services that a page provides for its rows and sections.
@MainActor
protocol RowHost: AnyObject {
    /// The row or the header button that has the focus. If the focus is in an inline control, this is the control's
    /// cell.
    var focusedCell: FormCell? { get }

    /// True while the rows are a sidebar.
    var isSidebar: Bool { get }

    /// Moves the focus to a row of the page. If the row is hidden in a collapsed expander, moves the focus to the
    /// expander. If that isn't possible, or if `cell` is `nil`, moves the focus to the page's initial field, the chosen
    /// option, or the first row.
    func focus(_ cell: FormCell?)

    /// Called before a widget is hidden or disabled. If the widget contains the focus, moves the focus to the nearest
    /// usable row.
    func moveFocus(outOf widget: Widget)

    /// Called when a row or a section is shown.
    func rowsShown()

    /// Scrolls to the very top if a row is the first one that the keys reach, and to the bottom if it is the last one.
    func showEdge(at cell: FormCell)

    /// Called when a row gets a drag handle.
    func enableDragging()

    /// Called when the rows of a section have been replaced, so new rows may need widgets.
    func rowsChanged()

    /// Called when a row or a section is shown or hidden, which moves the rows below it.
    func heightsChanged()

    /// Handles a key that moves between rows. Returns true if the page has handled the key.
    func press(_ key: Key) -> Bool

    /// Estimates the height of rows without widgets.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of all rows of the section.
    ///   - headings: The number of headings between the rows. Their height is included.
    func height(of rows: Range<Int>, in kinds: RowKinds, headings: Int) -> Int32

    /// Records the heights of the rows that have widgets.
    ///
    /// - Returns: True if estimates of other rows have changed.
    func recordHeights() -> Bool

    /// Calls `body`, which changes an item of a list. If this moves the item, announces its new position to assistive
    /// tools.
    func announcingMove(of cell: FormCell, _ body: () -> Void)

    /// Calls `body` with the page's mnemonics, from which it can take free letters for new rows.
    func withMnemonics(_ body: (inout Mnemonics) -> Void)
}

@MainActor
extension Widget {
    /// Shows or hides a row or a section of a page. If this hides the focused row, the page moves the focus to another
    /// row.
    func setVisible(_ isVisible: Bool, on host: (any RowHost)?) {
        if !isVisible { host?.moveFocus(outOf: self) }
        setVisible(isVisible)
        if isVisible { host?.rowsShown() }
    }
}
