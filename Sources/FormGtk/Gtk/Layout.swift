import CGtk

/// The minimum and the natural width or height of a widget, in pixels.
typealias Lengths = (minimum: Int32, natural: Int32)

/// The layout of a widget, given by two Swift closures. It uses a `GtkCustomLayout`, which itself only takes C
/// functions. The widget keeps the layout alive.
@MainActor
final class Layout {
    private let measure: @MainActor (GtkOrientation, Int32) -> Lengths
    private let allocate: @MainActor (Int32, Int32) -> Void

    private init(
        measure: @escaping @MainActor (GtkOrientation, Int32) -> Lengths,
        allocate: @escaping @MainActor (Int32, Int32) -> Void
    ) {
        self.measure = measure
        self.allocate = allocate
    }

    /// Replaces the layout of a widget. The closures must not retain the widget, because the widget keeps them alive.
    ///
    /// - Parameters:
    ///   - isHeightForWidth: True if the height depends on the width, so GTK has to ask for the width first. False if
    ///     the width and the height are independent of each other.
    ///   - measure: Returns the widget's width or its height, depending on `orientation`. The argument `size` is the
    ///     widget's size in the other orientation, or -1 if that is unknown.
    ///   - allocate: Positions the widget's children within the given width and height.
    static func set(
        of widget: Widget, isHeightForWidth: Bool = false,
        measure: @escaping @MainActor (_ orientation: GtkOrientation, _ size: Int32) -> Lengths,
        allocate: @escaping @MainActor (_ width: Int32, _ height: Int32) -> Void = { _, _ in }
    ) {
        let layout = Unmanaged.passRetained(Layout(measure: measure, allocate: allocate)).toOpaque()
        g_object_set_data_full(widget.cast(), key, layout) { Unmanaged<Layout>.fromOpaque($0!).release() }
        gtk_widget_set_layout_manager(
            widget,
            gtk_custom_layout_new(
                isHeightForWidth ? { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH } : nil,
                { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
                    nonisolated(unsafe) let widget = widget!
                    let lengths = MainActor.assumeIsolated { Layout.of(widget).measure(orientation, size) }
                    minimum?.pointee = lengths.minimum
                    natural?.pointee = lengths.natural
                    minimumBaseline?.pointee = -1
                    naturalBaseline?.pointee = -1
                },
                { widget, width, height, _ in
                    nonisolated(unsafe) let widget = widget!
                    MainActor.assumeIsolated { Layout.of(widget).allocate(width, height) }
                }
            ))
    }

    private static func of(_ widget: Widget) -> Layout {
        Unmanaged<Layout>.fromOpaque(g_object_get_data(widget.cast(), key)!).takeUnretainedValue()
    }

    private static let key = "form-layout"
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Measures the widget's width or height.
    ///
    /// - Parameter size: The widget's size in the other orientation, or -1 if that is unknown.
    func measured(_ orientation: GtkOrientation, for size: Int32 = -1) -> Lengths {
        var lengths: Lengths = (0, 0)
        gtk_widget_measure(self, orientation, size, &lengths.minimum, &lengths.natural, nil, nil)
        return lengths
    }

    /// Requests a new size once GTK has handled the current event. A request made while GTK lays out the window would
    /// be lost.
    func resizeSoon() {
        g_object_ref(self)
        afterEvent {
            gtk_widget_queue_resize(self)
            g_object_unref(self)
        }
    }

    /// Gives the widget its position and size in its parent.
    func allocate(x: Int32 = 0, y: Int32 = 0, width: Int32, height: Int32) {
        var position = GtkAllocation(x: x, y: y, width: width, height: height)
        gtk_widget_size_allocate(self, &position, -1)
    }
}
