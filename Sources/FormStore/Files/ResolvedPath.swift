import Glibc

/// The location that a path leads to once all links are followed: a name in a folder that is kept open.
struct ResolvedPath {
    /// The folder, or `nil` if it is missing.
    let folder: FileHandle?
    let name: String
    /// The path without links, for messages.
    let path: String
    /// The status of the file with the name, or `nil` if there is no such file.
    let status: FileStatus?

    /// Returns the folder, or throws an error if it is missing.
    func openFolder() throws(FileSystemError) -> FileHandle {
        guard let folder else { throw FileSystemError(code: ENOENT) }
        return folder
    }
}

extension FileSystem {
    /// Waits until the names in a folder are on the disk, if the file system supports that.
    func synchronizeFolder(_ folder: FileHandle) throws(FileSystemError) {
        let handle: FileHandle
        do {
            handle = try retrying { () throws(FileSystemError) in try open(".", in: folder) }
        } catch {
            // A folder that can be changed but not listed can't be opened, so it can't be synchronised. That is not
            // treated as an error, because the change to the folder has succeeded.
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

    /// Repeats a call for as long as signals interrupt it.
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
