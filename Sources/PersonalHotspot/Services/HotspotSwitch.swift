public import FormCore
public import HotspotService

/// Turns the machine's hotspot on and off for the user, and shows its state in the form.
///
/// A change by the user is pending while the service works on it. During that time, the form's switch doesn't follow
/// the service's reports; it follows them again when the change has ended. In this way, one action by the user makes
/// only one change to the form.
@MainActor
public final class HotspotSwitch {
    /// Shows a notification for each device that joins after ``follow(_:)`` was called. With `nil`, no notifications
    /// are shown.
    public var joinNotices: JoinNotices?

    let service: any HotspotService
    private let tag: WindowTag?
    /// True if the service keeps the hotspot and its profile after the program ends.
    let outlivesProgram: Bool
    private(set) weak var driver: FormDriver<Settings>?
    private let clock: any Clock<Duration>
    private var display: ReportDisplay?
    /// The number of pending changes that the service is working on. When it becomes 0, the observers are called and
    /// ``untilIdle()`` returns.
    private var asking = 0 {
        didSet {
            guard asking == 0 else { return }
            driver?.set(\.hotspot.pendingBand, to: nil)
            for observer in idleObservers { observer() }
            let waiters = waiting
            waiting = []
            for waiter in waiters { waiter.resume() }
        }
    }
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var idleObservers: [@MainActor () -> Void] = []
    /// Counts the restarts and the uses of the main switch. A failed restart restores the previous settings only if the
    /// count hasn't changed since the restart began. If it has changed, the user has restarted the hotspot again or
    /// used the switch, and that must not be undone.
    private var changeCount = 0
    /// The task that last turned the hotspot on or off.
    private var switchTask: Task<Void, any Error>?
    /// True while a change is pending for which the user has agreed that devices lose their connection.
    private var mayDisconnect = false
    /// The restart in progress, with the profile that it applies, or `nil`.
    private var restart: (profile: HotspotProfile, task: Task<Void, any Error>)?

    /// Creates a switch for a hotspot that shares nothing.
    ///
    /// - Parameter situation: The situation that the hotspot is in at first.
    public static func simulated(_ situation: SimulatedHotspot.Situation = .off) -> HotspotSwitch {
        HotspotSwitch(
            SimulatedHotspot(situation),
            tag: WindowTag("Simulated", text: "This hotspot is simulated: no connection is shared."),
            outlivesProgram: false)
    }

    /// Creates a switch.
    ///
    /// - Parameters:
    ///   - service: The service to control.
    ///   - tag: What the window says of the service beside its title, for example that the hotspot is simulated; `nil`
    ///     for nothing.
    ///   - outlivesProgram: True if the service keeps the hotspot and its profile after the program ends.
    ///   - clock: Measures how long a start takes.
    public init(
        _ service: any HotspotService, tag: WindowTag? = nil, outlivesProgram: Bool = true,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.service = service
        self.tag = tag
        self.outlivesProgram = outlivesProgram
        self.clock = clock
    }

    /// Shows the state of the service in the driver's form, for as long as the driver exists.
    public func follow(_ driver: FormDriver<Settings>) {
        self.driver = driver
        driver.session.tag = tag
        display = ReportDisplay(of: self, in: driver, clock: clock)
    }
}

/// Changes by the user, which the service carries out.
extension HotspotSwitch {
    /// True while any change by the user is pending.
    var isAsking: Bool { asking > 0 }

    /// Calls a closure whenever the last pending change has ended.
    func observeIdle(_ observer: @escaping @MainActor () -> Void) { idleObservers.append(observer) }

