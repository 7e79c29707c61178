import CGtk
import FormCore
import FormGtk

/// Measures the contrast of what a window draws.
extension Drawing {
    /// A rectangle of pixels.
    package struct Area: Equatable {
        package var left, top, right, bottom: Int

        /// Creates the area of a widget in a drawing of its window; `nil` if the window doesn't show all of it.
        @MainActor
        package init?(of widget: Widget, in window: Widget) {
            var bounds = graphene_rect_t()
            guard gtk_widget_get_mapped(widget) != 0, gtk_widget_compute_bounds(widget, window, &bounds) != 0 else {
                return nil
            }
            (left, top) = (Int(bounds.origin.x.rounded()), Int(bounds.origin.y.rounded()))
            (right, bottom) = (left + Int(bounds.size.width.rounded()), top + Int(bounds.size.height.rounded()))
            let size = (Int(gtk_widget_get_width(window)), Int(gtk_widget_get_height(window)))
            guard left >= 0, top >= 0, right <= size.0, bottom <= size.1, left < right, top < bottom else { return nil }
            if let scrolled = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()),
                gtk_widget_is_ancestor(scrolled, window) != 0
            {
                var (part, page) = (graphene_rect_t(), graphene_rect_t())
                guard gtk_widget_compute_bounds(widget, scrolled, &part) != 0,
                    gtk_widget_compute_bounds(scrolled, scrolled, &page) != 0,
                    graphene_rect_contains_rect(&page, &part)
                else { return nil }
            }
        }

        init(left: Int, top: Int, right: Int, bottom: Int) {
            (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
        }
    }

    /// The colour of a pixel.
    package subscript(x: Int, y: Int) -> Color {
        let pixel = pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
        return Color(
            red: UInt8(pixel >> 16 & 0xFF), green: UInt8(pixel >> 8 & 0xFF), blue: UInt8(pixel & 0xFF))
    }

    /// The colour of most pixels of an area, which is its fill.
    package func background(of area: Area) -> Color {
        let pixels = (area.top..<area.bottom).flatMap { y in (area.left..<area.right).map { self[$0, y] } }
        return mostFrequent(pixels) ?? self[area.left, area.top]
    }

    /// The colour of most pixels at the rim of an area, which is the background of an icon in it.
    private func background(behind area: Area) -> Color {
        let (columns, rows) = (area.left...area.right - 1, area.top...area.bottom - 1)
        let pixels =
            columns.flatMap { [self[$0, rows.lowerBound], self[$0, rows.upperBound]] }
            + rows.flatMap { [self[columns.lowerBound, $0], self[columns.upperBound, $0]] }
        return mostFrequent(pixels) ?? self[area.left, area.top]
    }

    private func mostFrequent(_ colors: [Color]) -> Color? {
        var counts: [Color: Int] = [:]
        for color in colors { counts[color, default: 0] += 1 }
        return counts.max { $0.value < $1.value }?.key
    }

    /// Measures a text or a symbolic icon against its background.
    ///
    /// The colour is the one that the style sheet gives the widget, because the pixels of thin strokes are mixed with
    /// the background. The background is measured. If no pixel comes near the colour, an opacity makes the widget
    /// fainter, and the strongest pixel counts.
    package func contrast(ofText widget: Widget, in area: Area) -> Double {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
        // Most pixels of a text are its background, and most of an icon may be the icon.
        let background = widget.isA(gtk_image_get_type()) ? background(behind: area) : background(of: area)
        let ink = background.mixed(with: Color(red: parts[0], green: parts[1], blue: parts[2]), Double(color.alpha))
        let contrast = ink.contrast(with: background)
        let drawn = (area.top..<area.bottom).flatMap { y in (area.left..<area.right).map { x in self[x, y] } }
            .reduce(1) { max($0, $1.contrast(with: background)) }
        return drawn < 0.6 * contrast ? drawn : contrast
    }

    /// Measures the edge of an area, or its fill, against what surrounds it: the strongest contrast within its first
    /// four pixels, from its left side or from its top.
    package func contrast(ofEdge area: Area) -> Double {
        let (x, y) = ((3 * area.left + area.right) / 4, (area.top + area.bottom) / 2)
        let outside = (self[area.left - 5, y], self[x, area.top - 5])
        let inside = (-1..<4).map { (self[area.left + $0, y], self[x, area.top + $0]) }
        return inside.map { max($0.0.contrast(with: outside.0), $0.1.contrast(with: outside.1)) }.max() ?? 1
    }

    /// A mark that one drawing has and another one lacks, such as the ring around the focus.
    package struct Mark {
        package let area: Area
        /// The contrast between the mark and what was in its place.
        package let contrast: Double
        /// The width of the frame in pixels, at the middle of its left side. A border that changes with it counts.
        package let width: Int
        /// True if the frame has all four sides. A side that is cut off is missing.
        package let isWhole: Bool
    }

    /// Finds the frame that this drawing has and another one lacks. What has changed inside the frame is ignored.
    ///
    /// - Returns: `nil` if the drawings are equal, or have different sizes.
    package func frame(missingIn other: Drawing) -> Mark? {
        guard (width, height) == (other.width, other.height) else { return nil }
        let changed = pixels.indices.filter { pixels[$0] != other.pixels[$0] }
        guard !changed.isEmpty else { return nil }
        let (columns, rows) = (changed.map { $0 % width }, changed.map { $0 / width })
        let area = Area(
            left: columns.min()!, top: rows.min()!, right: columns.max()! + 1, bottom: rows.max()! + 1)
        var (new, old): ([Color: Int], [Color: Int]) = ([:], [:])
        for (x, y) in zip(columns, rows)
        where min(x - area.left, area.right - 1 - x, y - area.top, area.bottom - 1 - y) < 4 {
            new[self[x, y], default: 0] += 1
            old[other[x, y], default: 0] += 1
        }
        guard let ring = new.max(by: { $0.value < $1.value })?.key,
            let surroundings = old.max(by: { $0.value < $1.value })?.key
        else { return nil }
        let middle = (area.top + area.bottom) / 2
        let line = (area.left..<area.right).map { self[$0, middle] != other[$0, middle] }
        let center = (area.left + area.right) / 2
        func hasSide(_ points: [(x: Int, y: Int)]) -> Bool { points.contains { self[$0.x, $0.y] != other[$0.x, $0.y] } }
        let sides = [
            (0..<4).map { (area.left + $0, middle) }, (1...4).map { (area.right - $0, middle) },
            (0..<4).map { (center, area.top + $0) }, (1...4).map { (center, area.bottom - $0) },
        ]
        return Mark(
            area: area, contrast: ring.contrast(with: surroundings),
            width: line.drop { !$0 }.prefix { $0 }.count,
            isWhole: min(area.right - area.left, area.bottom - area.top) > 8 && sides.allSatisfy(hasSide))
    }
}
