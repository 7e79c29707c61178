import CGtk
import FormCore

/// Watches files with GLib's main loop, for a `StateKeeper` of FormCore.
///
/// A file that is replaced is told of at once, and one that is written in place when its
/// writer has closed it. Where nothing can be watched, as on some network disks, nothing is
/// told, and a keeper finds the changes when it saves.
///
/// `FormApplication.run(_:keeping:)` makes one itself.
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
            // What is there in the middle of writing is no file of settings yet; the end of it is told as well.
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
