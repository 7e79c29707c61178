import Foundation
import HotspotService
import ManualTime
import NetworkManagerHotspot
import Testing

extension NetworkManagerSuites {
    @MainActor
    @Suite("A hotspot on NetworkManager", .needsNetworkManager)
    struct NetworkManagerTests {
        private let laboratory: Laboratory
        private let uuid = UUID().uuidString.lowercased()
        private let profile = HotspotProfile(networkName: "Anna's laptop", password: "correct horse")

        init() throws { laboratory = try #require(Laboratory.shared) }

        private func service() -> NetworkManagerHotspot { NetworkManagerHotspot(profile: uuid, waiting: .seconds(60)) }

        @Test("is kept as a connection of the person's own that starts when it is asked for")
        func keyfile() async throws {
            let hotspot = service()
            try await hotspot.save(profile)
            let text = try #require(try laboratory.keyfile(holding: uuid))
            let lines = Set(text.split(separator: "\n").map(String.init))
            let expected = [
                "id=Personal Hotspot", "type=wifi", "autoconnect=false", "permissions=user:root:;", "mode=ap",
                "band=bg",
                "channel=1", "ssid=Anna's laptop", "key-mgmt=wpa-psk", "proto=rsn;", "pairwise=ccmp;", "group=ccmp;",
                "psk=correct horse", "io.github.formgtk.PersonalHotspot.channel=compatible 1",
            ]
            #expect(expected.filter { !lines.contains($0) } == [], "\(text)")
            #expect(text.contains("[ipv4]\nmethod=shared"))
            #expect(text.contains("method=ignore"))
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("keeps what others have set in the connection")
        func othersSettings() async throws {
            let hotspot = service()
            try await hotspot.save(profile)
            try laboratory.nmcli(
                "connection", "modify", uuid, "connection.zone", "trusted", "connection.autoconnect", "yes",
                "ipv4.addresses", "10.7.7.1/24", "802-11-wireless.ap-isolation", "yes", "connection.id", "Mine")
            // The name is the last that is told.
            #expect(await comesTrue { hotspot.report.profile != nil })
            var changed = profile
            changed.password = "battery staple"
            try await hotspot.save(changed)
            let fields =
                "connection.zone,connection.autoconnect,ipv4.addresses,802-11-wireless.ap-isolation,connection.id"
            #expect(
                try laboratory.nmcli("--get-values", fields, "connection", "show", uuid).split(separator: "\n")
                    == ["trusted", "yes", "10.7.7.1/24", "1", "Mine"])
            #expect(try laboratory.keyfile(holding: uuid)?.contains("psk=battery staple\n") == true)
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("reads a connection that another program has made otherwise")
        func otherForm() async throws {
            let hotspot = service()
            try laboratory.nmcli(
                "connection", "add", "type", "wifi", "ifname", "*", "con-name", "x", "ssid", "Elsewhere", "mode", "ap",
                "connection.uuid", uuid, "wifi-sec.key-mgmt", "wpa-psk", "wifi-sec.psk", "12345678")
            #expect(
                await comesTrue {
                    hotspot.report.profile == HotspotProfile(networkName: "Elsewhere", password: "12345678")
                })
            try laboratory.nmcli("connection", "modify", uuid, "wifi.band", "a")
            #expect(await comesTrue { hotspot.report.profile?.band == .five })
            #expect(hotspot.report.profile?.channel == nil)
            try laboratory.nmcli("connection", "modify", uuid, "wifi-sec.key-mgmt", "sae", "wifi.channel", "40")
            #expect(await comesTrue { hotspot.report.profile?.security == .wpa3 })
            #expect(hotspot.report.profile?.channel == 40)
            #expect(hotspot.report.profile?.password == "12345678")
            try laboratory.nmcli("connection", "delete", uuid)
            #expect(await comesTrue { hotspot.report.profile == nil })
        }

        @Test("says so when NetworkManager is killed while it stores a profile, and stores it when it is back")
        func killedInTheMiddle() async throws {
            let hotspot = service()
            try laboratory.daemon("freeze")
            let save = Task { try await hotspot.save(profile) }
            await settle()
            try laboratory.daemon("kill")
            await #expect(throws: HotspotProblem.noNetworkManager) { try await save.value }
            #expect(await comesTrue { hotspot.report.obstacle == .noNetworkManager })
            try laboratory.daemon("start")
            #expect(await comesTrue { hotspot.report.canSave })
            try await hotspot.save(profile)
            #expect(hotspot.report.profile == profile)
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("can be cancelled while NetworkManager does not answer")
        func cancelled() async throws {
            let hotspot = service()
            try laboratory.daemon("freeze")
            let save = Task { try await hotspot.save(profile) }
            await settle()
            save.cancel()
            await #expect(throws: CancellationError.self) { try await save.value }
            try laboratory.daemon("thaw")
            try await hotspot.save(profile)
            #expect(hotspot.report.profile == profile)
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("follows a NetworkManager that is killed and started many times")
        func restarts() async throws {
            let hotspot = service()
            try await hotspot.save(profile)
            for _ in 0..<8 {
                try laboratory.daemon("kill")
                #expect(await comesTrue { hotspot.report.obstacle == .noNetworkManager })
                try laboratory.daemon("start")
                #expect(await comesTrue { hotspot.report.profile == profile && hotspot.report.obstacle == .noRadio })
            }
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("keeps a new password while other programs ask for it")
        func askedWhileSaved() async throws {
            let hotspot = service()
            try await hotspot.save(profile)
            let asking = try (0..<3).map { _ in
                try laboratory.repeating("nmcli --show-secrets connection show \(uuid) >/dev/null 2>&1")
            }
            defer {
                for process in asking { process.terminate() }
                for process in asking { process.waitUntilExit() }
            }
            var changed = profile
            for number in 0..<100 {
                changed.password = "password \(number)"
                try await hotspot.save(changed)
                #expect(hotspot.report.profile == changed)
            }
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("turns on Wi-Fi for the user")
        func wiFi() async throws {
            let hotspot = service()
            try laboratory.nmcli("radio", "wifi", "off")
            #expect(try laboratory.nmcli("radio", "wifi") == "disabled")
            try await hotspot.turnOnWiFi()
            #expect(try laboratory.nmcli("radio", "wifi") == "enabled")
        }

        @Test("says that nothing here can start NetworkManager, and needs nothing if it runs")
        func startedByNobody() async throws {
            let hotspot = service()
            try await hotspot.startService()
            try laboratory.daemon("kill")
            #expect(await comesTrue { hotspot.report.obstacle == .noNetworkManager })
            await #expect(throws: HotspotProblem.noServiceManager) { try await hotspot.startService() }
            await #expect(throws: HotspotProblem.noNetworkManager) { try await hotspot.turnOnWiFi() }
            try laboratory.daemon("start")
            #expect(await comesTrue { hotspot.report.canSave })
        }

        @Test("names what is shared")
        func sharedConnection() async throws {
            let hotspot = service()
            #expect(hotspot.report.sharedConnection == nil)
            try laboratory.nmcli(
                "connection", "add", "type", "ethernet", "ifname", "upstream0", "con-name", "Cable", "ipv4.method",
                "manual",
                "ipv4.addresses", "192.0.2.2/24", "ipv4.gateway", "192.0.2.1", "ipv6.method", "disabled")
            try laboratory.nmcli("connection", "up", "Cable")
            #expect(
                await comesTrue {
                    hotspot.report.sharedConnection == HotspotReport.SharedConnection(.ethernet, name: "Cable")
                })
            try laboratory.nmcli("connection", "delete", "Cable")
            #expect(await comesTrue { hotspot.report.sharedConnection == nil })
        }

        @Test("is freed when nobody has it any more")
        func freed() async throws {
            weak var hotspot: NetworkManagerHotspot?
            do {
                let service = service()
                try await service.save(profile)
                hotspot = service
            }
            #expect(await comesTrue { hotspot == nil })
            try laboratory.nmcli("connection", "delete", uuid)
        }

        @Test("leaves no password in NetworkManager's log")
        func log() async throws {
            let hotspot = service()
            var secret = profile
            secret.password = "never to be seen"
            try await hotspot.save(secret)
            await #expect(throws: HotspotProblem.noRadio) { try await hotspot.start(secret) }
            #expect(!(try laboratory.log.contains("never to be seen")))
            try laboratory.nmcli("connection", "delete", uuid)
        }
    }
}
