import CGio
public import HotspotService

/// The hotspot of a machine with NetworkManager, over the system bus.
///
/// One connection profile of NetworkManager, found by its UUID, keeps what the hotspot is, so that other programs see
/// it as well. Without a bus, without NetworkManager or without a radio the report says so, and follows when they come.
@MainActor
public final class NetworkManagerHotspot: HotspotService {
    public private(set) var report: HotspotReport {
        didSet { if report != oldValue { for observer in observers { observer() } } }
    }

    private let uuid: String
    private let client: NetworkManagerClient
    private let mailbox = Mailbox<Machine>()
    private var machine = Machine()
    private var isStarting = false
    private var observers: [@MainActor () -> Void] = []
    /// What is done, or was done last.
    private var work: Task<Void, any Error>?

    /// Begins to follow NetworkManager.
    ///
    /// - Parameters:
    ///   - uuid: The profile's.
    ///   - user: The login name of the person, to whom a new profile belongs.
    ///   - time: How long to wait for the first report that also tells who has joined, and to block the thread, so that a
    ///     window opens with the profile. Without a bus or NetworkManager it is there at once.
    ///   - clock: Measures how long others may take.
    public convenience init(
        profile uuid: String = profileIdentifier(), user: String = String(cString: g_get_user_name()),
        waiting time: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(profile: uuid, user: user, waiting: time, clock: clock, system: .machine)
    }

    /// The UUID of the profile of a user: always the same for the same login name, and another for each, so that two
    /// users of a machine don't share one.
    ///
    /// It is a UUID by name (RFC 9562, version 5).
    public nonisolated static func profileIdentifier(
        ofUser user: String = String(cString: g_get_user_name())
    ) -> String {
        ProfileIdentifier.uuid(ofUser: user)
    }

    init(profile uuid: String, user: String, waiting time: Duration, clock: any Clock<Duration>, system: LocalSystem) {
        self.uuid = uuid
        report = machine.report(uuid: uuid)
        let news = News()
        client = NetworkManagerClient(uuid: uuid, user: user, clock: clock, system: system) { [mailbox] machine in
            // A command tells who has joined as soon as it begins.
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
        try await inTurn { [self] in
            defer { follow() }
            try await client.prepare(profile)
            do {
                isStarting = true
                defer { isStarting = false }
                follow()
                try await client.activate(profile)
            } catch {
                // One that was on before, too.
                await Task { await client.end() }.value
                throw error
            }
        }
    }

    public func stop() async throws {
        try await inTurn { [self] in
            defer { follow() }
            try await client.deactivate()
        }
    }

    /// Does one thing when the one before has ended, which nobody wants any more.
    private func inTurn(_ body: @escaping @MainActor () async throws -> Void) async throws {
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

    /// Takes over what the bus's thread has found.
    private func follow() {
        if let latest = mailbox.take() { machine = latest }
        report = machine.report(uuid: uuid, isStarting: isStarting)
    }
}

/// Who is told that something is in the mailbox.
@MainActor
private final class News {
    var arrive: @MainActor () -> Void = {}
}
