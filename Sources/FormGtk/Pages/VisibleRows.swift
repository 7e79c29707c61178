import CGtk
import FormCore

/// Creates widgets only for those rows of a page that are near the screen.
///
/// The page's rows are divided into chunks. A chunk is realised when it comes within one screen of the visible area,
/// and dropped when it is one and a half screens away. The rows around the focus always keep their widgets. Widgets are
/// created and dropped only after the frame clock's layout phase, because GTK then lays out again before it paints. If
/// rows above the screen become taller or shorter, or are not as tall as estimated, the page is scrolled, so visible
/// rows don't move.
@MainActor
final class VisibleRows {
    /// A page with more rows than this is long.
    static let threshold = 200

    /// The number of rows before and behind the focus that keep their widgets: some may be hidden or disabled, and Tab
    /// moves on to the next that is not.
    private static let rowsAroundFocus = 20

    var sections: [SectionChunks] {
        didSet {
            for section in sections { section.guessHeights() }
            heightsChanged()
        }
    }
    private weak var host: (any RowHost)?
    private let content: Widget
    private let scrolled: Widget
    private var isDirty = true
    /// The part of the page that was on the screen after the last layout, and the height of the page.
    private var screen = (top: 0.0, bottom: 0.0, pageHeight: 0.0)
    private var areHeightsStale = false
    private var hasPainted = false
    /// The number of the current frame, and the number of layouts in that frame so far.
    private var layouts: (frame: gint64, count: Int) = (0, 0)
    /// What was on the screen after the last layout; `nil` if the screen is to show something else.
    private var anchor: Anchor?
    /// The row to scroll to as soon as it is laid out; `nil` if there is none. If `takesFocus` is true, the row then
    /// gets the focus as well.
    private var next: (cell: FormCell, takesFocus: Bool)?

    init(_ sections: [SectionChunks], on host: any RowHost, content: Widget, scrolled: Widget) {
        self.sections = sections
        self.host = host
        self.content = content
        self.scrolled = scrolled
        for section in sections { section.guessHeights() }
        sections.first { !$0.cells.isEmpty }?.realise(0..<1, by: ChunkView.size)
        request()
    }

    /// Called when rows are added, removed, shown or hidden.
    func heightsChanged() {
        areHeightsStale = true
        request()
    }

    /// Moves the focus to a row and scrolls to it.
    func focus(_ cell: FormCell) {
        view(of: cell)?.grabFocus(on: scrolled)
        scroll(to: cell, takingFocus: true)
    }

    /// Scrolls to a row that isn't on the screen, unless another row is about to get the focus.
    func bringIntoView(_ cell: FormCell) {
        if next?.takesFocus != true { scroll(to: cell, takingFocus: false) }
    }

    private func scroll(to cell: FormCell, takingFocus: Bool) {
        if let view = view(of: cell) {
            next = view.isLaidOut ? nil : (cell, takingFocus)
            if view.isLaidOut, !takingFocus { view.comeIntoView(of: scrolled, in: content) }
        } else if let (section, row) = position(of: cell) {
            next = (cell, takingFocus)
            jump(to: row, of: section)
        }
        request()
    }

    private func jump(to row: Int, of section: SectionChunks) {
        // Without an anchor, the next layout doesn't change the new scroll position. Setting the value also ends a
        // scrolling animation, which would overwrite that position.
        anchor = nil
        if let y = section.y(of: row, in: content) { gtk_adjustment_set_value(vertical, y) }
    }

    /// Cancels a pending move of the focus to a row. Called when the focus moves to a widget outside the rows.
    func cancelPendingFocus() { next = nil }

    private func view(of cell: FormCell) -> RowView? {
        sections.lazy.flatMap(\.all).flatMap(\.rows).compactMap { $0.view(of: cell) }.first
    }

    private func position(of cell: FormCell) -> (section: SectionChunks, row: Int)? {
        for section in sections {
            if let row = section.cells.firstIndex(of: cell.line ?? cell) { return (section, row) }
        }
        return nil
    }

    // MARK: - Updating after the layout

