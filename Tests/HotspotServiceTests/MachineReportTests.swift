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
        #expect(report.sharedConnection == "Cable")
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
