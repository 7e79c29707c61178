/// Tells when another program changes a file.
///
/// What watches files is the program's main loop, which neither a form nor a keeper knows:
/// FormGtk has one for GLib's. It is held by the keeper that it was given to, see
/// ``StateKeeper/watch(with:)``.
@MainActor
public protocol FileWatcher: AnyObject {
    /// Begins to watch a file, whether or not it is there yet, and besides those that are watched already.
    ///
    /// - Parameters:
    ///   - path: The file itself, behind all links.
    ///   - changed: Called after each change, also the program's own; once may stand for several, and a call
    ///     without a change costs one reading. A file that is written in place should be told of when its
    ///     writer is done: one that is half written can't be read, and may be set aside if it stays so.
    func watch(_ path: String, changed: @escaping @MainActor () -> Void)

    /// Ends the watching of all files: nothing is told any more.
    func stop()
}
