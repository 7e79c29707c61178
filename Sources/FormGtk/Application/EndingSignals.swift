import CGtk
import Glibc

/// Handles `SIGTERM`, `SIGINT` and `SIGHUP`, the Unix signals that ask a program to end, on the main loop.
@MainActor
final class EndingSignals {
    private var sources: [guint] = []

    /// - Parameter handler: Called whenever `SIGTERM`, `SIGINT` or `SIGHUP` arrives. Until ``stop()`` is called, these
    ///   signals don't end the program by themselves.
    init(_ handler: @escaping @MainActor () -> Void) {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let data = ClosureBox.retained(handler)
            sources.append(
                g_unix_signal_add_full(
                    G_PRIORITY_DEFAULT, signal,
                    { data in
                        let box = ClosureBox<@MainActor () -> Void>.at(data!)
                        MainActor.assumeIsolated { box.closure() }
                        return 1
                    }, data, { ClosureBox.release($0) }))
        }
    }

    /// Restores the signals' default effect of ending the program.
    func stop() {
        for source in sources { g_source_remove(source) }
        sources = []
    }
}
