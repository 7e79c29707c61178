import FormCore
import Glibc

extension SettingsFile {
    /// What was found at a file's path.
    enum Found {
        case settings(Loaded, ReadFile?)
        /// A file that is not a settings file, with the reason.
        case unreadable(SettingsFileError, ReadFile)

        /// What a save may replace.
        var replaceable: Replaceable {
            switch self {
            case .settings(_, let file): file.map { .file($0) } ?? .nothing
            case .unreadable(_, let file): .unreadable(file)
            }
        }
    }

    /// Reads the file.
    ///
    /// An empty file counts as none, unless another program may be writing it.
    ///
    /// - Parameter isToReplace: True to hold off programs that want to write to the file for as long as the result
    ///   exists.
    func look(isToReplace: Bool = false) throws(SettingsFileError) -> Found {
        if let locationError { throw locationError }
        let read: (bytes: [UInt8], file: ReadFile)?
        do {
            read = try self.read(isToReplace: isToReplace)
        } catch {
            throw .read(path, error)
        }
        guard let (bytes, file) = read else { return .settings(Loaded(), nil) }
        if bytes.isEmpty, !file.isBusy { return .settings(Loaded(), file) }
        do {
            let parsed = try JSONValue.parse(bytes)
            guard let object = parsed.value.object else {
                return .unreadable(.unreadable(path, line: 1, column: 1, parsed.value.reasonForNoObject), file)
            }
            return .settings(Loaded(object: object, isThere: true, repeatedKeys: parsed.repeatedKeys), file)
        } catch {
            let (line, column) = (error.position.line, error.position.column)
            return .unreadable(.unreadable(path, line: line, column: column, error.reason), file)
        }
    }

    private func read(isToReplace: Bool) throws(FileSystemError) -> (bytes: [UInt8], file: ReadFile)? {
        try fileSystem.withResolvedPath(of: path) { target throws(FileSystemError) in
            guard let folder = target.folder, let found = target.status else { return nil }
            try check(found)
            let file = try fileSystem.retrying { () throws(FileSystemError) in
                try fileSystem.open(target.name, in: folder)
            }
            var isRead = false
            defer { if !isRead { fileSystem.close(file) } }
            if isToReplace { _ = try? fileSystem.holdOffWriters(of: file) }
            // The file may have been replaced since the first check.
            let status = try fileSystem.status(of: file)
            try check(status)
            var bytes: [UInt8] = []
            while true {
                let more = try fileSystem.retrying { () throws(FileSystemError) in
                    try fileSystem.read(upTo: 1 << 16, from: file)
                }
                if more.isEmpty {
                    isRead = true
                    return (bytes, ReadFile(file, status, in: fileSystem))
                }
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
}
