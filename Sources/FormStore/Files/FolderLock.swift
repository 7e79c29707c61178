import Glibc

extension FileSystem {
    /// Locks a folder until the returned handle is closed.
    ///
    /// Waits while another program holds the lock, as long as files in the folder keep changing.
    ///
    /// The folder itself is locked, because each save replaces the file, and a separate lock file would be left behind.
    /// If the folder can't be locked, the function doesn't wait.
    ///
    /// - Returns: The handle to close, or `nil` for a folder that can be written to but not opened.
    /// - Throws: A ``FileSystemError`` with `EBUSY` if another program doesn't release the lock.
    func lockFolder(_ folder: FileHandle) throws(FileSystemError) -> FileHandle? {
        guard let handle = try? open(".", in: folder) else { return nil }
        // A save takes milliseconds. A program that holds the lock for seconds without saving has been stopped. The
        // total wait is limited as well, because other programs may change a stopped program's folder all the time.
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
