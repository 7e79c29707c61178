import CGtk
import FormCore

/// The services that a page provides for its rows and sections.
@MainActor
protocol RowHost: AnyObject {
    /// The row that has the focus, either itself or in its control; or the header button that has the focus.
    var focusedCell: FormCell? { get }

    /// Moves the focus to a row of the page, or to the expander that hides the row. If neither is usable, moves the
    /// focus to where the user starts on the page.
    func focus(_ cell: FormCell?)

    /// Moves the focus to the nearest remaining row, before the widget with the focus is hidden or disabled.
    func moveFocus(outOf widget: Widget)

    /// Called when a row or a section is shown.
    func rowsShown()

    /// Called when a row gets a drag handle.
    func enableDragging()

    /// Called when the rows of a section have been replaced, so new rows may need widgets.
    func rowsChanged()

    /// Called when a row or a section is shown or hidden, which moves the rows below it.
    func heightsChanged()

    /// Handles the keys that move between rows.
    func press(_ key: Key) -> Bool

    /// Estimates the height of rows without widgets.
    func height(of rows: Range<Int>, in kinds: RowKinds, headings: Int) -> Int32

    /// Records the heights of the rows that have widgets.
    ///
    /// - Returns: True if the heights of other rows can now be estimated better.
    func recordHeights() -> Bool

    /// Performs a change on an item of a list, and announces the item's new position to assistive tools if it has
    /// moved.
    func announcingMove(of cell: FormCell, _ body: () -> Void)

    /// Calls a function with the letters that are free for rows, of which the function may take some.
    func withMnemonics(_ body: (inout Mnemonics) -> Void)
}

@MainActor
extension Widget {
    /// Shows or hides a row or a section of a page, and lets the page move the focus if needed.
    func setVisible(_ isVisible: Bool, on host: (any RowHost)?) {
        if !isVisible { host?.moveFocus(outOf: self) }
        setVisible(isVisible)
        if isVisible { host?.rowsShown() }
    }
}
