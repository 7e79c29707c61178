import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A log of somebody who types tokens")
struct LoggedTokenTests {
    private struct Network: Codable, Equatable {
        var hosts = ["one"]
    }

    @Test("adds what they have added, and keeps what they have half typed")
    func replayed() throws {
        let form: Form<Network> = sections {
            section { controlCell(title: "Hosts", control: tokenField(keyPath: \.hosts)) }
        }
        .rule(for: "Hosts") { $0.hosts.isEmpty ? Notice(.error, "Type a host.") : nil }
        let driver = FormDriver(initial: Network(), build: form)
        let user = HeadlessUser(of: driver.session)
        let lines = LogLines()
        try driver.record { lines.list.append($0) }
        func expectSame() throws {
            let replayed = try replay(lines.list, form: form)
            #expect(replayed.state == driver.state)
            #expect(Screen(of: replayed.session) == user.screen)
        }
        try user.type("two,thr", into: "Hosts")
        driver.set(\.hosts, to: ["three", "four"])
        try expectSame()
        try user.pressReturn()
        #expect(driver.state.hosts == ["three", "four", "thr"])
        for host in driver.state.hosts { try user.removeToken(host, from: "Hosts") }
        #expect(driver.state.hosts == ["thr"])
        try expectSame()
        try user.type("five,", into: "Hosts")
        #expect(driver.state.hosts == ["five"])
        try expectSame()
    }
}
