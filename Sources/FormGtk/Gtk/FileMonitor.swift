import CGtk
import FormCore

/// Watches files with GLib's main loop, for a `StateKeeper` of FormCore.
///
/// A replaced file is reported immediately. A file that is written in place is reported once the writing program has
/// closed it. If a file can't be watched, as on some network disks, nothing is reported, and the `StateKeeper` finds
/// the changes only when it saves.
///
/// `FormApplication.run(_:keeping:)` creates a monitor automatically.
@MainActor
public final class FileMonitor: FileWatcher {
    private var monitors: [UnsafeMutablePointer<GFileMonitor>] = []

    /// Makes a monitor that watches nothing yet.
    public init() {}

    isolated deinit {
        stop()
    }

    public func watch(_ path: String, changed: @escaping @MainActor () -> Void) {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_file(file, file_monitor_watch_moves, nil, nil) else { return }
        Signal.connectFileChanged(monitor, .fileChanged) { event in
            switch event {
            // While a program writes the file, the content is not a complete settings file yet. The end of writing is
            // reported separately.
            case G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_CHANGED,
                G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED:
                break
            default: changed()
            }
        }
        monitors.append(monitor)
    }

    public func stop() {
        for monitor in monitors {
            g_file_monitor_cancel(monitor)
            g_object_unref(UnsafeMutableRawPointer(monitor))
        }
        monitors = []
    }
}
