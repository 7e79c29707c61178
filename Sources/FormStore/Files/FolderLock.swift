import Glibc

extension FileSystem {
    /// Waits until no other program that asks has a folder, and takes it until the handle is closed; as long as others
    /// save something there, it is their turn.
    ///
    /// The folder itself is locked: the file is another one after each save, and a file
    /// for the lock alone would stay behind. Where nothing can be locked nobody is
    /// waited for.
    ///
    /// - Returns: What to close; `nil` for a folder that can't be opened, only written.
    func lockFolder(_ folder: FileHandle) throws(FileSystemError) -> FileHandle? {
        guard let handle = try? open(".", in: folder) else { return nil }
        // A save takes milliseconds. A program that holds the lock for seconds and saves nothing has been stopped, and so
        // may one whose folder others write to all the time.
        var (attempt, modified) = (0, Int?.none)
        for _ in 1...10_000 where attempt < 1000 {
            guard let isOurs = try? lock(handle), !isOurs else { return handle }
            let latest = (try? status(of: handle))?.modified
            if latest != modified { (attempt, modified) = (0, latest) }
            attempt += 1
            pause(for: min(.microseconds(500) * attempt, .milliseconds(5)))
        }
        close(handle)
        throw FileSystemError(code: EBUSY)
    }
}
