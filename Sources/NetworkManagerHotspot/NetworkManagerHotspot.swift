import CGio
public import HotspotService

/// The hotspot of a machine with NetworkManager, controlled over the system bus.
///
/// The hotspot's settings are stored in a connection profile of NetworkManager, so other programs see them too. The
/// profile is found by its UUID. If the bus, NetworkManager or a radio is missing, the report says so, and it is
/// updated when the missing part appears.
@MainActor
public final class NetworkManagerHotspot: HotspotService {
    public private(set) var report: HotspotReport {
        didSet { if report != oldValue { for observer in observers { observer() } } }
    }

    private let uuid: String
    private let client: NetworkManagerClient
    private let mailbox = Mailbox<Machine>()
    private let packageManager: PackageManager?
    private var machine = Machine()
    private var isStarting = false
    private var observers: [@MainActor () -> Void] = []
    /// The start or stop in progress, or the last start or stop that has ended.
    private var work: Task<Void, any Error>?

    /// Creates a service and starts following NetworkManager.
    ///
    /// - Parameters:
    ///   - uuid: The UUID of the profile.
    ///   - user: The login name of the user, who will own a new profile.
    ///   - time: The longest time to block the thread. The initialiser returns as soon as the first complete report has
    ///     arrived, so that a window can open with the stored profile. A complete report includes the joined devices.
    ///     Without a bus or NetworkManager, the report is complete immediately.
    ///   - clock: Measures the timeouts of calls and the delays between retries.
    public convenience init(
        profile uuid: String = profileIdentifier(), user: String = String(cString: g_get_user_name()),
        waiting time: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(profile: uuid, user: user, waiting: time, clock: clock, system: .machine)
    }

    /// Returns the UUID of a user's profile. It depends only on the login name, and is different for each login name,
    /// so that two users of a machine don't share a profile.
    ///
    /// It is a name-based UUID (RFC 9562, version 5).
    public nonisolated static func profileIdentifier(
        ofUser user: String = String(cString: g_get_user_name())
    ) -> String {
        ProfileIdentifier.uuid(ofUser: user)
    }

    init(profile uuid: String, user: String, waiting time: Duration, clock: any Clock<Duration>, system: LocalSystem) {
        self.uuid = uuid
        packageManager = system.packageManager()
        report = machine.report(uuid: uuid)
        let news = News()
        client = NetworkManagerClient(uuid: uuid, user: user, clock: clock, system: system) { [mailbox] machine in
            // A report without the joined devices is not complete, because a command prints the devices immediately.
            mailbox.put(machine, isComplete: machine.report(uuid: uuid).knowsDevices)
            Task { @MainActor in news.arrive() }
        }
        Task { @BusActor [client] in client.open() }
        mailbox.wait(atMost: time)
        follow()
        news.arrive = { [weak self] in self?.follow() }
    }

    deinit {
        Task { @BusActor [client] in client.close() }
    }

    public func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

    public func untilKnown() async throws {
        defer { follow() }
        try await client.untilKnown()
    }

    public func save(_ profile: HotspotProfile) async throws {
        if let problem = profile.problem { throw problem }
        defer { follow() }
        try await client.store(profile)
    }

    public func saveNow(_ profile: HotspotProfile) throws {
        if let problem = profile.problem { throw problem }
        let outcome = Mailbox<Result<Void, HotspotProblem>>()
        Task { @BusActor [client] in
            do {
                try await client.store(profile)
                outcome.put(.success(()))
            } catch {
                outcome.put(.failure(error as? HotspotProblem ?? .noAnswer))
            }
        }
        outcome.wait(atMost: .seconds(5))
        defer { follow() }
        try (outcome.take() ?? .failure(.noAnswer)).get()
    }

    public func start(_ profile: HotspotProfile) async throws {
        if let problem = profile.problem { throw problem }
        try await replacingWork { [self] in
            defer { follow() }
            try await client.prepare(profile)
            do {
                isStarting = true
                defer { isStarting = false }
                follow()
                try await client.activate(profile)
            } catch {
                // Stops the hotspot. Even if it was already on before this start, it is off after a failed start.
                await Task { await client.end() }.value
                throw error
            }
        }
    }

    public func stop() async throws {
        try await replacingWork { [self] in
            defer { follow() }
            try await client.deactivate()
        }
    }

    public func turnOnWiFi() async throws {
        defer { follow() }
        try await client.turnOnWiFi()
    }

    public func startService() async throws {
        defer { follow() }
        try await client.startService()
    }

    /// Cancels the previous start or stop, waits until it has ended, and then runs the body. The next start or stop
    /// cancels this one in the same way.
    private func replacingWork(_ body: @escaping @MainActor () async throws -> Void) async throws {
        let previous = work
        previous?.cancel()
        let task = Task {
            _ = await previous?.result
            try Task.checkCancellation()
            try await body()
        }
        work = task
        try await task.valueOrCancel
    }

    /// Updates the report to the latest state published by the bus's thread.
    private func follow() {
        if let latest = mailbox.take() { machine = latest }
        var latest = machine.report(uuid: uuid, isStarting: isStarting)
        latest.installCommand = (latest.obstacle ?? latest.status.problem).flatMap {
            packageManager?.command(solving: $0)
        }
        report = latest
    }
}

/// Holds the closure that is called when the mailbox has a new state.
@MainActor
private final class News {
    var arrive: @MainActor () -> Void = {}
}
