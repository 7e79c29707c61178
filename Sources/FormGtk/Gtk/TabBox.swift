import CGtk

/// A `GtkBox` in which a Swift closure decides where Tab and Shift+Tab move the focus.
@MainActor
enum TabBox {
    /// - Parameter move: Called when Tab or Shift+Tab is about to move the focus within the box, into it or out of it;
    ///   the argument is true for Tab. It returns true if it has moved the focus, false if the focus has to leave the
    ///   box, and `nil` if GTK has to find the next widget. The box keeps the closure alive, so the closure must not
    ///   retain the box.
    static func make(_ move: @escaping @MainActor (_ isForward: Bool) -> Bool?) -> Widget {
        let box = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
            .assumingMemoryBound(to: GtkWidget.self)
        gtk_orientable_set_orientation(box.opaque, GTK_ORIENTATION_VERTICAL)
        g_object_set_data_full(box.cast(), key, ClosureBox.retained(move)) { ClosureBox.release($0) }
        return box
    }

    private static let key = "form-tab"

    private static let type = Activation.register("FormGtkTabBox", from: gtk_box_get_type()) { classPointer, _ in
        let widgetClass = classPointer!.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass.pointee.focus = { box, direction in
            nonisolated(unsafe) let box = box!
            let moved: Bool? = MainActor.assumeIsolated {
                guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD,
                    let data = g_object_get_data(box.cast(), key)
                else { return nil }
                return ClosureBox<@MainActor (Bool) -> Bool?>.at(data).closure(direction == GTK_DIR_TAB_FORWARD)
            }
            if let moved { return moved ? 1 : 0 }
            let parent = g_type_class_peek(gtk_box_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
            return parent.pointee.focus(box, direction)
        }
    }
}
