import CGtk

/// Lays out children side by side on as many lines as they need. The last child extends to the end of its line.
///
/// A child that would be wider than a line gets the width of the line.
@MainActor
enum WrappingLayout {
    private static let spacing: Int32 = 6

    static func arrange(in box: Widget) {
        Layout.set(
            of: box, isHeightForWidth: true,
            measure: { orientation, size in
                let length =
                    orientation == GTK_ORIENTATION_HORIZONTAL ? width(of: box) : positions(in: box, size).height
                return (length, length)
            },
            allocate: { width, _ in
                let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
                for (child, position) in positions(in: box, width).children {
                    let x = isMirrored ? width - position.x - position.width : position.x
                    child.allocate(x: x, y: position.y, width: position.width, height: position.height)
                }
            })
    }

    /// The minimum width of the widest child.
    private static func width(of box: Widget) -> Int32 {
        children(of: box).map { $0.measured(GTK_ORIENTATION_HORIZONTAL).minimum }.max() ?? 0
    }

    /// Returns the visible children with their positions and sizes, and the height of all lines.
    ///
    /// - Parameter width: The width of a line. If it is negative, the width is unknown, and all children are placed on
    ///   one line.
    private static func positions(
        in box: Widget, _ width: Int32
    ) -> (children: [(Widget, GtkAllocation)], height: Int32) {
        let widths = children(of: box).map { child in
            let (minimum, natural) = child.measured(GTK_ORIENTATION_HORIZONTAL)
            return (child, width < 0 ? natural : max(minimum, min(natural, width)))
        }
        var (positions, x, y, lineHeight): ([(Widget, GtkAllocation)], Int32, Int32, Int32) = ([], 0, 0, 0)
        for (index, (child, natural)) in widths.enumerated() {
            if x > 0, width >= 0, x + natural > width { (x, y, lineHeight) = (0, y + lineHeight + spacing, 0) }
            let isLast = index == widths.count - 1
            let childWidth = isLast ? max(natural, width - x) : natural
            let height = child.measured(GTK_ORIENTATION_VERTICAL, for: childWidth).natural
            positions.append((child, GtkAllocation(x: x, y: y, width: childWidth, height: height)))
            x += childWidth + spacing
            lineHeight = max(lineHeight, height)
        }
        return (positions, y + lineHeight)
    }

    private static func children(of box: Widget) -> [Widget] {
        box.children.filter { gtk_widget_should_layout($0) != 0 }
    }
}
