import CGtk

/// The box of a token field, in which Tab reaches only the last child, the entry.
///
/// The arrow keys lead from the entry to the tokens before it, so a row with many tokens is a single Tab stop, like any
/// other row with a field.
@MainActor
enum TokenBox {
    static func make() -> Widget {
        let box = makeWidget(type: type, role: GTK_ACCESSIBLE_ROLE_GROUP)
        box.addClass("form-tokens")
        WrappingLayout.arrange(in: box)
        return box
    }

    private static let type = Activation.register("FormGtkTokenBox", from: gtk_box_get_type()) { classPointer, _ in
        classPointer!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { box, direction in
            guard gtk_widget_get_focus_child(box) == nil, let entry = gtk_widget_get_last_child(box) else { return 0 }
            return gtk_widget_child_focus(entry, direction)
        }
    }
}
