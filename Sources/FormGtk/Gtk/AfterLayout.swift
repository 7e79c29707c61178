import CGtk

/// Calls a function after each layout of a widget's window, while the widget is mapped.
///
/// The function may change widgets: if it does, GTK lays out again before it paints the frame, at most four times.
@MainActor
final class AfterLayout {
    private let widget: Widget
    private let action: @MainActor () -> Void
    private var layout: Signal.Connection?

    init(of widget: Widget, _ action: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.action = action
        Signal.connect(widget, "map", .layoutMapped) { [weak self] in self?.mapped() }
        Signal.connect(widget, "unmap", .layoutUnmapped) { [weak self] in self?.unmapped() }
    }

    isolated deinit {
        unmapped()
    }

    private func mapped() {
        guard layout == nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
        layout = Signal.connectAfter(UnsafeMutableRawPointer(clock), "layout", .layoutDone) { [weak self] in
            self?.action()
        }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    private func unmapped() {
        layout?.disconnect()
        layout = nil
    }
}
