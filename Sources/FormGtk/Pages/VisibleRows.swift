import CGtk
import FormCore

/// Keeps widgets for those rows of a page only that are near the screen.
///
/// The page's rows stand in chunks. A chunk is realised when it comes within a
/// page of the screen and dropped when it is two away; the one with the focus
/// and its neighbours always stay. Widgets are made and dropped at one moment
/// only: after the frame clock's layout, where GTK lays out again before it
/// paints. What lies on the screen keeps its place when what is above it turns
/// out to be higher or lower than was guessed.
@MainActor
final class VisibleRows {
    /// A page with more rows is a long one.
    static let threshold = 200

    /// How many rows are made and dropped together.
    static let chunkSize = 20

    /// The page's chunks; other ones stand in their place from the next layout on.
    var chunks: [ChunkView] {
        didSet {
            anchor = nil
            heightsChanged()
        }
    }

    private let content: Widget
    private let scrolled: Widget
    private weak var page: PageView?
    private var heights = RowHeights()
    private var frameClock: Signal.Connection?
    private var adjustment: Signal.Connection?
    private var isDirty = true
    private var areHeightsStale = true
    private var hasPainted = false
    /// The chunk at the top of the screen, and where it was in the content.
    private var anchor: (chunk: ChunkView, y: Double)?
    /// The row that gets the focus as soon as it has a place.
    private var focusNext: FormCell?

    init(_ chunks: [ChunkView], content: Widget, scrolled: Widget, page: PageView) {
        self.chunks = chunks
        self.content = content
        self.scrolled = scrolled
        self.page = page
        for chunk in chunks { chunk.placeholderHeight = heights.guess(chunk.cells) }
        if let first = chunks.first { page.realise(first) }
        Signal.connect(scrolled, "map", .rowsMapped) { [weak self] in self?.mapped() }
        Signal.connect(scrolled, "unmap", .rowsUnmapped) { [weak self] in self?.unmapped() }
    }

    isolated deinit {
        unmapped()
    }

    /// A row or a section is shown or hidden, so places have changed.
    func heightsChanged() {
        areHeightsStale = true
        request()
    }

    /// Puts the focus on a row, and the row on the screen.
    func focus(_ cell: FormCell) {
        let row = cell.line ?? cell
        guard let chunk = chunks.first(where: { $0.cells.contains { $0 === row } }) else { return }
        if chunk.isRealised {
            focusNext = nil
            chunk.rows.lazy.compactMap { $0.view(of: cell) }.first?.grabFocus()
        } else {
            focusNext = cell
            // Jump: an animation under way would write its own value.
            anchor = nil
            if let place = place(of: chunk) { gtk_adjustment_set_value(vertical, place.lowerBound) }
        }
        request()
    }

    // MARK: - The one moment

    private func mapped() {
        guard frameClock == nil, let clock = gtk_widget_get_frame_clock(scrolled) else { return }
        frameClock = Signal.connectAfter(
            UnsafeMutableRawPointer(clock), "layout", .rowsLaidOut) { [weak self] in self?.laidOut() }
        adjustment = Signal.connect(vertical, "value-changed", .rowsScrolled) { [weak self] in self?.request() }
        request()
    }

    private func unmapped() {
        frameClock?.disconnect()
        adjustment?.disconnect()
        frameClock = nil
        adjustment = nil
    }

    private func request() {
        isDirty = true
        guard let clock = gtk_widget_get_frame_clock(scrolled) else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    private func laidOut() {
        keepPlace()
        if isDirty || focusNext != nil {
            isDirty = false
            guessAgain()
            realiseAndDrop()
            grabFocus()
        }
        anchor = topChunk
    }

    /// Scrolls by as much as what is above the screen has grown.
    private func keepPlace() {
        guard let anchor, let place = place(of: anchor.chunk), gtk_adjustment_get_value(vertical) > 0 else {
            return
        }
        let growth = place.lowerBound - anchor.y
        if abs(growth) >= 1 {
            gtk_adjustment_set_value(vertical, gtk_adjustment_get_value(vertical) + growth)
            isDirty = true
        }
    }

    private func guessAgain() {
        for chunk in chunks where chunk.isRealised {
            let height = gtk_widget_get_height(chunk.widget)
            if height > 0, heights.learn(chunk.cells, height: height) { areHeightsStale = true }
        }
        guard areHeightsStale else { return }
        areHeightsStale = false
        for chunk in chunks where !chunk.isRealised { chunk.placeholderHeight = heights.guess(chunk.cells) }
    }

    private func realiseAndDrop() {
        let top = gtk_adjustment_get_value(vertical)
        let page = gtk_adjustment_get_page_size(vertical)
        guard page > 0 else { return }
        // The first frame shows what is on the screen, the next one makes more.
        let margin = hasPainted ? page : 0
        let near = (top - margin)...(top + page + margin)
        let far = (top - 2 * page)...(top + 3 * page)
        let kept = keptChunks
        var isChanged = false
        for (index, chunk) in chunks.enumerated() {
            guard let place = place(of: chunk) else { continue }
            if !chunk.isRealised, kept.contains(index) || near.overlaps(place) {
                self.page?.realise(chunk)
                isChanged = true
            } else if chunk.isRealised, !kept.contains(index), !far.overlaps(place) {
                chunk.release()
                isChanged = true
            }
        }
        if isChanged || !hasPainted { request() }
        hasPainted = true
    }

    /// The chunk with the focus, or that is about to have it, and its neighbours.
    private var keptChunks: Range<Int> {
        let index = chunks.firstIndex { chunk in
            if let focusNext { return chunk.cells.contains { $0 === focusNext.line ?? focusNext } }
            return chunk.isRealised && chunk.widget.containsFocus
        }
        return index.map { max($0 - 1, 0)..<min($0 + 2, chunks.count) } ?? 0..<0
    }

    private func grabFocus() {
        guard let focusNext else { return }
        let row = chunks.lazy.flatMap(\.rows).compactMap { $0.view(of: focusNext) }.first
        guard let row, gtk_widget_get_height(row.widget) > 0 else { return }
        self.focusNext = nil
        row.grabFocus()
    }

    // MARK: - Places

    private var vertical: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(scrolled.opaque)
    }

    /// Where a chunk is in the content, as of the last layout; `nil` while it is hidden.
    private func place(of chunk: ChunkView) -> ClosedRange<Double>? {
        var bounds = graphene_rect_t()
        guard gtk_widget_get_mapped(chunk.widget) != 0,
            gtk_widget_compute_bounds(chunk.widget, content, &bounds) != 0
        else { return nil }
        let y = Double(bounds.origin.y)
        return y...(y + Double(bounds.size.height))
    }

    private var topChunk: (chunk: ChunkView, y: Double)? {
        let top = gtk_adjustment_get_value(vertical)
        for chunk in chunks {
            if let place = place(of: chunk), place.upperBound > top { return (chunk, place.lowerBound) }
        }
        return nil
    }
}
