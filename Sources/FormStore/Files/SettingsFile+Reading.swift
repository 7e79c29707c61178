import FormCore
import Glibc

extension SettingsFile {
    /// The contents that were found at a file's path.
    enum Found {
        case settings(Loaded)
        /// Contents that are not settings, with the reason.
        case unreadable(Sentence)
    }

    /// Reads the file, but doesn't rename it if it is not a settings file.
    func look() throws(SettingsFileError) -> Found {
        if let locationError { throw locationError }
        let bytes: [UInt8]?
        do {
            bytes = try read()
        } catch {
            throw .read(path, error)
        }
        guard let bytes else { return .settings(Loaded()) }
        do {
            let parsed = try JSONValue.parse(bytes)
            guard let object = parsed.value.object else {
                return .unreadable(Sentence(verbatim: "It should be an object, but is \(parsed.value.kind)."))
            }
            return .settings(Loaded(object: object, isThere: true, repeatedKeys: parsed.repeatedKeys))
        } catch {
            return .unreadable(Sentence(verbatim: error.description))
        }
    }

    private func read() throws(FileSystemError) -> [UInt8]? {
        try fileSystem.withResolvedPath(of: path) { target throws(FileSystemError) in
            guard let folder = target.folder, let status = target.status else { return nil }
            try check(status)
            let file = try fileSystem.retrying { () throws(FileSystemError) in
                try fileSystem.open(target.name, in: folder)
            }
            defer { fileSystem.close(file) }
            // The file may have been replaced since the first check.
            try check(fileSystem.status(of: file))
            var bytes: [UInt8] = []
            while true {
                let more = try fileSystem.retrying { () throws(FileSystemError) in
                    try fileSystem.read(upTo: 1 << 16, from: file)
                }
                if more.isEmpty { return bytes }
                bytes += more
                if bytes.count > Self.largest { throw FileSystemError(code: EFBIG) }
            }
        }
    }

    private func check(_ status: FileStatus) throws(FileSystemError) {
        switch status.kind {
        case .file: break
        case .folder: throw FileSystemError(code: EISDIR)
        default: throw FileSystemError(code: ENXIO)
        }
    }

    func setAside(_ reason: Sentence) throws(SettingsFileError) -> SetAside {
        do throws(FileSystemError) {
            return try fileSystem.withReplaceableFile(at: path) { target throws(FileSystemError) in
                let folder = try target.openFolder()
                let new = try reserveName(after: target.name, in: folder)
                defer { fileSystem.close(new.file) }
                do throws(FileSystemError) {
                    _ = try fileSystem.ownership(at: target, madeBy: fileSystem.status(of: new.file).user)
                    let old = try? fileSystem.open(target.name, in: folder)
                    defer { if let old { fileSystem.close(old) } }
                    try fileSystem.rename(target.name, to: new.name, in: folder)
                    // The file may contain a secret, so only its owner may read it. A failure is ignored, because some
                    // file systems have no permissions.
                    if let old { try? fileSystem.setMode(0o600, of: old) }
                } catch {
                    try? fileSystem.remove(new.name, in: folder)
                    throw error
                }
                try fileSystem.synchronizeFolder(folder)
                let newPath = target.path.dropLast(target.name.count) + new.name
                return SetAside(path: path, newPath: String(newPath), reason: reason.description)
            }
        } catch {
            throw .setAside(path, error)
        }
    }

    /// Reserves a new name by creating an empty file. The settings file is then renamed over the empty file, so no
    /// other file is ever overwritten.
    private func reserveName(after name: String, in folder: FileHandle) throws(FileSystemError) -> (
        name: String, file: FileHandle
    ) {
        var number = 1
        while true {
            let newName = "\(name).unreadable-\(number)"
            do {
                return (newName, try fileSystem.createFile(newName, in: folder))
            } catch {
                guard error.code == EEXIST else { throw error }
            }
            number += 1
        }
    }
}
