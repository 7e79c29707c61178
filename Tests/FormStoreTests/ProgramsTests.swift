import FormStore
import Foundation
import RandomNumbers
import Testing

/// Processes that each change a setting of their own, with a store and a form.
@Suite("Programs that keep the same settings")
struct ProgramsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var path: String { folder.appending(path: "settings.json").path }
    private var root: JSONObject { get throws { try SettingsFile(path: path).load().object } }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test("lose no change of five hundred each, and end with the same", arguments: [2, 3])
    func together(count: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = ["one", "two", "three"].prefix(count)
        let writers = try keys.map { try Writer(["change", path, $0, "500"]) }
        for writer in writers { try #require(await writer.waits(for: "!"), "A program could not save.") }
        let expected = "Counters(one: 500, two: 500, three: \(count == 3 ? 500 : 0)) 0\n"
        for writer in writers { #expect(try await writer.finish() == expected) }
        #expect(try root == (count == 3 ? ["one": 500, "two": 500, "three": 500] : ["one": 500, "two": 500]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings.json"])
    }

    @Test("lose nothing when one of them is killed again and again")
    func killed() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        let other = try Writer(["change", path, "one", "500"])
        var (last, inside) = (0, 0)
        for kill in 0..<40 {
            let writer = try Writer(["count", path, "two"])
            let saves = Int.random(in: 1...5, using: &random)
            try #require(await writer.waits(for: "-", count: saves), "A program could not save.")
            usleep(.random(in: 0..<2_000, using: &random))
            let marks = await writer.kill()
            let (found, least) = (try number("two"), last + saves + marks.count { $0 == "-" })
            let isInside = marks.last == "+"
            #expect(
                found == least || isInside && found == least + 1,
                "\(found) should be \(least), or one more if it was inside a save. FORM_SEED=\(seed), kill \(kill)"
            )
            last = found
            if isInside { inside += 1 }
        }
        try #require(await other.waits(for: "!"), "A program could not save.")
        #expect(try await other.finish() == "Counters(one: 500, two: \(last), three: 0) 0\n")
        #expect(try root == ["one": 500, "two": .number(JSONNumber("\(last)")!)])
        #expect(inside > 0)
        print("40 programs killed beside another, \(inside) inside a save: FORM_SEED=\(seed)")
    }

    @Test("ask at the next start which value a row shall have that was typed over another program's, after a kill")
    func typed() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = try Writer(["type", path, "5"])
        #expect(await writer.waits(for: "+"))
        try SettingsFile(path: path).save(["one": 3])
        try writer.goOn()
        #expect(await writer.waits(for: "-"))
        _ = await writer.kill()
        let expected: JSONObject = ["one": 5, "$theirs": [["key": ["one"], "value": 3]]]
        #expect(try root == expected)
        #expect(try await Writer.output(of: "conflicts", path) == "[One]\n")
        #expect(try root == expected)
    }

    private func number(_ key: String) throws -> Int {
        if case .number(let number)? = try root[key] { Int(number.description) ?? 0 } else { 0 }
    }
}
