/// What saving needs of a file system, one call of the kernel each, so that a test can fail any of them.
///
/// Each function throws a ``FileSystemError`` with the kernel's number.
public protocol FileSystem: Sendable {
    /// What stands at a path, links not followed; `nil` if nothing does.
    func kind(of path: String) throws(FileSystemError) -> FileKind?
    /// Where a symbolic link points to, as it is written in it.
    func destination(ofLink path: String) throws(FileSystemError) -> String
    /// The names in a folder, in no order.
    func names(inFolder path: String) throws(FileSystemError) -> [String]
    /// Makes a folder that only its owner can enter; the one it stands in must be there.
    func makeFolder(_ path: String) throws(FileSystemError)
    /// Makes a file that only its owner can read; fails if anything has the name.
    func createFile(_ path: String) throws(FileSystemError) -> FileHandle
    /// Opens a file or folder for reading; never waits for another end of a pipe.
    func open(_ path: String) throws(FileSystemError) -> FileHandle
    /// Reads some bytes; none at the end.
    func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8]
    /// Writes some of the bytes and says how many.
    func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int
    /// Locks a file until it is closed or its program ends; `false` if another holds it.
    func lock(_ file: FileHandle) throws(FileSystemError) -> Bool
    /// Lets a moment pass before another program's file is tried again.
    func pause(for duration: Duration)
    /// Whether the file still has a name.
    func hasName(_ file: FileHandle) throws(FileSystemError) -> Bool
    /// Waits until a file's bytes, or a folder's names, are on the disk.
    func synchronize(_ file: FileHandle) throws(FileSystemError)
    /// Gives a file back.
    func close(_ file: FileHandle)
    /// Gives a file another name in one step; what had it before is gone.
    func rename(_ path: String, to newPath: String) throws(FileSystemError)
    /// Removes a file.
    func remove(_ path: String) throws(FileSystemError)
}

/// What can stand at a path.
public enum FileKind: Hashable, Sendable {
    /// A file with bytes.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe or a socket.
    case other
}

/// A file or folder that is open.
public struct FileHandle: Hashable, Sendable {
    /// The number that the file system knows it by.
    public let descriptor: Int32

    /// Makes a handle from the number that the file system knows it by.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }
}