    /// Waits until no change is pending.
    func untilIdle() async {
        while isAsking {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Turns the hotspot on if `hotspot.isEnabled` is true, otherwise off. Returns when the service has done so.
    ///
    /// If the service refuses, the form shows the reason; see ``Hotspot/refusal``.
    ///
    /// - Throws: An error if the service refuses and there is no window, or `CancellationError`.
    func turn(_ hotspot: Hotspot) async throws {
        changeCount += 1
        driver?.set(\.hotspot.refusal, to: nil)
        do {
            try await turn(hotspot.isEnabled, hotspot.profile)
        } catch let problem as HotspotProblem {
            driver?.set(\.hotspot.refusal, to: problem)
            // In a window, the notice of the first page says the reason, so the row of the switch doesn't.
            if driver?.session.observer != nil { throw CancellationError() }
            throw problem
        }
    }

    private func turn(_ isOn: Bool, _ profile: HotspotProfile) async throws {
        try await ask {
            let task = Task {
                guard isOn else { return try await service.stop() }
                // Before the service has reported its stored profile, the form has a generated profile. The generated
                // profile must not replace the stored one, so the stored profile is used if there is one.
                let isKnown = service.report.canSave
                try await service.untilKnown()
                try await service.start(isKnown ? profile : service.report.profile ?? profile)
            }
            switchTask = task
            try await task.valueOrCancel
        }
    }

    /// Restarts the hotspot with new settings. If that fails, the hotspot is started again with the previous settings.
    ///
    /// If devices have joined, the user is asked first, because they would lose their connection. If several rows are
    /// set together, each row calls this method with the same profile, but only one restart takes place.
    func restart(with hotspot: Hotspot) async throws {
        let profile = hotspot.profile
        try await ask {
            driver?.set(\.hotspot.pendingBand, to: profile.band)
            // If the user has turned the hotspot off in the meantime, it stays off, so the profile is only stored.
            guard hotspot.isEnabled || hotspot.status == .starting else { return try await save(afterTurn: profile) }
            if let restart, restart.profile == profile, !restart.task.isCancelled {
                return try await restart.task.valueOrCancel
            }
            let task = Task { try await start(again: profile) }
            restart = (profile, task)
            defer { if restart?.task == task { restart = nil } }
            try await outcome(of: task, with: profile)
        }
    }

    /// Waits for the outcome of a restart.
    ///
    /// If a later restart has cancelled this restart, waits for the later one, because its profile includes the new
    /// settings of this restart. If the user has cancelled this restart by using the main switch, stores the profile
    /// without starting the hotspot.
    ///
    /// - Throws: The error with which the restart failed, or `CancellationError` if it was cancelled in another way.
    private func outcome(of start: Task<Void, any Error>, with profile: HotspotProfile) async throws {
        var start = start
        let turn = switchTask
        while true {
            do {
                return try await start.valueOrCancel
            } catch is CancellationError where !Task.isCancelled {
                if let later = restart?.task, later != start {
                    start = later
                } else if switchTask != turn {
                    return try await save(afterTurn: profile)
                } else {
                    throw CancellationError()
                }
            }
        }
    }

    /// Waits until the last use of the main switch has ended, and then stores a profile.
    private func save(afterTurn profile: HotspotProfile) async throws {
        _ = await switchTask?.result
        try Task.checkCancellation()
        try await service.save(profile)
    }

    private func start(again profile: HotspotProfile) async throws {
        while let session = driver?.session, !mayDisconnect, !service.report.devices.isEmpty {
            let count = service.report.devices.count
            let loss = Sentence(
                one: "%s device is disconnected.", several: "%s devices are disconnected.", count: count)
            let changed = driver?.state.hotspot.profile.settings(changedIn: profile) ?? []
            let question = FormQuestion(
                "Restart the hotspot?",
                text: changed.isEmpty
                    ? loss : .paragraph([Sentence("This changes %s.", Sentence.list(changed)), loss]),
                answer: "Restart", isDestructive: true)
            let isAgreed = await session.ask(question) { [service] in service.report.devices.count == count }
            guard [.on, .starting].contains(service.report.status) else { return try await service.save(profile) }
            if isAgreed { break }
            // If other devices are connected by now, the question was withdrawn.
            if service.report.devices.count == count { throw CancellationError() }
        }
        changeCount += 1
        let turn = changeCount
        let before = driver?.state.hotspot.profile
        do {
            try await service.start(profile)
        } catch let problem as HotspotProblem where problem.mustNotRetry {
            throw problem
        } catch {
            if turn == changeCount, let before, service.report.status != .on {
                await Task { try? await service.start(before) }.value
            }
            throw error
        }
    }

    /// Sets the password as if the user had typed it. If a rule or the service refuses the password, shows the reason
    /// at the row of the button; otherwise shows the new password below the button that makes one.
    ///
    /// - Parameters:
    ///   - password: The new password.
    ///   - button: The row of the button that the user has pressed.
    ///   - mayDisconnect: True if the user has agreed that devices lose their connection.
    func choose(_ password: String, at button: RowPath, mayDisconnect: Bool) {
        Task {
            guard let driver else { return }
            let row: RowPath = "Network/Password"
            self.mayDisconnect = mayDisconnect
            let notice = await driver.session.set([(row, password)])[row]
            self.mayDisconnect = false
            driver.session.show(notice, at: button)
            guard notice == nil else { return }
            driver.set(\.hotspot.showsNewPassword, to: driver.state.hotspot.password == password)
        }
    }

    private func ask(_ body: () async throws -> Void) async throws {
        asking += 1
        // The count is decremented in a task, so the form first receives the outcome of the change, and only then
        // follows the service's reports again.
        defer { Task { asking -= 1 } }
        try await body()
    }
}

extension Hotspot {
    /// True if the hotspot is on or starting. Devices can then join with a changed profile only after a restart.
    var isSharedOrStarting: Bool { isEnabled || status == .starting }
}

extension HotspotProblem {
    /// True if another program has caused the problem, for example by turning the hotspot off. Starting the hotspot
    /// again would override that program.
    fileprivate var mustNotRetry: Bool {
        [.turnedOffElsewhere, .profileIsGone, .noNetworkManager, .notInstalled].contains(self)
    }
}
