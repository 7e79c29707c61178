import FormCore

/// Makes the machine do what the settings say, and tells the settings what the machine does.
@MainActor
public final class HotspotSwitch {
    private let service: any HotspotService
    private weak let driver: FormDriver<Settings>?
    private var work: Task<Void, Never>?

    /// A switch for a hotspot that shares nothing.
    public static func simulated(_ driver: FormDriver<Settings>) -> HotspotSwitch {
        HotspotSwitch(SimulatedHotspot(), driver: driver)
    }

    /// Follows a driver for as long as it lives.
    init(_ service: any HotspotService, driver: FormDriver<Settings>) {
        self.service = service
        self.driver = driver
        if let notice = service.notice {
            driver.session.show(.information(notice))
        }
        driver.observe { [self] change in follow(change.old.hotspot, change.new.hotspot) }
        if driver.state.hotspot.isEnabled { start(driver.state.hotspot) }
    }

    private func follow(_ old: Hotspot, _ new: Hotspot) {
        if new.isEnabled, !old.isEnabled || new.access != old.access {
            start(new)
        } else if old.isEnabled, !new.isEnabled {
            stop()
        }
    }

    private func start(_ hotspot: Hotspot) {
        let previous = work
        previous?.cancel()
        report(.starting)
        work = Task {
            await previous?.value
            do {
                try Task.checkCancellation()
                try await service.start(networkName: hotspot.networkName, password: hotspot.password)
                if !Task.isCancelled { report(.on) }
            } catch let error as HotspotError {
                if !Task.isCancelled { fail(error) }
            } catch {
                // Cancelled: a later start or stop reports.
            }
        }
    }

    private func stop() {
        let previous = work
        previous?.cancel()
        if case .failed = driver?.state.hotspot.status {} else { report(.off) }
        work = Task {
            await previous?.value
            await service.stop()
        }
    }

    private func report(_ status: HotspotStatus) {
        driver?.change { $0.hotspot.status = status }
    }

    /// A hotspot that could not be started is off, and the page says why.
    private func fail(_ error: HotspotError) {
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
