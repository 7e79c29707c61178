import Glibc

/// A file with settings, which is read and saved as a whole.
///
/// ```swift
/// let file = SettingsFile(application: "org.example.Lamp")
/// var settings = try file.load().object
/// settings["volume"] = 7
/// try file.save(settings)
/// ```
///
/// To connect a file to a form, and to merge changes of several programs, use a ``SettingsStore``.
public struct SettingsFile: Sendable {
    /// The path of the file.
    ///
    /// If the path is a symbolic link, saving preserves the link and replaces the file that it leads to. A link of
    /// another user is not followed, unless that user is root.
    public let path: String
    let fileSystem: any FileSystem
    /// The reason why the location of the file is unknown, or `nil` if it is known.
    let locationError: SettingsFileError?

    /// Creates a file from its path, without reading it.
    ///
    /// - Parameter path: The path of the file, which need not exist yet. A relative path begins in the current folder
    ///   of the process.
    public init(path: String) {
        self.init(path: path, fileSystem: LinuxFileSystem())
    }

    /// Creates a file on a file system that a test provides, so that its calls can fail.
    package init(path: String, fileSystem: any FileSystem) {
        self.init(path: path, fileSystem: fileSystem, locationError: nil)
    }

    init(path: String, fileSystem: any FileSystem = LinuxFileSystem(), locationError: SettingsFileError?) {
        self.path = path
        self.fileSystem = fileSystem
        self.locationError = locationError
    }

    /// The result of loading a settings file.
    public struct Loaded: Sendable {
        /// The settings. Empty if there is no file.
        public var object = JSONObject()
        /// True if the file exists and isn't empty.
        public var isThere = false
        /// The keys that occur more than once in the same object.
        public var repeatedKeys: [JSONRepeatedKey] = []
    }

    /// The maximum size of a settings file, in bytes.
    public static let largest = 16 << 20

    /// Reads the file. A missing file, or an empty one, has no settings.
    ///
    /// - Throws: A ``SettingsFileError`` if the file can't be opened, is not a regular file, is larger than
    ///   ``largest``, or is not a JSON object, as while another program is writing it. Don't overwrite it then.
    public func load() throws(SettingsFileError) -> Loaded {
        switch try look() {
        case .settings(let loaded, _): return loaded
        case .unreadable(let error, _): throw error
        }
    }

    /// Saves settings atomically: at any time, there is a complete file at the path, either the old or the new one.
    ///
    /// Only the file's owner can read the new file, even if the old one had other permissions. Missing folders are
    /// created with access for the owner only. Only root can save a file that belongs to another user, and then
    /// preserves its owner, group and mode. Settings that are larger than ``largest``, or nested deeper than
    /// `JSONValue.deepest`, are not saved, because they could not be read again.
    ///
    /// - Throws: A ``SettingsFileError``. The old file is then unchanged, with one exception: if only the final
    ///   synchronisation of the folder has failed, the new file has replaced the old one.
    public func save(_ object: JSONObject) throws(SettingsFileError) {
        try save(object, over: .anything)
    }

    /// Saves settings if that replaces only what it may.
    ///
    /// - Returns: The path of an unreadable file that was set aside, or `nil` if there was none.
    @discardableResult
    func save(_ object: JSONObject, over old: Replaceable) throws(SettingsFileError) -> String? {
        if let locationError { throw locationError }
        let value = JSONValue.object(object)
        if value.depth > JSONValue.deepest { throw SettingsFileError(SettingsMistake.tooDeep) }
        let bytes = Array(value.description.utf8)
        do throws(FileSystemError) {
            if bytes.count > Self.largest { throw FileSystemError(code: EFBIG) }
            return try fileSystem.withReplaceableFile(at: path, makingFolders: true) { target throws(FileSystemError) in
                try AtomicSave(fileSystem, at: target).save(bytes, over: old)
                    .map { target.path.dropLast(target.name.count) + $0 }
            }
        } catch {
            throw .save(path, error)
        }
    }

    /// Exchanges the names of this file and another one in the same folder.
    ///
    /// - Returns: The reason why that failed, or `nil` if it succeeded.
    func exchange(with path: String) -> SettingsFileError? {
        do throws(FileSystemError) {
            try fileSystem.withResolvedPath(of: path) { other throws(FileSystemError) in
                try fileSystem.withReplaceableFile(at: self.path) { target throws(FileSystemError) in
                    let folder = try target.openFolder()
                    try fileSystem.rename(other.name, to: target.name, in: folder, isExchange: true)
                    try fileSystem.synchronizeFolder(folder)
                }
            }
            return nil
        } catch {
            return .save(self.path, error)
        }
    }

    /// Runs a function while the file's folder is locked. Meanwhile, no other program can exchange settings with a file
    /// in that folder.
    ///
    /// - Parameter isLast: True if the program is ending. It matters only if another program doesn't release its lock:
    ///   if it is true, the function runs without a lock; if it is false, an error is thrown.
    func alone<Result>(isLast: Bool = false, _ body: () throws -> Result) throws -> Result {
        if let locationError { throw locationError }
        let lock: FileHandle?
        do throws(FileSystemError) {
            lock = try lockFolder()
        } catch {
            guard isLast, error == .folderLocked else { throw SettingsFileError.save(path, error) }
            lock = nil
        }
        defer { if let lock { fileSystem.close(lock) } }
        return try body()
    }

    /// Waits until the file's name, which is stored in the folder, is on the disk.
    func synchronizeFolder() throws(SettingsFileError) {
        do throws(FileSystemError) {
            try fileSystem.withResolvedPath(of: path) { target throws(FileSystemError) in
                try fileSystem.synchronizeFolder(target.openFolder())
            }
        } catch {
            throw .save(path, error)
        }
    }

    private func lockFolder() throws(FileSystemError) -> FileHandle? {
        try fileSystem.withResolvedPath(of: path, makingFolders: true) { target throws(FileSystemError) in
            try fileSystem.lockFolder(target.openFolder())
        }
    }
}
