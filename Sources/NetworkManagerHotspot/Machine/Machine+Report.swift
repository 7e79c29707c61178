import HotspotService

extension Machine {
    /// Returns the hotspot's active connection if it is up or starting.
    func hotspot(uuid: String) -> ActiveConnection? {
        activeConnections.last { $0.uuid == uuid && ($0.state == .activating || $0.state == .activated) }
    }

    /// Returns a report on the hotspot and the machine.
    ///
    /// - Parameters:
    ///   - uuid: The UUID of the hotspot's profile.
    ///   - isStarting: True while this program is starting the hotspot. The status is then “starting”, even if
    ///     NetworkManager already reports the connection as up.
    func report(uuid: String, isStarting: Bool = false) -> HotspotReport {
        let profile = stored.map { HotspotProfile($0.settings) }
        let hotspot = hotspot(uuid: uuid)
        let radio =
            hotspot.flatMap { hotspot in radios.first { hotspot.devices.contains($0.path) } }
            ?? radio(named: profile?.radio) ?? radio(named: nil)
        var report = HotspotReport(
            status: status(hotspot, isStarting: isStarting),
            profile: profile,
            obstacle: hotspot == nil ? obstacle(to: profile, uuid: uuid) : nil,
            canSave: canSave,
            radios: radios.map(HotspotReport.Radio.init),
            radio: radio.map(HotspotReport.Radio.init),
            sharedConnection: activeConnections.first { $0.path == primaryConnection && $0.uuid != uuid }?.name)
        report.knowsDevices = stations != nil || report.status != .on
        if report.status == .on { report.devices = stations ?? [] }
        return report
    }

    private func status(_ hotspot: ActiveConnection?, isStarting: Bool) -> HotspotReport.Status {
        if let hotspot { return hotspot.state == .activated && !isStarting ? .on : .starting }
        if isStarting { return .starting }
        return ending.flatMap(problem(of:)).map { .failed($0) } ?? .off
    }
}

extension HotspotReport.Radio {
    fileprivate init(_ device: WirelessDevice) {
        self.init(interface: device.interface, name: device.name)
    }
}
