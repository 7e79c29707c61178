import Glibc

/// Goes along a path, name by name, and holds the folder that it has come to.
///
/// Each link is looked at and read through one handle, and each folder entered through the one before. So nobody
/// who can change a folder on the way leads it elsewhere, and a link that somebody else could have put there is
/// not followed.
struct PathWalk {
    private let fileSystem: any FileSystem
    private let makesFolders: Bool
    private var folder: FileHandle
    /// The folder's path; without a name where the walk began.
    private var names: [String] = []
    private var isAbsolute: Bool
    /// The names that are left, the next one last.
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

    /// Goes to the end of the path.
    mutating func place() throws(FileSystemError) -> FilePlace {
        while let next = rest.popLast() {
            if isNone(next) { continue }
            let name = String(next)
            let isLast = rest.allSatisfy(isNone)
            guard let found = try fileSystem.find(name, in: folder) else {
                if isLast {
                    // What ends in a slash can only be a folder.
                    guard rest.isEmpty else { break }
                    return place(name, nil)
                }
                guard makesFolders else { return missing(name) }
                try makeFolder(name)
                rest.append(next)
                continue
            }
            if let status = try go(to: found, name, isLast: isLast) { return place(name, status) }
        }
        throw FileSystemError(code: EISDIR)
    }

    /// Takes one step, or says what stands at the end.
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
        // As many as the kernel follows.
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

    /// Makes a folder where the walk is; what root makes in somebody's folder is theirs.
    private func makeFolder(_ name: String) throws(FileSystemError) {
        do {
            try fileSystem.makeFolder(name, in: folder)
        } catch {
            // Another program may have been faster.
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

    private func place(_ name: String, _ status: FileStatus?) -> FilePlace {
        FilePlace(folder: folder, name: name, path: path(names + [name]), status: status)
    }

    private func missing(_ name: String) -> FilePlace {
        let names = names + [name] + rest.reversed().filter { !isNone($0) }.map(String.init)
        return FilePlace(folder: nil, name: names.last ?? "", path: path(names), status: nil)
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
    /// Calls a function with the place that a path leads to; its folder is open until the function ends.
    ///
    /// - Parameter makingFolders: Whether folders that are missing on the way are made.
    func atPlace<Result>(
        of path: String, makingFolders: Bool = false,
        _ body: (FilePlace) throws(FileSystemError) -> Result
    ) throws(FileSystemError) -> Result {
        var walk = try PathWalk(path, in: self, makesFolders: makingFolders)
        defer { walk.end() }
        return try body(walk.place())
    }
}
