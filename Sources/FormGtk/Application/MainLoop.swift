import CGtk
import Dispatch
import Glibc

/// Connects Swift's main queue to GLib's main loop.
@MainActor
enum MainLoop {
    private static var isJoined = false

    /// Lets Swift tasks run while GLib's loop runs, without polling.
    ///
    /// Dispatch makes a file descriptor readable whenever its main queue has work. GLib's loop watches that file
    /// descriptor and then lets Dispatch run the work.
    static func join() {
        guard !isJoined else { return }
        isJoined = true
        _ = DispatchQueue.main
        g_unix_fd_add(
            _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { descriptor, _, _ in
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil)
    }
}
