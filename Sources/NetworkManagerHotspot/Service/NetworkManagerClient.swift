import HotspotService

/// Follows NetworkManager on the bus and keeps its state in a snapshot.
///
/// The client is active from ``open()`` to ``close()``. If the bus or NetworkManager is missing, the client starts
/// following NetworkManager once both are available.
@BusActor
final class NetworkManagerClient {
    /// The current snapshot, changed only by ``change(_:)``.
    private(set) var machine = Machine()
    let uuid: String
    let user: String
    let clock: any Clock<Duration>
    let system: LocalSystem
    var connection: BusConnection?
    var objects: ObjectManager?
    /// The unique bus name of the instance of NetworkManager that is being followed, or `nil` if there is none. The
    /// profile and the permissions of this instance have been or are being read.
    var knownOwner: String?
    /// `readings` is the number of readings that have begun. `readingsTaken` is the number of the last reading whose
    /// result was applied.
    var readings = 0
    var readingsTaken = 0
    var needsPermissions = false
    var endings = Endings()
    var life: Task<Void, Never>?
    var refreshing: Task<Void, Never>?
    var passwordReading: Task<Void, Never>?
    var installationCheck: Task<Void, Never>?
    var passwordReadings = PasswordReadings()

    private let publish: @Sendable (Machine) -> Void
    private var polling: Task<Void, Never>?
    private var waiters: [Int: @BusActor (Machine) -> Void] = [:]
    private var waitersMade = 0

    /// Creates a client that does nothing until ``open()``.
    ///
    /// - Parameters:
    ///   - uuid: The UUID of the profile.
    ///   - user: The login name of the profile's owner.
    ///   - clock: Measures timeouts and delays.
    ///   - system: Provides the information that NetworkManager doesn't.
    ///   - publish: Called on the bus's thread with each snapshot that differs from the previous one.
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

    /// Cancels all work in progress.
    func close() {
        for task in [life, refreshing, polling, passwordReading, installationCheck] { task?.cancel() }
        polling = nil
        readingsTaken = readings
    }

    /// Changes the snapshot. If the snapshot is then different, publishes it.
    func change(_ body: (inout Machine) -> Void) {
        let old = machine
        body(&machine)
        guard machine != old else { return }
        publish(machine)
        for waiter in waiters.values { waiter(machine) }
        poll()
    }

    /// Calls `look` with the current snapshot and with each later one until it returns a value other than `nil`, and
    /// returns this value.
    ///
    /// - Parameter time: The longest time to wait before ``HotspotProblem/timedOut`` is thrown.
    /// - Throws: The error that `look` throws, ``HotspotProblem/timedOut`` or `CancellationError`.
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

    /// Forgets how the hotspot ended, so that an earlier failure is no longer reported.
    func forgetEnding() {
        endings.forget()
        change { $0.ending = nil }
    }

    /// Reads the joined devices every two seconds while the hotspot is on.
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
                let before = self?.machine.stations ?? []
                if let devices = await system.devices(radio.interface, before), !Task.isCancelled {
                    self?.change { $0.stations = devices }
                }
                if Task.isCancelled { return }
                try? await clock.sleep(for: .seconds(2))
            }
        }
    }
}
