import CGtk

/// Children beside each other on as many lines as they take, the last one up to the end of its line.
///
/// One that is wider than a line is as wide as the line.
enum WrappingLayout {
    private static let spacing: Int32 = 6

    static func arrange(in box: Widget) {
        gtk_widget_set_layout_manager(
            box,
            gtk_custom_layout_new(
                { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
                { box, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
                    let size = orientation == GTK_ORIENTATION_HORIZONTAL
                        ? WrappingLayout.width(of: box!) : WrappingLayout.places(in: box!, size).height
                    minimum?.pointee = size
                    natural?.pointee = size
                    minimumBaseline?.pointee = -1
                    naturalBaseline?.pointee = -1
                },
                { box, width, _, _ in
                    let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
                    for (child, var place) in WrappingLayout.places(in: box!, width).children {
                        if isMirrored { place.x = width - place.x - place.width }
                        gtk_widget_size_allocate(child, &place, -1)
                    }
                }
            ))
    }

    /// The width that no child can do without.
    private static func width(of box: Widget) -> Int32 {
        children(of: box).map { measure($0, GTK_ORIENTATION_HORIZONTAL, -1).minimum }.max() ?? 0
    }

    /// - Parameter width: How wide a line is; where that is not known, all children stand on one.
    private static func places(
        in box: Widget, _ width: Int32
    ) -> (children: [(Widget, GtkAllocation)], height: Int32) {
        let widths = children(of: box).map { child in
            let (minimum, natural) = measure(child, GTK_ORIENTATION_HORIZONTAL, -1)
            return (child, width < 0 ? natural : max(minimum, min(natural, width)))
        }
        var (places, x, y, lineHeight): ([(Widget, GtkAllocation)], Int32, Int32, Int32) = ([], 0, 0, 0)
        for (index, (child, natural)) in widths.enumerated() {
            if x > 0, width >= 0, x + natural > width { (x, y, lineHeight) = (0, y + lineHeight + spacing, 0) }
            let isLast = index == widths.count - 1
            let childWidth = isLast ? max(natural, width - x) : natural
            let height = measure(child, GTK_ORIENTATION_VERTICAL, childWidth).natural
            places.append((child, GtkAllocation(x: x, y: y, width: childWidth, height: height)))
            x += childWidth + spacing
            lineHeight = max(lineHeight, height)
        }
        return (places, y + lineHeight)
    }

    private static func children(of box: Widget) -> [Widget] {
        let children = sequence(first: gtk_widget_get_first_child(box)) { $0.map { gtk_widget_get_next_sibling($0) } }
        return children.prefix { $0 != nil }.compactMap(\.self).filter { gtk_widget_should_layout($0) != 0 }
    }

    private static func measure(
        _ child: Widget, _ orientation: GtkOrientation, _ size: Int32
    ) -> (minimum: Int32, natural: Int32) {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(child, orientation, size, &minimum, &natural, nil, nil)
        return (minimum, natural)
    }
}
