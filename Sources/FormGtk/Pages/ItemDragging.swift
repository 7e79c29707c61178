import CGtk
import FormCore

/// Lets the user drag an item of a list by the handle in its row, and scrolls the page while the pointer is near an
/// edge.
///
/// The form doesn't change until the item is dropped. The gesture belongs to the page and not to a row, because rows
/// may be added and removed during a drag. The dragged item is identified by the cell of its row.
@MainActor
final class ItemDragging {
    private weak var page: PageView?
    /// The row whose handle is pressed, a picture of its item, and the position of the press; `nil` while no handle is
    /// pressed.
    private var pressed: (cell: FormCell, picture: DraggedPicture, at: Point)?
    private var drag: Drag?

    /// A drag in progress.
    private struct Drag {
        let cell: FormCell
        let picture: DraggedPicture
        /// The pointer's position in the visible part of the page.
        var pointer: Point
        var target: DropTarget?
        /// The time of the last frame that scrolled the page, in microseconds; 0 before the first such frame, `nil`
        /// while the page doesn't scroll.
        var scrolled: Int?
    }

    init(on page: PageView) {
        self.page = page
        Signal.connectDrag(
            page.widget, name: "form-drag",
            began: { [weak self] in self?.press(at: $0) ?? false },
            moved: { [weak self] in self?.move(by: $0) },
            ended: { [weak self] in self?.drop() },
            cancelled: { [weak self] in self?.cancel() })
        Signal.connectKeys(page.widget, .dragKey, phase: GTK_PHASE_CAPTURE) { [weak self] key in
            guard let self, drag != nil, key.matches(GDK_KEY_Escape) else { return false }
            cancel()
            return true
        }
    }

    /// Called when the page's rows have changed. Cancels the drag if the dragged item's row is gone.
    func rowsChanged() {
        if let cell = drag?.cell, cell.movableItem == nil || cell.section?.cells.firstIndex(of: cell) == nil {
            cancel()
        }
    }

    /// Cancels the drag, which leaves the item where it was.
    func cancel() {
        pressed = nil
        guard let drag else { return }
        self.drag = nil
        drag.picture.remove()
        guard let page else { return }
        gtk_widget_set_cursor(page.widget, nil)
        for row in page.rows { row.mark(isDragged: false, target: nil) }
    }

    private func press(at point: Point) -> Bool {
        guard let page, let handle = gtk_widget_pick(page.widget, point.x, point.y, GTK_PICK_DEFAULT),
            gtk_widget_has_css_class(handle, "form-drag-handle") != 0,
            let row = page.rows.first(where: { gtk_widget_is_ancestor(handle, $0.widget) != 0 })
        else { return false }
        let rows = page.rows.filter { $0.cell.movableItem == row.cell.movableItem && $0.cell.isVisible }
        guard let ground = page.ground, let position = point.translated(from: page.widget, to: ground),
            let picture = DraggedPicture(of: rows.map(\.widget), over: ground, at: position)
        else { return false }
        pressed = (row.cell, picture, point)
        return true
    }

    private func move(by way: Point) {
        guard let page, let pressed else { return }
        let pointer = pressed.at + way
        if drag == nil {
            let (from, to) = (pressed.at, pointer)
            guard gtk_drag_check_threshold(page.widget, Int32(from.x), Int32(from.y), Int32(to.x), Int32(to.y)) != 0
            else { return }
            begin(pressed.cell, pressed.picture, at: pointer)
        }
        drag?.pointer = pointer
        follow()
        scroll()
    }

    private func begin(_ cell: FormCell, _ picture: DraggedPicture, at point: Point) {
        // Focusing the row lets the page receive the keys during the drag, and commits text that was being typed.
        page?.focus(cell)
        guard let page, cell.movableItem != nil else { return }
        picture.show()
        drag = Drag(cell: cell, picture: picture, pointer: point)
        gtk_widget_set_cursor_from_name(page.widget, "grabbing")
    }

    /// Moves the picture to the pointer and shows where the item would land.
    ///
    /// - Parameter distance: The distance in pixels by which the page has been scrolled since its last layout. The
    ///   distance is added to the pointer's position, because the rows still have the coordinates of that layout.
    private func follow(scrolledBy distance: Double = 0) {
        guard let page, let drag else { return }
        let pointer = drag.pointer + Point(x: 0, y: distance)
        guard let position = pointer.translated(from: page.widget, to: drag.picture.ground) else { return }
        drag.picture.move(to: position)
        let target = DropTarget(at: position, in: drag.picture.ground, for: drag.cell, among: page.rows)
        drag.picture.showLine(at: target)
        self.drag?.target = target
        for row in page.rows {
            row.mark(isDragged: row.cell.movableItem == drag.cell.movableItem, target: target)
        }
    }

    private func drop() {
        let (cell, target) = (drag?.cell, drag?.target)
        cancel()
        guard let cell, let target, let neighbour = target.row else { return }
        page?.announcingMove(of: cell) {
            if target.isBehind { cell.move(after: neighbour) } else { cell.move(before: neighbour) }
        }
    }

    // MARK: - Scrolling

    /// The distance from the page's upper or lower edge, in pixels, within which the pointer scrolls the page.
    private static let edge = 48.0
    /// The maximum scrolling speed, in pixels per second.
    private static let speed = 900.0

    /// The scrolling speed for the pointer's position, from -1 (full speed upwards) to 1 (full speed downwards); 0 if
    /// the pointer isn't near an edge.
    private var pull: Double {
        guard let page, let y = drag?.pointer.y else { return 0 }
        let height = Double(gtk_widget_get_height(page.widget))
        if y < Self.edge { return max((y - Self.edge) / Self.edge, -1) }
        return min(max((y - height + Self.edge) / Self.edge, 0), 1)
    }

    /// Scrolls the page in each frame for as long as the pointer is near an edge.
    private func scroll() {
        guard let page, pull != 0, drag?.scrolled == nil else { return }
        drag?.scrolled = 0
        Signal.connectFrames(page.widget, .dragScrolled) { [weak self] in self?.scroll(at: $0) ?? false }
    }

    private func scroll(at time: Int) -> Bool {
        guard let page, let last = drag?.scrolled else { return false }
        guard pull != 0 else {
            drag?.scrolled = nil
            return false
        }
        let adjustment = gtk_scrolled_window_get_vadjustment(page.widget.opaque)
        let before = gtk_adjustment_get_value(adjustment)
        // After a late frame, the page must not scroll further than the user can follow.
        let seconds = last == 0 ? 0 : min(Double(time - last) / 1_000_000, 0.05)
        gtk_adjustment_set_value(adjustment, before + pull * Self.speed * seconds)
        drag?.scrolled = time
        follow(scrolledBy: gtk_adjustment_get_value(adjustment) - before)
        return true
    }
}
