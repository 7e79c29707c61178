import Foundation
import Glibc

/// A disk of 64 KiB, in memory; only root may have one.
struct SmallDisk {
    /// Where it is mounted.
    let path: String

    /// Whether this process may mount a disk.
    static let isAllowed = (try? use { _ in }) != nil

    /// Mounts a disk, and takes it away also where the body fails.
    static func use(options: String = "size=64k", _ body: (SmallDisk) throws -> Void) throws {
        let disk = SmallDisk(path: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path)
        try check(mkdir(disk.path, 0o700))
        defer { rmdir(disk.path) }
        try check(mount("tmpfs", disk.path, "tmpfs", 0, options))
        defer { umount2(disk.path, Int32(MNT_DETACH)) }
        try body(disk)
    }

    func makeReadOnly(_ isReadOnly: Bool) throws {
        try Self.check(mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0), nil))
    }

    /// Writes a file that takes all space but some bytes.
    func fill(but space: Int) throws {
        let descriptor = open(filler, O_WRONLY | O_CREAT, 0o600)
        try Self.check(descriptor)
        defer { close(descriptor) }
        let block = [UInt8](repeating: 0, count: 1024)
        var size = 0
        while write(descriptor, block, block.count) == block.count { size += block.count }
        try Self.check(ftruncate(descriptor, size - space))
    }

    /// Removes what takes all space.
    func empty() throws {
        try Self.check(unlink(filler))
    }

    private var filler: String { path + "/filler" }

    private static func check(_ result: Int32) throws {
        if result < 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
}
