import Dispatch
import Glibc

/// Handles the first Ctrl+C; a second Ctrl+C terminates the program.
///
/// If the process already ignored `SIGINT`, the signal of Ctrl+C, when it started, Ctrl+C has no effect and the handler
/// is never called.
struct Interruption {
    private let source: (any DispatchSourceSignal)?

    /// Starts handling Ctrl+C.
    ///
    /// - Parameter handler: Called on the main thread after the first Ctrl+C.
    init(_ handler: @escaping @Sendable () -> Void) {
        var former = sigaction()
        sigaction(SIGINT, nil, &former)
        guard former.__sigaction_handler.sa_handler == nil else {
            source = nil
            return
        }
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: DispatchQueue(label: "interruption"))
        source.setEventHandler {
            source.cancel()
            signal(SIGINT, SIG_DFL)
            DispatchQueue.main.async(execute: handler)
        }
        // Waits until the source is registered, because a signal that arrives earlier would be lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
        self.source = source
    }
}
