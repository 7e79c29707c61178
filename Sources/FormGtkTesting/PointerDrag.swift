import CGtk
import FormGtk

/// A pointer that is pressed on the handle of an item, given to the page's gesture.
@MainActor
public struct PointerDrag {
    private let user: GtkUser
    private let page: Widget
    private let start: (x: Double, y: Double)

    init(of handle: Widget, on page: Widget, by user: GtkUser) {
        (self.user, self.page) = (user, page)
        start = Self.place(of: Double(gtk_widget_get_height(handle)) / 2, in: handle, on: page)
        emit("drag-begin", start.x, start.y)
    }

    /// Moves the pointer so far that something is dragged.
    func lift() {
        emit("drag-update", 0, 16)
    }

    /// Moves the pointer to a height of the page's part that is on the screen.
    public func move(to y: Double) {
        emit("drag-update", 0, y - start.y)
    }

    /// Moves the pointer to the middle of a widget, so far below its upper edge.
    func move(to y: Double, in widget: Widget) {
        let place = Self.place(of: y, in: widget, on: page)
        emit("drag-update", place.x - start.x, place.y - start.y)
    }

    /// Lifts the pointer.
    public func drop() {
        emit("drag-end", 0, 0)
    }

    /// Something else takes the pointer, such as a menu or another program.
    public func cancel() {
        var values = [GValue(), GValue()]
        g_value_init(&values[1], gdk_event_sequence_get_type())
        emit("cancel", &values)
        drop()
    }

    /// The title of the row at which a line shows where the item would land, and whether it is below the row.
    public var target: (title: String, isBelow: Bool)? {
        let rows = page.shown(class: "form-row")
        guard let row = rows.first(where: { $0.hasClass("form-drop-before") || $0.hasClass("form-drop-after") })
        else { return nil }
        return (row.rowTitle ?? "", row.hasClass("form-drop-after"))
    }

    /// Whether the item would land somewhere.
    var hasTarget: Bool { target != nil }

    /// Whether something is dragged.
    public var isUnderWay: Bool { !page.shown(class: "form-dragged-picture").isEmpty }

    private static func place(of y: Double, in widget: Widget, on page: Widget) -> (x: Double, y: Double) {
        var place = (x: 0.0, y: 0.0)
        let x = Double(gtk_widget_get_width(widget)) / 2
        gtk_widget_translate_coordinates(widget, page, x, y, &place.x, &place.y)
        return place
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
