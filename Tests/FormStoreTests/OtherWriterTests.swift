import FormStore
import Foundation
import Glibc
import RandomNumbers
import Synchronization
import Testing

/// What another program has written is in the settings file in the end, whatever it was doing at each call of the
/// store. So is what the store's program has changed, unless the other one replaces a file that has it.
@MainActor
@Suite("A program that saves the settings file in its own way")
struct OtherWriterTests {
    /// What the store's program does meanwhile.
    enum Act: CaseIterable, Sendable {
        case start, look, change, reset, end
    }

    private nonisolated static let others = """
        {"other": 2, "sound": {"volume": 7}, "long": "\(String(repeating: "x", count: 60))"}
        """

    @Test(
        "loses nothing to a store, at no call of it", arguments: OtherWriter.Way.allCases, Act.allCases)
    func keepsAll(way: OtherWriter.Way, act: Act) async throws {
        // A store that waits repeats its calls, so the first ones are enough. All of them take an hour; FORM_MOMENTS says
        // how many of each kind are drawn.
        let drawn = getenv("FORM_MOMENTS").flatMap { Int(String(cString: $0)) } ?? 1
        let calls = 0..<80
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        var (runs, lost) = (0, [String]())
        let steps = OtherWriter.count(of: way)
        for before in 0...steps {
            // The other program has then taken one step more, or is at its end; the rest of them follows when the
            // store is done, or while it waits.
            for (more, isSlow) in [(1, false), (1, true), (steps, false)] where before < steps || more == 1 {
                for call in calls.shuffled(using: &random).prefix(before == steps ? 1 : drawn) {
                    let moment = Moment(way: way, act: act, before: before, call: call, more: more, isSlow: isSlow)
                    if let found = try await run(moment) { lost.append("\(moment): \(found)") }
                    runs += 1
                }
            }
        }
        print("\(way), \(act): \(lost.count) of \(runs) lost; FORM_SEED=\(seed)")
        #expect(lost.isEmpty, "\(lost.count) of \(runs), such as \(lost.prefix(3)); FORM_SEED=\(seed)")
    }

    /// When the other program takes its steps.
    private struct Moment: CustomStringConvertible {
        var (way, act): (OtherWriter.Way, Act)
        var (before, call, more, isSlow): (Int, Int, Int, Bool)

        var description: String {
            "\(way) \(act), \(before) steps before, \(more) at call \(call)\(isSlow ? ", slow" : "")"
        }
    }

    /// Looks whether the store has saved the change.
    private final class Witness: Sendable {
        private let path: String
        private let seen = Mutex(false)

        init(of path: String) { self.path = path }

        /// True if the file has had the change since the last pause. A store pauses after a save that it has taken back.
        var hasSeenChange: Bool { seen.withLock { $0 } }

        func look(after interruption: InterferingFileSystem.Interruption? = nil) {
            let isThere = (try? String(contentsOfFile: path, encoding: .utf8))?.contains(#""isOn": true"#) == true
            seen.withLock { seen in
                if case .pause = interruption { seen = false }
                if isThere { seen = true }
            }
        }
    }

    /// Returns what is lost; `nil` if nothing is.
    private func run(_ moment: Moment) async throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/settings.json"
        try Data(#"{"other": 1, "sound": {"volume": 3}}"#.utf8).write(to: URL(filePath: path))
        let files = InterferingFileSystem()
        let file = SettingsFile(path: path, fileSystem: files)
        let other = OtherWriter(moment.way, Self.others, to: path)
        func open() throws -> RadioProgram {
            try RadioProgram(file) { if $0.station == "Jazz" { $0.station = "Made" } }
        }
        var program: RadioProgram?
        if moment.act != .start {
            program = try open()
            _ = await program?.store.save()
        }
        other.act(moment.before)
        let witness = Witness(of: path)
        files.interfere { interruption in
            witness.look(after: interruption)
            switch interruption {
            case .call(moment.call): other.act(moment.more)
            case .call: other.act()
            // A file that was emptied and closed, and stays so, counts as none.
            case .pause: other.act(moment.isSlow && moment.way != .reopening ? 0 : 1)
            }
        }
        if moment.act == .start { program = try open() }
        guard let program else { return "no program" }
        switch moment.act {
        case .start, .look: _ = await program.store.save()
        case .change:
            program.driver.change { $0.isOn = true }
            _ = await program.store.save()
        case .reset:
            program.driver.session.reset("Station")
            _ = await program.store.save()
        case .end:
            program.driver.change { $0.isOn = true }
            program.store.saveNow()
        }
        files.interfere { _ in }
        witness.look()
        let hasSavedChange = witness.hasSeenChange && program.store.error == nil
        guard other.finish() else { return "the other program could not save" }
        let isSaved = await program.store.save()
        return try lost(in: folder, path, program, moment, isSaved, hasSavedChange)
    }

    private func lost(
        in folder: String, _ path: String, _ program: RadioProgram, _ moment: Moment, _ isSaved: Bool,
        _ hasSavedChange: Bool
    ) throws -> String? {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        if let aside = names.first(where: { $0.contains("unreadable") }) { return "\(aside) was set aside" }
        if !isSaved { return "not saved: \(program.store.error?.description ?? "")" }
        let root = try JSONValue.parse(Array(Data(contentsOf: URL(filePath: path)))).value.object ?? [:]
        let theirs = try JSONValue.parse(Array(Self.others.utf8)).value.object ?? [:]
        for key in theirs.keys where root[key] != theirs[key] { return "\(key) is \(root[key] ?? .null)" }
        // Another program that knows nothing of the change may replace the file as soon as the store has saved it.
        let isKept = hasSavedChange || root["isOn"] == true
        if [.change, .end].contains(moment.act), !isKept { return "the change is lost" }
        if moment.act != .reset, root["station"] == nil { return "the filled-in value is lost" }
        return nil
    }
}
