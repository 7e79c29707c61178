import Firewall
import FormCore
import FormStore
import FormTesting
import Foundation
import Testing

@testable import FormStore

@Suite("Two programs that change the same list")
struct ListMergeTests {
    private func items(_ text: String) -> [ListMerge.Item] {
        text.split(separator: " ").map { word in
            let parts = word.split(separator: ":").map(String.init)
            return ListMerge.Item(
                id: parts[0], value: .object(["id": .string(parts[0]), "n": .string(parts.count > 1 ? parts[1] : "")]))
        }
    }

    private func merged(_ base: String, _ ours: String, _ theirs: String) -> String? {
        ListMerge(base: items(base), ours: items(ours), theirs: items(theirs)).merged?.map { value in
            guard case .string(let id)? = value.object?["id"], case .string(let number)? = value.object?["n"] else { return "?" }
            return number.isEmpty ? id : "\(id):\(number)"
        }.joined(separator: " ")
    }

    @Test("lose nothing that each has added, changed, moved or removed")
    func merging() {
        #expect(merged("a b c", "a b c x", "a b c y") == "a b c x y")
        #expect(merged("a b c", "a x b c", "a b c y") == "a x b c y")
        #expect(merged("a b c", "a:1 b c", "a b:2 c") == "a:1 b:2 c")
        #expect(merged("a b c", "b c", "a b c:3") == "b c:3")
        #expect(merged("a b c", "c a b", "a:1 b c d") == "c a:1 b d")
        #expect(merged("a b c", "b a c", "a c b") == "b a c")
        #expect(merged("a b c", "a b c", "") == "")
        #expect(merged("", "a", "b") == "a b")
        #expect(merged("a", "a", "a") == "a")
    }

    @Test("put an item that was added behind the neighbour that it followed, or the one before where that has gone")
    func neighbours() {
        #expect(merged("a b c", "a b x c", "c b a") == "c b x a")
        #expect(merged("a b c", "a b x c", "a c") == "a x c")
        #expect(merged("a b c", "a b x y c", "b c") == "b x y c")
    }

    @Test("have to be asked where both have changed the same of an item, or one has removed what the other has changed")
    func conflicts() {
        #expect(merged("a b", "a:1 b", "a:2 b") == nil)
        #expect(merged("a b", "b", "a:2 b") == nil)
        #expect(merged("a b", "a:2 b", "b") == nil)
        #expect(merged("a", "a x:1", "a x:2") == nil)
        #expect(merged("a:1", "a:2", "a:2") == "a:2")
    }

    @Test("of which only one has changed something have that one's, whatever it is")
    func oneSide() {
        let seed = environmentSeed ?? UInt64.random(in: 0...UInt64(UInt32.max))
        var random = SeededRandom(seed: seed)
        for run in 0..<5_000 {
            let base = list(&random)
            let changed = list(&random)
            let both = [
                ListMerge(base: base, ours: changed, theirs: base), ListMerge(base: base, ours: base, theirs: changed),
                ListMerge(base: base, ours: changed, theirs: changed),
            ]
            for merge in both {
                #expect(merge.merged == changed.map(\.value), "FORM_STORE_SEED=\(seed), run \(run)")
            }
            let other = list(&random)
            guard let merged = ListMerge(base: base, ours: changed, theirs: other).merged else { continue }
            let ids = merged.map(\.description)
            #expect(Set(ids).count == ids.count, "FORM_STORE_SEED=\(seed), run \(run)")
        }
    }

    private func list(_ random: inout SeededRandom) -> [ListMerge.Item] {
        let ids = (0..<6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
        return items(ids.map { "\($0):\(Int.random(in: 0...1, using: &random))" }.joined(separator: " "))
    }

    @MainActor
    @Test("keep both what they have done in their windows")
    func programs() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        func program() throws -> (store: SettingsStore<Firewall>, driver: FormDriver<Firewall>, user: HeadlessUser) {
            let format = try SettingsFormat(defaults: Firewall(), lists: [.list(\.rules, id: \.id)])
            let store = SettingsStore(file: SettingsFile(path: path), format: format)
            let driver = FormDriver(
                initial: store.opened, build: firewallForm, title: "Firewall", defaults: Firewall())
            store.keep(driver)
            return (store, driver, HeadlessUser(of: driver.session))
        }
        let (one, other) = (try program(), try program())
        try one.user.remove("Second")
        try one.user.select("Web")
        try one.user.type("8080", into: "Port")
        try one.user.goBack()
        try other.user.moveDown("SSH")
        try other.user.select("SSH")
        try other.user.toggle("On")
        try other.user.goBack()
        try other.user.select("Add Rule")
        try other.user.type("Mail", into: "Name")
        try other.user.goBack()
        #expect(await one.store.save())
        #expect(await other.store.save())
        #expect(await one.store.save())
        for program in [one, other] {
            #expect(program.driver.state.rules.map(\.name) == ["SSH", "Web", "Mail"])
            #expect(program.driver.state.rules.map(\.port) == [22, 8080, 22])
            #expect(program.driver.state.rules.map(\.isOn) == [false, true, true])
            #expect(program.driver.session.conflicts.isEmpty)
        }
        // The same of the same item, on both sides.
        one.driver.set(\.rules[1].port, to: 1)
        other.driver.set(\.rules[1].port, to: 2)
        #expect(await one.store.save())
        #expect(await other.store.save())
        #expect(other.driver.session.conflicts == ["Rules", "Rules/web/Port"])
        try other.user.settleConflict(of: "Rules", .theirs)
        #expect(other.driver.state.rules[1].port == 1)
        #expect(await other.store.save())
        #expect(other.driver.session.conflicts.isEmpty)
    }
}
