import Glibc

/// The files of this machine.
public struct LinuxFileSystem: FileSystem {
    /// Makes the machine's file system.
    public init() {}

    /// What stands at a path, links not followed; `nil` if nothing does.
    public func kind(of path: String) throws(FileSystemError) -> FileKind? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw .last
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Where a symbolic link points to, as it is written in it.
    public func destination(ofLink path: String) throws(FileSystemError) -> String {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = bytes.withUnsafeMutableBytes {
            $0.withMemoryRebound(to: CChar.self) { buffer in
                buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
            }
        }
        if count < 0 { throw .last }
        if count == bytes.count { throw FileSystemError(code: ENAMETOOLONG) }
        guard let text = String(validating: bytes[..<count], as: UTF8.self) else { throw FileSystemError(code: EILSEQ) }
        return text
    }

    /// The names in a folder, in no order.
    public func names(inFolder path: String) throws(FileSystemError) -> [String] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let place = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let name = UnsafeRawPointer(entry).advanced(by: place).assumingMemoryBound(to: CChar.self)
            names.append(String(cString: name))
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    /// Makes a folder that only its owner can enter.
    public func makeFolder(_ path: String) throws(FileSystemError) {
        try FileSystemError.check(mkdir(path, 0o700))
    }

    /// Makes a file that only its owner can read; fails if anything has the name.
    public func createFile(_ path: String) throws(FileSystemError) -> FileHandle {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        return FileHandle(descriptor: try FileSystemError.check(Glibc.open(path, flags, 0o600)))
    }

    /// Opens a file or folder for reading; never waits for another end of a pipe.
    public func open(_ path: String) throws(FileSystemError) -> FileHandle {
        FileHandle(descriptor: try FileSystemError.check(Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)))
    }

    /// Reads some bytes; none at the end.
    public func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8] {
        var failure: FileSystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            let count = Glibc.read(file.descriptor, buffer.baseAddress, buffer.count)
            if count < 0 { failure = .last }
            initialized = max(0, count)
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes some of the bytes and says how many.
    public func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int {
        let count = bytes.withUnsafeBytes { Glibc.write(file.descriptor, $0.baseAddress, $0.count) }
        if count < 0 { throw .last }
        return count
    }

    /// Locks a file until it is closed or its program ends; `false` if another holds it.
    public func lock(_ file: FileHandle) throws(FileSystemError) -> Bool {
        if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        if errno == EWOULDBLOCK { return false }
        throw .last
    }

    /// Lets a moment pass before another program's file is tried again.
    public func pause(for duration: Duration) {
        usleep(UInt32(duration / .microseconds(1)))
    }

    /// Whether the file still has a name.
    public func hasName(_ file: FileHandle) throws(FileSystemError) -> Bool {
        var status = stat()
        try FileSystemError.check(fstat(file.descriptor, &status))
        return status.st_nlink > 0
    }

    /// Waits until a file's bytes, or a folder's names, are on the disk.
    public func synchronize(_ file: FileHandle) throws(FileSystemError) {
        try FileSystemError.check(fsync(file.descriptor))
    }

    /// Gives a file back.
    public func close(_ file: FileHandle) {
        // Linux has given the number back also where it reports a failure.
        _ = Glibc.close(file.descriptor)
    }

    /// Gives a file another name in one step; what had it before is gone.
    public func rename(_ path: String, to newPath: String) throws(FileSystemError) {
        try FileSystemError.check(Glibc.rename(path, newPath))
    }

    /// Removes a file.
    public func remove(_ path: String) throws(FileSystemError) {
        try FileSystemError.check(unlink(path))
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
