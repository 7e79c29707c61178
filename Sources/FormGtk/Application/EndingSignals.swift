import CGtk
import Glibc

/// The signals of the kernel that ask a program to end, heard on the main loop.
@MainActor
final class EndingSignals {
    private var sources: [guint] = []

    /// - Parameter handler: Called when one has come, in place of the program's end.
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

    /// Lets the signals end the program again.
    func stop() {
        for source in sources { g_source_remove(source) }
        sources = []
    }
}
