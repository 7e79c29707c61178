import CGtk

/// A widget that gives its child no more than a comfortable width, in the middle; a second child lies over it.
@MainActor
enum Clamp {
    /// In pixels at the normal text size; longer lines are hard to read.
    private static let widest: Int32 = 600

    static func make(_ child: Widget) -> Widget {
        let clamp = makeBox(GTK_ORIENTATION_VERTICAL)
        clamp.append(child)
        gtk_widget_set_layout_manager(
            clamp,
            gtk_custom_layout_new(
                nil,
                { clamp, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
                    guard let child = gtk_widget_get_first_child(clamp) else { return }
                    let isVertical = orientation == GTK_ORIENTATION_VERTICAL
                    gtk_widget_measure(
                        child, orientation, isVertical && size > 0 ? min(size, Clamp.widest) : size,
                        minimum, natural, nil, nil)
                    if !isVertical {
                        natural!.pointee = max(minimum!.pointee, min(natural!.pointee, Clamp.widest))
                    }
                    minimumBaseline?.pointee = -1
                    naturalBaseline?.pointee = -1
                },
                { clamp, width, height, _ in
                    guard let child = gtk_widget_get_first_child(clamp) else { return }
                    var minimum: Int32 = 0
                    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
                    let childWidth = max(minimum, min(width, Clamp.widest))
                    var place = GtkAllocation(
                        x: max(0, (width - childWidth) / 2), y: 0, width: childWidth, height: height)
                    gtk_widget_size_allocate(child, &place, -1)
                    if let layer = gtk_widget_get_next_sibling(child) {
                        Clamp.allocate(layer, width: width, height: height)
                    }
                }
            ))
        return clamp
    }

    /// What lies over the child has all of the place, and as much more as it needs.
    private static func allocate(_ layer: Widget, width: Int32, height: Int32) {
        var (leastWidth, leastHeight): (Int32, Int32) = (0, 0)
        gtk_widget_measure(layer, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, nil, nil, nil)
        gtk_widget_measure(layer, GTK_ORIENTATION_VERTICAL, -1, &leastHeight, nil, nil, nil)
        var place = GtkAllocation(x: 0, y: 0, width: max(width, leastWidth), height: max(height, leastHeight))
        gtk_widget_size_allocate(layer, &place, -1)
    }
}
