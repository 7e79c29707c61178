import Glibc

extension FileSystem {
    /// Locks a folder until the returned handle is closed.
    ///
    /// If another program holds the lock, the function waits until it is released. The function gives up once the names
    /// in the folder haven't changed for five seconds, or after 50 seconds in any case. If the folder can't be locked
    /// at all, for example because the file system has no locks, the function returns a handle without a lock.
    ///
    /// The folder is locked rather than the file, because each save replaces the file. A separate lock file would be
    /// left behind.
    ///
    /// - Returns: The handle to close, or `nil` for a folder that can be written to but not opened.
    /// - Throws: ``FileSystemError/folderLocked`` if another program doesn't release the lock.
    func lockFolder(_ folder: FileHandle) throws(FileSystemError) -> FileHandle? {
        guard let handle = try? open(".", in: folder) else { return nil }
        // A save takes milliseconds. If a program holds the lock for seconds without saving, it has been stopped. The
        // total wait is limited as well, because programs that don't lock the folder may change it all the time.
        var (attempt, modified) = (0, Int?.none)
        for _ in 1...10_000 where attempt < 1000 {
            guard let isOurs = try? lock(handle), !isOurs else { return handle }
            let latest = (try? status(of: handle))?.modified
            if latest != modified { (attempt, modified) = (0, latest) }
            attempt += 1
            pause(for: min(.microseconds(500) * attempt, .milliseconds(5)))
        }
        close(handle)
        throw .folderLocked
    }
}
