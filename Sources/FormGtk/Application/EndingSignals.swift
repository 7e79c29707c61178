import CGtk
import Glibc

/// The signals of the kernel that ask a program to end, heard on the main loop.
@MainActor
final class EndingSignals {
    private var sources: [guint] = []

    /// - Parameter handler: Called when one has come, in place of the program's end.
    init(_ handler: @escaping @MainActor () -> Void) {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let data = Unmanaged.passRetained(Signal.Box(handler)).toOpaque()
            sources.append(
                g_unix_signal_add_full(
                    G_PRIORITY_DEFAULT, signal,
                    { data in
                        let box = Signal.Box<@MainActor () -> Void>.at(data!)
                        MainActor.assumeIsolated { box.handler() }
                        return 1
                    }, data, { Unmanaged<AnyObject>.fromOpaque($0!).release() }))
        }
    }

    /// Lets the signals end the program again.
    func stop() {
        for source in sources { g_source_remove(source) }
        sources = []
    }
}
