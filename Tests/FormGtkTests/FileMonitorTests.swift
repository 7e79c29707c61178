import CGtk
import FormGtk
import FormGtkTesting
import Foundation
import Glibc
import Testing

@MainActor
@Suite("A monitor of a file", .serialized, .needsDisplay)
struct FileMonitorTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var file: URL { folder.appending(path: "settings.json") }

    private func write(_ text: String, to name: String = "settings.json") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// Runs the main loop until something was told, or for so long that it is in vain.
    private func waits(for told: Told, past count: Int = 0) -> Bool {
        let patience = g_get_monotonic_time() + GtkUser.patience
        while told.count <= count, g_get_monotonic_time() < patience {
            if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
        }
        return told.count > count
    }

    @MainActor
    private final class Told {
        var count = 0
    }

    @Test("tells when it is written, and when another takes its place")
    func changes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("1")
        let told = Told()
        let monitor = FileMonitor()
        monitor.watch(file.path) { told.count += 1 }
        try write("2")
        #expect(waits(for: told))
        let count = told.count
        try write("3", to: "other")
        #expect(rename(folder.appending(path: "other").path, file.path) == 0)
        #expect(waits(for: told, past: count))
    }

    @Test("waits for whoever writes it in place to be done", arguments: [true, false])
    func writing(isThere: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("1", to: isThere ? "settings.json" : "other")
        let told = Told()
        let monitor = FileMonitor()
        monitor.watch(file.path) { told.count += 1 }
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        for _ in 0..<5 {
            #expect(Glibc.write(descriptor, "2", 1) == 1)
            let end = g_get_monotonic_time() + 200_000
            while g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
        }
        #expect(told.count == 0)
        close(descriptor)
        #expect(waits(for: told))
    }

    @Test("tells when it is made")
    func made() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let told = Told()
        let monitor = FileMonitor()
        monitor.watch(file.path) { told.count += 1 }
        try write("1")
        #expect(waits(for: told))
    }

    @Test("watches several files, until it is stopped")
    func several() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (told, other) = (Told(), Told())
        try write("1")
        try write("1", to: "other.json")
        let monitor = FileMonitor()
        monitor.watch(file.path) { told.count += 1 }
        monitor.watch(folder.appending(path: "other.json").path) { other.count += 1 }
        try write("2")
        #expect(waits(for: told))
        try write("2", to: "other.json")
        #expect(waits(for: other))
    }

    @Test("is silent when it was stopped, and keeps nothing alive")
    func stopped() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("1")
        var told: Told? = Told()
        weak let kept = told
        let (monitor, witness) = (FileMonitor(), FileMonitor())
        monitor.watch(file.path) { [told] in told?.count += 1 }
        monitor.stop()
        #expect(told?.count == 0)
        told = nil
        #expect(kept == nil)
        let other = Told()
        witness.watch(file.path) { other.count += 1 }
        try write("2")
        #expect(waits(for: other))
    }

    /// What happens to the path that is watched.
    struct Turn: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The path that is watched.
        var path = "settings.json"
        /// What is there before: a file for each path, and a link for each path with an arrow.
        let before: [String]
        /// What happens, step by step: a link or a file that takes the place of what is there by being renamed, the
        /// same after a `-`, which removes what is there first, or a folder, which ends in a slash.
        let steps: [String]
        /// The file to which the path leads afterwards.
        let new: String
        /// The file to which it led before.
        var old: String?
    }

    nonisolated static let turns = [
        Turn(
            testDescription: "a link is replaced at once",
            before: ["day.json", "night.json", "settings.json>day.json"],
            steps: ["settings.json>night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "a link is removed and made again",
            before: ["day.json", "night.json", "settings.json>day.json"],
            steps: ["-settings.json>night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "a link to an absolute path is replaced",
            before: ["day.json", "night.json", "settings.json>/day.json"],
            steps: ["settings.json>/night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "a folder on the way is the link", path: "now/settings.json",
            before: ["day/settings.json", "night/settings.json", "now>day"], steps: ["now>night"],
            new: "night/settings.json", old: "day/settings.json"),
        Turn(
            testDescription: "a folder on the way is the link, and is removed first", path: "now/a/settings.json",
            before: ["day/a/settings.json", "night/a/settings.json", "now>day"], steps: ["-now>night"],
            new: "night/a/settings.json", old: "day/a/settings.json"),
        Turn(
            testDescription: "a link becomes a file", before: ["day.json", "settings.json>day.json"],
            steps: ["settings.json"], new: "settings.json", old: "day.json"),
        Turn(
            testDescription: "a link is removed, and a file made", before: ["day.json", "settings.json>day.json"],
            steps: ["-settings.json"], new: "settings.json", old: "day.json"),
        Turn(
            testDescription: "a file becomes a link", before: ["night.json", "settings.json"],
            steps: ["settings.json>night.json"], new: "night.json"),
        Turn(
            testDescription: "a file is removed, and a link made", before: ["night.json", "settings.json"],
            steps: ["-settings.json>night.json"], new: "night.json"),
        Turn(
            testDescription: "the first of three links is turned",
            before: ["day.json", "night.json", "b>day.json", "a>b", "settings.json>a", "c>night.json"],
            steps: ["settings.json>c"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "the second of three links is turned",
            before: ["day.json", "night.json", "b>day.json", "a>b", "settings.json>a"],
            steps: ["a>night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "the last of three links, in another folder, is turned",
            before: ["day.json", "night.json", "x/b>../day.json", "a>x/b", "settings.json>a"],
            steps: ["x/b>../night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "the file of a dangling link is made", before: ["settings.json>night.json"],
            steps: ["night.json"], new: "night.json"),
        Turn(
            testDescription: "the folder of a dangling link's file is made, and then the file",
            before: ["settings.json>x/y/night.json"], steps: ["x/", "x/y/", "x/y/night.json"], new: "x/y/night.json"),
        Turn(
            testDescription: "a link dangles for a while",
            before: ["day.json", "settings.json>day.json"],
            steps: ["settings.json>night.json", "night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "a link leads in a circle for a while",
            before: ["day.json", "night.json", "settings.json>day.json"],
            steps: ["settings.json>settings.json", "settings.json>night.json"], new: "night.json", old: "day.json"),
        Turn(
            testDescription: "the folder above the end of a link is meant", path: "now/../settings.json",
            before: ["day/a/b", "day/settings.json", "night/a/b", "night/settings.json", "now>day/a"],
            steps: ["now>night/a"], new: "night/settings.json", old: "day/settings.json"),
        Turn(
            testDescription: "a link is turned there and back and there",
            before: ["day.json", "night.json", "settings.json>day.json"],
            steps: ["settings.json>night.json", "settings.json>day.json", "settings.json>night.json"],
            new: "night.json", old: "day.json"),
    ]

    @Test(
        "follows the path that it was given, through all links, and no file to which the path leads no more",
        arguments: turns)
    func links(turn: Turn) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for step in turn.before { try take(step) }
        let told = Told()
        let monitor = FileMonitor()
        monitor.watch(folder.appending(path: turn.path).path) { told.count += 1 }
        for step in turn.steps.dropLast() {
            try take(step)
            processEvents()
        }
        var count = told.count
        try take(turn.steps[turn.steps.count - 1])
        #expect(waits(for: told, past: count), "The turn was not told.")
        // What is told once more of the turn would be taken for a change.
        try settle()
        for way in ["in place", "by another file"] {
            count = told.count
            try edit(turn.new, way)
            #expect(waits(for: told, past: count), "A change \(way) was not told.")
            try settle()
            guard let old = turn.old else { continue }
            let witness = Told()
            let other = FileMonitor()
            other.watch(folder.appending(path: old).path) { witness.count += 1 }
            count = told.count
            try edit(old, way)
            #expect(waits(for: witness))
            try settle()
            #expect(told.count == count, "A change of the old file \(way) was told.")
        }
    }

    @Test("follows any number of turns with the same number of watches and open files")
    func manyTurns() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for step in ["day/a.json", "night/b.json", "link>day/a.json", "settings.json>link"] { try take(step) }
        let told = Told()
        let monitor = FileMonitor()
        monitor.watch(file.path) { told.count += 1 }
        var openFiles: Set<Int> = []
        for round in 0..<60 {
            let count = told.count
            try take(round.isMultiple(of: 2) ? "link>night/b.json" : "link>day/a.json")
            #expect(waits(for: told, past: count))
            try settle()
            // The folder of the links, and that of the file at their end.
            let folder = round.isMultiple(of: 2) ? "night" : "day"
            #expect(try watches(among: ["", "day", "night"]) == 2)
            #expect(try watches(among: ["", folder]) == 2)
            openFiles.insert(try self.openFiles)
        }
        #expect(openFiles.count == 1 && !openFiles.contains(0), "\(openFiles)")
    }

    /// Lets all that has happened be told: of two changes, the first is told first.
    private func settle() throws {
        let told = Told()
        let monitor = FileMonitor()
        try write("1", to: "witness.json")
        monitor.watch(folder.appending(path: "witness.json").path) { told.count += 1 }
        try write("2", to: "witness.json")
        #expect(waits(for: told))
        processEvents()
    }

    private func processEvents() { while g_main_context_iteration(nil, 0) != 0 {} }

    /// Takes a step of a turn.
    private func take(_ step: String) throws {
        let isRemovedFirst = step.hasPrefix("-")
        let parts = step.drop { $0 == "-" }.split(separator: ">").map(String.init)
        let path = folder.appending(path: parts[0]).path
        if step.hasSuffix("/") {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return
        }
        try FileManager.default.createDirectory(
            at: folder.appending(path: parts[0]).deletingLastPathComponent(), withIntermediateDirectories: true)
        if isRemovedFirst {
            #expect(unlink(path) == 0)
            processEvents()
        }
        let new = isRemovedFirst ? path : path + ".new"
        if let destination = parts.dropFirst().first {
            let isAbsolute = destination.hasPrefix("/")
            #expect(symlink(isAbsolute ? folder.path + destination : destination, new) == 0)
        } else {
            try Data("1".utf8).write(to: URL(filePath: new))
        }
        if !isRemovedFirst { #expect(rename(new, path) == 0) }
    }

    private func edit(_ name: String, _ way: String) throws {
        let path = folder.appending(path: name).path
        try Data(way.utf8).write(to: URL(filePath: way == "in place" ? path : path + ".other"))
        if way != "in place" { #expect(rename(path + ".other", path) == 0) }
    }

    /// Returns the number of watches of the test's own folders.
    private func watches(among names: [String]) throws -> Int {
        let folders = try names.map { name in
            let path = folder.appending(path: name).path
            let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            return "ino:\(String(try #require(number), radix: 16))"
        }
        return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo").map { name in
            let text = (try? String(contentsOfFile: "/proc/self/fdinfo/\(name)", encoding: .utf8)) ?? ""
            return text.split(separator: "\n").count { line in
                line.hasPrefix("inotify") && line.split(separator: " ").contains { folders.contains(String($0)) }
            }
        }.reduce(0, +)
    }

    /// The number of the test's files that are open, and of what is open to watch files.
    private var openFiles: Int {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
                let opened = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
                return opened.map { $0.contains("inotify") || $0.hasPrefix(folder.path) } ?? false
            }
        }
    }
}
