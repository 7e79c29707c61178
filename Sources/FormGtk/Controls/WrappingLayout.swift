import CGtk

/// Lays out children side by side on as many lines as they need. Children that expand share the rest of their line.
///
/// A child that would be wider than a line gets the width of the line.
@MainActor
enum WrappingLayout {
    /// Replaces the layout of a box.
    ///
    /// - Parameter spacing: The space between children and between lines, in pixels.
    static func arrange(in box: Widget, spacing: Int32 = 6) {
        Line.arrange(in: box, spacing: spacing) { lines(in: box, $0, spacing) }
    }

    /// - Parameter width: The width of a line. If it is negative, the width is unknown, and all children are on one
    ///   line.
    fileprivate static func lines(in box: Widget, _ width: Int32, _ spacing: Int32) -> [Line] {
        var lines: [[Widget]] = [[]]
        var used: Int32 = 0
        for child in box.laidOutChildren {
            let natural = child.measured(GTK_ORIENTATION_HORIZONTAL).natural
            if used > 0, width >= 0, used + natural > width {
                lines.append([])
                used = 0
            }
            lines[lines.count - 1].append(child)
            used += natural + spacing
        }
        return lines.map { line in
            var line = Line(line, spacing)
            line.fit(width)
            return line
        }
    }
}

/// Lays out children side by side on one line. Children that expand share the rest of the line. If the line is too
/// short, all children become narrower, and their texts wrap. Only if it is even shorter than their minimum widths, they
/// are on several lines.
///
/// A `GtkBox` asks its children how wide they are at its height, which GTK 4.8 answers wrongly for text that wraps.
@MainActor
enum LineLayout {
    /// Replaces the layout of a box.
    ///
    /// - Parameter spacing: The space between children and between lines, in pixels.
    static func arrange(in box: Widget, spacing: Int32) {
        Line.arrange(in: box, spacing: spacing) { width in
            var line = Line(box.laidOutChildren, spacing)
            guard width < 0 || width >= line.minimum else { return WrappingLayout.lines(in: box, width, spacing) }
            line.fit(width)
            return [line]
        }
    }
}

/// Children side by side.
@MainActor
private struct Line {
    private(set) var children: [(widget: Widget, minimum: Int32, width: Int32)]
    private let spacing: Int32

    /// Replaces the layout of a box.
    ///
    /// - Parameters:
    ///   - spacing: The space between children and between lines, in pixels.
    ///   - lines: Returns the lines in a width, which is negative if it is unknown.
    static func arrange(in box: Widget, spacing: Int32, lines: @escaping @MainActor (Int32) -> [Line]) {
        Layout.set(
            of: box, isHeightForWidth: true,
            measure: { orientation, size in
                if orientation == GTK_ORIENTATION_HORIZONTAL {
                    let line = Line(box.laidOutChildren, spacing)
                    return (line.children.map(\.minimum).max() ?? 0, line.natural)
                }
                let height = lines(size).reduce(-spacing) { $0 + spacing + $1.height }
                return (max(height, 0), max(height, 0))
            },
            allocate: { width, height in
                let lines = lines(width)
                var y: Int32 = 0
                for line in lines {
                    let lineHeight = lines.count == 1 ? max(line.height, height) : line.height
                    line.allocate(in: box, y: y, width: width, height: lineHeight)
                    y += lineHeight + spacing
                }
            })
    }

    /// Makes a line of children that have their natural widths.
    init(_ children: [Widget], _ spacing: Int32) {
        self.spacing = spacing
        self.children = children.map {
            let lengths = $0.measured(GTK_ORIENTATION_HORIZONTAL)
            return ($0, lengths.minimum, lengths.natural)
        }
    }

    var minimum: Int32 { max(children.reduce(-spacing) { $0 + spacing + $1.minimum }, 0) }
    var natural: Int32 { max(children.reduce(-spacing) { $0 + spacing + $1.width }, 0) }

    /// The height of the highest child.
    var height: Int32 {
        children.map { $0.widget.measured(GTK_ORIENTATION_VERTICAL, for: $0.width).natural }.max() ?? 0
    }

    /// Makes the children wider or narrower so that they fill the width. Children that don't expand become no wider
    /// than their natural width, and no child becomes narrower than its minimum. Does nothing if `width` is negative.
    mutating func fit(_ width: Int32) {
        guard width >= 0 else { return }
        var rest = width - natural
        if rest >= 0 {
            var expanding = Int32(children.count { $0.widget.expands })
            for index in children.indices where children[index].widget.expands {
                children[index].width += rest / expanding
                rest -= rest / expanding
                expanding -= 1
            }
        } else {
            var slack = natural - minimum
            for index in children.indices where slack > 0 {
                let own = children[index].width - children[index].minimum
                // The product of two widths can be too large for 32 bits.
                let less = min(Int32(-Int(rest) * Int(own) / Int(slack)), own)
                children[index].width -= less
                rest += less
                slack -= own
            }
        }
    }

    func allocate(in box: Widget, y: Int32, width: Int32, height: Int32) {
        let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
        var x: Int32 = 0
        for child in children {
            child.widget.allocate(
                x: isMirrored ? width - x - child.width : x, y: y, width: child.width, height: height)
            x += child.width + spacing
        }
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The children that take part in the layout.
    var laidOutChildren: [Widget] { children.filter { gtk_widget_should_layout($0) != 0 } }
}
