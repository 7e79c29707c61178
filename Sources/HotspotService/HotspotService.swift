/// A service that shares the machine's connection over Wi-Fi.
///
/// The service is the source of truth: its ``report`` is the actual state, even if another program caused it. Each
/// asynchronous method returns once its change has taken effect. Cancelling the caller's task cancels the method. If
/// two calls overlap, the later call wins.
@MainActor
public protocol HotspotService: AnyObject {
    /// The current state.
    var report: HotspotReport { get }

    /// Calls a closure whenever ``report`` has changed, for the lifetime of the service.
    func observe(_ observer: @escaping @MainActor () -> Void)

    /// Returns once ``report`` shows the actual state. Until then, the report contains no profile, even if one is
    /// stored.
    ///
    /// - Throws: ``HotspotProblem`` if the state can't be determined, or `CancellationError`.
    func untilKnown() async throws

    /// Stores the hotspot's profile, so that other programs can use it too. A hotspot that is on keeps running with its
    /// previous profile.
    ///
    /// - Throws: ``HotspotProblem`` if the profile can't be stored, or `CancellationError`.
    func save(_ profile: HotspotProfile) async throws

    /// Stores a profile, and blocks the thread until it is stored. Use this when the program is about to end and no
    /// task can wait for ``save(_:)`` any more.
    ///
    /// - Throws: ``HotspotProblem`` if the profile can't be stored.
    func saveNow(_ profile: HotspotProfile) throws

    /// Stores a profile and shares the connection with it. If the hotspot is already on, it is restarted.
    ///
    /// If the start fails or is cancelled, the profile remains stored and the hotspot is off. If the profile can't be
    /// stored, nothing changes.
    ///
    /// - Throws: ``HotspotProblem`` if the hotspot can't be started, or `CancellationError`.
    func start(_ profile: HotspotProfile) async throws

    /// Stops sharing the connection, or cancels a start in progress.
    ///
    /// - Throws: ``HotspotProblem`` if the hotspot can't be stopped.
    func stop() async throws

    /// Turns on Wi-Fi, which solves ``HotspotProblem/radioIsOff``. The service may ask the user to
    /// authenticate.
    ///
    /// - Throws: ``HotspotProblem`` if Wi-Fi is still off, or `CancellationError`.
    func turnOnWiFi() async throws

    /// Starts what the service needs, which solves ``HotspotProblem/noNetworkManager``. The system may
    /// ask the user to authenticate.
    ///
    /// - Throws: ``HotspotProblem`` if it doesn't run afterwards, or `CancellationError`.
    func startService() async throws
}
