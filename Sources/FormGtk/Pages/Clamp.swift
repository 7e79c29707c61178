import CGtk

/// Makes a widget that centres its child and limits the child's width, because long lines are hard to read. A second
/// child is laid out as an overlay over the whole widget.
@MainActor
enum Clamp {
    /// The maximum width of the child, in pixels.
    private static let widest: Int32 = 608

    static func make(_ child: Widget) -> Widget {
        let clamp = makeBox(GTK_ORIENTATION_VERTICAL)
        clamp.append(child)
        Layout.set(
            of: clamp,
            measure: { orientation, size in
                let isVertical = orientation == GTK_ORIENTATION_VERTICAL
                let size = isVertical && size > 0 ? comfortable(size, for: child) : size
                var lengths = child.measured(orientation, for: size)
                if !isVertical { lengths.natural = max(lengths.minimum, min(lengths.natural, widest)) }
                return lengths
            },
            allocate: { width, height in
                let childWidth = comfortable(width, for: child)
                child.allocate(x: max(0, (width - childWidth) / 2), width: childWidth, height: height)
                if let layer = gtk_widget_get_next_sibling(child) { allocate(layer, width: width, height: height) }
            })
        return clamp
    }

    private static func comfortable(_ width: Int32, for child: Widget) -> Int32 {
        max(child.measured(GTK_ORIENTATION_HORIZONTAL).minimum, min(width, widest))
    }

    /// Gives the overlay the size of the whole widget, or its own minimum size if that is larger.
    private static func allocate(_ layer: Widget, width: Int32, height: Int32) {
        layer.allocate(
            width: max(width, layer.measured(GTK_ORIENTATION_HORIZONTAL).minimum),
            height: max(height, layer.measured(GTK_ORIENTATION_VERTICAL).minimum))
    }
}
