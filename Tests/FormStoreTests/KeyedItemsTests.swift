import CustomDump
import Firewall
import FormCore
import FormTesting
import Testing

@testable import FormStore

/// A program that keeps a router's settings in a file.
@MainActor
private struct RouterProgram {
    let store: SettingsStore<Router>
    let driver: FormDriver<Router>
    let user: HeadlessUser

    init(_ file: SettingsFile) throws {
        let format = try SettingsFormat(
            defaults: Router(hosts: [:], blocked: []), lists: [.dictionary(\.hosts), .set(\.blocked)])
        store = SettingsStore(file: file, format: format)
        driver = FormDriver(initial: store.opened, build: routerForm, title: "Router")
        store.keep(driver)
        user = HeadlessUser(of: driver.session)
    }
}

@MainActor
@Suite("A dictionary and a set that two programs have changed")
struct KeyedItemsTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() throws -> RouterProgram {
        try RouterProgram(SettingsFile(path: path, fileSystem: files))
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    /// Two programs that begin with the same hosts and addresses.
    private func programs() async throws -> (RouterProgram, RouterProgram) {
        let first = try program()
        first.driver.change { ($0.hosts, $0.blocked) = (.usual, ["c", "a"]) }
        #expect(await first.store.save())
        let other = try program()
        #expect(await other.store.save())
        return (first, other)
    }

