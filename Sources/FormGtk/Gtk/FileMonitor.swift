import CGtk
import FormStore

/// Watches a file with GLib's main loop, for a ``FormStore/SettingsStore``.
@MainActor
public final class FileMonitor: FileWatcher {
    private var monitor: UnsafeMutablePointer<GFileMonitor>?

    /// Makes a monitor that watches nothing yet.
    public init() {}

    isolated deinit {
        stop()
    }

    public func watch(_ path: String, changed: @escaping @MainActor () -> Void) {
        stop()
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        // Where nothing can be watched, as on some network disks, changes are found at the next save.
        guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return }
        // A file that is replaced is told of at once; one that is written in place at most so often.
        g_file_monitor_set_rate_limit(monitor, 100)
        Signal.connectFileChanged(monitor, .fileChanged, handler: changed)
        self.monitor = monitor
    }

    public func stop() {
        guard let monitor else { return }
        g_file_monitor_cancel(monitor)
        g_object_unref(UnsafeMutableRawPointer(monitor))
        self.monitor = nil
    }
}
