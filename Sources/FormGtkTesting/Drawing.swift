import CGtk
import FormGtk

/// What a widget draws, pixel by pixel.
@MainActor
package struct Drawing {
    private let width: Int
    private let height: Int
    /// Alpha, red, green and blue of each pixel, in a number.
    private let pixels: [UInt32]

    /// - Returns: `nil` for a widget that draws nothing.
    package init?(of widget: Widget) {
        let size = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let paintable = gtk_widget_paintable_new(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(size.0), Double(size.1))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.0, size.1)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        gsk_render_node_draw(node, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        (width, height) = (Int(size.0), Int(size.1))
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!).assumingMemoryBound(to: UInt32.self)
        let (columns, lines) = (width, height)
        pixels = (0..<lines).flatMap { y in (0..<columns).map { x in data[y * stride + x] } }
    }

    /// The pixels of a picture, or the modules of a code, that stands in the middle, so many in each direction: `#` for one that is black, `.` for
    /// one that is white, and `?` for one that is neither, or not all of it.
    package func modules(_ count: Int) -> [String] {
        let size = min(width, height) / count
        let (left, top) = ((width - size * count) / 2, (height - size * count) / 2)
        return (0..<count).map { y in
            (0..<count).map { x in
                let colours = Set(
                    (0..<size).flatMap { row in
                        (0..<size).map { pixels[(top + y * size + row) * width + left + x * size + $0] }
                    })
                switch colours {
                case [0xFF00_0000]: return "#"
                case [0xFFFF_FFFF]: return "."
                default: return "?"
                }
            }.joined()
        }
    }
}
