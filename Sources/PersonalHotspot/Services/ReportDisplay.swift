import FormCore
import HotspotService

/// Shows a service's reports in a form, and what follows from them: notifications of new devices, that a start takes
/// long, and that the hotspot stays on when the window is closed.
@MainActor
final class ReportDisplay {
    private unowned let hotspot: HotspotSwitch
    private weak var driver: FormDriver<Settings>?
    private let clock: any Clock<Duration>
    /// Waits for a start that takes long; `nil` while the hotspot isn't starting.
    private var slowStart: Task<Void, Never>?

    /// Creates a display that follows the service of a switch, for as long as the switch exists.
    init(of hotspot: HotspotSwitch, in driver: FormDriver<Settings>, clock: any Clock<Duration>) {
        self.hotspot = hotspot
        self.driver = driver
        self.clock = clock
        driver.observe { [weak self] change in self?.followed(change.old.hotspot, change.new.hotspot) }
        hotspot.service.observe { [weak self] in self?.show() }
        hotspot.observeIdle { [weak self] in self?.show() }
        // The devices in the first complete list had joined earlier, so they are not announced.
        driver.set(\.hotspot.knowsDevices, to: false)
        show()
    }

    deinit { slowStart?.cancel() }

    private func followed(_ old: Hotspot, _ new: Hotspot) {
        // The service may already have reported something newer than the change that it has accepted, so the latest
        // report is shown.
        if old.isEnabled != new.isEnabled { show() }
        if !old.password.hasSameBytes(as: new.password) {
            driver?.set(\.hotspot.showsNewPassword, to: false)
        }
        if hotspot.outlivesProgram, old.isEnabled != new.isEnabled { showThatItStaysOn(new.isEnabled) }
    }

    /// Shows a notice that the hotspot stays on when the window is closed, but only the first time that the hotspot is
    /// turned on while there is a window. Removes the notice when the hotspot is turned off.
    private func showThatItStaysOn(_ isOn: Bool) {
        guard let driver, driver.session.observer != nil else { return }
        guard isOn else { return driver.session.show(nil) }
        guard !driver.state.hasSaidItStaysOn else { return }
        driver.session.show(.information("Personal Hotspot stays on when this window is closed."))
        driver.set(\.hasSaidItStaysOn, to: true)
    }

    /// Copies the service's report to the form, one property at a time, so that undo steps for unchanged properties are
    /// kept.
    private func show() {
        guard let driver else { return }
        let report = hotspot.service.report
        // Each change below may show the report once more, before this call ends.
        let before = driver.state.hotspot
        let known = Set(before.devices.map(\.id))
        // When a status page goes, the row that had the focus gets it back, so the row has to be usable by then.
        if report.canSave { driver.set(\.hotspot.canSave, to: true) }
        driver.set(\.hotspot.status, to: report.status)
        driver.set(\.hotspot.obstacle, to: report.obstacle)
        driver.set(\.hotspot.installCommand, to: report.installCommand)
        if before.obstacle != report.obstacle { driver.set(\.hotspot.remedyFailure, to: nil) }
        if before.installCommand != report.installCommand { driver.set(\.hotspot.hasCopiedCommand, to: false) }
        forgetRefusal(since: before)
        driver.set(\.hotspot.canSave, to: report.canSave)
        driver.set(\.hotspot.radios, to: report.radios)
        driver.set(\.hotspot.closedChannels, to: report.closedChannels)
        driver.set(\.hotspot.usedRadio, to: report.radio?.name)
        driver.set(\.hotspot.sharedConnection, to: report.sharedConnection)
        driver.set(\.hotspot.hasInternet, to: report.hasInternet)
        driver.set(\.hotspot.devices, to: report.devices)
        driver.set(\.hotspot.knowsDevices, to: report.knowsDevices)
        // The switch is also on while another program is starting the hotspot, so that the user can turn it off.
        if !hotspot.isAsking { driver.set(\.hotspot.isEnabled, to: [.on, .starting].contains(report.status)) }
        timeStart(report.status)
        guard before.knowsDevices else { return }
        hotspot.joinNotices?.joined(
            report.devices.filter { !known.contains($0.id) }, driver.state.hotspot.notification)
    }

    /// Notes in the form when the hotspot has been starting for ten seconds.
    private func timeStart(_ status: HotspotReport.Status) {
        guard status == .starting else {
            slowStart?.cancel()
            slowStart = nil
            driver?.set(\.hotspot.isStartSlow, to: false)
            return
        }
        guard slowStart == nil else { return }
        slowStart = Task { [weak driver, clock] in
            try? await clock.sleep(for: .seconds(10))
            if !Task.isCancelled { driver?.set(\.hotspot.isStartSlow, to: true) }
        }
    }

    /// Removes the reason for the last refusal of the switch if the latest report has something else to say.
    private func forgetRefusal(since before: Hotspot) {
        guard !hotspot.isAsking, let driver, let refusal = driver.state.hotspot.refusal else { return }
        let (status, obstacle) = (driver.state.hotspot.status, driver.state.hotspot.obstacle)
        guard status != before.status || obstacle != before.obstacle, (status.problem ?? obstacle) != refusal else {
            return
        }
        driver.set(\.hotspot.refusal, to: nil)
    }
}
