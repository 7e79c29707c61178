import FormStore
import Glibc
import Synchronization

/// The file system of this machine, on which another program acts before a call. Nothing waits for a disk or a clock.
final class InterferingFileSystem: FileSystem {
    private let linux = LinuxFileSystem()
    private let calls = Mutex(0)
    private let waited = Mutex(0)
    private let interference = Mutex(Interference(act: { _ in }))

    /// What the other program's act comes before.
    enum Interruption {
        /// The call of this number, counted from the last ``interfere(_:)``.
        case call(Int)
        /// A pause of the program under test.
        case pause
    }

    /// What another program does. A mutex over the function itself would wrap the function once more each time it is
    /// read, until no call of it ends any more.
    private struct Interference {
        let act: @Sendable (Interruption) -> Void
    }

    /// Lets another program act from now on.
    func interfere(_ body: @escaping @Sendable (Interruption) -> Void) {
        interference.withLock { $0 = Interference(act: body) }
        calls.withLock { $0 = 0 }
    }

    private func next() {
        let number = calls.withLock { number in
            number += 1
            return number - 1
        }
        interference.withLock { $0 }.act(.call(number))
    }

    var user: UInt32 { linux.user }

    func enter(_ start: PathStart) throws(FileSystemError) -> FileHandle { try linux.enter(start) }

    func find(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle? {
        next()
        return try linux.find(name, in: folder)
    }

    func status(of file: FileHandle) throws(FileSystemError) -> FileStatus {
        next()
        return try linux.status(of: file)
    }

    func isMountPoint(_ file: FileHandle, in folder: FileHandle) -> Bool { linux.isMountPoint(file, in: folder) }

    func destination(of link: FileHandle) throws(FileSystemError) -> String { try linux.destination(of: link) }

    func names(in folder: FileHandle) throws(FileSystemError) -> [String] {
        next()
        return try linux.names(in: folder)
    }

    func makeFolder(_ name: String, in folder: FileHandle) throws(FileSystemError) {
        try linux.makeFolder(name, in: folder)
    }

    func createFile(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle {
        next()
        return try linux.createFile(name, in: folder)
    }

    func open(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle {
        next()
        return try linux.open(name, in: folder)
    }

    func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8] {
        next()
        // A long file takes several calls.
        return try linux.read(upTo: min(count, 20), from: file)
    }

    func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int {
        next()
        return try linux.write(bytes, to: file)
    }

    func setOwner(_ user: UInt32, group: UInt32, of file: FileHandle) throws(FileSystemError) {
        try linux.setOwner(user, group: group, of: file)
    }

    func setMode(_ mode: UInt32, of file: FileHandle) throws(FileSystemError) { try linux.setMode(mode, of: file) }

    func lock(_ file: FileHandle) throws(FileSystemError) -> Bool {
        next()
        return try linux.lock(file)
    }

    var time: Int { linux.time + waited.withLock { $0 } }

    func pause(for duration: Duration) {
        waited.withLock { $0 += Int(duration / .nanoseconds(1)) }
        interference.withLock { $0 }.act(.pause)
    }

    func synchronize(_ file: FileHandle) throws(FileSystemError) { next() }

    func close(_ file: FileHandle) { linux.close(file) }

    func rename(_ name: String, to newName: String, in folder: FileHandle) throws(FileSystemError) {
        next()
        try linux.rename(name, to: newName, in: folder)
    }

    func rename(
        _ name: String, to newName: String, in folder: FileHandle, isExchange: Bool
    ) throws(FileSystemError) {
        next()
        try linux.rename(name, to: newName, in: folder, isExchange: isExchange)
    }

    func holdOffWriters(of file: FileHandle) throws(FileSystemError) -> Bool {
        next()
        return try linux.holdOffWriters(of: file)
    }

    func remove(_ name: String, in folder: FileHandle) throws(FileSystemError) {
        next()
        try linux.remove(name, in: folder)
    }
}
