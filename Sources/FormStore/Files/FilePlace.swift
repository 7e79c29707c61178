import Glibc

/// Where a path leads to, behind all links: a name in a folder that is held open.
struct FilePlace {
    /// The folder; `nil` where it is missing.
    let folder: FileHandle?
    let name: String
    /// The path without links, for people and for what watches files.
    let path: String
    /// What has the name; `nil` if nothing has.
    let status: FileStatus?

    /// The folder, which has to be there.
    func openFolder() throws(FileSystemError) -> FileHandle {
        guard let folder else { throw FileSystemError(code: ENOENT) }
        return folder
    }
}

extension FileSystem {
    /// Waits until the names in a folder are on the disk, where its file system can do that.
    func synchronizeFolder(_ folder: FileHandle) throws(FileSystemError) {
        let handle: FileHandle
        do {
            handle = try retrying { () throws(FileSystemError) in try open(".", in: folder) }
        } catch {
            // What may be changed but not listed can't be opened; the change is made all the same.
            guard error.code == EACCES else { throw error }
            return
        }
        defer { close(handle) }
        do {
            try retrying { () throws(FileSystemError) in try synchronize(handle) }
        } catch {
            guard error.code == EINVAL || error.code == EOPNOTSUPP else { throw error }
        }
    }

    /// Calls again what was cut short by a signal.
    func retrying<Result>(_ body: () throws(FileSystemError) -> Result) throws(FileSystemError) -> Result {
        while true {
            do {
                return try body()
            } catch {
                guard error.code == EINTR else { throw error }
            }
        }
    }
}
