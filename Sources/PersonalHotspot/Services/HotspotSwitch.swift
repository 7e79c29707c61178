public import FormCore
public import HotspotService

/// Has the machine do what the person wants of the hotspot, and tells the form what the machine does.
///
/// What the service reports is a fact. What the person wants is a wish, for as long as the service is asked: the form
/// hears of a fact that the wish is about when that has ended, so that one act of the person is one change.
@MainActor
public final class HotspotSwitch {
    /// Told of each device that joins while a form is followed.
    public var joinNotices: JoinNotices?

    let service: any HotspotService
    private let notice: Sentence?
    /// Whether hotspot and profile are there without the program.
    let outlivesProgram: Bool
    private weak var driver: FormDriver<Settings>?
    /// Whether the form knows who has joined.
    private var knewDevices = false
    /// How many wishes the service is asked for.
    private var asking = 0 {
        didSet {
            guard asking == 0 else { return }
            for observer in idleObservers { observer() }
            let waiters = waiting
            waiting = []
            for waiter in waiters { waiter.resume() }
        }
    }
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var idleObservers: [@MainActor () -> Void] = []
    /// How many wishes there were: the last one counts.
    private var turns = 0
    /// What the switch has asked for last.
    private var turning: Task<Void, any Error>?
    /// The start with other settings that is under way.
    private var restart: (profile: HotspotProfile, task: Task<Void, any Error>)?

    /// A switch for a hotspot that shares nothing.
    public static func simulated() -> HotspotSwitch {
        HotspotSwitch(
            SimulatedHotspot(), notice: "This hotspot is simulated: no connection is shared.", outlivesProgram: false)
    }

    /// Makes a switch.
    ///
    /// - Parameters:
    ///   - service: What is asked.
    ///   - notice: What the person has to know about the service, in one line; the window shows it.
    ///   - outlivesProgram: Whether the service has hotspot and profile also when the program ends.
    public init(_ service: any HotspotService, notice: Sentence? = nil, outlivesProgram: Bool = true) {
        self.service = service
        self.notice = notice
        self.outlivesProgram = outlivesProgram
    }

    /// Follows the service with a form, for as long as that lives.
    public func follow(_ driver: FormDriver<Settings>) {
        self.driver = driver
        if let notice { driver.session.show(.information(notice)) }
        driver.observe { [weak self] change in self?.followed(change.old.hotspot, change.new.hotspot) }
        service.observe { [weak self] in self?.tell() }
        idleObservers.append { [weak self] in self?.tell() }
        tell()
    }
}

/// Wishes.
extension HotspotSwitch {
    /// Whether the service is asked for something at the moment.
    var isAsking: Bool { asking > 0 }

    /// Calls a function each time that the service is asked for nothing any more.
    func observeIdle(_ observer: @escaping @MainActor () -> Void) { idleObservers.append(observer) }

