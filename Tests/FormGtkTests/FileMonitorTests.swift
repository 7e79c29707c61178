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
}
