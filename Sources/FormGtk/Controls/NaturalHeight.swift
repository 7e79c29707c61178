import CGtk

/// A widget that is never lower than its child would like to be: a page scrolls, so it gives its rows no more than they
/// must have.
@MainActor
enum NaturalHeight {
    static func make(_ child: Widget) -> Widget {
        let box = makeBox(GTK_ORIENTATION_VERTICAL)
        box.append(child)
        gtk_widget_set_layout_manager(
            box,
            gtk_custom_layout_new(
                nil,
                { box, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
                    guard let child = gtk_widget_get_first_child(box) else { return }
                    gtk_widget_measure(child, orientation, size, minimum, natural, nil, nil)
                    if orientation == GTK_ORIENTATION_VERTICAL { minimum!.pointee = natural!.pointee }
                    minimumBaseline?.pointee = -1
                    naturalBaseline?.pointee = -1
                },
                { box, width, height, _ in
                    guard let child = gtk_widget_get_first_child(box) else { return }
                    var place = GtkAllocation(x: 0, y: 0, width: width, height: height)
                    gtk_widget_size_allocate(child, &place, -1)
                }
            ))
        return box
    }
}