    private func request() {
        isDirty = true
        guard let clock = gtk_widget_get_frame_clock(scrolled) else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    /// Called after each layout while the page is mapped.
    func laidOut() {
        keepScrollPosition()
        let top = gtk_adjustment_get_value(vertical)
        let bottom = top + gtk_adjustment_get_page_size(vertical)
        let screen = (top, bottom, pageHeight: gtk_adjustment_get_upper(vertical))
        if screen != self.screen { isDirty = true }
        self.screen = screen
        if !mayChange() {
            // The remaining work is done in the next frame.
            if isDirty { Task { [weak self] in self?.request() } }
        } else if isDirty || next != nil {
            isDirty = false
            let arePositionsOutdated = updateEstimates()
            if realiseAndDrop() || arePositionsOutdated { for section in sections { section.number() } }
            finishScrolling()
        }
        anchor = topOfScreen
    }

    /// Counts a layout of the current frame, and returns true if the frame may have another layout. GTK allows only
    /// four layouts in one frame.
    private func mayChange() -> Bool {
        guard let clock = gtk_widget_get_frame_clock(scrolled) else { return false }
        let frame = gdk_frame_clock_get_frame_counter(clock)
        layouts = layouts.frame == frame ? (frame, layouts.count + 1) : (frame, 1)
        return layouts.count < 3
    }

    /// If the content above the screen has become taller or shorter, scrolls by the difference, so the visible rows
    /// don't move.
    private func keepScrollPosition() {
        guard let anchor, gtk_adjustment_get_value(vertical) > 0,
            let growth = anchor.movement(among: sections.flatMap(\.all), in: content), abs(growth) >= 1
        else { return }
        var top = gtk_adjustment_get_value(vertical)
        // GTK has scrolled already if the page now ends above the screen.
        if top + gtk_adjustment_get_page_size(vertical) >= gtk_adjustment_get_upper(vertical) {
            top = max(top, anchor.scrolled)
        }
        gtk_adjustment_set_value(vertical, top + growth)
        isDirty = true
    }

    /// Records the heights of the rows that have been laid out, and estimates the heights of the other rows again.
    ///
    /// - Returns: True if estimates may have changed, so that rows may have moved.
    private func updateEstimates() -> Bool {
        let areNew = host?.recordHeights() == true
        guard areNew || areHeightsStale else { return false }
        for section in sections {
            if areHeightsStale { section.forgetKinds() }
            section.guessHeights()
        }
        areHeightsStale = false
        return true
    }

    /// Creates the widgets of the rows near the screen, and drops the widgets of rows far away.
    ///
    /// - Returns: True if widgets were created or dropped, and always true the first time.
    private func realiseAndDrop() -> Bool {
        let top = gtk_adjustment_get_value(vertical)
        let page = gtk_adjustment_get_page_size(vertical)
        guard page > 0 else { return false }
        // For the first frame, only the rows on the screen are created; the next frame creates the rows around them.
        let margin = hasPainted ? page : 0
        let near = (top - margin)...(top + page + margin)
        let far = (top - 1.5 * page)...(top + 2.5 * page)
        let kept = rowsToKeep
        var isChanged = false
        for (section, kept) in zip(sections, kept) {
            // Find the wanted rows first, because a chunk that is created or dropped has no position until the next
            // layout.
            let wanted = section.all.compactMap { $0.rows(within: near, in: content) } + [kept]
            for chunk in section.all where chunk.isRealised && !chunk.range.overlaps(kept) {
                if let position = chunk.position(in: content), !far.overlaps(position) {
                    section.release(chunk)
                    isChanged = true
                }
            }
            for rows in wanted where section.realise(rows, by: ChunkView.size) { isChanged = true }
        }
        let isFirst = !hasPainted
        hasPainted = true
        if isChanged || isFirst { request() }
        return isChanged || isFirst
    }

    /// The rows of each section that must have widgets, wherever they are: the rows around the row that has the focus
    /// or is about to get it.
    private var rowsToKeep: [Range<Int>] {
        var kept = sections.map { _ in 0..<0 }
        let position = sections.indices.lazy.compactMap { number in self.focusedRow(of: number).map { (number, $0) } }
            .first
        guard let (number, row) = position else { return kept }
        let count = sections[number].cells.count
        kept[number] = max(row - Self.rowsAroundFocus, 0)..<min(row + Self.rowsAroundFocus, count)
        // Tab moves the focus into the neighbouring sections, so their nearest rows need widgets.
        if row < Self.rowsAroundFocus, number > 0 {
            let count = sections[number - 1].cells.count
            kept[number - 1] = max(count - Self.rowsAroundFocus, 0)..<count
        }
        if row + Self.rowsAroundFocus >= count, number + 1 < sections.count {
            kept[number + 1] = 0..<min(Self.rowsAroundFocus, sections[number + 1].cells.count)
        }
        return kept
    }

    private func focusedRow(of number: Int) -> Int? {
        let section = sections[number]
        if let next, next.takesFocus { return section.cells.firstIndex(of: next.cell.line ?? next.cell) }
        for chunk in section.all where chunk.isRealised && chunk.widget.containsFocus {
            return chunk.rows.firstIndex { $0.widget.containsFocus }.map { $0 + chunk.range.lowerBound }
        }
        return nil
    }

    private func finishScrolling() {
        guard let next else { return }
        guard let row = view(of: next.cell), row.isLaidOut else {
            // Jump again, because the row's exact position is known only once the page is laid out.
            if !next.takesFocus, let (section, row) = position(of: next.cell) { jump(to: row, of: section) }
            return
        }
        self.next = nil
        if next.takesFocus { row.grabFocus() }
        row.comeIntoView(of: scrolled, in: content)
        if next.takesFocus { host?.showEdge(at: next.cell) }
    }

    private var vertical: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scrolled.opaque)
    }

    private var topOfScreen: Anchor? {
        let top = gtk_adjustment_get_value(vertical)
        let bottom = top + gtk_adjustment_get_page_size(vertical)
        var chunks: [(chunk: ChunkView, y: Double)] = []
        for chunk in sections.lazy.flatMap(\.all) {
            guard let position = chunk.position(in: content), position.upperBound > top else { continue }
            if position.lowerBound > bottom { break }
            chunks.append((chunk, position.lowerBound))
        }
        // A picture is beside chunks that begin below its upper edge.
        let first = chunks.lastIndex { $0.y <= top } ?? 0
        return chunks.isEmpty ? nil : Anchor(scrolled: top, chunks: chunks[first...], in: content)
    }
}

