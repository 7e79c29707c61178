import CGtk
import FormCore

/// A drawing area that shows a picture.
@MainActor
final class PictureView: ControlView {
    let widget: Widget
    let focus: Widget

    private let shown: ShownPicture
    private let layout: PictureLayout
    private var drawn: DrawnPicture?
    private var descriptionChanged: @MainActor () -> Void = {}

    /// - Parameter row: The row, which takes the focus in place of the picture.
    init(_ shown: ShownPicture, row: Widget) {
        self.shown = shown
        focus = row
        widget = makeWidget(type: gtk_drawing_area_get_type(), role: GTK_ACCESSIBLE_ROLE_IMG)
        layout = PictureLayout(of: widget, size: shown.size)
        widget.addClass("form-picture")
        gtk_widget_set_halign(widget, shown.size == .natural ? GTK_ALIGN_START : GTK_ALIGN_FILL)
        widget.setDrawing { [weak self] in self?.draw($0, $1, $2) }
        ShownPicture.Property.allCases.forEach(update)
        shown.show(as: "picture") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) { Accessible.name(widget, title) }

    var spokenTexts: [String] { [shown.description] }

    func onSpokenTexts(_ handler: @escaping @MainActor () -> Void) { descriptionChanged = handler }

    private func update(_ property: ShownPicture.Property) {
        switch property {
        case .picture:
            drawn = shown.picture.map(DrawnPicture.init)
            layout.show(width: shown.picture?.width, height: shown.picture?.height)
            widget.setVisible(shown.picture != nil)
            gtk_widget_queue_draw(widget)
        case .description:
            let text = shown.description.isEmpty ? nil : shown.description
            gtk_widget_set_tooltip_text(widget, text)
            descriptionChanged()
        }
    }

    private func draw(_ context: OpaquePointer, _ width: Int32, _ height: Int32) {
        switch shown.size {
        case .natural: drawn?.draw(context, width, height, isLeading: true)
        case .window: drawn?.fill(context, width, height)
        }
    }
}

@MainActor
extension Widget {
    /// Makes this widget, a drawing area, draw with a function.
    func setDrawing(_ draw: @escaping @MainActor (OpaquePointer, Int32, Int32) -> Void) {
        let data = ClosureBox<@MainActor (OpaquePointer, Int32, Int32) -> Void>.retained(draw)
        gtk_drawing_area_set_draw_func(
            cast(),
            { _, context, width, height, data in
                let box = ClosureBox<@MainActor (OpaquePointer, Int32, Int32) -> Void>.at(data!)
                nonisolated(unsafe) let context = context!
                MainActor.assumeIsolated { box.closure(context, width, height) }
            }, data, { ClosureBox.release($0) })
    }
}

/// A picture that is drawn as large as its widget, with whole pixels and in the middle.
@MainActor
final class DrawnPicture {
    private let picture: Picture
    private let surface: OpaquePointer
    private lazy var edge = picture.edge

    init(_ picture: Picture) {
        self.picture = picture
        surface = makeSurface(picture)
    }

    isolated deinit {
        cairo_surface_destroy(surface)
    }

    /// Draws the picture in the middle, and the rest in the colour of the picture's edge, if that is of one colour.
    func fill(_ context: OpaquePointer, _ width: Int32, _ height: Int32) {
        if let edge {
            cairo_set_source_rgb(context, Double(edge.red) / 255, Double(edge.green) / 255, Double(edge.blue) / 255)
            cairo_paint(context)
        }
        draw(context, width, height)
    }

    /// - Parameter isLeading: True if the picture is at the left edge, and false if it is in the middle.
    func draw(_ context: OpaquePointer, _ width: Int32, _ height: Int32, isLeading: Bool = false) {
        let fitting = min(Double(width) / Double(picture.width), Double(height) / Double(picture.height))
        let scale = fitting >= 1 ? fitting.rounded(.down) : fitting
        let left = isLeading ? 0 : (Double(width) - scale * Double(picture.width)) / 2
        let top = (Double(height) - scale * Double(picture.height)) / 2
        cairo_translate(context, left.rounded(.down), top.rounded(.down))
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), scale >= 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BEST)
        cairo_paint(context)
    }
}

extension Picture {
    /// The colour of all pixels at the picture's edge; `nil` if they differ or are transparent.
    fileprivate var edge: Color? {
        let isLikeFirst = { (x: Int, y: Int) in (0..<4).allSatisfy { pixels[4 * (y * width + x) + $0] == pixels[$0] } }
        guard pixels[3] == 255, (0..<width).allSatisfy({ isLikeFirst($0, 0) && isLikeFirst($0, height - 1) }),
            (0..<height).allSatisfy({ isLikeFirst(0, $0) && isLikeFirst(width - 1, $0) })
        else { return nil }
        return Color(red: pixels[0], green: pixels[1], blue: pixels[2])
    }
}

/// Makes a surface with the picture in cairo's format: one 32-bit word per pixel, with the colours premultiplied by the
/// opacity.
private func makeSurface(_ picture: Picture) -> OpaquePointer {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))!
    guard let data = cairo_image_surface_get_data(surface) else { return surface }
    let stride = Int(cairo_image_surface_get_stride(surface))
    picture.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<picture.height {
            let line = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<picture.width {
                let pixel = 4 * (y * picture.width + x)
                let alpha = UInt32(pixels[pixel + 3])
                let part = { (offset: Int) in (UInt32(pixels[pixel + offset]) * alpha + 127) / 255 }
                line[x] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
            }
        }
    }
    cairo_surface_mark_dirty(surface)
    return surface
}
