import Glibc

/// Saves a file so that there is always a complete one: the old until the new is on the disk.
///
/// The new bytes go to a temporary file in the same folder; it is synchronized, renamed
/// over the old one, and then the folder is synchronized. A temporary file is locked as
/// long as its writer lives, so that another can tell those that were left behind.
struct AtomicSave {
    let fileSystem: any FileSystem
    /// The file, behind all links.
    let path: String

    func save(_ bytes: [UInt8]) throws(FileSystemError) {
        let parent = folder(of: path)
        try fileSystem.makeFolders(parent)
        switch try fileSystem.kind(of: path) {
        case .file, nil: break
        case .folder: throw FileSystemError(code: EISDIR)
        default: throw FileSystemError(code: ENXIO)
        }
        removeLeftovers()
        let temporary = try create()
        defer { fileSystem.close(temporary.file) }
        do {
            try write(bytes, to: temporary.file)
            try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.synchronize(temporary.file) }
            try fileSystem.rename(temporary.path, to: path)
        } catch {
            try? fileSystem.remove(temporary.path)
            throw error
        }
        try fileSystem.synchronizeFolder(parent)
    }

    private func write(_ bytes: [UInt8], to file: FileHandle) throws(FileSystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.write(rest, to: file) }
            // A file system that takes nothing and says nothing would be asked for ever.
            if count <= 0 { throw FileSystemError(code: EIO) }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes a temporary file and locks it.
    private func create() throws(FileSystemError) -> (path: String, file: FileHandle) {
        for _ in 0..<100 {
            let token = String(UInt64.random(in: .min ... .max), radix: 36)
            let temporary = "\(folder(of: path))/\(prefix)\(token)\(Self.ending)"
            let file: FileHandle
            do {
                file = try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.createFile(temporary) }
            } catch {
                if error.code == EEXIST { continue }
                throw error
            }
            // Somebody who looked for leftovers may have come before the lock.
            if isOurs(file) { return (temporary, file) }
            fileSystem.close(file)
        }
        throw FileSystemError(code: EEXIST)
    }

    private func isOurs(_ file: FileHandle) -> Bool {
        do {
            return try fileSystem.lock(file) && fileSystem.hasName(file)
        } catch {
            // Where nothing can be locked nobody takes a file for left behind.
            return true
        }
    }

    private static let ending = ".tmp"
    private var prefix: String { ".\(name(of: path))." }

    /// Removes the temporary files of writers that have ended before their time; what can't be removed stays.
    private func removeLeftovers() {
        let parent = folder(of: path)
        guard let names = try? fileSystem.names(inFolder: parent) else { return }
        for name in names where isTemporary(name) {
            let leftover = "\(parent)/\(name)"
            guard (try? fileSystem.kind(of: leftover)) == .file,
                let file = try? fileSystem.open(leftover)
            else { continue }
            if (try? fileSystem.lock(file)) == true { try? fileSystem.remove(leftover) }
            fileSystem.close(file)
        }
    }

    private func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(Self.ending) else { return false }
        let token = name.dropFirst(prefix.count).dropLast(Self.ending.count)
        return UInt64(token, radix: 36) != nil
    }
}
