/// The owner, group and mode that a file gets when it is saved.
///
/// Only root can save a file of another user. The saved file then still belongs to that user.
struct FileOwnership: Equatable {
    let user: UInt32
    let group: UInt32
    let mode: UInt32
}

extension FileSystem {
    /// Returns the ownership that a new file gets when it is saved, or `nil` to leave the new file as it was created.
    ///
    /// - Parameter maker: The owner of a file that this process creates in the folder. On a file system without owners,
    ///   all files belong to one fixed user, who may not be the user of this process.
    /// - Throws: A ``FileSystemError`` if the existing file belongs to another user and must not be replaced, because
    ///   this process isn't root, or because other users may have put the file there.
    func ownership(at target: ResolvedPath, madeBy maker: UInt32) throws(FileSystemError) -> FileOwnership? {
        let folder = try target.openFolder()
        guard let old = target.status else { return try ownerForNew(in: folder) }
        if old.user == maker { return nil }
        let parent = try status(of: folder)
        // In a folder where other users can create files, one of them may have created the old file in order to own the
        // saved settings. So only a file that belongs to the owner of the folder is accepted there.
        guard user == 0, !parent.isShared || parent.user == old.user else { throw .fileOfAnotherUser }
        return FileOwnership(user: old.user, group: old.group, mode: old.mode)
    }

    /// Returns the ownership for a file that root creates in another user's folder, or `nil` in all other cases.
    ///
    /// The file is given to the owner of the folder, who could not read it otherwise.
    func ownerForNew(in folder: FileHandle) throws(FileSystemError) -> FileOwnership? {
        guard user == 0 else { return nil }
        let parent = try status(of: folder)
        return parent.user == 0 ? nil : FileOwnership(user: parent.user, group: parent.group, mode: 0o600)
    }
}
