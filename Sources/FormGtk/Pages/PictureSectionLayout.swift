import CGtk

/// Lays out a section that has a row with a picture. Where there is room, the row is beside the others and as high as
/// they are, and shows the picture. Otherwise, the section is like any other.
@MainActor
final class PictureSectionLayout {
    /// Called after a layout in which the row has moved beside the others or back.
    var onChange: (@MainActor (_ isBeside: Bool) -> Void)?

    private let section: Widget
    /// The list box with the row, once it exists.
    private let list: () -> Widget?
    /// Returns true while there is a picture.
    private let hasPicture: () -> Bool
    private var wasBeside = false

    private static let gap: Int32 = 12
    /// The least width of a section, in pixels, in which the picture is beside the rows.
    private static let leastWidth: Int32 = 440

    /// - Parameters:
    ///   - section: The vertical box of the section. It owns the layout.
    ///   - list: Returns the list box that has only the row with the picture.
    init(of section: Widget, list: @escaping @MainActor () -> Widget?, hasPicture: @escaping @MainActor () -> Bool) {
        self.section = section
        self.list = list
        self.hasPicture = hasPicture
        Layout.set(
            of: section, isHeightForWidth: true,
            measure: { [self] orientation, size in
                if orientation == GTK_ORIENTATION_VERTICAL {
                    let height = arranged(in: size).reduce(0) { max($0, $1.frame.y + $1.frame.height) }
                    return (height, height)
                }
                return SectionStack.widths(of: section.laidOutChildren)
            },
            allocate: { [self] width, _ in allocate(width) })
    }

    private func isBeside(in width: Int32) -> Bool { width >= Self.leastWidth && hasPicture() }

    private func allocate(_ width: Int32) {
        let isMirrored = gtk_widget_get_direction(section) == GTK_TEXT_DIR_RTL
        for (child, frame) in arranged(in: width) {
            child.allocate(
                x: isMirrored ? width - frame.x - frame.width : frame.x, y: frame.y, width: frame.width,
                height: frame.height)
        }
        let isBeside = isBeside(in: width)
        guard isBeside != wasBeside else { return }
        wasBeside = isBeside
        // Style classes must not change during a layout.
        afterEvent { [self] in onChange?(isBeside) }
    }

    private func arranged(in width: Int32) -> [(child: Widget, frame: GtkAllocation)] {
        let (children, picture) = (section.laidOutChildren, list())
        let lists = children.filter { $0.hasListClass }
        guard isBeside(in: width), let picture, lists.contains(picture), lists.count > 1 else {
            return SectionStack.frames(of: children, in: width)
        }
        // The picture is a square as high as the other rows.
        let others = lists.filter { $0 != picture }
        var side: Int32 = 150
        for _ in 0..<2 {
            side = others.reduce(0) {
                $0 + $1.measured(GTK_ORIENTATION_VERTICAL, for: width - side - Self.gap).natural
            }
            side = min(max(side, 132), width / 3)
        }
        var frames: [(Widget, GtkAllocation)] = []
        var y: Int32 = 0
        let start = side + Self.gap
        for child in children where child != picture {
            let isOther = others.contains(child)
            let childWidth = isOther ? width - start : width
            var height = child.measured(GTK_ORIENTATION_VERTICAL, for: childWidth).natural
            if child == others.first {
                let rows = others.reduce(0) { $0 + $1.measured(GTK_ORIENTATION_VERTICAL, for: childWidth).natural }
                let whole = max(rows, side)
                frames.append((picture, GtkAllocation(x: 0, y: y, width: side, height: whole)))
                if others.count == 1 { height = whole }
            }
            frames.append((child, GtkAllocation(x: isOther ? start : 0, y: y, width: childWidth, height: height)))
            y += height
        }
        return frames
    }
}

/// Lays out a section that shows nothing but a large picture. Its list box is as wide as the picture, and in the middle.
@MainActor
enum LargePictureLayout {
    /// Replaces the layout of a section's vertical box.
    static func arrange(in section: Widget) {
        Layout.set(
            of: section, isHeightForWidth: true,
            measure: { orientation, size in
                let widths = SectionStack.widths(of: section.laidOutChildren)
                if orientation == GTK_ORIENTATION_HORIZONTAL { return widths }
                let height = frames(in: section, size < 0 ? widths.natural : size).reduce(0) { $0 + $1.frame.height }
                return (height, height)
            },
            allocate: { width, _ in
                for (child, frame) in frames(in: section, width) {
                    child.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
                }
            })
    }

    private static func frames(in section: Widget, _ width: Int32) -> [(child: Widget, frame: GtkAllocation)] {
        SectionStack.frames(of: section.laidOutChildren, in: width) { child in
            child.hasListClass ? child.measured(GTK_ORIENTATION_HORIZONTAL).natural : width
        }
    }
}

/// The parts of a section below each other.
@MainActor
private enum SectionStack {
    static func widths(of children: [Widget]) -> Lengths {
        children.map { $0.measured(GTK_ORIENTATION_HORIZONTAL) }.reduce((0, 0)) {
            (max($0.minimum, $1.minimum), max($0.natural, $1.natural))
        }
    }

    /// - Parameter wanted: Returns the width of a child that is narrower than the section, in the middle.
    static func frames(
        of children: [Widget], in width: Int32, _ wanted: (Widget) -> Int32 = { _ in .max }
    ) -> [(child: Widget, frame: GtkAllocation)] {
        var y: Int32 = 0
        return children.map { child in
            let childWidth = min(wanted(child), width)
            let height = child.measured(GTK_ORIENTATION_VERTICAL, for: childWidth).natural
            defer { y += height }
            return (child, GtkAllocation(x: (width - childWidth) / 2, y: y, width: childWidth, height: height))
        }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    @MainActor
    fileprivate var hasListClass: Bool { gtk_widget_has_css_class(self, "form-list") != 0 }
}
