import CGtk
import Glibc

/// The signals of the kernel that ask a program to end, heard on the main loop.
@MainActor
final class EndingSignals {
    private var sources: [guint] = []

    /// - Parameter handler: Called when one has come, in place of the program's end.
    init(_ handler: @escaping @MainActor () -> Void) {
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            let box = Unmanaged.passRetained(Handler(call: handler)).toOpaque()
            sources.append(
                g_unix_signal_add_full(
                    G_PRIORITY_DEFAULT, signal,
                    { data in
                        let handler = Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue()
                        MainActor.assumeIsolated { handler.call() }
                        return 1
                    }, box, { Unmanaged<Handler>.fromOpaque($0!).release() }))
        }
    }

    /// Lets the signals end the program again.
    func stop() {
        for source in sources { g_source_remove(source) }
        sources = []
    }

    private final class Handler: Sendable {
        let call: @MainActor @Sendable () -> Void

        init(call: @escaping @MainActor @Sendable () -> Void) {
            self.call = call
        }
    }
}
