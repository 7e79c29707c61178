import CGtk

/// A point in a widget, or the distance from one point to another, in pixels.
struct Point: Equatable, Sendable {
    var x: Double
    var y: Double

    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }

    /// Returns the same point in the coordinates of another widget, or `nil` if the two widgets aren't in the same
    /// window.
    @MainActor
    func translated(from widget: Widget, to other: Widget) -> Point? {
        var (x, y) = (0.0, 0.0)
        return gtk_widget_translate_coordinates(widget, other, self.x, self.y, &x, &y) != 0 ? Point(x: x, y: y) : nil
    }
}

/// Dragging with the pointer or a finger: pressing on a widget, moving and releasing.
extension Signal {
    /// Connects to drags that begin on a widget or anything inside it.
    ///
    /// - Parameters:
    ///   - name: The name of the gesture, by which a test can find it.
    ///   - began: Called with the starting point in the widget, before anything inside the widget handles the press. If
    ///     it returns true, the widget gets the drag; if false, the widgets inside it handle the press.
    ///   - moved: Called with the pointer's distance from the starting point.
    ///   - ended: Called when the pointer is released. Also called after `cancelled`.
    ///   - cancelled: Called when another gesture or widget has claimed the pointer. `ended` is called next.
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

    /// Connects to `drag-begin` or `drag-end` of a drag gesture that GTK has added to a widget.
    static func connectGesture(
        _ gesture: UnsafeMutableRawPointer, _ name: String, _ signal: SignalName,
        handler: @escaping @MainActor () -> Void
    ) {
        let function: @convention(c) (gpointer, gdouble, gdouble, gpointer) -> Void = { _, _, _, data in
            let box = ClosureBox<@MainActor () -> Void>.at(data)
            MainActor.assumeIsolated { box.closure() }
        }
        connect(gesture, name, signal, handler, unsafeBitCast(function, to: GCallback.self))
    }

    /// Calls the handler once for each frame of a widget, before GTK draws the frame, until the handler returns false.
    /// The argument is the frame's time in microseconds.
    static func connectFrames(_ widget: Widget, _ signal: SignalName, handler: @escaping @MainActor (Int) -> Bool) {
        guard !Connections.isLeftOut(signal) else { return }
        gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let box = ClosureBox<@MainActor (Int) -> Bool>.at(data!)
                let time = Int(gdk_frame_clock_get_frame_time(clock))
                return MainActor.assumeIsolated { box.closure(time) } ? 1 : 0
            }, ClosureBox.retained(handler), { ClosureBox<Any>.release($0) })
    }
}
