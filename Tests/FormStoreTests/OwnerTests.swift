import FormStore
import Glibc
import Testing

/// The files are in memory, and the user is 1000 or root.
@Suite("Whose the files and links on the way are")
struct OwnerTests {
    private typealias Owner = RecordingFileSystem.Owner

    private let files = RecordingFileSystem()
    private let path = "/shared/settings.json"
    private let settings: JSONObject = ["volume": 2]
    private let other = Owner(user: 1001, group: 1001, mode: 0o777)

    init() {
        files.contents.withLock {
            $0.entries["/shared"] = .folder
            $0.owners["/shared"] = Owner(user: 0, group: 0, mode: 0o777)
            $0.owners["/home"] = Owner(mode: 0o700)
            $0.owners["/"] = Owner(user: 0, group: 0, mode: 0o755)
        }
    }

    private func put(_ path: String, _ entry: RecordingFileSystem.Entry, _ owner: Owner) {
        files.contents.withLock { ($0.entries[path], $0.owners[path]) = (entry, owner) }
    }

    private func bytes(_ text: String) -> RecordingFileSystem.Entry { .file(Array(text.utf8)) }

    /// Why the settings are not saved, and that nothing has become of any file.
    private func refusal(reads: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws -> String? {
        let before = files.contents.withLock { $0.entries }
        let file = SettingsFile(path: path, fileSystem: files)
        let saving = #expect(throws: SettingsFileError.self, sourceLocation: sourceLocation) { try file.save(settings) }
        let reading =
            reads
            ? nil : #expect(throws: SettingsFileError.self, sourceLocation: sourceLocation) { try file.load() }
        let (after, open) = files.contents.withLock { ($0.entries, $0.open) }
        #expect(after == before && open.isEmpty, sourceLocation: sourceLocation)
        if let saving, let reading {
            let prefix = "The settings can't be read from “\(path)”: "
            #expect(
                reading.description.replacing(prefix, with: "The settings can't be saved in “\(path)”: ")
                    == saving.description)
        }
        return saving?.description
    }

    private func sentence(_ link: String) -> String {
        """
        The settings can't be saved in “\(path)”: “\(link)” is another user's link. \
        Give the path of the file itself, or remove the link.
        """
    }

    @Test(
        "a link of another user is not followed, to whatever it leads",
        arguments: ["/home/rc", "/home/other.json", "/home/new/evil", "../home/rc"])
    func link(destination: String) throws {
        put("/home/rc", bytes("alias ls='ls -l'\n"), Owner())
        put("/home/other.json", bytes("{}"), Owner())
        put(path, .link(destination), other)
        #expect(try refusal(reads: false) == sentence(path))
    }

    @Test("all are one user's on a file system that knows no owners, and are saved and set aside there")
    func noOwners() throws {
        files.contents.withLock { $0.maker = 2000 }
        let file = SettingsFile(path: path, fileSystem: files)
        for volume in [1, 2] as [JSONValue] { try file.save(["volume": volume]) }
        #expect(try file.load().object == ["volume": 2])
        files.contents.withLock { $0.entries[path] = bytes("garbage") }
        #expect(try file.startAnew() != nil)
    }

    @Test("a file that can't be set aside keeps its mode")
    func keepsMode() throws {
        put(path, bytes("garbage"), Owner(mode: 0o644))
        files.contents.withLock { $0.alwaysFails = ["rename \(path) \(path).unreadable-1": EPERM] }
        #expect(throws: SettingsFileError.self) { try SettingsFile(path: path, fileSystem: files).startAnew() }
        #expect(files.contents.withLock { $0.owners[path]?.mode } == 0o644)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(try SettingsFile(path: path, fileSystem: files).startAnew() != nil)
        #expect(files.contents.withLock { $0.owners["\(path).unreadable-1"]?.mode } == 0o600)
    }

    @Test("nor is one that stands in a folder's place, or at the end of one's own links")
    func chain() throws {
        put("/home/a", .folder, Owner())
        put("/shared/folder", .link("/home/a"), other)
        put(path, .link("folder/settings.json"), Owner())
        #expect(try refusal(reads: false) == sentence("/shared/folder"))
        put("/shared/folder", .link("second"), Owner(user: 0))
        put("/shared/second", .link("/home/a"), other)
        #expect(try refusal(reads: false) == sentence("/shared/second"))
        put("/shared/second", .link("/home/a"), Owner())
        try SettingsFile(path: path, fileSystem: files).save(settings)
        #expect(files.text("/home/a/settings.json") == JSONValue.object(settings).description)
    }

    @Test("root does not follow another user's link either")
    func linkForRoot() throws {
        files.contents.withLock { $0.user = 0 }
        put(path, .link("/home/rc"), other)
        #expect(try refusal(reads: false) == sentence(path))
    }

