import FormStore
import Foundation
import RandomNumbers
import Testing

@Suite("A writer that is killed")
struct KillTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var file: SettingsFile { SettingsFile(path: folder.appending(path: "settings.json").path) }
    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
    }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// How many kills were inside a save, and of those how many left a temporary file, or came after it was renamed.
    private struct Count {
        var (inside, begun, renamed) = (0, 0, 0)
    }

    // Two that kill, so that two processors have something to do.
    @Test("leaves the old file or the new one, complete, and at most one file beside it", arguments: 0..<2)
    func killed(killer: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed &+ UInt64(killer))
        let kills = 1000
        var (last, count, length) = (0, Count(), Duration.milliseconds(1))
        for kill in 0..<kills {
            let comment: Comment = "FORM_SEED=\(seed), kill \(kill)"
            let marks = try await killed(after: last, &length, &random)
            try #require(marks.last != nil, "A writer ended because saving failed. \(comment)")
            let isInside = marks.last == "+"
            let new = last + marks.count { $0 == "+" }
            let old = isInside ? new - 1 : new
            let loaded = try file.load()
            last = number("number", loaded.object) ?? 0
            #expect(last == old || last == new, "\(last) should be \(old) or \(new). \(comment)")
            if last > 0 {
                let count = number("count", loaded.object) ?? -1
                #expect(loaded.object["text"] == .string(String(repeating: "x", count: count)), comment)
            }
            // Only that of the writer that was killed last: it removed that of the one before.
            let others = try names.filter { $0 != "settings.json" }
            #expect(others.count <= 1, "\(others), \(comment)")
            if isInside {
                count.inside += 1
                if last == new { count.renamed += 1 } else if !others.isEmpty { count.begun += 1 }
            }
        }
        #expect(count.inside >= kills / 4)
        #expect(count.begun > 0 && count.renamed > 0)
        try file.save([:])
        #expect(try names == ["settings.json"])
        print(
            """
            \(kills) kills, \(count.inside) inside a save: \(count.begun) left a temporary file, \
            \(count.renamed) had renamed it; FORM_SEED=\(seed)
            """)
    }

    /// Starts a writer and kills it at a random moment; gives all its marks.
    ///
    /// A disk may take a hundred times as long as another, so the moment depends on what
    /// saves take: it comes after some of them, within the length of two.
    private func killed(
        after last: Int, _ length: inout Duration, _ random: inout SeededGenerator
    ) async throws -> String {
        let writer = try Writer(["forever", file.path, String(last)])
        let saves = Int.random(in: 0...2, using: &random)
        let part = Double.random(in: 0..<2, using: &random)
        guard await writer.waits(for: "+") else { return await writer.kill() }
        let start = ContinuousClock.now
        _ = await writer.waits(for: "-", count: saves)
        if saves > 0 { length = (ContinuousClock.now - start) / saves }
        usleep(UInt32(length / .microseconds(1) * part))
        let rest = await writer.kill()
        return saves == 0 ? "+" + rest : String(repeating: "+-", count: saves) + rest
    }

    @Test("is no writer that lives: several at once don't disturb each other")
    func together() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writers = try (0..<3).map { try Writer(["forever", file.path, String($0 * 1_000_000)]) }
        for _ in 0..<200 {
            for writer in writers {
                #expect(await writer.waits(for: "-"), "A writer ended because saving failed.")
                _ = try file.load()
            }
        }
        for writer in writers { _ = await writer.kill() }
        try file.save([:])
        #expect(try names == ["settings.json"])
    }

    private func number(_ key: String, _ object: JSONObject) -> Int? {
        if case .number(let number)? = object[key] { Int(number.description) } else { nil }
    }
}
