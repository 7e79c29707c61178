import Glibc

/// A file with settings: read whole, saved whole.
///
/// ```swift
/// let file = SettingsFile(application: "org.example.Lamp")
/// var settings = try file.load().object
/// settings["volume"] = 7
/// try file.save(settings)
/// ```
///
/// It knows no form and merges nothing; that is a ``SettingsStore``'s.
public struct SettingsFile: Sendable {
    /// Where the file is; a symbolic link there stays one. Another user's link is not followed.
    public let path: String
    let fileSystem: any FileSystem
    /// Why there is no such file and can't be.
    let noPlace: SettingsFileError?

    /// Makes a file from its path; nothing is read yet.
    ///
    /// - Parameter path: Where the file is, or will be; relative to the folder that the process is in.
    public init(path: String) {
        self.init(path: path, fileSystem: LinuxFileSystem())
    }

    /// Makes a file on a file system of a test, whose calls fail as the test says.
    package init(path: String, fileSystem: any FileSystem) {
        self.init(path: path, fileSystem: fileSystem, noPlace: nil)
    }

    init(path: String, fileSystem: any FileSystem = LinuxFileSystem(), noPlace: SettingsFileError?) {
        self.path = path
        self.fileSystem = fileSystem
        self.noPlace = noPlace
    }

    /// What a file had to read.
    public struct Loaded: Sendable {
        /// The settings; without keys if there is no file, or none that could be read.
        public var object = JSONObject()
        /// Whether there is a file, and it could be read.
        public var isThere = false
        /// The keys that stand in one object more than once.
        public var repeatedKeys: [JSONRepeatedKey] = []
        /// The file that was no settings file, and is called otherwise now.
        public var setAside: SetAside?
    }

    /// A file that was no settings file, and got another name, so that nothing in it is lost.
    public struct SetAside: Hashable, Sendable, CustomStringConvertible {
        /// Where it was.
        public let path: String
        /// Where it is.
        public let newPath: String
        /// What is wrong with it.
        public let reason: String

        /// What happened, as sentences.
        public var description: String {
            "“\(path)” could not be read as settings, so it is “\(newPath)” now. \(reason)"
        }
    }

    /// The largest file that is taken for settings, in bytes.
    public static let largest = 16 << 20

    /// Reads the file. One that is no JSON object is given a new name, which no other file has, and can be read
    /// by its owner only.
    ///
    /// - Throws: a ``SettingsFileError``: the file can't be opened, is no file or is larger
    ///   than ``largest``; or it is no JSON object, and can't be renamed. Then it is as it
    ///   was, and must not be saved over.
    public func load() throws(SettingsFileError) -> Loaded {
        if case .settings(let loaded) = try look() { return loaded }
        // Another program may be setting it aside as well: then what has its name is a new file, and a good one.
        let lock: FileHandle?
        do throws(FileSystemError) {
            lock = try lockFolder()
        } catch {
            throw .setAside(path, error)
        }
        defer { if let lock { fileSystem.close(lock) } }
        return try settingAside(look())
    }

    /// What was found, which is given another name if it is no settings file; for whoever has the folder alone.
    func settingAside(_ found: Found) throws(SettingsFileError) -> Loaded {
        switch found {
        case .settings(let loaded): loaded
        case .unreadable(let reason): Loaded(setAside: try setAside(reason))
        }
    }

    /// Saves settings, so that at each moment the file is complete, as it was or as it will be.
    ///
    /// Missing folders are made, for the owner only; so is the file, whatever rights the
    /// old one gave to others. A file of another user is left to them: only root saves into
    /// it, and keeps its owner, group and mode. What is larger than ``largest``, or deeper than
    /// `JSONValue.deepest`, could not be read again and is not saved.
    ///
    /// - Throws: a ``SettingsFileError``. Then the file is as it was; only if it is the
    ///   folder that could not be synchronized, at the very end, it is already the new one.
    public func save(_ object: JSONObject) throws(SettingsFileError) {
        if let noPlace { throw noPlace }
        let value = JSONValue.object(object)
        // What could not be read again is not saved.
        if value.depth > JSONValue.deepest { throw SettingsFileError(SettingsMistake.tooDeep) }
        let bytes = Array(value.description.utf8)
        do throws(FileSystemError) {
            if bytes.count > Self.largest { throw FileSystemError(code: EFBIG) }
            try fileSystem.atPlace(of: path, makingFolders: true) { place throws(FileSystemError) in
                try AtomicSave(fileSystem, at: place).save(bytes)
            }
        } catch {
            throw .save(path, error)
        }
    }

    /// Where the file itself is, behind all links.
    var target: String { (try? fileSystem.atPlace(of: path) { $0.path }) ?? path }

    /// Runs a function while no other program exchanges settings with a file in the same folder.
    ///
    /// - Parameter isLast: Whether it is run all the same where another program does not let go.
    func alone<Result>(isLast: Bool = false, _ body: () throws -> Result) throws -> Result {
        if let noPlace { throw noPlace }
        let lock: FileHandle?
        do throws(FileSystemError) {
            lock = try lockFolder()
        } catch {
            guard isLast, error.code == EBUSY else { throw SettingsFileError.save(path, error) }
            lock = nil
        }
        defer { if let lock { fileSystem.close(lock) } }
        return try body()
    }

    /// Waits until the file's name is on the disk.
    func synchronizeFolder() throws(SettingsFileError) {
        do throws(FileSystemError) {
            try fileSystem.atPlace(of: path) { place throws(FileSystemError) in
                try fileSystem.synchronizeFolder(place.openFolder())
            }
        } catch {
            throw .save(path, error)
        }
    }

    private func lockFolder() throws(FileSystemError) -> FileHandle? {
        try fileSystem.atPlace(of: path, makingFolders: true) { place throws(FileSystemError) in
            try fileSystem.lockFolder(place.openFolder())
        }
    }
}
