/// Tells when another program changes a file.
///
/// What watches files is the program's main loop, which this module doesn't know:
/// FormGtk has one for GLib's. It is held by the store that it was given to, see
/// ``SettingsStore/watch(with:)``.
@MainActor
public protocol FileWatcher: AnyObject {
    /// Begins to watch a file, whether or not it is there yet.
    ///
    /// - Parameters:
    ///   - path: The file itself, behind all links.
    ///   - changed: Called after each change, also the program's own; once may stand for several, and a call
    ///     without a change costs one reading. A file that is written in place should be told of when its
    ///     writer is done: one that is half written is no settings file, and is set aside if it stays one.
    func watch(_ path: String, changed: @escaping @MainActor () -> Void)

    /// Ends the watching: nothing is told any more.
    func stop()
}
