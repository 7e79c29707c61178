import CGtk

/// A picture of an item's rows that follows the pointer during a drag. A line over the picture marks where the item
/// would land.
@MainActor
final class DraggedPicture {
    /// The widget that the picture floats over and scrolls with.
    let ground: Widget

    private let layer = gtk_fixed_new()!
    private let picture = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-dragged-picture")
    private let line = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-drop-line")
    /// The picture's x position, which stays the same during the drag, and the pointer's distance from the picture's
    /// top.
    private let left: Double
    private let grip: Double
    private let height: Double

    /// Takes the picture; ``show()`` displays it. The result is `nil` if `rows` is empty.
    ///
    /// - Parameters:
    ///   - rows: The item's rows, from top to bottom. The picture shows each row on the screen as it was last drawn; it
    ///     doesn't show a row that has to be redrawn.
    ///   - ground: The widget that the picture floats over.
    ///   - position: The pointer's position in `ground`.
    init?(of rows: [Widget], over ground: Widget, at position: Point) {
        let rows = rows.filter { gtk_widget_get_opacity($0) > 0 }
        guard let first = rows.first, let corner = Point(x: 0, y: 0).translated(from: first, to: ground)
        else { return nil }
        self.ground = ground
        (left, grip) = (corner.x, position.y - corner.y)
        height = rows.reduce(0) { $0 + Double(gtk_widget_get_height($1)) }
        g_object_ref_sink(layer)
        for row in rows { picture.append(Self.image(of: row)) }
        gtk_widget_set_can_target(layer, 0)
        gtk_fixed_put(layer.cast(), picture, corner.x, corner.y)
        gtk_fixed_put(layer.cast(), line, corner.x, corner.y)
        line.setVisible(false)
    }

    isolated deinit {
        g_object_unref(layer)
    }

    private static func image(of row: Widget) -> Widget {
        let paintable = gtk_widget_paintable_new(row)
        let image = gdk_paintable_get_current_image(paintable)
        let picture = gtk_picture_new_for_paintable(image)!
        gtk_picture_set_can_shrink(picture.opaque, 0)
        g_object_unref(UnsafeMutableRawPointer(image))
        g_object_unref(UnsafeMutableRawPointer(paintable))
        return picture
    }

    func show() {
        ground.append(layer)
    }

    /// Moves the picture up or down to the pointer, but keeps it within the page.
    func move(to pointer: Point) {
        let lowest = max(Double(gtk_widget_get_height(ground)) - height, 0)
        gtk_fixed_move(layer.cast(), picture, left, min(max(pointer.y - grip, 0), lowest))
    }

    /// Shows the line at the drop position; hides the line if there is no target.
    func showLine(at target: DropTarget?) {
        line.setVisible(target != nil)
        guard let target else { return }
        gtk_widget_set_size_request(line, Int32(target.sides.upperBound - target.sides.lowerBound), -1)
        var height: Int32 = 0
        gtk_widget_measure(line, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        gtk_fixed_move(layer.cast(), line, target.sides.lowerBound, target.y - Double(height) / 2)
    }

    func remove() {
        if gtk_widget_get_parent(layer) != nil { gtk_box_remove(ground.cast(), layer) }
    }
}
