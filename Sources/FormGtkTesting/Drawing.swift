import CGtk
import FormGtk

/// The pixels that a widget draws.
@MainActor
package struct Drawing {
    let width: Int
    let height: Int
    /// The pixels from left to right and from top to bottom, each with its alpha, red, green and blue in one number.
    package let pixels: [UInt32]

    /// Draws a widget in memory.
    ///
    /// - Parameter scale: The size of the drawing relative to the widget's size.
    /// - Returns: `nil` for a widget that draws nothing.
    package init?(of widget: Widget, scale: Double = 1) {
        let size = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let paintable = gtk_widget_paintable_new(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        // The frame that GTK draws around a window without a compositor is part of the paintable and not of the widget.
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, widget, &bounds) != 0 else { return nil }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(bounds.size.width), Double(bounds.size.height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        let whole = Self.surface(size.0, size.1) { context in
            cairo_translate(context, Double(bounds.origin.x), Double(bounds.origin.y))
            gsk_render_node_draw(node, context)
        }
        defer { cairo_surface_destroy(whole) }
        guard scale != 1 else {
            self.init(whole)
            return
        }
        let scaled = Self.surface(Int32(Double(size.0) * scale), Int32(Double(size.1) * scale)) { context in
            cairo_scale(context, scale, scale)
            cairo_set_source_surface(context, whole, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
            cairo_paint(context)
        }
        defer { cairo_surface_destroy(scaled) }
        self.init(scaled)
    }

    /// Copies the pixels of a cairo image. The image must have a format with four bytes for each pixel.
    init(_ surface: OpaquePointer) {
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!).assumingMemoryBound(to: UInt32.self)
        (self.width, self.height) = (width, height)
        pixels = (0..<height).flatMap { UnsafeBufferPointer(start: data + $0 * stride, count: width) }
    }

    /// Draws on a new cairo image and returns it. The caller must destroy it.
    private static func surface(_ width: Int32, _ height: Int32, draw: (OpaquePointer) -> Void) -> OpaquePointer {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
        let context = cairo_create(surface)!
        draw(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        return surface
    }

    /// Reads the squares of a QR code, or the enlarged pixels of a picture, in the middle of the drawing.
    ///
    /// - Parameter count: The number of squares or enlarged pixels in each direction.
    /// - Returns: One string for each line of squares, with one character for each square: `#` is black, `.` is white,
    ///   and `?` is another colour or several colours.
    package func modules(_ count: Int) -> [String] {
        let size = min(width, height) / count
        let (left, top) = ((width - size * count) / 2, (height - size * count) / 2)
        return (0..<count).map { y in
            String((0..<count).map { x in module(left: left + x * size, top: top + y * size, size: size) })
        }
    }

    private func module(left: Int, top: Int, size: Int) -> Character {
        var colours: Set<UInt32> = []
        for y in top..<top + size {
            colours.formUnion(pixels[y * width + left..<y * width + left + size])
        }
        switch colours {
        case [0xFF00_0000]: return "#"
        case [0xFFFF_FFFF]: return "."
        default: return "?"
        }
    }
}
