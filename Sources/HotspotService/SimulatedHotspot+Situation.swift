extension SimulatedHotspot {
    /// A situation that a hotspot can be in, for tests and for pictures of each of them.
    public enum Situation: String, CaseIterable, Sendable {
        case off
        case offline
        /// Two radios, one of which brings the connection.
        case twoRadios = "two-radios"
        /// The only radio brings the connection.
        case oneRadio = "one-radio"
        case noDnsmasq = "no-dnsmasq"
        case starting
        case on
        case noDevices = "no-devices"
        /// The devices that have joined could not be read yet.
        case unknownDevices = "unknown-devices"
        case vpn
        case noInternet = "no-internet"
        case noAddress = "no-address"
        /// 200 devices have joined.
        case crowded
        case failed
        case ended
        case noNetworkManager = "no-network-manager"
        case notInstalled = "not-installed"
        case noRadio = "no-radio"
        case wiFiOff = "wifi-off"
        case wiFiOffBySwitch = "wifi-off-by-switch"

        /// What a service reports in this situation.
        public var report: HotspotReport {
            var report = HotspotReport(
                radios: [.simulated], radio: .simulated,
                sharedConnection: HotspotReport.SharedConnection(.ethernet, name: "Simulated connection"))
            change(&report)
            return report
        }

        private func change(_ report: inout HotspotReport) {
            let devices = ["Anna's phone", "Bert's tablet"].enumerated().map { number, name in
                ConnectedDevice(id: "02:00:00:00:0\(number):00", address: "10.42.0.1\(number)", name: name)
            }
            let home = HotspotReport.SharedConnection(.wiFi, name: "Home")
            switch self {
            case .off: break
            case .offline: report.sharedConnection = nil
            case .twoRadios: report.sharedConnection = home
            case .oneRadio: (report.sharedConnection, report.obstacle) = (home, .radioIsTheConnection("Home"))
            case .noDnsmasq:
                (report.obstacle, report.installCommand) = (.noAddresses, "sudo apt install dnsmasq-base")
            case .starting: report.status = .starting
            case .on: (report.status, report.devices) = (.on, devices)
            case .noDevices: report.status = .on
            case .unknownDevices: (report.status, report.knowsDevices) = (.on, false)
            case .vpn:
                (report.status, report.devices) = (.on, devices)
                report.sharedConnection = HotspotReport.SharedConnection(.vpn, name: "Proton VPN")
            case .noInternet: (report.status, report.devices, report.hasInternet) = (.on, devices, false)
            case .noAddress:
                (report.status, report.devices) = (.on, devices)
                report.devices.append(ConnectedDevice(id: "02:00:00:00:02:00", lacksAddress: true))
            case .crowded:
                report.status = .on
                report.devices = (0..<200).map { number in
                    ConnectedDevice(
                        id: "02:00:00:00:01:\(number)", address: "10.42.0.\(number + 2)", name: "Device \(number + 1)")
                }
            case .failed:
                report.status = .failed(
                    .unusablePassword(
                        """
                        The Wi-Fi adapter did not accept the password. Use 8 to 63 letters, digits and signs of an \
                        English keyboard.
                        """))
            case .ended: report.status = .ended(.addressesFailed)
            case .noNetworkManager: report = HotspotReport(obstacle: .noNetworkManager, canSave: false)
            case .notInstalled:
                report = HotspotReport(obstacle: .notInstalled, canSave: false)
                report.installCommand = "sudo apt install network-manager"
            case .noRadio: (report.radios, report.radio, report.obstacle) = ([], nil, .noRadio)
            case .wiFiOff: report.obstacle = .radioIsOff
            case .wiFiOffBySwitch: report.obstacle = .radioIsOffBySwitch
            }
        }
    }
}

extension HotspotReport.Radio {
    fileprivate static let simulated = HotspotReport.Radio(interface: "simulated0", name: "Simulated radio")
}
