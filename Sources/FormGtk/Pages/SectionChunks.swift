import CGtk
import FormCore

/// The rows of a section, divided into chunks: list boxes for the rows near the screen, and placeholders for the rows
/// before, between and after the list boxes.
@MainActor
final class SectionChunks {
    private(set) var all: [ChunkView] = []

    /// The page that contains the section.
    weak var page: (any RowHost)?

    /// The name of the lists for assistive tools.
    var name = "" {
        didSet { for chunk in all { chunk.name = name } }
    }

    /// The description of the lists for assistive tools.
    var note: String? {
        didSet { for chunk in all { chunk.note = note } }
    }

    private let section: Section
    private let box: Widget
    /// Returns the widget in the box after which the chunks are placed, or `nil` if the chunks come first in the box.
    private let header: () -> Widget?
    /// The kinds of the rows; `nil` until they are determined.
    private var kinds: RowKinds?

    init(_ section: Section, in box: Widget, behind header: @escaping () -> Widget?) {
        self.section = section
        self.box = box
        self.header = header
        // A row that can be beside the others has a list box of its own.
        let picture = section.pictureCell.flatMap(section.cells.firstIndex(of:))
        let bounds = [0] + (picture.map { [$0, $0 + 1] } ?? []) + [section.cells.count]
        for (start, end) in zip(bounds, bounds.dropFirst()) where start < end {
            insert(ChunkView(start..<end), at: all.count)
        }
    }

    var cells: SectionCells { section.cells }

    /// Creates list boxes, of at most `size` rows each, for the wanted rows that have none.
    ///
    /// - Returns: True if a list box was created.
    @discardableResult
    func realise(_ wanted: Range<Int>, by size: Int) -> Bool {
        let rows = wanted.clamped(to: cells.indices)
        guard all.contains(where: { !$0.isRealised && $0.range.overlaps(rows) }) else { return false }
        while let chunk = all.first(where: { !$0.isRealised && $0.range.overlaps(rows) }) {
            let position = max(chunk.range.lowerBound, rows.lowerBound)
            let start = max(chunk.range.lowerBound, position / size * size)
            realise(start..<min((position / size + 1) * size, chunk.range.upperBound), in: chunk)
        }
        return true
    }

    private func realise(_ rows: Range<Int>, in chunk: ChunkView) {
        let index = all.firstIndex { $0 === chunk } ?? 0
        let rest = rows.upperBound..<chunk.range.upperBound
        if !rest.isEmpty { insert(placeholder(for: rest), at: index + 1) }
        let before = chunk.range.lowerBound..<rows.lowerBound
        if before.isEmpty {
            chunk.stand(for: rows, height: 0)
            makeRows(of: chunk)
        } else {
            chunk.stand(for: before, height: height(of: before))
            let realised = ChunkView(rows)
            insert(realised, at: index + 1)
            makeRows(of: realised)
        }
    }

    private func makeRows(of chunk: ChunkView) {
        guard let page else { return }
        page.withMnemonics { chunk.realise(cells, on: page, mnemonics: &$0) }
        updateFrames()
        showHeadings(in: [chunk])
    }

    /// Draws headings above rows within the section, if it contains rows with headings.
    private func showHeadings(in chunks: [ChunkView]) {
        let hasSome = cells.headingCount(in: cells.indices) > 0
        for chunk in chunks where chunk.isRealised && (hasSome || chunk.showsHeadings) {
            let before = cells[..<chunk.range.lowerBound].last(where: \.isVisible)
            chunk.showHeadings(after: before?.heading)
        }
    }

    /// Replaces a list box by a placeholder, which is merged with the placeholders beside it.
    func release(_ chunk: ChunkView) {
        chunk.release()
        guard let index = all.firstIndex(where: { $0 === chunk }) else { return }
        for neighbour in [index + 1, index - 1] where all.indices.contains(neighbour) && !all[neighbour].isRealised {
            let other = all[neighbour]
            let rows =
                min(
                    chunk.range.lowerBound, other.range.lowerBound)..<max(
                    chunk.range.upperBound, other.range.upperBound)
            chunk.stand(for: rows, height: chunk.placeholderHeight + other.placeholderHeight)
            gtk_box_remove(box.cast(), other.widget)
            all.remove(at: neighbour)
        }
    }

    /// Called when rows are shown or hidden, which changes their kinds.
    func forgetKinds() { kinds = nil }

    /// Estimates the heights of the rows without widgets again.
    func guessHeights() {
        for chunk in all where !chunk.isRealised { chunk.placeholderHeight = height(of: chunk.range) }
    }

