import CGtk

/// Keeps the rows that are not on the screen from being painted: the cairo renderer would paint all widgets in each
/// frame. Such a row is made transparent and not hidden, so that it keeps the focus, and assistive tools still see it.
@MainActor
final class PaintedRows {
    private let scrolled: Widget
    private let chunks: @MainActor () -> [ChunkView]
    private var frameClock: Signal.Connection?

    /// - Parameters:
    ///   - scrolled: The widget whose area is the screen.
    ///   - chunks: Returns the chunks of rows in `scrolled`.
    init(on scrolled: Widget, _ chunks: @escaping @MainActor () -> [ChunkView]) {
        self.scrolled = scrolled
        self.chunks = chunks
        Signal.connect(scrolled, "map", .paintedMapped) { [weak self] in self?.mapped() }
        Signal.connect(scrolled, "unmap", .paintedUnmapped) { [weak self] in self?.unmapped() }
    }

    isolated deinit {
        unmapped()
    }

    private func mapped() {
        guard frameClock == nil, let clock = gtk_widget_get_frame_clock(scrolled) else { return }
        frameClock = Signal.connectAfter(UnsafeMutableRawPointer(clock), "layout", .paintedLaidOut) { [weak self] in
            guard let self else { return }
            for chunk in chunks() where chunk.isRealised { chunk.limitPainting(toScreenOf: scrolled) }
        }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    private func unmapped() {
        frameClock?.disconnect()
        frameClock = nil
    }
}