    /// Waits until the service is asked for nothing.
    func untilIdle() async {
        while isAsking {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Turns the hotspot on or off; returns when that is done.
    func turn(_ hotspot: Hotspot) async throws {
        turns += 1
        driver?.set(\.hotspot.refusal, to: nil)
        do {
            try await turn(hotspot.isEnabled, hotspot.profile)
        } catch let error as any SentenceError {
            driver?.set(\.hotspot.refusal, to: error.sentence)
            throw error
        }
    }

    private func turn(_ isOn: Bool, _ profile: HotspotProfile) async throws {
        try await ask {
            let task = Task {
                guard isOn else { return try await service.stop() }
                // What the form has is made up until the service has told what is stored.
                let isKnown = service.report.canSave
                try await service.untilKnown()
                try await service.start(isKnown ? profile : service.report.profile ?? profile)
            }
            turning = task
            try await task.valueOrCancel
        }
    }

    /// Starts the hotspot again with other settings; where that fails it has the ones before.
    ///
    /// The person is asked first where devices would lose their connection. Rows that are set together want the same,
    /// which is done once.
    func restart(with hotspot: Hotspot) async throws {
        let profile = hotspot.profile
        try await ask {
            // The person has turned it off meanwhile: that goes on, and only the profile is theirs.
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

    /// Waits for a start with other settings; one that was overtaken ends as what has overtaken it, which was told of
    /// its settings as well.
    private func outcome(of start: Task<Void, any Error>, with profile: HotspotProfile) async throws {
        var start = start
        let turn = turning
        while true {
            do {
                return try await start.valueOrCancel
            } catch is CancellationError where !Task.isCancelled {
                if let later = restart?.task, later != start {
                    start = later
                } else if turning != turn {
                    return try await save(afterTurn: profile)
                } else {
                    throw CancellationError()
                }
            }
        }
    }

    /// Stores a profile once what the switch has asked for is done.
    private func save(afterTurn profile: HotspotProfile) async throws {
        _ = await turning?.result
        try Task.checkCancellation()
        try await service.save(profile)
    }

    private func start(again profile: HotspotProfile) async throws {
        let count = service.report.devices.count
        if count > 0, let session = driver?.session {
            let question = FormQuestion(
                "Start the hotspot again?",
                text: Sentence(
                    one: "%s device loses its connection, and has to join again.",
                    several: "%s devices lose their connection, and have to join again.", count: count),
                answer: "Start Again", isDestructive: true)
            guard await session.ask(question) else { throw CancellationError() }
            guard [.on, .starting].contains(service.report.status) else { return try await service.save(profile) }
        }
        turns += 1
        let turn = turns
        let before = driver?.state.hotspot.profile
        do {
            try await service.start(profile)
        } catch let problem as HotspotProblem where problem.isSomebodysWill {
            throw problem
        } catch {
            if turn == turns, let before, service.report.status != .on {
                await Task { try? await service.start(before) }.value
            }
            throw error
        }
    }

    /// Chooses a password as if the person had typed it, and shows it.
    func choose(_ password: String) {
        Task {
            guard let driver else { return }
            let row: RowPath = "Personal Hotspot/Password"
            if let notice = await driver.session.set([(row, password)])[row] {
                return driver.session.show(notice, at: row)
            }
            driver.set(\.hotspot.showsNewPassword, to: driver.state.hotspot.password == password)
        }
    }

    private func ask(_ body: () async throws -> Void) async throws {
        asking += 1
        // The form has taken the answer before it hears of facts.
        defer { Task { asking -= 1 } }
        try await body()
    }
}

/// Facts.
extension HotspotSwitch {
    private func followed(_ old: Hotspot, _ new: Hotspot) {
        // A wish that was granted may be older than what the service says.
        if old.isEnabled != new.isEnabled { tell() }
        if old.password != new.password {
            driver?.set(\.hotspot.showsNewPassword, to: false)
            driver?.set(\.hotspot.hasCopiedPassword, to: false)
        }
        if outlivesProgram, old.isEnabled != new.isEnabled { tellWhetherItStaysOn(new.isEnabled) }
    }

    /// A window says once that the hotspot goes on without it, for as long as there is one.
    private func tellWhetherItStaysOn(_ isOn: Bool) {
        guard let driver, driver.session.observer != nil else { return }
        guard isOn else { return driver.session.show(nil) }
        guard !driver.state.hasSaidItStaysOn else { return }
        driver.session.show(.information("Personal Hotspot stays on when this window is closed."))
        driver.set(\.hasSaidItStaysOn, to: true)
    }

    /// Tells the form what the service says, a place at a time: what has not changed keeps its steps of undo.
    private func tell() {
        guard let driver else { return }
        let report = service.report
        let known = Set(driver.state.hotspot.devices.map(\.id))
        let before = driver.state.hotspot.statusText
        driver.set(\.hotspot.status, to: HotspotStatus(report.status))
        driver.set(\.hotspot.obstacle, to: report.obstacle?.sentence)
        forgetRefusal(saidBefore: before)
        driver.set(\.hotspot.canSave, to: report.canSave)
        driver.set(\.hotspot.radios, to: report.radios)
        driver.set(\.hotspot.usedRadio, to: report.radio?.name)
        driver.set(\.hotspot.sharedConnection, to: report.sharedConnection)
        driver.set(\.hotspot.devices, to: report.devices)
        // What another program starts is on its way, and can be turned off.
        if !isAsking { driver.set(\.hotspot.isEnabled, to: [.on, .starting].contains(report.status)) }
        // Who was there before has joined before.
        defer { knewDevices = report.knowsDevices }
        guard knewDevices else { return }
        joinNotices?.joined(
            report.devices.filter { !known.contains($0.id) }, driver.state.hotspot.notification)
    }
}

extension HotspotSwitch {
    private static let path: RowPath = "Personal Hotspot/Personal Hotspot"

    /// Takes away why the switch went back when something else is so.
    private func forgetRefusal(saidBefore before: Sentence?) {
        guard !isAsking, let driver, let refusal = driver.state.hotspot.refusal else { return }
        let text = driver.state.hotspot.statusText
        guard text != before, text != refusal else { return }
        driver.set(\.hotspot.refusal, to: nil)
        driver.session.show(nil, at: Self.path)
    }
}

extension Hotspot {
    /// Whether the hotspot has to start again for devices to join with something else.
    var isSharedOrStarting: Bool { isEnabled || status == .starting }
}

extension HotspotProblem {
    /// Whether somebody else has wanted the hotspot off, who is not to be overruled.
    fileprivate var isSomebodysWill: Bool { [.turnedOffElsewhere, .profileIsGone, .noNetworkManager].contains(self) }
}