    /// Updates the chunks after rows were replaced (see ``Section/replaced``). The remaining rows keep their widgets.
    func replace() {
        forgetKinds()
        let old = section.replaced
        let new = old.lowerBound..<old.upperBound + cells.count - (all.last?.range.upperBound ?? 0)
        for chunk in all { chunk.removeRows(chunk.range.clamped(to: old)) }
        for chunk in all where chunk.range.isEmpty { gtk_box_remove(box.cast(), chunk.widget) }
        all.removeAll { $0.range.isEmpty }
        updateRanges()
        if !new.isEmpty { insertRows(new) }
        updateRanges()
        guessHeights()
    }

    /// Inserts new rows. If there is a placeholder at their position, the placeholder is extended. Otherwise, up to
    /// twice ``ChunkView/size`` rows are added to a list box and get widgets immediately, and a larger number of rows
    /// gets a new placeholder.
    private func insertRows(_ rows: Range<Int>) {
        let position = rows.lowerBound
        let around = all.filter { $0.range.lowerBound <= position && position <= $0.range.upperBound }
        if let waiting = around.first(where: { !$0.isRealised }) { return waiting.extend(by: rows.count) }
        guard let chunk = around.first else { return insert(ChunkView(rows), at: 0) }
        if rows.count <= 2 * ChunkView.size {
            page?.withMnemonics { chunk.insertRows(rows, of: cells, mnemonics: &$0) }
        } else if chunk.range.lowerBound < position, position < chunk.range.upperBound {
            release(chunk)
            insertRows(rows)
        } else {
            let index = all.firstIndex { $0 === chunk } ?? 0
            insert(ChunkView(rows), at: position == chunk.range.lowerBound ? index : index + 1)
        }
    }

    /// Updates the indices of all chunks.
    private func updateRanges() {
        var start = 0
        for chunk in all {
            chunk.stand(at: start)
            start = chunk.range.upperBound
        }
        updateFrames()
    }

    /// Hides the list boxes that have no visible rows, and joins the frames of the others.
    func updateFrames() {
        let isPicture = cells.count == 1 && cells[0].isLargePictureAlone
        let hasShownCells = section.hasShownCells
        let shown = all.filter { chunk in
            hasShownCells && (!chunk.isRealised || chunk.rows.contains { $0.cell.isVisible })
        }
        for chunk in all {
            chunk.widget.setVisible(shown.contains { $0 === chunk })
            guard chunk.isRealised else { continue }
            chunk.joinFrame(before: chunk !== shown.first, after: chunk !== shown.last)
            if isPicture { chunk.fillWithPicture(true) }
        }
    }

    /// Reports to assistive tools the positions of the rows that have widgets. A position is counted among all visible
    /// rows of the section, because to these tools a section is one list, however many chunks it has. Rows of items
    /// that don't exist yet count as visible.
    func number() {
        guard all.contains(where: \.isRealised) else { return }
        showHeadings(in: all)
        let hidden = cells.hiddenPositions
        let count = cells.count - hidden.count
        var before = hidden[...]
        for chunk in all where chunk.isRealised {
            for (position, row) in zip(chunk.range, chunk.rows) where row.cell.isVisible {
                before = before.drop { $0 < position }
                row.reportPosition(position + 1 - before.startIndex, of: count)
            }
        }
    }

    /// Returns the position of a row among the section's visible rows, counted from 1; `nil` if the row isn't visible.
    func position(of cell: FormCell) -> (number: Int, count: Int)? {
        guard cell.isVisible, let position = cells.firstIndex(of: cell) else { return nil }
        let hidden = cells.hiddenPositions
        return (position + 1 - hidden.prefix { $0 < position }.count, cells.count - hidden.count)
    }

    /// Estimates the y position of a row within `content`, a widget around the section. Returns `nil` before the row's
    /// chunk is laid out.
    func y(of row: Int, in content: Widget) -> Double? {
        guard let chunk = all.first(where: { $0.range.contains(row) }), let position = chunk.position(in: content)
        else {
            return nil
        }
        let part = Double(row - chunk.range.lowerBound) / Double(chunk.range.count)
        return position.lowerBound + part * (position.upperBound - position.lowerBound)
    }

    private func placeholder(for rows: Range<Int>) -> ChunkView {
        let chunk = ChunkView(rows)
        chunk.placeholderHeight = height(of: rows)
        return chunk
    }

    private func height(of rows: Range<Int>) -> Int32 {
        let kinds = kinds ?? RowKinds(of: cells)
        self.kinds = kinds
        return page?.height(of: rows, in: kinds, headings: cells.headingCount(in: rows)) ?? 0
    }

    private func insert(_ chunk: ChunkView, at index: Int) {
        chunk.name = name
        chunk.note = note
        gtk_box_insert_child_after(box.cast(), chunk.widget, index == 0 ? header() : all[index - 1].widget)
        all.insert(chunk, at: index)
    }
}
