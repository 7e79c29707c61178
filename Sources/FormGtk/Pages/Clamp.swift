import CGtk

/// A widget that gives its child no more than a comfortable width, in the middle.
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
                }
            ))
        return clamp
    }
}
