import FormCore

/// What shares the machine's connection.
@MainActor
protocol HotspotService {
    /// What the person has to know about the service, in one line; the window shows it.
    var notice: Sentence? { get }

    /// Shares the connection under a name and a password; returns when it is shared.
    ///
    /// - Throws: ``HotspotError`` when it can't be, or `CancellationError`.
    func start(networkName: String, password: String) async throws

    /// Ends the sharing.
    func stop() async
}

/// Why a hotspot could not be started.
struct HotspotError: SentenceError, Equatable {
    /// Tells the person what is wrong and what to do.
    let sentence: Sentence
}
