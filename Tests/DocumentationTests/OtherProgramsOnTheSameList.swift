import FormCore
import FormStore
import FormTesting
import Testing

// What the article “Other programs on the same file” says of lists.

private struct Houses: Codable, Equatable {
    var houses: [House] = []

    struct House: Codable, Equatable {
        var number: Int
        var rooms: [Room] = []
    }

    struct Room: Codable, Equatable {
        var name: String
    }
}

@MainActor
@Suite("Other programs on the same list")
struct OtherProgramsOnTheSameList {
    let file: AlarmFile

    init() throws { file = try AlarmFile() }

    private typealias Program = (
        store: SettingsStore<KnownNetworks>, driver: FormDriver<KnownNetworks>, user: HeadlessUser
    )

    private func program() throws -> Program {
        let format = try SettingsFormat(
            defaults: KnownNetworks(networks: []), lists: [.list(\.networks, id: \.id)])
        let store = SettingsStore(file: SettingsFile(path: file.path), format: format)
        let driver = FormDriver(initial: store.opened, build: networksForm, title: "Networks")
        store.keep(driver)
        return (store, driver, HeadlessUser(of: driver.session))
    }

    /// What becomes of networks that two programs change, and who is in conflict about what.
    private func merged(
        _ networks: [String], here: @escaping @MainActor (inout [KnownNetwork]) -> Void,
        there: @escaping @MainActor (inout [KnownNetwork]) -> Void
    ) async throws -> (names: [String], conflicts: [RowPath]) {
        let first = try program()
        first.driver.change { state in
            state.networks = networks.enumerated().map { KnownNetwork(id: $0, name: $1) }
        }
        #expect(await first.store.save())
        let (one, other) = (try program(), try program())
        one.driver.change { here(&$0.networks) }
        other.driver.change { there(&$0.networks) }
        for program in [other, one, other] { #expect(await program.store.save()) }
        #expect(one.driver.state == other.driver.state)
        #expect(one.driver.session.conflicts == other.driver.session.conflicts)
        return (one.driver.state.networks.map(\.name), one.driver.session.conflicts)
    }

    @Test("change items, which are merged one by one")
    func items() async throws {
        defer { file.remove() }
        let (work, station) = (KnownNetwork(id: 8, name: "Work"), KnownNetwork(id: 9, name: "Station"))
        var result = try await merged(["Home", "Café"]) {
            $0.append(work)
        } there: {
            $0.insert(station, at: 1)
        }
        #expect(result == (["Home", "Station", "Café", "Work"], []))
        result = try await merged(["Home", "Café"]) {
            $0.swapAt(0, 1)
        } there: {
            $0[1].joinsByItself = false
        }
        #expect(result == (["Café", "Home"], []))
        result = try await merged(["Home", "Café"]) {
            $0.removeLast()
        } there: { _ in
        }
        #expect(result == (["Home"], []))
        result = try await merged(["Café"]) {
            $0[0].name = "Bar"
        } there: {
            $0[0].name = "Pub"
        }
        #expect(result == (["Bar"], ["Networks/0/Name"]))
    }

    @Test("change an item that is removed here, and the person chooses at the list")
    func removed() async throws {
        defer { file.remove() }
        let result = try await merged(["Home", "Café"]) {
            $0.removeLast()
        } there: {
            $0[1].joinsByItself = false
        }
        #expect(result == (["Home"], ["Networks"]))
        let row = try program().user.screen.sections[0].rows[0]
        #expect(row.conflict == "Still there elsewhere: “Café”")
        #expect(row.conflictChoices == ["Remove", "Restore"])
        #expect(
            file.text?.hasSuffix(
                """
                  "$theirs": [
                    {
                      "key": [
                        "networks",
                        "1"
                      ],
                      "value": {
                        "id": 1,
                        "name": "Café",
                        "joinsByItself": false
                      },
                      "behind": "0"
                    }
                  ]
                }

                """) ?? false)
    }

    @Test("have lists inside of items")
    func nested() throws {
        let format = try SettingsFormat(
            defaults: Houses(),
            lists: [.list(\.houses, id: \.number, lists: [.list(\.rooms, id: \.name)])])
        let state = Houses(houses: [Houses.House(number: 7, rooms: [Houses.Room(name: "Hall")])])
        #expect(format.decode(try format.encode(state, over: JSONObject())).state == state)
    }
}
