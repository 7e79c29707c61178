import HotspotService
import Testing

@testable import NetworkManagerHotspot

@Suite("What is said of a machine with NetworkManager")
struct MachineReportTests {
    @Test("is what its hotspot does, whoever has brought that about")
    func status() {
        #expect(Machine.laptop.report(uuid: profileUUID).status == .off)
        #expect(Machine.laptop.report(uuid: profileUUID, isStarting: true).status == .starting)
        #expect(Machine.laptop(.activating).report(uuid: profileUUID).status == .starting)
        #expect(Machine.laptop(.activated).report(uuid: profileUUID).status == .on)
        #expect(Machine.laptop(.deactivating).report(uuid: profileUUID).status == .off)
    }

    @Test("names what is shared and over which radio, and no obstacle while it is shared")
    func shared() {
        var machine = Machine.laptop(.activated)
        machine.hasDnsmasq = false
        machine.stations = [ConnectedDevice(id: "02:00:00:00:01:00")]
        let report = machine.report(uuid: profileUUID)
        #expect(report.sharedConnection == HotspotReport.SharedConnection(.ethernet, name: "Cable"))
        #expect(report.radio == HotspotReport.Radio(interface: "wlan0", name: "Intel Wi-Fi 6"))
        #expect(report.radios.count == 1)
        #expect(report.obstacle == nil)
        #expect(report.devices == machine.stations && report.knowsDevices)
        machine.activeConnections.removeLast()
        #expect(machine.report(uuid: profileUUID).devices == [])
        #expect(machine.report(uuid: profileUUID).obstacle == .noAddresses)
    }

    @Test("is without a profile and can't keep one where nobody is there to keep it")
    func nobody() {
        let report = Machine(presence: .noService).report(uuid: profileUUID)
        #expect(report == HotspotReport(obstacle: .noNetworkManager, canSave: false))
        var machine = Machine.laptop
        machine.permissions["org.freedesktop.NetworkManager.settings.modify.own"] = "no"
        #expect(!machine.report(uuid: profileUUID).canSave)
    }

