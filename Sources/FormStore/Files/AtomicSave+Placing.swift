import Glibc

/// The last step of a save: the temporary file gets the name of the settings file.
extension AtomicSave {
    /// Gives a temporary file the name of the settings file, if that would replace only what it may.
    ///
    /// - Returns: The new name of an unreadable file, or `nil` if there was none.
    /// - Throws: ``FileSystemError/changed`` if another program has changed or replaced the file since it was read, or
    ///   has it open for writing. Nothing has changed then.
    func install(_ temporary: String, over old: Replaceable) throws(FileSystemError) -> String? {
        switch old {
        case .anything: try fileSystem.rename(temporary, to: target.name, in: folder)
        case .nothing: try installWhereNoneIs(temporary)
        case .file(let old): try exchange(temporary, with: old)
        case .unreadable(let old): return try setAside(old, for: temporary)
        }
        return nil
    }

    private func installWhereNoneIs(_ temporary: String) throws(FileSystemError) {
        do {
            try fileSystem.rename(temporary, to: target.name, in: folder, isExchange: false)
        } catch {
            if error.code == EEXIST { throw .changed }
            guard error.isUnsupported else { throw error }
            guard try fileSystem.find(target.name, in: folder).map(fileSystem.close) == nil else { throw .changed }
            try fileSystem.rename(temporary, to: target.name, in: folder)
        }
    }

    /// Exchanges the two files and looks at the one that was replaced. If it is not the one that was read, or another
    /// program wants to write to it, they are exchanged back.
    private func exchange(_ temporary: String, with old: ReadFile) throws(FileSystemError) {
        guard old.isUnchanged, target.status?.identity == old.identity else { throw .changed }
        // Another program that saves may take the old file for a temporary file that was left behind.
        old.lock()
        let ours = try identity(of: temporary)
        do {
            try fileSystem.rename(temporary, to: target.name, in: folder, isExchange: true)
        } catch {
            if error.code == ENOENT { throw .changed }
            guard error.isUnsupported else { throw error }
            return try fileSystem.rename(temporary, to: target.name, in: folder)
        }
        var (installed, taken) = (ours, try identity(of: temporary))
        if taken == old.identity, old.hasNoWriter {
            try? fileSystem.remove(temporary, in: folder)
            return
        }
        // A program that replaces the file just then has a newer one, which is put back in turn.
        for _ in 0..<100 {
            try fileSystem.rename(temporary, to: target.name, in: folder, isExchange: true)
            let found = try identity(of: temporary)
            if found == installed { break }
            (installed, taken) = (taken, found)
        }
        throw .changed
    }

    private func identity(of name: String) throws(FileSystemError) -> FileStatus.Identity? {
        guard let found = try fileSystem.find(name, in: folder) else { return nil }
        defer { fileSystem.close(found) }
        return try fileSystem.status(of: found).identity
    }

    /// Gives the unreadable file a name that no file has, which only its owner can read from then on.
    private func setAside(_ old: ReadFile, for temporary: String) throws(FileSystemError) -> String {
        let newName = try reserveName()
        do throws(FileSystemError) {
            guard try identity(of: target.name) == old.identity else { throw .changed }
            try fileSystem.rename(target.name, to: newName, in: folder)
        } catch {
            try? fileSystem.remove(newName, in: folder)
            throw error
        }
        old.conceal()
        do {
            try installWhereNoneIs(temporary)
        } catch {
            // Another program has saved a file meanwhile, which counts; otherwise nothing has changed.
            if error != .changed { try? fileSystem.rename(newName, to: target.name, in: folder) }
            throw error
        }
        return newName
    }

    /// Reserves a new name by creating an empty file, over which the settings file is then renamed, so that no other
    /// file is ever overwritten.
    private func reserveName() throws(FileSystemError) -> String {
        var number = 1
        while true {
            let newName = "\(target.name).unreadable-\(number)"
            do {
                fileSystem.close(try fileSystem.createFile(newName, in: folder))
                return newName
            } catch {
                guard error.code == EEXIST else { throw error }
            }
            number += 1
        }
    }
}

extension FileSystemError {
    /// True if the file system can't rename in the way that was asked for.
    fileprivate var isUnsupported: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }
}
