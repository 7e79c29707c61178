/// Reports when another program changes a file.
///
/// Watching files needs the program's main loop, which neither a form nor a store knows; FormGtk has a watcher that
/// uses GLib's. The store that a watcher was given to keeps it, see ``StateKeeper/watch(with:)``.
@MainActor
public protocol FileWatcher: AnyObject {
    /// Begins to watch a file, in addition to those already watched. The file need not exist yet.
    ///
    /// - Parameters:
    ///   - path: The path of the file. If it leads through symbolic links, also watch the links, and follow them when
    ///     they change.
    ///   - changed: Called after each change, including the program's own. One call may stand for several changes, and
    ///     a call without a change only costs one reading. If a file is written in place, call it when the writer has
    ///     finished: a half-written file can't be read, and may be set aside if it stays so.
    func watch(_ path: String, changed: @escaping @MainActor () -> Void)

    /// Stops watching all files; `changed` is not called any more.
    func stop()
}
