import FormCore
import HotspotService

/// Has the machine do what the person wants of the hotspot, and tells the settings what the machine does.
///
/// The switch on the form's page asks it, see ``turn(_:)``. What comes from outside is a fact: a file that says
/// the hotspot is on means that somebody has turned it on. Only when a window opens, and when what devices join with
/// changes while it is on, it is started without being asked.
@MainActor
public final class HotspotSwitch {
    private let service: any HotspotService
    private let notice: Sentence?
    private weak var driver: FormDriver<Settings>?
    /// What the service does, or has done last.
    private var work: Task<Void, any Error>?
    /// How many times the service was to do something.
    private var turns = 0
    /// What devices join with, as it was started last.
    private var started: [String]?

    /// A switch for a hotspot that shares nothing.
    public static func simulated() -> HotspotSwitch {
        HotspotSwitch(SimulatedHotspot(), notice: "This hotspot is simulated: no connection is shared.")
    }

    /// - Parameter notice: What the person has to know about the service, in one line; the window shows it.
    init(_ service: any HotspotService, notice: Sentence? = nil) {
        self.service = service
        self.notice = notice
    }

    /// Follows the driver of a window for as long as it lives, and starts what its settings say is on.
    public func follow(_ driver: FormDriver<Settings>) {
        self.driver = driver
        if let notice {
            driver.session.show(.information(notice))
        }
        driver.observe { [self] change in follow(change.old.hotspot, change.new.hotspot) }
        if driver.state.hotspot.isEnabled { restart(driver.state.hotspot) }
    }

    /// Turns the hotspot on or off; returns when that is done.
    ///
    /// With a name or a password that no device could use it is on and not started, and the page says why: only then
    /// are the rows shown in which that is put right. Where there is no page it is refused.
    ///
    /// - Throws: ``HotspotProblem`` when it can't be, or `CancellationError`.
    func turn(_ hotspot: Hotspot) async throws {
        let turn = nextTurn()
        if hotspot.isEnabled, let problem = hotspot.profile.problem {
            if driver == nil { throw problem }
            return
        }
        do {
            if hotspot.isEnabled { try await start(hotspot) } else { try await stop() }
            if turn == turns, !hotspot.isEnabled { report(.off) }
        } catch {
            if turn == turns { report(driver?.state.hotspot.isEnabled == true ? .on : .off) }
            throw error
        }
    }

    private func follow(_ old: Hotspot, _ new: Hotspot) {
        guard new.isEnabled else {
            // A change that turned it off and says why has said it.
            if old.isEnabled, new.status == old.status { turnedOff() }
            return
        }
        let access = old.isEnabled ? old.access : started ?? new.access
        if new.access != access { restart(new) } else if !old.isEnabled {
            report(new.profile.problem.map { .failed($0.sentence) } ?? .on)
        }
    }

    private func turnedOff() {
        _ = nextTurn()
        work?.cancel()
        report(.off)
    }

    /// Starts the hotspot of which the settings say that it is on; where that fails it is off, and the page says why.
    private func restart(_ hotspot: Hotspot) {
        let turn = nextTurn()
        if let problem = hotspot.profile.problem {
            report(.failed(problem.sentence))
            Task { try? await stop() }
            return
        }
        report(.starting)
        Task {
            do {
                try await start(hotspot)
                if turn == turns { report(.on) }
            } catch let error as HotspotProblem {
                if turn == turns { fail(error) }
            } catch {
                // Cancelled: a later turn reports.
            }
        }
    }

    private func start(_ hotspot: Hotspot) async throws {
        report(.starting)
        try await inTurn { [service] in
            try await service.start(hotspot.profile)
        }
        started = hotspot.access
    }

    private func stop() async throws {
        try await inTurn { [service] in try await service.stop() }
    }

    private func nextTurn() -> Int {
        turns += 1
        return turns
    }

    /// Has the service do one thing when it has ended the one before, which nobody wants any more.
    private func inTurn(_ body: @escaping @MainActor () async throws -> Void) async throws {
        let previous = work
        previous?.cancel()
        let task = Task {
            _ = await previous?.result
            try Task.checkCancellation()
            try await body()
        }
        work = task
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func report(_ status: HotspotStatus) {
        driver?.set(\.hotspot.status, to: status)
    }

    private func fail(_ error: HotspotProblem) {
        driver?.change {
            $0.hotspot.status = .failed(error.sentence)
            $0.hotspot.isEnabled = false
        }
    }
}

extension Hotspot {
    /// What a running hotspot has to be started again for.
    fileprivate var access: [String] { [networkName, password] }
}
