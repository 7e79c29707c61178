import FormStore
import Foundation
import Testing

@Suite("A writer that is killed")
struct KillTests {
    @Test("leaves a complete file, never an older one, and nothing beside it that the next doesn't remove")
    func killed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: folder.appending(path: "settings.json").path)
        let seed = environmentSeed ?? UInt64.random(in: 0...UInt64(UInt32.max))
        var random = SeededRandom(seed: seed)
        let kills = 200
        var (last, leftovers, moved) = (0, 0, 0)
        for kill in 0..<kills {
            let writer = try start(file.path, last)
            usleep(.random(in: 0...30_000, using: &random))
            #expect(Glibc.kill(writer.processIdentifier, SIGKILL) == 0)
            writer.waitUntilExit()
            #expect(writer.terminationReason == .uncaughtSignal, "FORM_STORE_SEED=\(seed), kill \(kill)")
            let loaded = try file.load()
            #expect(loaded.setAside == nil, "FORM_STORE_SEED=\(seed), kill \(kill)")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            // Only those of the writer that was killed last: it removed those of the one before.
            #expect(names.count <= 2 || last == 0, "\(names), FORM_STORE_SEED=\(seed), kill \(kill)")
            if names.contains(where: { $0.hasSuffix(".tmp") }) { leftovers += 1 }
            guard let number = number("number", loaded.object) else {
                #expect(last == 0, "FORM_STORE_SEED=\(seed), kill \(kill)")
                continue
            }
            let count = self.number("count", loaded.object) ?? -1
            #expect(loaded.object["text"] == .string(String(repeating: "x", count: count)))
            #expect(number >= last, "FORM_STORE_SEED=\(seed), kill \(kill)")
            if number > last { moved += 1 }
            last = number
        }
        #expect(moved > 0, "No writer lived long enough to save.")
        try file.save([:])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings.json"])
        print("\(kills) kills: \(last) saves in \(moved) runs, \(leftovers) left a file; FORM_STORE_SEED=\(seed)")
    }

    @Test("is no writer that lives: two at once don't disturb each other")
    func together() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: folder.appending(path: "settings.json").path)
        let writers = try (0..<3).map { try start(file.path, $0 * 1_000_000) }
        defer {
            for writer in writers where writer.isRunning { Glibc.kill(writer.processIdentifier, SIGKILL) }
        }
        for _ in 0..<500 {
            #expect(try file.load().setAside == nil)
            usleep(1000)
        }
        for writer in writers {
            guard writer.isRunning else {
                Issue.record("A writer ended because saving failed.")
                continue
            }
            #expect(Glibc.kill(writer.processIdentifier, SIGKILL) == 0)
            writer.waitUntilExit()
        }
        try file.save([:])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["settings.json"])
    }

    private func number(_ key: String, _ object: JSONObject) -> Int? {
        if case .number(let number)? = object[key] { Int(number.description) } else { nil }
    }

    private func start(_ path: String, _ number: Int) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "form-store-writer")
        process.arguments = [path, String(number)]
        try process.run()
        return process
    }
}