    private func save(_ programs: RouterProgram...) async {
        for program in programs { #expect(await program.store.save()) }
    }

    @Test("are written in one order, and not again for nothing")
    func order() async throws {
        let (one, _) = try await programs()
        expectNoDifference(try root["blocked"], ["a", "c"])
        #expect(try root["hosts"]?.object?.keys == ["door", "nas", "printer"])
        let written = files.contents.withLock(\.calls).count { $0.hasPrefix("rename") }
        one.driver.change { state in
            state.blocked = Set(state.blocked.sorted())
            state.hosts = Dictionary(uniqueKeysWithValues: state.hosts.sorted { $0.key > $1.key })
        }
        await save(one)
        #expect(files.contents.withLock(\.calls).count { $0.hasPrefix("rename") } == written)
    }

    @Test("have what both have added, changed and removed")
    func merge() async throws {
        let (one, other) = try await programs()
        one.driver.change { state in
            state.hosts["door"]?.isTrusted = true
            state.hosts["nas"] = nil
            state.hosts["one"] = Router.Host(address: "1")
            state.blocked = ["b", "c"]
        }
        other.driver.change { state in
            state.hosts["door"]?.address = "x"
            state.hosts["other"] = Router.Host(address: "2")
            state.blocked.insert("d")
        }
        await save(one, other, one)
        for program in [one, other, try self.program()] {
            #expect(program.driver.session.conflicts.isEmpty)
            #expect(program.driver.state.hosts.keys.sorted() == ["door", "one", "other", "printer"])
            #expect(program.driver.state.hosts["door"] == Router.Host(address: "x", isTrusted: true))
            #expect(program.driver.state.blocked == ["b", "c", "d"])
        }
        expectNoDifference(try root["blocked"], ["b", "c", "d"])
        #expect(try root["hosts"]?.object?.keys == ["door", "one", "other", "printer"])
    }

    @Test(
        "are in conflict at the row that both have changed, and nowhere else",
        arguments: [ConflictChoice.mine, .theirs])
    func row(choice: ConflictChoice) async throws {
        let (one, other) = try await programs()
        one.driver.change { $0.hosts["nas"]?.address = "1" }
        other.driver.change { state in
            state.hosts["nas"] = Router.Host(address: "2", isTrusted: true)
            state.hosts["door"]?.address = "3"
        }
        await save(one, other, one)
        for program in [one, other, try self.program()] {
            #expect(program.driver.session.conflicts == ["Hosts/nas/Address"])
            #expect(program.driver.state.hosts["nas"] == Router.Host(address: "2", isTrusted: true))
            #expect(program.driver.state.hosts["door"]?.address == "3")
        }
        expectNoDifference(try root["$theirs"], [["key": ["hosts", "nas", "address"], "value": "1"]])
        one.driver.session.resolveConflict(at: "Hosts/nas/Address", choice)
        await save(one, other)
        for program in [one, other] {
            #expect(program.driver.session.conflicts.isEmpty)
            #expect(program.driver.state.hosts["nas"]?.address == (choice == .mine ? "2" : "1"))
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test(
        "have a value restored that one has removed and the other changed, or stay without it",
        arguments: [ConflictChoice.mine, .theirs], [false, true])
    func removed(choice: ConflictChoice, isLast: Bool) async throws {
        let (one, other) = try await programs()
        one.driver.change { state in
            if isLast { state.hosts = ["nas": state.hosts["nas"]!] }
        }
        await save(one, other)
        one.driver.change { $0.hosts["nas"]?.address = "1" }
        try other.user.remove("nas")
        await save(one, other, one)
        for program in [one, other, try self.program()] {
            #expect(program.driver.session.conflicts == ["Hosts"])
            #expect(program.driver.state.hosts["nas"] == nil)
        }
        #expect(other.user.screen.sections[0].rows[0].conflict == "Still there elsewhere: “nas”")
        try other.user.resolveConflict(of: "Hosts", choice)
        await save(other, one)
        for program in [one, other] {
            #expect(program.driver.session.conflicts.isEmpty)
            #expect(program.driver.state.hosts["nas"]?.address == (choice == .mine ? nil : "1"))
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test("keep what a value has that this version doesn't know")
    func unknown() async throws {
        try SettingsFile(path: path, fileSystem: files).save([
            "hosts": [
                "nas": ["color": "red", "address": "1", "isTrusted": false],
                "door": ["address": "2", "isTrusted": true],
            ]
        ])
        let (one, other) = (try program(), try program())
        one.driver.change { $0.hosts["nas"]?.isTrusted = true }
        other.driver.change { $0.hosts["nas"]?.address = "3" }
        await save(one, other, one)
        expectNoDifference(
            try root["hosts"],
            [
                "door": ["address": "2", "isTrusted": true],
                "nas": ["color": "red", "address": "3", "isTrusted": true],
            ])
    }

    @Test("are one value each where nobody has said that they are told apart")
    func whole() throws {
        let format = try SettingsFormat(defaults: Router(hosts: [:], blocked: []))
        let base = Router(hosts: [:], blocked: ["a"])
        var (ours, theirs) = (base, base)
        ours.blocked.insert("b")
        theirs.blocked.insert("c")
        #expect(try format.merge(base: base, ours: ours, theirs: theirs).blocked == ["a", "b"])
    }

    /// Hosts in an order of their own, which a file has as an object.
    private struct Hosts: Codable, Equatable {
        struct Host: Codable, Equatable {
            var name: String
            var address: String
        }

        var hosts: [Host] = []

        private enum CodingKeys: CodingKey { case hosts }

        init(hosts: [Host] = []) { self.hosts = hosts }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self).decode([String: String].self, forKey: .hosts)
            hosts = values.sorted { $0.key < $1.key }.map { Host(name: $0, address: $1) }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            let values = Dictionary(hosts.map { ($0.name, $0.address) }) { first, _ in first }
            try container.encode(values, forKey: .hosts)
        }
    }

    @Test("keep their own keys where a file has a list as an object")
    func listAsObject() async throws {
        let format = try SettingsFormat(defaults: Hosts(), lists: [.list(\.hosts, id: \.address)])
        let store = SettingsStore(file: SettingsFile(path: path, fileSystem: files), format: format)
        let form: Form<Hosts> = sections {}
        let driver = FormDriver(initial: store.opened, build: form)
        store.keep(driver)
        driver.change { $0.hosts = [.init(name: "nas", address: "1"), .init(name: "door", address: "2")] }
        #expect(await store.save())
        driver.change { $0.hosts[0].address = "3" }
        #expect(await store.save())
        expectNoDifference(try root["hosts"], ["door": "2", "nas": "3"])
    }
}
