/// What saving needs of a file system, one call of the kernel each, so that a test can fail any of them.
///
/// Names stand in folders that are open: a folder that is renamed meanwhile, or a link in its
/// place, leads nowhere else. Each function throws a ``FileSystemError`` with the kernel's number.
package protocol FileSystem: Sendable {
    /// The number of the user that this process acts for; 0 is root.
    var user: UInt32 { get }
    /// Enters the folder that absolute paths begin in, or the one that the process is in.
    func enter(_ start: PathStart) throws(FileSystemError) -> FileHandle
    /// What has a name in a folder, a link itself and not what it leads to; `nil` if nothing has.
    ///
    /// It can't be read; a folder has been entered.
    func find(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle?
    /// What a file, a folder or a link is, and whose.
    func status(of file: FileHandle) throws(FileSystemError) -> FileStatus
    /// Where a symbolic link points to, as it is written in it.
    func destination(of link: FileHandle) throws(FileSystemError) -> String
    /// The names in a folder, in no order.
    func names(in folder: FileHandle) throws(FileSystemError) -> [String]
    /// Makes a folder that only its owner can enter.
    func makeFolder(_ name: String, in folder: FileHandle) throws(FileSystemError)
    /// Makes a file that only its owner can read; fails if anything has the name.
    func createFile(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle
    /// Opens a file for reading, or the folder itself under the name `.`; fails for a link, and never waits
    /// for another end of a pipe.
    func open(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle
    /// Reads some bytes; none at the end.
    func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8]
    /// Writes some of the bytes and says how many.
    func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int
    /// Gives a file, or a folder, to a user and a group; only root may.
    func setOwner(_ user: UInt32, group: UInt32, of file: FileHandle) throws(FileSystemError)
    /// Sets who may do what with a file.
    func setMode(_ mode: UInt32, of file: FileHandle) throws(FileSystemError)
    /// Locks a file until it is closed or its program ends; `false` if another holds it.
    func lock(_ file: FileHandle) throws(FileSystemError) -> Bool
    /// Lets a moment pass before another program's file is tried again.
    func pause(for duration: Duration)
    /// Waits until a file's bytes, or a folder's names, are on the disk.
    func synchronize(_ file: FileHandle) throws(FileSystemError)
    /// Gives a file back.
    func close(_ file: FileHandle)
    /// Gives a file another name in one step; what had it before is gone.
    func rename(_ name: String, to newName: String, in folder: FileHandle) throws(FileSystemError)
    /// Removes a file.
    func remove(_ name: String, in folder: FileHandle) throws(FileSystemError)
}

/// Where a path begins.
package enum PathStart: Hashable, Sendable {
    /// The folder that all others stand in.
    case root
    /// The folder that the process is in.
    case currentFolder
}

/// What can have a name.
package enum FileKind: Hashable, Sendable {
    /// A file with bytes.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe or a socket.
    case other
}

/// What a file, a folder or a link is, and whose.
package struct FileStatus: Hashable, Sendable {
    /// What it is.
    package let kind: FileKind
    /// The number of the user whom it belongs to.
    package let user: UInt32
    /// The number of its group.
    package let group: UInt32
    /// Who may do what with it: the nine bits of the permissions.
    package let mode: UInt32
    /// Whether it still has a name.
    package let hasName: Bool
    /// When its bytes, or a folder's names, have changed: nanoseconds since 1970.
    package let modified: Int

    /// Makes a status.
    package init(
        kind: FileKind, user: UInt32, group: UInt32, mode: UInt32, hasName: Bool = true, modified: Int = 0
    ) {
        self.kind = kind
        self.user = user
        self.group = group
        self.mode = mode
        self.hasName = hasName
        self.modified = modified
    }

    /// Whether others than the owner can put something into this folder.
    var isShared: Bool { mode & 0o022 != 0 }
}

/// A file, a folder or a link that is open.
package struct FileHandle: Hashable, Sendable {
    /// The number that the file system knows it by.
    package let descriptor: Int32

    /// Makes a handle from the number that the file system knows it by.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }
}
