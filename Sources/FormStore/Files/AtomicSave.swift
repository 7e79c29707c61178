import Glibc

/// Saves a file atomically: the old file remains complete until the new one is on the disk.
///
/// The new bytes are written to a temporary file in the same folder. The temporary file is synchronised to the disk and
/// renamed over the old file, and then the folder is synchronised. A program locks its temporary file until the save
/// has finished. If a temporary file isn't locked, its program ended during the save, and any program may remove the
/// file.
struct AtomicSave {
    let fileSystem: any FileSystem
    let target: ResolvedPath
    let folder: FileHandle

    init(_ fileSystem: any FileSystem, at target: ResolvedPath) throws(FileSystemError) {
        self.fileSystem = fileSystem
        self.target = target
        folder = try target.openFolder()
    }

    /// Saves a file.
    ///
    /// - Returns: The new name of an unreadable file that was set aside, or `nil` if none was.
    @discardableResult
    func save(_ bytes: [UInt8], over old: Replaceable = .anything) throws(FileSystemError) -> String? {
        switch target.status?.kind {
        case .file, nil: break
        case .folder: throw FileSystemError(code: EISDIR)
        default: throw FileSystemError(code: ENXIO)
        }
        removeLeftovers()
        let temporary = try create()
        let newName: String?
        defer { fileSystem.close(temporary.file) }
        do {
            let ownership = try fileSystem.ownership(at: target, madeBy: maker(of: temporary.file))
            try write(bytes, to: temporary.file)
            if let ownership {
                try fileSystem.setOwner(ownership.user, group: ownership.group, of: temporary.file)
                try fileSystem.setMode(ownership.mode, of: temporary.file)
            }
            try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.synchronize(temporary.file) }
            newName = try install(temporary.name, over: old)
        } catch {
            try? fileSystem.remove(temporary.name, in: folder)
            throw error
        }
        try fileSystem.synchronizeFolder(folder)
        return newName
    }

    /// Returns the user who owned the new file when it was created. Usually that is the user of this process.
    ///
    /// On a file system without owners, all files seem to belong to one fixed user. So if the old file seems to belong
    /// to another user, the function reads the owner of the new file rather than assuming it.
    private func maker(of file: FileHandle) throws(FileSystemError) -> UInt32 {
        let isOurs = target.status.map { $0.user == fileSystem.user } ?? true
        return isOurs ? fileSystem.user : try fileSystem.status(of: file).user
    }

    private func write(_ bytes: [UInt8], to file: FileHandle) throws(FileSystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.write(rest, to: file) }
            // Without this check, a file system that writes nothing and reports no error would be retried forever.
            if count <= 0 { throw FileSystemError(code: EIO) }
            rest = rest.dropFirst(count)
        }
    }

    /// Creates a temporary file and locks it.
    private func create() throws(FileSystemError) -> (name: String, file: FileHandle) {
        for _ in 0..<100 {
            let token = String(UInt64.random(in: .min ... .max), radix: 36)
            let temporary = "\(prefix)\(token)\(Self.ending)"
            let file: FileHandle
            do {
                file = try fileSystem.retrying { () throws(FileSystemError) in
                    try fileSystem.createFile(temporary, in: folder)
                }
            } catch {
                if error.code == EEXIST { continue }
                throw error
            }
            // A program that removes leftover files may have found and removed this file before it was locked.
            if isOurs(file) { return (temporary, file) }
            fileSystem.close(file)
        }
        throw FileSystemError(code: EEXIST)
    }

    private func isOurs(_ file: FileHandle) -> Bool {
        do {
            return try fileSystem.lock(file) && fileSystem.status(of: file).hasName
        } catch {
            // If locking fails, it fails for other programs too, so none of them removes the file as a leftover.
            return true
        }
    }

    private static let ending = ".tmp"
    private var prefix: String { ".\(target.name)." }

    /// Removes the temporary files of programs that ended during a save. Files that can't be removed remain.
    private func removeLeftovers() {
        guard let names = try? fileSystem.names(in: folder) else { return }
        for name in names where isTemporary(name) {
            guard let file = try? fileSystem.open(name, in: folder) else { continue }
            if (try? fileSystem.status(of: file).kind) == .file, (try? fileSystem.lock(file)) == true {
                try? fileSystem.remove(name, in: folder)
            }
            fileSystem.close(file)
        }
    }

    private func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(Self.ending) else { return false }
        let token = name.dropFirst(prefix.count).dropLast(Self.ending.count)
        return UInt64(token, radix: 36) != nil
    }
}
