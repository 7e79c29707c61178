import Glibc

/// The folder that a path's file stands in.
func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// A path's last name.
func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
}

extension FileSystem {
    /// The path of the file itself, behind all links; the last one may lead to nothing.
    func followLinks(_ path: String) throws(FileSystemError) -> String {
        var path = path
        for _ in 0..<40 {
            guard try kind(of: path) == .link else { return path }
            let destination = try destination(ofLink: path)
            path = destination.hasPrefix("/") ? destination : "\(folder(of: path))/\(destination)"
        }
        throw FileSystemError(code: ELOOP)
    }

    /// Makes a folder and those it stands in, as far as they are missing.
    func makeFolders(_ path: String) throws(FileSystemError) {
        // Behind links, too: a folder of settings may be kept elsewhere.
        let path = try followLinks(path)
        switch try kind(of: path) {
        case .folder: return
        case nil: break
        default: throw FileSystemError(code: ENOTDIR)
        }
        let parent = folder(of: path)
        if parent != path { try makeFolders(parent) }
        do {
            try makeFolder(path)
        } catch {
            // Another program may have been faster.
            guard error.code == EEXIST else { throw error }
        }
        try synchronizeFolder(parent)
    }

    /// Waits until the names in a folder are on the disk, where its file system can do that.
    func synchronizeFolder(_ path: String) throws(FileSystemError) {
        let handle: FileHandle
        do {
            handle = try retrying { () throws(FileSystemError) in try open(path) }
        } catch {
            // What may be changed but not listed can't be opened; the change is made all the same.
            guard error.code == EACCES else { throw error }
            return
        }
        defer { close(handle) }
        do {
            try retrying { () throws(FileSystemError) in try synchronize(handle) }
        } catch {
            guard error.code == EINVAL || error.code == EOPNOTSUPP else { throw error }
        }
    }

    /// Calls again what was cut short by a signal.
    func retrying<Result>(_ body: () throws(FileSystemError) -> Result) throws(FileSystemError) -> Result {
        while true {
            do {
                return try body()
            } catch {
                guard error.code == EINTR else { throw error }
            }
        }
    }
}
