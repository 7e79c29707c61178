/// Tells when another program changes a file.
///
/// What watches files is the program's main loop, which this module doesn't know:
/// FormGtk has one for GLib's.
@MainActor
public protocol FileWatcher: AnyObject {
    /// Begins to watch a file, whether or not it is there yet.
    ///
    /// - Parameters:
    ///   - path: The file itself, behind all links.
    ///   - changed: Called after each change, also the program's own; once may stand for several.
    func watch(_ path: String, changed: @escaping @MainActor () -> Void)

    /// Ends the watching.
    func stop()
}