    @Test("a link of one's own, or of root, is followed", arguments: [1000, 0])
    func ownLink(user: UInt32) throws {
        put(path, .link("/home/new/real.json"), Owner(user: user))
        try SettingsFile(path: path, fileSystem: files).save(settings)
        #expect(files.text("/home/new/real.json") == JSONValue.object(settings).description)
        #expect(try SettingsFile(path: path, fileSystem: files).load().object == settings)
    }

    @Test("a link that is put in the file's place while that is looked at leads nowhere")
    func race() throws {
        put(path, bytes("{}"), Owner())
        put("/home/rc", bytes("secret"), Owner())
        var number = 0
        var calls = 1
        while number < calls {
            put(path, bytes("{}"), Owner())
            files.contents.withLock {
                $0.calls = []
                $0.interference = [
                    number: {
                        $0.entries[path] = .link("/home/rc")
                        $0.owners[path] = other
                    }
                ]
            }
            let file = SettingsFile(path: path, fileSystem: files)
            let loaded = try? file.load()
            try? file.save(settings)
            #expect(loaded == nil || loaded?.object == [:], "\(number)")
            #expect(files.text("/home/rc") == "secret", "\(number)")
            calls = files.contents.withLock { $0.calls.count }
            number += 1
        }
        #expect(number > 10)
    }

    @Test("a file of another user is read, but not saved over, and not set aside", arguments: ["{}", "{oops"])
    func file(text: String) throws {
        put(path, bytes(text), other)
        let sentence = "the file is another user's. Use another file, or make this one yours first."
        #expect(try refusal(reads: true) == "The settings can't be saved in “\(path)”: \(sentence)")
        let file = SettingsFile(path: path, fileSystem: files)
        if text == "{}" { return #expect(try file.load().isThere) }
        let error = #expect(throws: SettingsFileError.self) { try file.startAnew() }
        #expect(error?.description == "The settings can't be saved in “\(path)”: \(sentence)")
        #expect(files.text(path) == text)
    }

    @Test("root leaves a file whose it is, with its group and its mode")
    func root() throws {
        let path = "/home/settings.json"
        files.contents.withLock { $0.user = 0 }
        put(path, bytes("{}"), Owner(user: 1000, group: 50, mode: 0o640))
        try SettingsFile(path: path, fileSystem: files).save(settings)
        #expect(files.text(path) == JSONValue.object(settings).description)
        #expect(files.contents.withLock { $0.owners[path] } == Owner(user: 1000, group: 50, mode: 0o640))
    }

    @Test("what root makes in somebody's folder is theirs")
    func rootMakes() throws {
        files.contents.withLock { $0.user = 0 }
        try SettingsFile(path: "/home/.config/lamp/settings.json", fileSystem: files).save(settings)
        let owners = files.contents.withLock { $0.owners }
        #expect(owners["/home/.config"] == Owner(mode: 0o700))
        #expect(owners["/home/.config/lamp"] == Owner(mode: 0o700))
        #expect(owners["/home/.config/lamp/settings.json"] == Owner(mode: 0o600))
        try SettingsFile(path: path, fileSystem: files).save(settings)
        #expect(files.contents.withLock { $0.owners[path] } == Owner(user: 0, group: 0, mode: 0o600))
    }

    @Test("root does not save into a file that anybody could have put there")
    func rootInSharedFolder() throws {
        files.contents.withLock { $0.user = 0 }
        put(path, bytes("{}"), other)
        #expect(try refusal(reads: true)?.contains("another user's") == true)
    }

    @Test("forty links are followed, as the kernel does, and not one more", arguments: [40, 41])
    func manyLinks(count: Int) throws {
        for number in 1..<count { put("/home/\(number)", .link("\(number + 1)"), Owner()) }
        put("/home/\(count)", .link("real.json"), Owner())
        let file = SettingsFile(path: "/home/1", fileSystem: files)
        if count == 40 {
            try file.save(settings)
        } else {
            #expect(throws: SettingsFileError.self) { try file.save(settings) }
        }
        #expect((files.text("/home/real.json") != nil) == (count == 40))
    }

    @Test("a path that ends in a slash is a folder's, and none is made", arguments: ["/home/a/", "/home/a/."])
    func slash(path: String) throws {
        let error = #expect(throws: SettingsFileError.self) {
            try SettingsFile(path: path, fileSystem: files).save(settings)
        }
        #expect(
            error?.description == "The settings can't be saved in “\(path)”: there is a folder at the file's path.")
        #expect(files.contents.withLock { $0.entries["/home/a"] } == nil)
    }
}
