import CGtk
import FormCore

/// Measures a widget that shows a picture. The height follows from the width and the picture's proportions. A picture
/// of the size ``PictureSize/window`` is also limited to the height that the window has room for.
@MainActor
final class PictureLayout {
    private let widget: Widget
    private let size: PictureSize
    private var picture: (width: Int32, height: Int32)?
    private var followsWindow = false

    /// - Parameter widget: The widget to measure. Its size becomes 0 when this object is released.
    init(of widget: Widget, size: PictureSize) {
        self.widget = widget
        self.size = size
        Layout.set(
            of: widget, isHeightForWidth: true,
            measure: { [weak self] orientation, width in
                guard let self else { return (0, 0) }
                return orientation == GTK_ORIENTATION_VERTICAL ? heights(for: width) : widths
            })
        guard size == .window else { return }
        Signal.connect(widget, "map", .pictureMapped) { [weak self] in self?.followWindow() }
    }

    /// Sets the picture's own size in pixels. Both values are `nil` if there is no picture.
    func show(width: Int?, height: Int?) {
        picture = width.flatMap { width in height.map { (Int32(width), Int32($0)) } }
        gtk_widget_queue_resize(widget)
    }

    private var widths: Lengths {
        guard let picture else { return (0, 0) }
        if size == .natural { return (min(picture.width, Self.least), picture.width) }
        return (Self.least, max(Self.least, allowedHeight * picture.width / picture.height))
    }

    /// Returns the minimum and the natural height.
    ///
    /// - Parameter width: The width of the widget, or -1 if it is unknown.
    private func heights(for width: Int32) -> Lengths {
        let widths: Lengths = width < 0 ? widths : (width, width)
        return (height(for: widths.minimum), height(for: widths.natural))
    }

    private func height(for width: Int32) -> Int32 {
        guard let picture else { return 0 }
        let height = Int32((Double(width) * Double(picture.height) / Double(picture.width)).rounded(.up))
        return switch size {
        case .natural: min(height, picture.height)
        case .window: max(Self.least, min(height, allowedHeight))
        }
    }

    /// The maximum height: three fifths of the page's visible part, which leaves room for the rows below the picture.
    private var allowedHeight: Int32 {
        // The page has no height yet if it has just been opened, so use the window's height.
        let heights = [gtk_scrolled_window_get_type(), gtk_window_get_type()].lazy.map { [widget] in
            gtk_widget_get_ancestor(widget, $0).map(gtk_widget_get_height) ?? 0
        }
        return (heights.first { $0 > 0 } ?? 0) * 6 / 10
    }

    /// Resizes the widget whenever the window's height changes.
    private func followWindow() {
        guard !followsWindow, let scrolled = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else {
            return
        }
        followsWindow = true
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        Signal.connectNotify(UnsafeMutableRawPointer(adjustment), "page-size", .pictureRoomChanged) { [weak self] in
            self?.widget.resizeSoon()
        }
        widget.resizeSoon()
    }

    /// The minimum width of a picture in pixels, except that a narrower picture of the size ``PictureSize/natural``
    /// keeps its own width. For the size ``PictureSize/window``, this is also the minimum height.
    private static let least: Int32 = 200
}
