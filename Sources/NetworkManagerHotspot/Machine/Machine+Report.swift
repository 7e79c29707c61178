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
            sharedConnection: sharedConnection(besides: uuid), hasInternet: hasInternet)
        report.closedChannels = radio.flatMap { forbiddenChannels[$0.interface] } ?? []
        report.knowsDevices = stations != nil || report.status != .on
        if report.status == .on { report.devices = stations ?? [] }
        return report
    }

    /// Returns the connection through which joined devices reach other networks, or `nil` if there is none.
    ///
    /// NetworkManager's primary connection is the one that carries a virtual private network. The devices' traffic goes
    /// through the network itself if it has the default route.
    private func sharedConnection(besides uuid: String) -> HotspotReport.SharedConnection? {
        let others = activeConnections.filter { $0.uuid != uuid }
        let network = others.first { $0.isDefault && $0.state == .activated && $0.kind == .vpn }
        let connection = network ?? others.first { $0.path == primaryConnection }
        return connection.map { HotspotReport.SharedConnection($0.kind, name: $0.name) }
    }

    private func status(_ hotspot: ActiveConnection?, isStarting: Bool) -> HotspotReport.Status {
        if let hotspot { return hotspot.state == .activated && !isStarting ? .on : .starting }
        if isStarting { return .starting }
        guard let ending, let problem = problem(of: ending) else { return .off }
        return ending.wasOn ? .ended(problem) : .failed(problem)
    }
}

extension ActiveConnection {
    fileprivate var kind: HotspotReport.SharedConnection.Kind {
        if isOfPlugin { return .vpn }
        return switch type {
        case "802-3-ethernet": .ethernet
        case "802-11-wireless": .wiFi
        case "gsm", "cdma": .mobile
        case "vpn", "wireguard", "tun": .vpn
        default: .other
        }
    }
}

extension HotspotReport.Radio {
    fileprivate init(_ device: WirelessDevice) {
        self.init(interface: device.interface, name: device.name)
    }
}
