import CGtk
import FormCore

/// What rows, and sections of them, ask of the page that they stand on.
@MainActor
protocol RowHost: AnyObject {
    /// The row that has the focus, or whose control has it.
    var focusedCell: FormCell? { get }

    /// Puts the focus on a row of the page, or on the expander that hides it; on the first row, where it can't be used any
    /// more.
    func focus(_ cell: FormCell?)

    /// Moves the focus to the nearest row that stays, before what holds it is hidden.
    func moveFocus(outOf widget: Widget)

    /// A row or a section is shown.
    func rowsShown()

    /// A row has a handle to be dragged by.
    func letRowsBeDragged()

    /// There are rows that have no widgets yet.
    func rowsChanged()

    /// A row or a section is shown or hidden, so places have changed.
    func heightsChanged()

    /// Takes the keys that go from row to row.
    func press(_ key: Key) -> Bool

    /// How high rows are that have no widgets, as far as that can be known.
    func height(of rows: Range<Int>, in kinds: RowKinds, headings: Int) -> Int32

    /// Takes over how high the rows are that have widgets.
    ///
    /// - Returns: Whether others may be as high.
    func learnHeights() -> Bool

    /// Does something with an item of a list, and tells assistive tools where it stands then, if that is elsewhere.
    func announcingMove(of cell: FormCell, _ body: () -> Void)

    /// Lends the letters that rows can have.
    func withMnemonics(_ body: (inout Mnemonics) -> Void)
}

@MainActor
extension Widget {
    /// Shows or hides a row or a section of a page, which sees to the focus.
    func setVisible(_ isVisible: Bool, on host: (any RowHost)?) {
        if !isVisible { host?.moveFocus(outOf: self) }
        setVisible(isVisible)
        if isVisible { host?.rowsShown() }
    }
}
