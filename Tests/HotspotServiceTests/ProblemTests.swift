import HotspotService
import Testing

@testable import NetworkManagerHotspot

@Suite("What an error of NetworkManager's means")
struct ProblemTests {
    private func problem(_ name: String, _ message: String = "") -> HotspotProblem {
        HotspotProblem(BusError.refused(name: "org.freedesktop.NetworkManager." + name, message: message))
    }

    @Test("is told by its name")
    func names() {
        #expect(problem("PermissionDenied") == .notAllowed)
        #expect(problem("Settings.PermissionDenied") == .notAllowed)
        #expect(problem("AgentManager.NoSecrets") == .noPassword)
        #expect(problem("UnknownConnection") == .profileIsGone)
        #expect(problem("UnknownDevice") == .noRadio)
        #expect(problem("Settings.Failed", "no space") == .other("no space"))
        #expect(HotspotProblem(BusError.noBus) == .noSystemBus)
        #expect(HotspotProblem(BusError.noOwner) == .noNetworkManager)
        #expect(HotspotProblem(BusError.noAnswer) == .noAnswer)
        #expect(HotspotProblem(HotspotProblem.noRadio) == .noRadio)
    }

    @Test("never holds the password")
    func secret() {
        let error = BusError.refused(name: "a.b", message: "psk: 'correct horse' is not valid")
        #expect(HotspotProblem(error, secret: "correct horse") == .other("psk: '…' is not valid"))
    }
}
