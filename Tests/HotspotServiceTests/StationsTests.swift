import HotspotService
import Testing

@testable import NetworkManagerHotspot

@Suite("Who has joined")
struct StationsTests {
    private let dump = """
        Station 02:00:00:00:01:00 (on wlan0)
        \tinactive time:\t304 ms
        \tsignal:  \t-30 dBm
        \tconnected time:\t12 seconds
        Station 02:00:00:00:02:AA (on wlan0)
        \tconnected time:\t95 seconds
        """
    private let neighbours = """
        10.42.0.17 lladdr 02:00:00:00:01:00 STALE
        10.42.0.18 lladdr 02:00:00:00:01:00 REACHABLE
        10.42.0.99 lladdr 02:00:00:00:09:00 DELAY
        10.42.0.20  FAILED
        10.42.0.21 lladdr 02:00:00:00:02:aa FAILED
        """

    @Test("is who iw names, with the address that ip knows, the first one first")
    func both() {
        #expect(
            JoinedDevices.devices(dump: dump, neighbours: neighbours, names: ["02:00:00:00:01:00": "phone"]) == [
                ConnectedDevice(id: "02:00:00:00:02:aa", lacksAddress: true),
                ConnectedDevice(id: "02:00:00:00:01:00", address: "10.42.0.18", name: "phone"),
            ])
        #expect(JoinedDevices.devices(dump: "", neighbours: neighbours) == [])
    }

    @Test("lacks an address 15 seconds after it has joined, unless it has had one")
    func addresses() {
        func devices(after seconds: Int, before: [ConnectedDevice] = []) -> [ConnectedDevice] {
            let dump = "Station 02:00:00:00:01:00 (on wlan0)\n\tconnected time:\t\(seconds) seconds"
            return JoinedDevices.devices(dump: dump, neighbours: "", before: before)
        }
        #expect(devices(after: 14) == [ConnectedDevice(id: "02:00:00:00:01:00")])
        #expect(devices(after: 15) == [ConnectedDevice(id: "02:00:00:00:01:00", lacksAddress: true)])
        let before = [ConnectedDevice(id: "02:00:00:00:01:00", address: "10.42.0.17", name: "phone")]
        #expect(devices(after: 3600, before: before) == before)
    }

    @Test("is who has an address, where iw is missing")
    func neighboursAlone() {
        #expect(
            JoinedDevices.devices(dump: nil, neighbours: neighbours) == [
                ConnectedDevice(id: "02:00:00:00:01:00", address: "10.42.0.18"),
                ConnectedDevice(id: "02:00:00:00:09:00", address: "10.42.0.99"),
            ])
        #expect(JoinedDevices.devices(dump: nil, neighbours: "") == [])
    }

    @Test("is called what dnsmasq has been told")
    func names() {
        let leases = """
            1795332760 02:00:00:00:01:00 10.42.0.17 phone 01:02:00:00:00:01:00
            1795332761 02:00:00:00:02:AA 10.42.0.18 * *
            duid 00:01
            """
        #expect(JoinedDevices.names(inLeases: leases) == ["02:00:00:00:01:00": "phone"])
    }

    @Test("joins a radio that is called what udev knows it by")
    func radio() {
        let text = """
            I:12
            E:ID_VENDOR_FROM_DATABASE=Intel Corporation
            E:ID_MODEL_FROM_DATABASE=Wi-Fi 6 AX200=x
            G:systemd
            """
        #expect(RadioName.name(inProperties: text) == "Intel Corporation Wi-Fi 6 AX200=x")
        #expect(RadioName.name(inProperties: "E:ID_BUS=pci") == nil)
    }
}
