import CGtk

/// Keeps the rows that are not on the screen from being painted: the cairo renderer would paint all widgets in each
/// frame. Such a row has no opacity, so that it can still have the focus, and assistive tools still know it.
@MainActor
final class PaintedRows {
    private let scrolled: Widget
    private let chunks: @MainActor () -> [ChunkView]
    private var frameClock: Signal.Connection?

    /// - Parameters:
    ///   - scrolled: The widget whose area is the screen.
    ///   - chunks: Returns the rows that it contains.
    init(on scrolled: Widget, _ chunks: @escaping @MainActor () -> [ChunkView]) {
        self.scrolled = scrolled
        self.chunks = chunks
        Signal.connect(scrolled, "map", .rowsMapped) { [weak self] in self?.mapped() }
        Signal.connect(scrolled, "unmap", .rowsUnmapped) { [weak self] in self?.unmapped() }
    }

    isolated deinit {
        unmapped()
    }

    private func mapped() {
        guard frameClock == nil, let clock = gtk_widget_get_frame_clock(scrolled) else { return }
        frameClock = Signal.connectAfter(UnsafeMutableRawPointer(clock), "layout", .rowsLaidOut) { [weak self] in
            guard let self else { return }
            for chunk in chunks() where chunk.isRealised { chunk.limitPainting(toScreenOf: scrolled) }
        }
    }

    private func unmapped() {
        frameClock?.disconnect()
        frameClock = nil
    }
}
