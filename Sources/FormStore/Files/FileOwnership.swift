/// Whose a file is that takes another's place, or is new.
///
/// Only root can save into somebody else's file, and leaves it theirs.
struct FileOwnership: Equatable {
    let user: UInt32
    let group: UInt32
    let mode: UInt32
}

extension FileSystem {
    /// What a file that is saved at a place is given; `nil` if it is to be as it is made.
    ///
    /// - Parameter maker: Whose a new file in the folder is: on a file system that knows no owners, all are one user's.
    /// - Throws: a ``FileSystemError`` if the one that is there is somebody else's, and not theirs to be left.
    func ownership(at place: FilePlace, madeBy maker: UInt32) throws(FileSystemError) -> FileOwnership? {
        let folder = try place.openFolder()
        guard let old = place.status else { return try ownerForNew(in: folder) }
        if old.user == maker { return nil }
        let parent = try status(of: folder)
        // In a folder where anybody can put a file, a file says nothing about who is meant to read it.
        guard user == 0, !parent.isShared || parent.user == old.user else { throw .fileOfAnotherUser }
        return FileOwnership(user: old.user, group: old.group, mode: old.mode)
    }

    /// Whose is what root makes in a folder: its owner's, who could not read it otherwise; `nil` for all others.
    func ownerForNew(in folder: FileHandle) throws(FileSystemError) -> FileOwnership? {
        guard user == 0 else { return nil }
        let parent = try status(of: folder)
        return parent.user == 0 ? nil : FileOwnership(user: parent.user, group: parent.group, mode: 0o600)
    }
}