    @Test("names the network that all traffic goes through, and otherwise what carries it, by its kind")
    func connections() {
        func shared(_ change: (inout Machine) -> Void) -> HotspotReport.SharedConnection? {
            var machine = Machine.laptop
            change(&machine)
            return machine.report(uuid: profileUUID).sharedConnection
        }
        let types: [(String, HotspotReport.SharedConnection.Kind)] = [
            ("802-3-ethernet", .ethernet), ("802-11-wireless", .wiFi), ("gsm", .mobile), ("bridge", .other),
            ("wireguard", .vpn),
        ]
        for (type, kind) in types {
            #expect(
                shared { $0.activeConnections[0].type = type }
                    == HotspotReport.SharedConnection(kind, name: "Cable"))
        }
        var network = ActiveConnection(
            path: "/a/5", name: "Proton VPN", uuid: "vpn", state: .activated, type: "vpn", isOfPlugin: true,
            isDefault: true)
        func shared(beside network: ActiveConnection) -> HotspotReport.SharedConnection? {
            shared { $0.activeConnections.append(network) }
        }
        #expect(shared(beside: network) == HotspotReport.SharedConnection(.vpn, name: "Proton VPN"))
        network.isDefault = false
        #expect(shared(beside: network)?.name == "Cable")
        (network.isDefault, network.state) = (true, .activating)
        #expect(shared(beside: network)?.name == "Cable")
        #expect(shared { $0.primaryConnection = nil } == nil)
    }

    @Test("is followed from signal to signal: a radio that comes and goes, Wi-Fi that is turned off, no internet")
    func signals() {
        let manager = "/org/freedesktop/NetworkManager"
        var objects = BusObjects()
        objects.properties[manager] = [
            Machine.manager: ["WirelessEnabled": .flag(true), "WirelessHardwareEnabled": .flag(true)]
        ]
        func report(after interface: String, _ name: String, at path: String, _ arguments: String...) -> HotspotReport {
            let signal = BusSignal(
                path: path, interface: "org.freedesktop.DBus.\(interface)", name: name,
                parts: arguments.map { BusValue.other($0).variant })
            let isApplied = objects.apply(signal, reading: Machine.properties)
            #expect(isApplied)
            var machine = Machine(presence: .present)
            machine.read(objects) { $0 }
            return machine.report(uuid: profileUUID)
        }
        func changed(_ property: String, to value: String, of interface: String, at path: String) -> HotspotReport {
            report(
                after: "Properties", "PropertiesChanged", at: path, "'\(interface)'", "{'\(property)': <\(value)>}",
                "@as []")
        }
        let radio = "\(manager)/Devices/3"
        let added = """
            {'\(Machine.device)': {'Interface': <'wlan0'>, 'State': <uint32 30>}, \
            '\(Machine.wireless)': {'WirelessCapabilities': <uint32 2038>}}
            """
        let here = report(
            after: "ObjectManager", "InterfacesAdded", at: "/org/freedesktop", "objectpath '\(radio)'", added)
        #expect(here.obstacle == nil && here.radios.map(\.interface) == ["wlan0"])
        for (property, obstacle) in [
            ("WirelessEnabled", HotspotProblem.radioIsOff), ("WirelessHardwareEnabled", .radioIsOffBySwitch),
        ] {
            #expect(changed(property, to: "false", of: Machine.manager, at: manager).obstacle == obstacle)
            #expect(changed(property, to: "true", of: Machine.manager, at: manager).obstacle == nil)
        }
        for (connectivity, hasInternet) in [(1, false), (2, false), (3, false), (4, true), (0, true)] {
            let value = "uint32 \(connectivity)"
            #expect(
                changed("Connectivity", to: value, of: Machine.manager, at: manager).hasInternet == hasInternet)
        }
        let gone = report(
            after: "ObjectManager", "InterfacesRemoved", at: "/org/freedesktop", "objectpath '\(radio)'",
            "['\(Machine.device)', '\(Machine.wireless)']")
        #expect(gone.obstacle == .noRadio && gone.radios.isEmpty)
    }

    @Test("has the command that installs what is missing, for the machine's package manager")
    func commands() {
        let commands = PackageManager.allCases.flatMap { manager in
            [.notInstalled, .noSupplicant, .noAddresses, .noRadio].map { manager.command(solving: $0) ?? "-" }
        }
        #expect(
            commands == [
                "sudo apt install network-manager", "sudo apt install wpasupplicant", "sudo apt install dnsmasq-base",
                "-",
                "sudo dnf install NetworkManager-wifi", "sudo dnf install wpa_supplicant", "sudo dnf install dnsmasq",
                "-",
                "sudo zypper install NetworkManager", "sudo zypper install wpa_supplicant",
                "sudo zypper install dnsmasq", "-",
                "sudo pacman -S networkmanager", "sudo pacman -S wpa_supplicant", "sudo pacman -S dnsmasq", "-",
            ])
    }

    @Test("comes from NetworkManager's objects")
    func objects() {
        var objects = BusObjects()
        let manager = "/org/freedesktop/NetworkManager"
        objects.properties[manager] = [
            Machine.manager: [
                "WirelessEnabled": .flag(false), "WirelessHardwareEnabled": .flag(true),
                "PrimaryConnection": .path("/"),
            ]
        ]
        for number in [9, 10] {
            objects.properties["\(manager)/Devices/\(number)"] = [
                Machine.device: [
                    "Interface": .text("wlan\(number)"), "State": .number(20), "ActiveConnection": .path("/"),
                ],
                Machine.wireless: ["WirelessCapabilities": .number(0x40)],
            ]
        }
        objects.properties["\(manager)/AccessPoint/1"] = [
            Machine.accessPoint: ["Frequency": .number(2437), "Strength": .byte(60)]
        ]
        objects.properties["\(manager)/ActiveConnection/1"] = [
            Machine.connection: [
                "Id": .text("lo"), "Uuid": .text("x"), "State": .number(2), "Devices": .paths(["/d/1"]),
            ]
        ]
        var machine = Machine(presence: .present)
        machine.read(objects) { "Radio \($0)" }
        #expect(!machine.isWirelessEnabled)
        #expect(machine.isWirelessHardwareEnabled)
        #expect(machine.primaryConnection == nil)
        #expect(machine.radios.map(\.name) == ["Radio wlan9", "Radio wlan10"])
        #expect(machine.radios.map(\.state) == [.unavailable, .unavailable])
        #expect(machine.radios[0].canBeAccessPoint)
        #expect(machine.accessPoints == [AccessPoint(frequency: 2437, strength: 60)])
        #expect(
            machine.activeConnections == [
                ActiveConnection(
                    path: "\(manager)/ActiveConnection/1", name: "lo", uuid: "x", state: .activated, devices: ["/d/1"])
            ])
    }
}
