/// What shares the machine's connection over Wi-Fi.
///
/// The service is the truth: what it says in its ``report`` is so, whoever has brought it about. All calls return
/// when what they ask for is so, and may be cancelled; of two at the same time the later one counts.
@MainActor
public protocol HotspotService: AnyObject {
    /// What is so at the moment.
    var report: HotspotReport { get }

    /// Has a closure called each time that ``report`` has changed, for as long as the service lives.
    func observe(_ observer: @escaping @MainActor () -> Void)

    /// Returns once the ``report`` tells what is so; before, it has no profile, whether or not one is stored.
    ///
    /// - Throws: ``HotspotProblem`` where that can't be told, or `CancellationError`.
    func untilKnown() async throws

    /// Stores a profile as the hotspot's, for this and other programs; a hotspot that is on stays as it is.
    ///
    /// - Throws: ``HotspotProblem`` when it can't be, or `CancellationError`.
    func save(_ profile: HotspotProfile) async throws

    /// Stores a profile, and blocks until it is: for the end of the program, when nobody waits.
    ///
    /// - Throws: ``HotspotProblem`` when it can't be.
    func saveNow(_ profile: HotspotProfile) throws

    /// Stores a profile and shares the connection with it; one that is shared already is started again.
    ///
    /// Cancelled or failed it leaves the profile stored and the hotspot off; a profile that can't be stored leaves
    /// all as it was.
    ///
    /// - Throws: ``HotspotProblem`` when it can't be, or `CancellationError`.
    func start(_ profile: HotspotProfile) async throws

    /// Ends the sharing, also a start that is under way.
    ///
    /// - Throws: ``HotspotProblem`` when it can't be.
    func stop() async throws
}
