import CGtk
import FormCore

/// The position in a list where a dragged item would land.
@MainActor
struct DropTarget {
    /// The row next to the drop position: either the first row of the item below that position, or the last row of the
    /// item above it.
    private(set) weak var row: FormCell?
    /// True if the dragged item lands after `row`, false if it lands before `row`.
    let isBehind: Bool
    /// The y position of the row's edge where the item lands, and the row's horizontal extent.
    let y: Double
    let sides: ClosedRange<Double>

    /// The maximum distance between the pointer and the nearest item, in pixels. Farther away, there is no drop
    /// position.
    private static let tolerance = 32.0

    /// Finds the drop position for the pointer. The result is `nil` if the pointer is too far from the list's items, or
    /// if the dragged item can't be moved next to the nearest item.
    ///
    /// - Parameters:
    ///   - position: The pointer's position in `ground`.
    ///   - ground: The widget that `position` is relative to.
    ///   - cell: A row of the dragged item.
    ///   - rows: The rows of the page, from top to bottom.
    init?(at position: Point, in ground: Widget, for cell: FormCell, among rows: some Sequence<RowView>) {
        var nearest: (item: Item, distance: Double)?
        for item in Self.items(beside: cell, among: rows, in: ground) {
            guard max(item.sides.lowerBound - position.x, position.x - item.sides.upperBound) <= Self.tolerance else {
                continue
            }
            let distance = max(item.top - position.y, position.y - item.bottom, 0)
            if distance <= Self.tolerance, distance < nearest?.distance ?? .infinity { nearest = (item, distance) }
        }
        guard let item = nearest?.item, cell.canMove(beside: item.first) else { return nil }
        isBehind = position.y > (item.top + item.bottom) / 2
        row = isBehind ? item.last : item.first
        y = isBehind ? item.bottom : item.top
        sides = item.sides
    }

    /// An item's rows that have widgets, with the area that these rows cover.
    private struct Item {
        let first: FormCell
        var last: FormCell
        let top: Double
        var bottom: Double
        let sides: ClosedRange<Double>
    }

    /// Returns the items of the list that the cell belongs to, including the item of the cell itself.
    private static func items(
        beside cell: FormCell, among rows: some Sequence<RowView>, in ground: Widget
    ) -> [Item] {
        var items: [Item] = []
        for row in rows where row.cell.isVisible {
            guard row.cell.movableItem == cell.movableItem || row.cell.canMove(beside: cell) else { continue }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(row.widget, ground, &bounds) != 0 else { continue }
            let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
            let bottom = y + Double(bounds.size.height)
            if let last = items.last, last.first.movableItem == row.cell.movableItem {
                items[items.count - 1].last = row.cell
                items[items.count - 1].bottom = bottom
            } else {
                let sides = x...x + Double(bounds.size.width)
                items.append(Item(first: row.cell, last: row.cell, top: y, bottom: bottom, sides: sides))
            }
        }
        return items
    }
}

extension RowView {
    /// Updates the row's style classes, which show whether the row belongs to the dragged item and whether the item
    /// would land directly before or after the row.
    ///
    /// - Parameters:
    ///   - isDragged: True if the row belongs to the dragged item.
    ///   - target: The drop position; `nil` if there is none.
    func mark(isDragged: Bool, target: DropTarget?) {
        let isTarget = target != nil && target?.row === cell
        widget.setClass("form-dragged", isDragged)
        widget.setClass("form-drop-before", isTarget && target?.isBehind == false)
        widget.setClass("form-drop-after", isTarget && target?.isBehind == true)
    }
}
