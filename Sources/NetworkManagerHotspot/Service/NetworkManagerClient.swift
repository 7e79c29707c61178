import HotspotService

/// Follows NetworkManager on the bus, and keeps what is so in one value.
///
/// It lives from ``open()`` to ``close()``; a bus or a NetworkManager that comes later, or again, is followed then.
@BusActor
final class NetworkManagerClient {
    /// What is so; changed here alone.
    private(set) var machine = Machine()
    let uuid: String
    let user: String
    let clock: any Clock<Duration>
    let system: LocalSystem
    var connection: BusConnection?
    var objects: ObjectManager?
    /// Whose profile and permissions have been read, by its unique name on the bus.
    var knownOwner: String?
    /// How often the profile was read, and the last one of these whose answer counts.
    var readings = 0
    var readingsTaken = 0
    var needsPermissions = false
    var endings = Endings()
    var life: Task<Void, Never>?
    var refreshing: Task<Void, Never>?
    var passwordReading: Task<Void, Never>?
    var passwordReadings = PasswordReadings()

    private let publish: @Sendable (Machine) -> Void
    private var polling: Task<Void, Never>?
    private var waiters: [Int: @BusActor (Machine) -> Void] = [:]
    private var waitersMade = 0

    /// - Parameters:
    ///   - uuid: The profile's.
    ///   - user: The login name of whose profile it is.
    ///   - publish: Called with each machine that differs from the one before, on the bus's thread.
    nonisolated init(
        uuid: String, user: String, clock: any Clock<Duration>, system: LocalSystem,
        publish: @escaping @Sendable (Machine) -> Void
    ) {
        self.uuid = uuid
        self.user = user
        self.clock = clock
        self.system = system
        self.publish = publish
    }

    /// Ends all that is under way.
    func close() {
        for task in [life, refreshing, polling, passwordReading] { task?.cancel() }
        polling = nil
        readingsTaken = readings
    }

    /// Changes what is known, and tells it.
    func change(_ body: (inout Machine) -> Void) {
        let old = machine
        body(&machine)
        guard machine != old else { return }
        publish(machine)
        for waiter in waiters.values { waiter(machine) }
        poll()
    }

    /// Waits until something can be told from what is so.
    ///
    /// - Parameter time: How long at most.
    /// - Throws: What `look` throws, ``HotspotProblem/timedOut`` or `CancellationError`.
    func wait<Answer: Sendable>(
        atMost time: Duration, for look: @escaping @BusActor (Machine) throws -> Answer?
    ) async throws -> Answer {
        let answer = PendingAnswer<Answer>()
        let waiter: @BusActor (Machine) -> Void = { machine in
            do {
                if let found = try look(machine) { answer.arrive(.success(found)) }
            } catch {
                answer.arrive(.failure(error))
            }
        }
        waitersMade += 1
        let number = waitersMade
        waiters[number] = waiter
        waiter(machine)
        let timeout = Task { [clock] in
            try await clock.sleep(for: time)
            answer.arrive(.failure(HotspotProblem.timedOut))
        }
        defer {
            timeout.cancel()
            waiters[number] = nil
        }
        return try await answer.value
    }

    /// Leaves behind how the hotspot has ended.
    func forgetEnding() {
        endings.forget()
        change { $0.ending = nil }
    }

    /// Asks who has joined, again and again, while the hotspot is on.
    private func poll() {
        guard let hotspot = machine.hotspot(uuid: uuid), hotspot.state == .activated,
            let radio = machine.radios.first(where: { hotspot.devices.contains($0.path) })
        else {
            polling?.cancel()
            polling = nil
            if machine.stations != nil { change { $0.stations = nil } }
            return
        }
        guard polling == nil else { return }
        polling = Task { [weak self, system, clock] in
            while !Task.isCancelled {
                if let devices = await system.devices(radio.interface), !Task.isCancelled {
                    self?.change { $0.stations = devices }
                }
                if Task.isCancelled { return }
                try? await clock.sleep(for: .seconds(2))
            }
        }
    }
}
