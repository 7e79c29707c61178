import Glibc

/// Resolves a path, name by name, and keeps the current folder open.
///
/// Each link is checked and read through the same handle, and each folder is opened relative to the one before. So a
/// user who can change a folder on the path can't redirect the program to another file. A link is followed only if it
/// belongs to the user of this process or to root.
struct PathResolver {
    private let fileSystem: any FileSystem
    private let makesFolders: Bool
    private var folder: FileHandle
    /// The names on the path of the current folder; empty at the start.
    private var names: [String] = []
    private var isAbsolute: Bool
    /// The remaining names, in reverse order.
    private var rest: [Substring]
    private var links = 0

    init(_ path: String, in fileSystem: any FileSystem, makesFolders: Bool) throws(FileSystemError) {
        self.fileSystem = fileSystem
        self.makesFolders = makesFolders
        isAbsolute = path.utf8.first == UInt8(ascii: "/")
        rest = Self.names(path)
        folder = try fileSystem.enter(isAbsolute ? .root : .currentFolder)
    }

    func end() { fileSystem.close(folder) }

    /// Resolves the rest of the path.
    mutating func target() throws(FileSystemError) -> ResolvedPath {
        while let next = rest.popLast() {
            if isNone(next) { continue }
            let name = String(next)
            let isLast = rest.allSatisfy(isNone)
            guard let found = try fileSystem.find(name, in: folder) else {
                if isLast {
                    // A path that ends in a slash can only lead to a folder.
                    guard rest.isEmpty else { break }
                    return target(name, nil)
                }
                guard makesFolders else { return missing(name) }
                try makeFolder(name)
                rest.append(next)
                continue
            }
            if let status = try go(to: found, name, isLast: isLast) { return target(name, status) }
        }
        throw FileSystemError(code: EISDIR)
    }

    /// Handles the object that was found for the next name of the path.
    ///
    /// If the object is a link, follows it. If it is a folder before the end of the path, enters it. In both cases,
    /// returns `nil`. At the end of the path, returns the status of the object.
    ///
    /// - Parameter isLast: True if no further name follows. If the path ends in a slash, the object must be a folder.
    private mutating func go(
        to found: FileHandle, _ name: String, isLast: Bool
    ) throws(FileSystemError) -> FileStatus? {
        var isEntered = false
        defer { if !isEntered { fileSystem.close(found) } }
        let status = try fileSystem.status(of: found)
        switch status.kind {
        case .link:
            try follow(found, name, status)
        case _ where isLast && rest.isEmpty && name != "..":
            return status
        case .folder:
            fileSystem.close(folder)
            folder = found
            isEntered = true
            names.append(name)
        default:
            throw FileSystemError(code: ENOTDIR)
        }
        return nil
    }

    private mutating func follow(_ link: FileHandle, _ name: String, _ status: FileStatus) throws(FileSystemError) {
        guard status.user == fileSystem.user || status.user == 0 else {
            throw .linkOfAnotherUser(path(names + [name]))
        }
        // The kernel's limit on the number of links that a path may contain.
        guard links < 40 else { throw FileSystemError(code: ELOOP) }
        links += 1
        let destination = try fileSystem.destination(of: link)
        if destination.utf8.first == UInt8(ascii: "/") {
            let root = try fileSystem.enter(.root)
            fileSystem.close(folder)
            (folder, names, isAbsolute) = (root, [], true)
        }
        rest += Self.names(destination)
    }

    /// Creates a folder in the current folder. If root creates it in another user's folder, that user becomes the owner
    /// of the new folder.
    private func makeFolder(_ name: String) throws(FileSystemError) {
        do {
            try fileSystem.makeFolder(name, in: folder)
        } catch {
            // Another program may have created the folder first.
            guard error.code == EEXIST else { throw error }
        }
        if let owner = try fileSystem.ownerForNew(in: folder) {
            let made = try fileSystem.retrying { () throws(FileSystemError) in try fileSystem.open(name, in: folder) }
            defer { fileSystem.close(made) }
            let status = try fileSystem.status(of: made)
            if status.kind == .folder, status.user == 0 {
                try fileSystem.setOwner(owner.user, group: owner.group, of: made)
            }
        }
        try fileSystem.synchronizeFolder(folder)
    }

    private func target(_ name: String, _ status: FileStatus?) -> ResolvedPath {
        ResolvedPath(folder: folder, name: name, path: path(names + [name]), status: status)
    }

    private func missing(_ name: String) -> ResolvedPath {
        let names = names + [name] + rest.reversed().filter { !isNone($0) }.map(String.init)
        return ResolvedPath(folder: nil, name: names.last ?? "", path: path(names), status: nil)
    }

    private func path(_ names: [String]) -> String {
        (isAbsolute ? "/" : "") + names.joined(separator: "/")
    }

    private func isNone(_ name: Substring) -> Bool { name.isEmpty || name == "." }

    private static func names(_ path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false).reversed()
    }
}

extension FileSystem {
    /// Calls a function with the location that a path leads to. The folder of the location stays open until the
    /// function returns.
    func withResolvedPath<Result>(
        of path: String, makingFolders: Bool = false,
        _ body: (ResolvedPath) throws(FileSystemError) -> Result
    ) throws(FileSystemError) -> Result {
        var resolver = try PathResolver(path, in: self, makesFolders: makingFolders)
        defer { resolver.end() }
        return try body(resolver.target())
    }

    /// Calls a function that replaces or renames the file at a path. If that fails because the file is a mount point,
    /// the error says so.
    func withReplaceableFile<Result>(
        at path: String, makingFolders: Bool = false,
        _ body: (ResolvedPath) throws(FileSystemError) -> Result
    ) throws(FileSystemError) -> Result {
        try withResolvedPath(of: path, makingFolders: makingFolders) { target throws(FileSystemError) in
            do throws(FileSystemError) {
                return try body(target)
            } catch {
                // The kernel reports EBUSY, or an error of the folder, such as one that was mounted read-only.
                guard [EBUSY, EROFS, EACCES].contains(error.code), let folder = target.folder,
                    let file = try? find(target.name, in: folder)
                else { throw error }
                defer { close(file) }
                throw isMountPoint(file, in: folder) ? .mountPoint : error
            }
        }
    }
}
