import CustomDump
import FormStore
import Foundation
import RandomNumbers
import Testing

/// Processes that each add, change, move and remove items of one list, with a store and a form.
///
/// `FORM_SEED=… swift test --filter ListProgramsTests` has each do the same again, in whatever order the two come
/// to their turns; `FORM_STORE_ROUNDS` is how much each does.
@Suite("Programs that keep the same list")
struct ListProgramsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var path: String { folder.appending(path: "settings.json").path }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// What a program says at its end.
    private struct Report {
        /// What it was the last to write: the titles of its items, and its counts in those of all.
        let left: [String: String]
        /// The items of its form, each with all its values.
        let items: [String]
        let conflicts: String

        init(_ text: String) throws {
            let parts = text.dropLast().split(separator: "|", omittingEmptySubsequences: false)
            try #require(parts.count == 3)
            left = Dictionary(
                parts[0].split(separator: ";").map { $0.split(separator: "=").map(String.init) }.map { ($0[0], $0[1]) }
            ) { $1 }
            items = parts[1].split(separator: ";").map(String.init)
            conflicts = String(parts[2])
        }
    }

    @Test("leave every item as its last writer has left it, and none lost or doubled")
    func together() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let seed = SeededGenerator.newSeed
        let rounds = ProcessInfo.processInfo.environment["FORM_STORE_ROUNDS"] ?? "500"
        print("Two programs on one list, \(rounds) rounds each: FORM_SEED=\(seed)")
        let comment: Comment = "FORM_SEED=\(seed)"
        let shared: [JSONValue] = (0..<5).map {
            ["id": .string("shared \($0)"), "title": "", "one": 0, "two": 0, "unknown": .string("\($0)")]
        }
        try SettingsFile(path: path).save(["books": .array(shared)])

        let writers = [
            try Writer(["shelve", path, "one", rounds, "\(seed)"]),
            try Writer(["shelve", path, "two", rounds, "\(seed + 1)"]),
        ]
        // Whoever reads meanwhile finds a whole file, with each item once.
        let reader = Task {
            var (read, isWhole) = (0, true)
            while !Task.isCancelled {
                let ids = try identities()
                isWhole = isWhole && Set(ids).count == ids.count && ids.count { $0.hasPrefix("shared") } == 5
                read += 1
                await Task.yield()
            }
            return (read, isWhole)
        }
        for writer in writers { try #require(await writer.waits(for: "!"), "A program could not save. \(comment)") }
        reader.cancel()
        let (read, isWhole) = try await reader.value
        #expect(isWhole && read > 0, comment)

        let reports = [try Report(await writers[0].finish()), try Report(await writers[1].finish())]
        #expect(reports.map(\.conflicts) == ["0", "0"], comment)
        expectNoDifference(reports[0].items, reports[1].items, "FORM_SEED=\(seed)")
        var found: [String: String] = [:]
        for text in reports[0].items {
            let item = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            if !item[1].isEmpty { found[item[0]] = item[1] }
            if item[2] != "0" { found["\(item[0]) one"] = item[2] }
            if item[3] != "0" { found["\(item[0]) two"] = item[3] }
        }
        expectNoDifference(found, reports[0].left.merging(reports[1].left) { $1 }, "FORM_SEED=\(seed)")
        #expect(try identities() == reports[0].items.map { String($0.prefix { $0 != "," }) }, comment)
        #expect(try books().compactMap { $0["unknown"] }.count == 5, comment)
        #expect(try SettingsFile(path: path).load().object.keys == ["books"], comment)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings.json"])
    }

    private func books() throws -> [JSONObject] {
        guard case .array(let books)? = try SettingsFile(path: path).load().object["books"] else { return [] }
        return books.compactMap(\.object)
    }

    private func identities() throws -> [String] {
        try books().compactMap { book in
            if case .string(let id)? = book["id"] { id } else { nil }
        }
    }
}