/// What is on the screen: the chunks and the row at its top, with their y positions.
@MainActor
private struct Anchor {
    /// The scroll position.
    let scrolled: Double
    private let chunks: ArraySlice<(chunk: ChunkView, y: Double)>
    private var row: (view: RowView, y: Double)?

    init(scrolled: Double, chunks: ArraySlice<(chunk: ChunkView, y: Double)>, in content: Widget) {
        (self.scrolled, self.chunks) = (scrolled, chunks)
        for view in chunks[chunks.startIndex].chunk.rows {
            guard let range = view.widget.verticalRange(in: content), range.upperBound > scrolled else { continue }
            row = (view, range.lowerBound)
            break
        }
    }

    /// Returns how far the row has moved or, if it is gone or hidden, what is below it; `nil` if all is gone.
    ///
    /// - Parameter all: The chunks of the page.
    func movement(among all: [ChunkView], in content: Widget) -> Double? {
        func isThere(_ chunk: ChunkView) -> Bool { all.contains { $0 === chunk } }
        let top = chunks[chunks.startIndex].chunk
        if let row, isThere(top), top.rows.contains(where: { $0 === row.view }),
            let range = row.view.widget.verticalRange(in: content)
        {
            // A part of the row stays on the screen.
            let height = range.upperBound - range.lowerBound
            return range.lowerBound - row.y - max(scrolled - row.y - (height - 1), 0)
        }
        for anchor in chunks.dropFirst() + chunks.prefix(1) where isThere(anchor.chunk) {
            if let position = anchor.chunk.position(in: content) { return position.lowerBound - anchor.y }
        }
        return nil
    }
}
