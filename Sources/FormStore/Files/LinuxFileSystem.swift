import CProcess
import Glibc

/// Linux's `O_PATH`, which the Glibc module lacks. It opens a file without requiring permission to read it.
private let onlyPath: Int32 = 0o10_000_000

/// The file system of this machine.
package struct LinuxFileSystem: FileSystem {
    /// Creates an instance for the file system of this machine.
    package init() {}

    /// The effective user id of this process.
    package var user: UInt32 { geteuid() }

    /// Opens the root folder or the current folder of the process.
    package func enter(_ start: PathStart) throws(FileSystemError) -> FileHandle {
        let path = start == .root ? "/" : "."
        return FileHandle(descriptor: try FileSystemError.check(Glibc.open(path, onlyPath | O_DIRECTORY | O_CLOEXEC)))
    }

    /// Returns a handle for a name in a folder, or `nil` if nothing has the name. Links are not followed.
    package func find(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle? {
        let descriptor = openat(folder.descriptor, name, onlyPath | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        return FileHandle(descriptor: try FileSystemError.check(descriptor))
    }

    /// Returns the status of a file, a folder or a link.
    package func status(of file: FileHandle) throws(FileSystemError) -> FileStatus {
        var status = stat()
        try FileSystemError.check(fstat(file.descriptor, &status))
        let kind: FileKind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        return FileStatus(
            kind: kind, user: status.st_uid, group: status.st_gid, mode: status.st_mode & 0o777,
            hasName: status.st_nlink > 0, modified: nanoseconds(status.st_mtim),
            changed: nanoseconds(status.st_ctim), size: Int(status.st_size),
            identity: FileStatus.Identity(device: UInt(status.st_dev), number: UInt(status.st_ino)))
    }

    /// Returns true if another file is mounted over a file in a folder, so that it can't be renamed or replaced.
    package func isMountPoint(_ file: FileHandle, in folder: FileHandle) -> Bool {
        guard let mount = mount(of: file), let folderMount = self.mount(of: folder) else { return false }
        return mount != folderMount
    }

    /// Returns a line that identifies the mount to which a file belongs, or `nil` if there is no /proc.
    private func mount(of file: FileHandle) -> Substring? {
        let descriptor = Glibc.open("/proc/self/fdinfo/\(file.descriptor)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let information = FileHandle(descriptor: descriptor)
        defer { close(information) }
        let bytes = (try? read(upTo: 4096, from: information)) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("mnt_id:") }
    }

    /// Returns the destination of a symbolic link, as it is stored in the link.
    package func destination(of link: FileHandle) throws(FileSystemError) -> String {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = bytes.withUnsafeMutableBytes {
            $0.withMemoryRebound(to: CChar.self) { buffer in
                buffer.baseAddress.map { readlinkat(link.descriptor, "", $0, buffer.count) } ?? -1
            }
        }
        if count < 0 { throw .last }
        if count == bytes.count { throw FileSystemError(code: ENAMETOOLONG) }
        guard let text = String(validating: bytes[..<count], as: UTF8.self) else { throw FileSystemError(code: EILSEQ) }
        return text
    }

    /// Returns the names in a folder, unsorted.
    package func names(in folder: FileHandle) throws(FileSystemError) -> [String] {
        let descriptor = try FileSystemError.check(openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard let folder = fdopendir(descriptor) else {
            let error = FileSystemError.last
            _ = Glibc.close(descriptor)
            throw error
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let position = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let name = UnsafeRawPointer(entry).advanced(by: position).assumingMemoryBound(to: CChar.self)
            names.append(String(cString: name))
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    /// Creates a folder that only its owner can enter.
    package func makeFolder(_ name: String, in folder: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(mkdirat(folder.descriptor, name, 0o700))
    }

    /// Creates a file that only its owner can read. Fails if the name is already in use.
    package func createFile(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        return FileHandle(descriptor: try FileSystemError.check(openat(folder.descriptor, name, flags, 0o600)))
    }

    /// Opens a file in a folder for reading. The name `.` opens the folder itself.
    ///
    /// Fails for a link, and never waits for the other end of a pipe.
    package func open(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle {
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        return FileHandle(descriptor: try FileSystemError.check(openat(folder.descriptor, name, flags)))
    }

    /// Reads at most the given number of bytes. Returns no bytes at the end of the file.
    package func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8] {
        var failure: FileSystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            let count = Glibc.read(file.descriptor, buffer.baseAddress, buffer.count)
            if count < 0 { failure = .last }
            initialized = max(0, count)
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes as many of the bytes as the file accepts now, and returns their number.
    package func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int {
        let count = bytes.withUnsafeBytes { Glibc.write(file.descriptor, $0.baseAddress, $0.count) }
        if count < 0 { throw .last }
        return count
    }

    /// Sets the owner and the group of a file or a folder, which only root may do.
    package func setOwner(_ user: UInt32, group: UInt32, of file: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(fchown(file.descriptor, user, group))
    }

    /// Sets the permissions of a file.
    package func setMode(_ mode: UInt32, of file: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(fchmod(file.descriptor, mode))
    }

    /// Locks a file until it is closed or the program ends. Returns false, without waiting, if the file is already
    /// locked.
    package func lock(_ file: FileHandle) throws(FileSystemError) -> Bool {
        if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        throw .last
    }

    /// The time now, in nanoseconds since 1970.
    package var time: Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return nanoseconds(now)
    }

    /// Waits a moment before the next attempt to lock or to read a file.
    package func pause(for duration: Duration) {
        usleep(UInt32(duration / .microseconds(1)))
    }

    /// Waits until a file's bytes, or a folder's names, are on the disk.
    package func synchronize(_ file: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(fsync(file.descriptor))
    }

    /// Closes a file.
    package func close(_ file: FileHandle) {
        // Linux releases the descriptor even if it reports an error.
        _ = Glibc.close(file.descriptor)
    }

    /// Renames a file atomically, replacing a file that has the new name.
    package func rename(_ name: String, to newName: String, in folder: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(renameat(folder.descriptor, name, folder.descriptor, newName))
    }

    /// Renames a file atomically, without replacing a file that has the new name.
    package func rename(
        _ name: String, to newName: String, in folder: FileHandle, isExchange: Bool
    ) throws(FileSystemError) {
        try FileSystemError.check(
            process_rename(folder.descriptor, name, folder.descriptor, newName, isExchange ? 1 : 0))
    }

    /// Holds off programs that want to open a file for writing, with a lease, until the file is closed.
    package func holdOffWriters(of file: FileHandle) throws(FileSystemError) -> Bool {
        if process_lease(file.descriptor) == 0 { return true }
        if errno == EAGAIN { return false }
        throw .last
    }

    /// Removes a file.
    package func remove(_ name: String, in folder: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(unlinkat(folder.descriptor, name, 0))
    }
}

extension FileSystemError {
    fileprivate static var last: FileSystemError { FileSystemError(code: errno) }

    @discardableResult
    fileprivate static func check(_ result: Int32) throws(FileSystemError) -> Int32 {
        if result < 0 { throw .last }
        return result
    }
}

private func nanoseconds(_ time: timespec) -> Int { time.tv_sec * 1_000_000_000 + time.tv_nsec }
