import Glibc

extension SettingsFile {
    /// What stands in a file's place.
    enum Found {
        case settings(Loaded)
        /// Something else, and what is wrong with it.
        case unreadable(String)
    }

    /// Reads the file, and leaves whatever it is where it is.
    func look() throws(SettingsFileError) -> Found {
        if let noPlace { throw noPlace }
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
                return .unreadable("It should be an object, but is \(parsed.value.kind).")
            }
            return .settings(Loaded(object: object, isThere: true, repeatedKeys: parsed.repeatedKeys))
        } catch {
            return .unreadable(error.description)
        }
    }

    private func read() throws(FileSystemError) -> [UInt8]? {
        let target = try fileSystem.followLinks(path)
        switch try fileSystem.kind(of: target) {
        case nil: return nil
        case .file: break
        case .folder: throw FileSystemError(code: EISDIR)
        default: throw FileSystemError(code: ENXIO)
        }
        let file = try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.open(target) }
        defer { fileSystem.close(file) }
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

    func setAside(_ reason: String) throws(SettingsFileError) -> SetAside {
        do throws(FileSystemError) {
            let target = try fileSystem.followLinks(path)
            let newPath = try reserveName(after: target)
            do {
                try fileSystem.rename(target, to: newPath)
            } catch {
                try? fileSystem.remove(newPath)
                throw error
            }
            try fileSystem.synchronizeFolder(folder(of: target))
            return SetAside(path: path, newPath: newPath, reason: reason)
        } catch {
            throw .setAside(path, error)
        }
    }

    /// Takes a new name with an empty file, which the rename replaces: no other file can ever be in its way.
    private func reserveName(after target: String) throws(FileSystemError) -> String {
        var number = 1
        while true {
            let newPath = "\(target).unreadable-\(number)"
            do {
                fileSystem.close(try fileSystem.createFile(newPath))
                return newPath
            } catch {
                guard error.code == EEXIST else { throw error }
            }
            number += 1
        }
    }
}
