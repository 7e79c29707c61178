import CGtk

/// A place in a widget, or a way from one to another, in pixels.
struct Point: Equatable, Sendable {
    var x: Double
    var y: Double

    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }

    /// The same place in another widget of the same window.
    @MainActor
    func translated(from widget: Widget, to other: Widget) -> Point? {
        var (x, y) = (0.0, 0.0)
        return gtk_widget_translate_coordinates(widget, other, self.x, self.y, &x, &y) != 0 ? Point(x: x, y: y) : nil
    }
}

/// What the pointer, or a finger, does that is pressed on a widget, moved and lifted.
extension Signal {
    /// Pressing the pointer on a widget, or on what is inside it, before that is told.
    ///
    /// - Parameters:
    ///   - name: What the gesture is called.
    ///   - began: Told where; returns whether the rest is meant for the widget, and for nothing inside it.
    ///   - moved: Told how far the pointer is from there.
    ///   - ended: The pointer was lifted, or something else has taken it.
    ///   - cancelled: Called before that where something else has taken it.
    static func connectDrag(
        _ widget: Widget, name: StaticString,
        began: @escaping @MainActor (Point) -> Bool, moved: @escaping @MainActor (Point) -> Void,
        ended: @escaping @MainActor () -> Void, cancelled: @escaping @MainActor () -> Void
    ) {
        let gesture = gtk_gesture_drag_new()!
        let object = UnsafeMutableRawPointer(gesture)
        name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { gtk_event_controller_set_name(gesture, $0.baseAddress) }
        }
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        let claim: @MainActor (Point) -> Void = { point in
            gtk_gesture_set_state(gesture, began(point) ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
        }
        let function: @convention(c) (gpointer, gdouble, gdouble, gpointer) -> Void = { _, x, y, data in
            let box = ClosureBox<@MainActor (Point) -> Void>.at(data)
            MainActor.assumeIsolated { box.closure(Point(x: x, y: y)) }
        }
        let callback = unsafeBitCast(function, to: GCallback.self)
        connect(object, "drag-begin", .dragBegan, claim, callback)
        connect(object, "drag-update", .dragMoved, moved, callback)
        let end: @MainActor (Point) -> Void = { _ in ended() }
        connect(object, "drag-end", .dragEnded, end, callback)
        let cancel: @convention(c) (gpointer, gpointer?, gpointer) -> Void = { _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(object, "cancel", .dragCancelled, cancelled, unsafeBitCast(cancel, to: GCallback.self))
        gtk_widget_add_controller(widget, gesture)
    }

    /// The beginning or the end of what a gesture of a widget's own follows.
    static func connectGesture(
        _ gesture: UnsafeMutableRawPointer, _ name: String, _ wire: Wire, handler: @escaping @MainActor () -> Void
    ) {
        let function: @convention(c) (gpointer, gdouble, gdouble, gpointer) -> Void = { _, _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(gesture, name, wire, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Each frame of a widget that is on the screen, with its time in microseconds, until the handler wants no more.
    static func connectFrames(_ widget: Widget, _ wire: Wire, handler: @escaping @MainActor (Int) -> Bool) {
        guard !Wiring.isCut(wire) else { return }
        gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let box = ClosureBox<@MainActor (Int) -> Bool>.at(data!)
                let time = Int(gdk_frame_clock_get_frame_time(clock))
                return MainActor.assumeIsolated { box.closure(time) } ? 1 : 0
            }, ClosureBox.retained(handler), { ClosureBox<Any>.release($0) })
    }
}
