import CGtk
import Glibc

/// Handles, on the main loop, the Unix signals that ask a program to end.
@MainActor
final class EndingSignals {
    private var sources: [guint] = []

    /// - Parameter handler: Called for each signal, which then doesn't end the program.
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
