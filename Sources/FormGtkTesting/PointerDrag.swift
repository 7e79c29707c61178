import CGtk
import FormGtk

/// A drag that begins when the pointer is pressed on an item's drag handle. The movements of the pointer are sent to
/// the page's drag gesture.
@MainActor
public struct PointerDrag {
    private let user: GtkUser
    private let page: Widget
    private let start: (x: Double, y: Double)

    init(of handle: Widget, on page: Widget, by user: GtkUser) {
        (self.user, self.page) = (user, page)
        start = Self.position(of: Double(gtk_widget_get_height(handle)) / 2, in: handle, on: page)
        emit("drag-begin", start.x, start.y)
    }

    /// Moves the pointer 16 pixels down, which is far enough for the drag to start.
    func lift() {
        emit("drag-update", 0, 16)
    }

    /// Moves the pointer vertically, to a distance in pixels below the top edge of the page's visible part.
    public func move(to y: Double) {
        emit("drag-update", 0, y - start.y)
    }

    /// Moves the pointer to the horizontal middle of a widget, at a distance in pixels below its top edge.
    func move(to y: Double, in widget: Widget) {
        let position = Self.position(of: y, in: widget, on: page)
        emit("drag-update", position.x - start.x, position.y - start.y)
    }

    /// Releases the pointer, which drops the item.
    public func drop() {
        emit("drag-end", 0, 0)
    }

    /// Cancels the drag, as when a menu or another program takes over the pointer.
    public func cancel() {
        var values = [GValue(), GValue()]
        g_value_init(&values[1], gdk_event_sequence_get_type())
        emit("cancel", &values)
        drop()
    }

    /// The row beside which a line shows where the item would be dropped; `nil` if the item can't be dropped at the
    /// pointer's position. `isBelow` is true if the line is below the row, and false if it is above the row.
    public var target: (title: String, isBelow: Bool)? {
        let rows = page.shown(class: "form-row")
        guard let row = rows.first(where: { $0.hasClass("form-drop-before") || $0.hasClass("form-drop-after") })
        else { return nil }
        return (row.rowTitle ?? "", row.hasClass("form-drop-after"))
    }

    /// True if the item can be dropped at the pointer's position.
    var hasTarget: Bool { target != nil }

    /// True while an item is being dragged.
    public var isUnderWay: Bool { !page.shown(class: "form-dragged-picture").isEmpty }

    private static func position(of y: Double, in widget: Widget, on page: Widget) -> (x: Double, y: Double) {
        var position = (x: 0.0, y: 0.0)
        let x = Double(gtk_widget_get_width(widget)) / 2
        gtk_widget_translate_coordinates(widget, page, x, y, &position.x, &position.y)
        return position
    }

    private func emit(_ signal: String, _ x: Double, _ y: Double) {
        var values = [GValue(), GValue(), GValue()]
        for (index, number) in [x, y].enumerated() {
            g_value_init(&values[index + 1], GType.double)
            g_value_set_double(&values[index + 1], number)
        }
        emit(signal, &values)
    }

    private func emit(_ signal: String, _ values: inout [GValue]) {
        page.forEachController(of: gtk_gesture_drag_get_type()) { gesture in
            guard gtk_event_controller_get_name(gesture).map({ String(cString: $0) }) == "form-drag" else { return }
            g_value_init(&values[0], gtk_gesture_drag_get_type())
            g_value_set_object(&values[0], UnsafeMutableRawPointer(gesture))
            g_signal_emitv(&values, g_signal_lookup(signal, gtk_gesture_drag_get_type()), 0, nil)
            g_value_unset(&values[0])
        }
        user.processEvents()
    }
}
