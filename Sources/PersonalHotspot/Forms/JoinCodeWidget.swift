import CGtk
import FormCore
import FormGtk
import JoinCode

/// A row with the QR code of a text; empty without one.
func joinCodeCell<State>(
    title: String, text: @escaping @MainActor @Sendable (State) -> String?
) -> Element<FormCell, State> {
    gtkCell(title: title, keyPath: text) {
        JoinCodeWidget.make()
    } update: { widget, text in
        JoinCodeWidget.of(widget)?.code = text.flatMap { try? QRCode($0) }
    }
}

/// Draws a QR code, in any theme black on white, and each module as large as any other.
///
/// It is as wide as its row, and as high as that or as the window allows, so that no part of the code has to be
/// scrolled to.
@MainActor
private final class JoinCodeWidget {
    /// The least width and height, in pixels.
    private static let least: Int32 = 200
    /// What is left free of the window's height, for the frame of the row.
    private static let margin: Int32 = 48
    private static let key = "join-code"

    var code: QRCode? {
        didSet { if code != oldValue { gtk_widget_queue_draw(widget) } }
    }

    private let widget: Widget
    private var followsWindow = false

    /// The drawing area keeps what draws in it, until it goes itself.
    static func make() -> Widget {
        let drawn = JoinCodeWidget(makeImageArea())
        let widget = drawn.widget
        let data = Unmanaged.passRetained(drawn).toOpaque()
        gtk_drawing_area_set_draw_func(
            widget.cast(),
            { _, context, width, height, data in
                let drawn = Unmanaged<JoinCodeWidget>.fromOpaque(data!).takeUnretainedValue()
                nonisolated(unsafe) let context = context!
                MainActor.assumeIsolated { drawn.draw(context, width, height) }
            }, data, { Unmanaged<JoinCodeWidget>.fromOpaque($0!).release() })
        g_object_set_data(widget.cast(), key, data)
        Signal.connect(widget, "map") { [weak drawn] in drawn?.followWindow() }
        gtk_widget_set_layout_manager(widget, makeLayout())
        return widget
    }

    static func of(_ widget: Widget) -> JoinCodeWidget? {
        g_object_get_data(widget.cast(), key).map { Unmanaged<JoinCodeWidget>.fromOpaque($0).takeUnretainedValue() }
    }

    private init(_ widget: Widget) { self.widget = widget }

    private static func makeLayout() -> UnsafeMutablePointer<GtkLayoutManager> {
        gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
            { widget, orientation, width, minimum, natural, minimumBaseline, naturalBaseline in
                var side = JoinCodeWidget.least
                if orientation == GTK_ORIENTATION_VERTICAL, let widget {
                    side = max(side, min(width, JoinCodeWidget.allowedHeight(of: widget)))
                }
                minimum?.pointee = side
                natural?.pointee = side
                minimumBaseline?.pointee = -1
                naturalBaseline?.pointee = -1
            },
            { _, _, _, _ in })
    }

    /// How high the window lets the widget be.
    private static func allowedHeight(of widget: Widget) -> Int32 {
        let height = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()).map(gtk_widget_get_height) ?? 0
        if height > 0 { return height - margin }
        // On a page that has just been opened nothing has its size yet.
        return gtk_widget_get_ancestor(widget, gtk_window_get_type()).map(gtk_widget_get_height) ?? 0
    }

    /// Asks for another size when the window is another one.
    private func followWindow() {
        guard !followsWindow, let scrolled = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else { return }
        followsWindow = true
        let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))!
        Signal.connect(adjustment, "notify::page-size") { [weak self] in self?.resizeSoon() }
        resizeSoon()
    }

    /// The window is being laid out: what is asked for meanwhile gets lost.
    private func resizeSoon() {
        g_idle_add_full(
            G_PRIORITY_HIGH_IDLE,
            { widget in
                gtk_widget_queue_resize(widget!.assumingMemoryBound(to: GtkWidget.self))
                return 0
            }, g_object_ref(widget), { g_object_unref($0) })
    }

    private func draw(_ context: OpaquePointer, _ width: Int32, _ height: Int32) {
        guard let code else { return }
        let count = code.side + 2 * QRCode.quietZone
        let module = max(Int(min(width, height)) / count, 1)
        let (left, top) = ((Int(width) - module * count) / 2, (Int(height) - module * count) / 2)
        func fill(_ x: Int, _ y: Int, _ size: Int) {
            cairo_rectangle(context, Double(left + x * module), Double(top + y * module), Double(size), Double(size))
        }
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        cairo_set_source_rgb(context, 1, 1, 1)
        fill(0, 0, module * count)
        cairo_fill(context)
        cairo_set_source_rgb(context, 0, 0, 0)
        for y in 0..<code.side {
            for x in 0..<code.side where code.isDark(x, y) {
                fill(x + QRCode.quietZone, y + QRCode.quietZone, module)
            }
        }
        cairo_fill(context)
    }
}

/// A drawing area that assistive tools know as a picture.
@MainActor
private func makeImageArea() -> Widget {
    var role = GValue()
    g_value_init(&role, gtk_accessible_role_get_type())
    g_value_set_enum(&role, Int32(GTK_ACCESSIBLE_ROLE_IMG.rawValue))
    defer { g_value_unset(&role) }
    return "accessible-role".withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        let area = g_object_new_with_properties(gtk_drawing_area_get_type(), 1, &names, &role)!
        return UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
    }
}
