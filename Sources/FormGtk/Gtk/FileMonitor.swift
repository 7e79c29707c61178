import CGtk
import FormCore

/// Watches files with GLib's main loop, for a `StateKeeper` of FormCore.
///
/// A replaced file is reported immediately. A file that is written in place is reported once the writing program has
/// closed it. If the path leads through symbolic links, they are followed, and a link that is changed is reported as
/// well. If a file can't be watched, as on some network disks, nothing is reported, and the `StateKeeper` finds the
/// changes only when it saves.
///
/// `FormApplication.run(_:keeping:)` creates a monitor automatically.
@MainActor
public final class FileMonitor: FileWatcher {
    private var paths: [MonitoredPath] = []

    /// Makes a monitor that watches nothing yet.
    public init() {}

    isolated deinit {
        stop()
    }

    public func watch(_ path: String, changed: @escaping @MainActor () -> Void) {
        paths.append(MonitoredPath(path, changed))
    }

    public func stop() {
        for path in paths { path.stop() }
        paths = []
    }
}

/// A path whose file is watched, and so is each link that leads to it.
@MainActor
private final class MonitoredPath {
    private let path: String
    private let changed: @MainActor () -> Void
    private var stops: Set<String> = []
    private var monitors: [String: UnsafeMutablePointer<GFileMonitor>] = [:]

    init(_ path: String, _ changed: @escaping @MainActor () -> Void) {
        // The current folder of the process may be another one later.
        let folder = g_get_current_dir()!
        defer { g_free(folder) }
        self.path = path.hasPrefix("/") ? path : "\(String(cString: folder))/\(path)"
        self.changed = changed
        follow()
    }

    func stop() {
        for monitor in monitors.values { Self.end(monitor) }
        monitors = [:]
    }

    private static func end(_ monitor: UnsafeMutablePointer<GFileMonitor>) {
        g_file_monitor_cancel(monitor)
        g_object_unref(UnsafeMutableRawPointer(monitor))
    }

    /// Watches what the path leads through now. Returns true if that has changed.
    @discardableResult
    private func follow() -> Bool {
        var hasChanged = false
        // A link may be turned before it is watched.
        for _ in 0..<10 {
            let stops = Self.stops(of: path)
            guard stops != self.stops else { break }
            hasChanged = true
            self.stops = stops
            for (stop, monitor) in monitors where !stops.contains(stop) {
                Self.end(monitor)
                monitors[stop] = nil
            }
            for stop in stops where monitors[stop] == nil { monitors[stop] = monitor(of: stop) }
        }
        return hasChanged
    }

    private func monitor(of stop: String) -> UnsafeMutablePointer<GFileMonitor>? {
        let file = g_file_new_for_path(stop)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let monitor = g_file_monitor_file(file, file_monitor_watch_moves, nil, nil) else { return nil }
        Signal.connectFileChanged(monitor, .fileChanged) { [weak self] in self?.report($0) }
        return monitor
    }

    private func report(_ event: GFileMonitorEvent) {
        switch event {
        case G_FILE_MONITOR_EVENT_CHANGED, G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED: break
        // A file that was just created is not complete yet. The end of writing is reported separately.
        case G_FILE_MONITOR_EVENT_CREATED: if follow() { changed() }
        default:
            follow()
            changed()
        }
    }

    /// Returns where the path can be made to lead elsewhere: each link on the way, and the file at its end or, if a
    /// folder is missing before, the first one that is.
    private static func stops(of path: String) -> Set<String> {
        var stops: Set<String> = []
        var folder = ""
        var rest = names(of: path)
        var links = 0
        while let name = rest.popLast() {
            if name == ".." {
                folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
                continue
            }
            let stop = "\(folder)/\(name)"
            if let destination = g_file_read_link(stop, nil) {
                defer { g_free(destination) }
                stops.insert(stop)
                links += 1
                // The kernel follows no more links either.
                if links > 40 { return stops }
                let destination = String(cString: destination)
                if destination.hasPrefix("/") { folder = "" }
                rest += names(of: destination)
            } else if rest.isEmpty || g_file_test(stop, file_test_exists) == 0 {
                stops.insert(stop)
                return stops
            } else {
                folder = stop
            }
        }
        return stops
    }

    /// Returns the names in a path, in reverse order.
    private static func names(of path: String) -> [Substring] {
        path.split(separator: "/").filter { $0 != "." }.reversed()
    }
}
