import HotspotService

extension Machine {
    /// Returns the reason why the hotspot ended. It is `nil` if the user turned the hotspot off, in this or another
    /// program, if the machine went to sleep, or if Wi-Fi was off or the radio not ready, and that is over.
    func problem(of ending: Ending) -> HotspotProblem? {
        guard case .reasons(let connection, let device) = ending.cause else {
            return presence.problem ?? .noNetworkManager
        }
        if connection == 2 || device == 39 { return nil }
        if !isWirelessHardwareEnabled { return .radioIsOffBySwitch }
        if !isWirelessEnabled { return .radioIsOff }
        guard let radio = radios.first(where: { $0.interface == ending.interface }) else {
            return .radioIsGone(ending.interface)
        }
        if connection == 11 || device == 38 { return .profileIsGone }
        if radio.state == .unmanaged { return .radioIsNotManaged(radio.interface) }
        if radio.state == .unavailable { return radio.isFirmwareMissing ? .noFirmware : .noSupplicant }
        if ending.wasRadioUnready { return nil }
        return problem(of: ending, connection: connection, device: device)
    }

    private func problem(of ending: Ending, connection: UInt32, device: UInt32?) -> HotspotProblem? {
        switch (device ?? 0, connection) {
        case (5, _), (15, _), (16, _), (17, _), (18, _), (19, _), (_, 5): return .addressesFailed
        case (7, _), (_, 9): return .noPassword
        case (35, _): return .noFirmware
        case (36, _), (_, 14): return .radioIsGone(ending.interface)
        // Another connection has taken the hotspot's radio.
        case (60, _): return .turnedOffElsewhere
        case (37, _): return nil
        case (8...11, _), (_, 6), (_, 7), (_, 8):
            if ending.wasOn { return .noSupplicant }
            // wpa_supplicant times out in the same way for a channel that is not allowed and for missing WPA3, so the
            // cause is guessed from the profile.
            if let profile = ending.profile, profile.band != .compatible, let channel = profile.channel {
                return .channelNotAllowed(channel)
            }
            return ending.profile?.security == .wpa3 ? .noWPA3 : .timedOut
        default: return .other("the connection has ended, for the reason \(connection), \(device ?? 0)")
        }
    }
}

extension Machine {
    /// Returns true if Wi-Fi is on, and the radio with an interface is there and could be used.
    func isReady(_ interface: String) -> Bool {
        guard isWirelessHardwareEnabled, isWirelessEnabled else { return false }
        return radios.contains { $0.interface == interface && $0.state > .unavailable }
    }
}
