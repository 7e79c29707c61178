/// A file as it was read. It stays open, so that a save can tell whether it would replace this file or another one.
final class ReadFile: Sendable {
    private let fileSystem: any FileSystem
    private let handle: FileHandle
    private let status: FileStatus

    /// Creates a read file from an open file, which it closes in the end.
    ///
    /// - Parameter status: The file's status before it was read.
    init(_ handle: FileHandle, _ status: FileStatus, in fileSystem: any FileSystem) {
        self.handle = handle
        self.status = status
        self.fileSystem = fileSystem
    }

    deinit {
        fileSystem.close(handle)
    }

    var identity: FileStatus.Identity { status.identity }

    /// False if another program has the file open for writing. Where a file system can't tell, only the times of
    /// changes show that a program is writing.
    var hasNoWriter: Bool { (try? fileSystem.holdOffWriters(of: handle)) != false }

    /// True if another program may be writing the file, because it has the file open or has just changed it.
    var isBusy: Bool {
        guard hasNoWriter, let now = try? fileSystem.status(of: handle) else { return true }
        return abs(fileSystem.time - now.changed) < Self.justChanged
    }

    /// True if the file is the same as when it was read, and no program is writing it.
    var isUnchanged: Bool { hasNoWriter && (try? fileSystem.status(of: handle)) == status }

    /// Locks the file, as a program that saves does with its temporary file, so that no other program removes it while
    /// it has the temporary file's name.
    func lock() { _ = try? fileSystem.lock(handle) }

    /// Takes the rights of other users to the file away. A failure is ignored, because some file systems have no
    /// permissions.
    func conceal() { try? fileSystem.setMode(0o600, of: handle) }

    /// The time in which a change counts as one that is being made, in nanoseconds.
    private static let justChanged = 1_000_000_000
}

/// What a save may replace.
enum Replaceable {
    /// Whatever is there.
    case anything
    /// Nothing: there must be no file.
    case nothing
    /// A file that was read, if it has not changed since and no program is writing it.
    case file(ReadFile)
    /// A file that can't be read, which gets another name because the user has chosen that.
    case unreadable(ReadFile)
}
