import Dispatch
import Glibc

/// Hears the first Ctrl+C in place of the program's end; the next one ends it again.
///
/// A program that was started to ignore it hears nothing.
struct Interruption {
    private let source: (any DispatchSourceSignal)?

    /// - Parameter handler: Called on the main thread.
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
        // Until it is registered, what comes is lost.
        let registered = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { registered.signal() }
        source.resume()
        registered.wait()
        self.source = source
    }
}
