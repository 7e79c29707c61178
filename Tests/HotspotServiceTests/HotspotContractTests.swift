import HotspotService
import ManualTime
import Testing

extension NetworkManagerSuites {
    /// What each service keeps: the body runs on the simulated one and on a real NetworkManager.
    @MainActor
    @Suite("Each hotspot's service")
    struct HotspotContractTests {
        private let profile = HotspotProfile(networkName: "Anna's laptop", password: "correct horse")

        @Test(
            "has no profile until one is saved, and then that, with its password",
            arguments: HotspotBackend.available)
        func saves(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            #expect(stage.service.report.profile == nil)
            #expect(stage.service.report.canSave)
            try await stage.service.save(profile)
            #expect(stage.service.report.profile == profile)
            #expect(stage.service.report.status == .off)
            try stage.close()
        }

        @Test("keeps each part of a profile that is changed", arguments: HotspotBackend.available)
        func updates(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            var changed = profile
            let changes: [(inout HotspotProfile) -> Void] = [
                { $0.networkName = "Café 🌻 “x” = y;" },
                { $0.password = ##" !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~ "## },
                { $0.password = String(repeating: "0123456789abcdef", count: 4) },
                { ($0.security, $0.password) = (.wpa3, "correct horse") },
                { $0.isHidden = true },
                { ($0.band, $0.channel) = (.five, 44) },
                { ($0.band, $0.channel) = (.five, nil) },
                { ($0.band, $0.channel) = (.twoPointFour, 6) },
                { ($0.band, $0.channel) = (.twoPointFour, nil) },
                { $0.radio = "wlan7" },
                { $0.radio = nil },
                { $0.isHidden = false },
                { $0.security = .wpa2AndWPA3 },
                { ($0.band, $0.channel) = (.compatible, nil) },
            ]
            for change in changes {
                change(&changed)
                try await stage.service.save(changed)
                #expect(stage.service.report.profile == changed)
            }
            try stage.close()
        }

        @Test(
            "refuses a profile that no device could join with, and keeps the one before",
            arguments: HotspotBackend.available)
        func refuses(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            try await stage.service.save(profile)
            let unusable = [("", "correct horse"), ("Anna's laptop", "short"), ("Anna's laptop", "пароль-пароль")]
            for (name, password) in unusable {
                await #expect(throws: HotspotProblem.self) {
                    try await stage.service.save(HotspotProfile(networkName: name, password: password))
                }
            }
            #expect(stage.service.report.profile == profile)
            try stage.close()
        }

        @Test("tells two programs the same", arguments: HotspotBackend.available)
        func twoPrograms(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            var changed = profile
            for (number, service) in [stage.service, stage.other, stage.service].enumerated() {
                changed.password = "password \(number)"
                try await service.save(changed)
                #expect(await comesTrue { stage.other.report.profile == changed })
                #expect(await comesTrue { stage.service.report.profile == changed })
            }
            try stage.close()
        }

        @Test("keeps one profile when two programs make it at the same time", arguments: HotspotBackend.available)
        func twoFirstSaves(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            let mine = profile
            let theirs = HotspotProfile(networkName: "Anna's laptop", password: "battery staple")
            let first = Task { try await stage.service.save(mine) }
            let second = Task { try await stage.other.save(theirs) }
            try await first.value
            try await second.value
            #expect(await comesTrue { stage.service.report.profile == stage.other.report.profile })
            #expect([mine, theirs].contains(stage.service.report.profile))
            try stage.close()
        }

        @Test(
            "says what another program has changed, and that it has removed the profile",
            arguments: HotspotBackend.available)
        func elsewhere(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            try await stage.service.save(profile)
            try stage.renameElsewhere(to: "Somebody's laptop")
            #expect(await comesTrue { stage.service.report.profile?.networkName == "Somebody's laptop" })
            #expect(stage.service.report.profile?.password == "correct horse")
            try stage.removeElsewhere()
            #expect(await comesTrue { stage.service.report.profile == nil })
            try await stage.service.save(profile)
            #expect(stage.service.report.profile == profile)
            try stage.close()
        }

        @Test(
            "says that what keeps the profile has gone, and has it again when that is back",
            arguments: HotspotBackend.available)
        func serviceGoes(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            try await stage.service.save(profile)
            try stage.endService()
            #expect(await comesTrue { stage.service.report.obstacle == .noNetworkManager })
            #expect(!stage.service.report.canSave)
            #expect(stage.service.report.profile == nil)
            for _ in 0..<2 {
                await #expect(throws: HotspotProblem.noNetworkManager) { try await stage.service.save(profile) }
                await #expect(throws: HotspotProblem.noNetworkManager) { try await stage.service.start(profile) }
            }
            try await stage.service.stop()
            try stage.startService()
            #expect(await comesTrue { stage.service.report.profile == profile })
            #expect(stage.service.report.canSave)
            #expect(stage.service.report.status == .off)
            try stage.close()
        }

        @Test("does not start without a radio, but stores the profile", arguments: HotspotBackend.available)
        func noRadio(_ backend: HotspotBackend) async throws {
            let stage = try backend.stage()
            #expect(stage.service.report.obstacle == .noRadio)
            await #expect(throws: HotspotProblem.noRadio) { try await stage.service.start(profile) }
            #expect(stage.service.report.profile == profile)
            #expect(stage.service.report.status == .off)
            try await stage.service.stop()
            #expect(stage.service.report.status == .off)
            try stage.close()
        }
    }
}
