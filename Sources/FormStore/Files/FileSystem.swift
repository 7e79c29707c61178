/// The file system functions that reading and saving need.
///
/// Each function stands for one kernel call, so that a test can make any of the calls fail. A function throws a
/// ``FileSystemError`` with the kernel's error number. Names are relative to a folder that is open, so renaming the
/// folder in the meantime, or replacing it with a link, can't redirect a call.
package protocol FileSystem: Sendable {
    /// The effective user id of this process; 0 is root.
    var user: UInt32 { get }
    /// Opens the root folder or the current folder of the process.
    func enter(_ start: PathStart) throws(FileSystemError) -> FileHandle
    /// Returns a handle for a name in a folder, or `nil` if nothing has the name. Links are not followed.
    ///
    /// The handle can't be used for reading. A handle for a folder can be passed to this function to find the names in
    /// it.
    func find(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle?
    /// Returns the status of a file, a folder or a link.
    func status(of file: FileHandle) throws(FileSystemError) -> FileStatus
    /// Returns true if another file is mounted over a file in a folder, so that it can't be renamed or replaced.
    func isMountPoint(_ file: FileHandle, in folder: FileHandle) -> Bool
    /// Returns the destination of a symbolic link, as it is stored in the link.
    func destination(of link: FileHandle) throws(FileSystemError) -> String
    /// Returns the names in a folder, unsorted.
    func names(in folder: FileHandle) throws(FileSystemError) -> [String]
    /// Creates a folder that only its owner can enter.
    func makeFolder(_ name: String, in folder: FileHandle) throws(FileSystemError)
    /// Creates a file that only its owner can read. Fails if the name is already in use.
    func createFile(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle
    /// Opens a file in a folder for reading. The name `.` opens the folder itself.
    ///
    /// Fails for a link, and never waits for the other end of a pipe.
    func open(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle
    /// Reads at most the given number of bytes. Returns no bytes at the end of the file.
    func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8]
    /// Writes as many of the bytes as the file accepts now, and returns their number.
    func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int
    /// Sets the owner and the group of a file or a folder, which only root may do.
    func setOwner(_ user: UInt32, group: UInt32, of file: FileHandle) throws(FileSystemError)
    /// Sets the permissions of a file.
    func setMode(_ mode: UInt32, of file: FileHandle) throws(FileSystemError)
    /// Locks a file until it is closed or the program ends. Returns false, without waiting, if the file is already
    /// locked.
    func lock(_ file: FileHandle) throws(FileSystemError) -> Bool
    /// The time now, in nanoseconds since 1970.
    var time: Int { get }
    /// Waits a moment before the next attempt to lock or to read a file.
    func pause(for duration: Duration)
    /// Waits until a file's bytes, or a folder's names, are on the disk.
    func synchronize(_ file: FileHandle) throws(FileSystemError)
    /// Closes a file.
    func close(_ file: FileHandle)
    /// Renames a file atomically, replacing a file that has the new name.
    func rename(_ name: String, to newName: String, in folder: FileHandle) throws(FileSystemError)
    /// Renames a file atomically, without replacing a file that has the new name. Not all file systems can do that.
    ///
    /// - Parameter isExchange: True if the file with the new name gets the old name; false if there must be none.
    func rename(
        _ name: String, to newName: String, in folder: FileHandle, isExchange: Bool
    ) throws(FileSystemError)
    /// Holds off programs that want to open a file for writing until the file is closed here. Returns false if a
    /// program has it open for writing already, or waits for that since an earlier call.
    ///
    /// Fails if the file system can't tell.
    func holdOffWriters(of file: FileHandle) throws(FileSystemError) -> Bool
    /// Removes a file.
    func remove(_ name: String, in folder: FileHandle) throws(FileSystemError)
}

/// The folder in which a path begins.
package enum PathStart: Hashable, Sendable {
    /// The root folder.
    case root
    /// The current folder of the process.
    case currentFolder
}

/// The kind of a file system object.
package enum FileKind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe or a socket.
    case other
}

/// The attributes of a file, a folder or a link.
package struct FileStatus: Hashable, Sendable {
    /// The kind of the object.
    package let kind: FileKind
    /// The id of the user who owns the object.
    package let user: UInt32
    /// The id of the group that owns the object.
    package let group: UInt32
    /// The nine permission bits of the object.
    package let mode: UInt32
    /// True if the object has a name. A file that was removed while it was open has none.
    package let hasName: Bool
    /// The time of the last change to a file's bytes or to the names in a folder, in nanoseconds since 1970.
    package let modified: Int
    /// The time of the last change to a file's bytes, name or attributes, in nanoseconds since 1970.
    package let changed: Int
    /// The number of bytes in a file.
    package let size: Int
    /// Distinguishes the object from all others that exist.
    package let identity: Identity

    /// The numbers that distinguish a file system object from all others that exist.
    package struct Identity: Hashable, Sendable {
        let device: UInt
        let number: UInt

        /// Creates an identity from the number of a device and that of an object on it.
        package init(device: UInt = 0, number: UInt = 0) {
            self.device = device
            self.number = number
        }
    }

    /// Creates a status.
    package init(
        kind: FileKind, user: UInt32, group: UInt32, mode: UInt32, hasName: Bool = true, modified: Int = 0,
        changed: Int = 0, size: Int = 0, identity: Identity = Identity()
    ) {
        self.kind = kind
        self.user = user
        self.group = group
        self.mode = mode
        self.hasName = hasName
        self.modified = modified
        self.changed = changed
        self.size = size
        self.identity = identity
    }

    /// True if users other than the owner can put files into this folder.
    var isShared: Bool { mode & 0o022 != 0 }
}

/// An open file, folder or link.
package struct FileHandle: Hashable, Sendable {
    /// The file descriptor.
    package let descriptor: Int32

    /// Creates a handle from a file descriptor.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }
}
