import CGtk

@testable import FormGtk
@testable import FormGtkTesting

/// What a pointer or a finger does to a widget, by the signals of its event controllers.
extension GtkUser {
    /// Presses the pointer or a finger on a widget. The first gesture that GTK asks gets the press; where it handles
    /// the press, the others get none.
    func press(_ widget: Widget, at position: (x: Double, y: Double)) {
        let gesture = controllers(gtk_gesture_click_get_type(), of: widget)[0]
        emit("pressed", on: gesture, [.of(Int32(1)), .of(position.x), .of(position.y)])
    }

    /// Moves the pointer into a widget.
    func enter(_ widget: Widget) {
        for controller in controllers(gtk_event_controller_motion_get_type(), of: widget) {
            emit("enter", on: controller, [.of(1.0), .of(1.0)])
        }
    }

    /// Turns the wheel over a widget.
    func scroll(_ widget: Widget, by steps: Double) {
        let controllers = controllers(gtk_event_controller_scroll_get_type(), of: widget)
        var result = GValue()
        g_value_init(&result, GType.boolean)
        emit("scroll", on: controllers[0], [.of(0.0), .of(steps)], &result)
    }

    /// The enabled controllers of a type, in the order in which GTK asks them.
    private func controllers(_ type: GType, of widget: Widget) -> [OpaquePointer] {
        var found: [OpaquePointer] = []
        widget.forEachController(of: type) { found.append($0) }
        return [GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE].flatMap { phase in
            found.filter { gtk_event_controller_get_propagation_phase($0) == phase }
        }
    }

    private func emit(
        _ signal: String, on controller: OpaquePointer, _ arguments: [GValue],
        _ result: UnsafeMutablePointer<GValue>? = nil
    ) {
        let type = UnsafeMutablePointer<GTypeInstance>(controller).pointee.g_class.pointee.g_type
        var values = [GValue()] + arguments
        g_value_init(&values[0], type)
        g_value_set_object(&values[0], UnsafeMutableRawPointer(controller))
        g_signal_emitv(&values, g_signal_lookup(signal, type), 0, result)
        g_value_unset(&values[0])
        processEvents()
    }
}

extension GValue {
    fileprivate static func of(_ number: Int32) -> GValue {
        var value = GValue()
        g_value_init(&value, GType.integer)
        g_value_set_int(&value, number)
        return value
    }

    fileprivate static func of(_ number: Double) -> GValue {
        var value = GValue()
        g_value_init(&value, GType.double)
        g_value_set_double(&value, number)
        return value
    }
}
