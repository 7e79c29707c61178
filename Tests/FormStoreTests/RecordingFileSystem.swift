import FormStore
import Glibc
import Synchronization

/// Files in memory, which write down each call and can fail any of them.
final class RecordingFileSystem: FileSystem {
    enum Entry: Equatable {
        case file([UInt8])
        case folder
        case link(String)
        case other
    }

    /// Whose an entry is, and who may do what with it.
    struct Owner: Equatable {
        var user: UInt32 = 1000
        var group: UInt32 = 1000
        var mode: UInt32 = 0o600
    }

    struct Contents {
        var entries: [String: Entry] = ["/": .folder, "/home": .folder]
        /// Whose every file is that is made, on a file system that knows no owners.
        var maker: UInt32?
        /// Where it is not the user's own.
        var owners: [String: Owner] = [:]
        var user: UInt32 = 1000
        var calls: [String] = []
        /// What the call of this number, counted from 0, fails with.
        var failures: [Int: Int32] = [:]
        /// What each call of this name fails with.
        var alwaysFails: [String: Int32] = [:]
        /// What another program does just before the call of this number.
        var interference: [Int: @Sendable (inout Contents) -> Void] = [:]
        /// Files over which others are mounted.
        var mountPoints: Set<String> = []
        /// The most that one write takes.
        var writeSize = Int.max
        var open: [Int32: String] = [:]
        var locked: Set<String> = []
        /// What another program has open for writing.
        var written: Set<String> = []
        /// What holds a lock; another one of the same file does not give it back.
        var holders: Set<Int32> = []
        /// How long was waited for other programs.
        var waited = Duration.zero
        /// How often other programs will save, once in each pause, before they let go of what is locked, and have saved.
        var (otherSavesToCome, otherSaves) = (0, 0)
        var position: [Int32: Int] = [:]
        var read: [Int32: [UInt8]] = [:]
        var nextDescriptor: Int32 = 3
        /// Called after each call with its number.
        var check: (@Sendable ([String: Entry]) -> Void)?
    }

    let contents = Mutex(Contents())
    /// What the next call of a name waits for.
    let gates = Mutex<[String: Gate]>([:])

    private func call<Result: Sendable>(
        _ text: String, _ body: (inout Contents) -> Swift.Result<Result, FileSystemError>
    ) throws(FileSystemError) -> Result {
        gates.withLock { $0.removeValue(forKey: text) }?.pass()
        let result = contents.withLock { contents in
            contents.interference[contents.calls.count]?(&contents)
            contents.calls.append(text)
            let code = contents.failures[contents.calls.count - 1] ?? contents.alwaysFails[text]
            let result: Swift.Result<Result, FileSystemError> =
                code.map { .failure(FileSystemError(code: $0)) } ?? body(&contents)
            contents.check?(contents.entries)
            return result
        }
        return try result.get()
    }

    var user: UInt32 { contents.withLock { $0.user } }

    func enter(_ start: PathStart) throws(FileSystemError) -> FileHandle {
        contents.withLock { $0.handle(start == .root ? "/" : ".") }
    }

    func find(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle? {
        try call("find", name, in: folder) { contents, path -> Swift.Result<FileHandle?, FileSystemError> in
            .success(contents.entries[path] == nil ? nil : contents.handle(path))
        }
    }

    func status(of file: FileHandle) throws(FileSystemError) -> FileStatus {
        try call("status", ".", in: file) { contents, path in
            let kind: FileKind =
                switch contents.entries[path] {
                case .folder: .folder
                case .link: .link
                case .other: .other
                default: .file
                }
            let owner = contents.owners[path] ?? Owner(user: contents.user, group: contents.user)
            return .success(
                FileStatus(
                    kind: kind, user: owner.user, group: owner.group, mode: owner.mode,
                    hasName: contents.entries[path] != nil, modified: contents.otherSaves,
                    identity: FileStatus.Identity(number: contents.entries[path].identity)))
        }
    }

    func isMountPoint(_ file: FileHandle, in folder: FileHandle) -> Bool {
        contents.withLock { $0.mountPoints.contains($0.open[file.descriptor] ?? "") }
    }

    func destination(of link: FileHandle) throws(FileSystemError) -> String {
        try call("destination", ".", in: link) { contents, path in
            if case .link(let destination) = contents.entries[path] {
                .success(destination)
            } else {
                .failure(.init(code: EINVAL))
            }
        }
    }

    func names(in folder: FileHandle) throws(FileSystemError) -> [String] {
        try call("names", ".", in: folder) { contents, path in
            .success(
                contents.entries.keys.filter { $0.hasPrefix("\(path)/") }.map { String($0.dropFirst(path.count + 1)) })
        }
    }

    func makeFolder(_ name: String, in folder: FileHandle) throws(FileSystemError) {
        try call("folder", name, in: folder) { contents, path -> Swift.Result<Void, FileSystemError> in
            if contents.entries[path] != nil { return .failure(.init(code: EEXIST)) }
            contents.entries[path] = .folder
            contents.owners[path] = Owner(user: contents.user, group: contents.user, mode: 0o700)
            return .success(())
        }
    }

    func createFile(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle {
        try call("create", name, in: folder) { contents, path in
            if contents.entries[path] != nil { return .failure(.init(code: EEXIST)) }
            contents.entries[path] = .file([])
            contents.owners[path] = Owner(user: contents.maker ?? contents.user, group: contents.user)
            return .success(contents.handle(path))
        }
    }

    func open(_ name: String, in folder: FileHandle) throws(FileSystemError) -> FileHandle {
        try call("open", name, in: folder) { contents, path in
            switch contents.entries[path] {
            case nil: .failure(.init(code: ENOENT))
            case .link: .failure(.init(code: ELOOP))
            default: .success(contents.handle(path))
            }
        }
    }

    func setOwner(_ user: UInt32, group: UInt32, of file: FileHandle) throws(FileSystemError) {
        try call("owner", ".", in: file) { contents, path -> Swift.Result<Void, FileSystemError> in
            guard contents.user == 0 else { return .failure(.init(code: EPERM)) }
            contents.owners[path]?.user = user
            contents.owners[path]?.group = group
            return .success(())
        }
    }

    func setMode(_ mode: UInt32, of file: FileHandle) throws(FileSystemError) {
        try call("mode", ".", in: file) { contents, path -> Swift.Result<Void, FileSystemError> in
            contents.owners[path, default: Owner(user: contents.user, group: contents.user)].mode = mode
            return .success(())
        }
    }

    func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8] {
        try call("read") { contents in
            guard case .file(let now)? = contents.entries[contents.open[file.descriptor] ?? ""] else {
                return .failure(.init(code: EISDIR))
            }
            // A file that is read stays the same when another one takes its name.
            let bytes = contents.read[file.descriptor] ?? now
            contents.read[file.descriptor] = bytes
            let start = contents.position[file.descriptor, default: 0]
            let part = Array(bytes[start...].prefix(min(count, 3)))
            contents.position[file.descriptor] = start + part.count
            return .success(part)
        }
    }

    func write(_ bytes: ArraySlice<UInt8>, to file: FileHandle) throws(FileSystemError) -> Int {
        try call("write") { contents in
            guard let path = contents.open[file.descriptor], case .file(let old)? = contents.entries[path] else {
                return .failure(.init(code: EBADF))
            }
            let part = bytes.prefix(contents.writeSize)
            contents.entries[path] = .file(old + part)
            return .success(part.count)
        }
    }

    func lock(_ file: FileHandle) throws(FileSystemError) -> Bool {
        try call("lock") { contents in
            let isOurs = contents.locked.insert(contents.open[file.descriptor] ?? "").inserted
            if isOurs { contents.holders.insert(file.descriptor) }
            return .success(isOurs)
        }
    }

    var time: Int { contents.withLock { 10_000_000_000 + Int($0.waited / .nanoseconds(1)) } }

    func pause(for duration: Duration) {
        contents.withLock { contents in
            contents.waited += duration
            guard contents.otherSavesToCome > 0 else { return }
            contents.otherSavesToCome -= 1
            contents.otherSaves += 1
            if contents.otherSavesToCome == 0 { contents.locked = [] }
        }
    }

    func synchronize(_ file: FileHandle) throws(FileSystemError) {
        let path = contents.withLock { $0.open[file.descriptor] ?? "" }
        try call("sync \(short(path))") { _ -> Swift.Result<Void, FileSystemError> in .success(()) }
    }

    func close(_ file: FileHandle) {
        contents.withLock { contents in
            let path = contents.open.removeValue(forKey: file.descriptor)
            if let path, contents.holders.remove(file.descriptor) != nil { contents.locked.remove(path) }
        }
    }

    func rename(_ name: String, to newName: String, in folder: FileHandle) throws(FileSystemError) {
        try call("rename", name, in: folder, to: newName) { contents, path -> Swift.Result<Void, FileSystemError> in
            let newPath = join(contents.open[folder.descriptor] ?? "", newName)
            if !contents.mountPoints.isDisjoint(with: [path, newPath]) { return .failure(.init(code: EBUSY)) }
            guard let entry = contents.entries.removeValue(forKey: path) else { return .failure(.init(code: ENOENT)) }
            contents.entries[newPath] = entry
            contents.owners[newPath] = contents.owners.removeValue(forKey: path)
            for (descriptor, open) in contents.open where open == path { contents.open[descriptor] = newPath }
            return .success(())
        }
    }

    func rename(
        _ name: String, to newName: String, in folder: FileHandle, isExchange: Bool
    ) throws(FileSystemError) {
        let verb = isExchange ? "exchange" : "place"
        try call(verb, name, in: folder, to: newName) { contents, path -> Swift.Result<Void, FileSystemError> in
            let newPath = join(contents.open[folder.descriptor] ?? "", newName)
            if !contents.mountPoints.isDisjoint(with: [path, newPath]) { return .failure(.init(code: EBUSY)) }
            guard let entry = contents.entries[path] else { return .failure(.init(code: ENOENT)) }
            let (other, otherOwner) = (contents.entries[newPath], contents.owners[newPath])
            if isExchange, other == nil { return .failure(.init(code: ENOENT)) }
            if !isExchange, other != nil { return .failure(.init(code: EEXIST)) }
            contents.entries[newPath] = entry
            contents.entries[path] = other
            contents.owners[newPath] = contents.owners[path]
            contents.owners[path] = otherOwner
            for (descriptor, open) in contents.open {
                if open == path { contents.open[descriptor] = newPath }
                if open == newPath { contents.open[descriptor] = path }
            }
            return .success(())
        }
    }

    func holdOffWriters(of file: FileHandle) throws(FileSystemError) -> Bool {
        try call("hold off") { contents in
            .success(!contents.written.contains(contents.open[file.descriptor] ?? ""))
        }
    }

    func remove(_ name: String, in folder: FileHandle) throws(FileSystemError) {
        try call("remove", name, in: folder) { contents, path -> Swift.Result<Void, FileSystemError> in
            contents.owners[path] = nil
            return contents.entries.removeValue(forKey: path) == nil ? .failure(.init(code: ENOENT)) : .success(())
        }
    }

    /// A call about a name in a folder, or about what is open itself under the name `.`.
    private func call<Result: Sendable>(
        _ verb: String, _ name: String, in folder: FileHandle, to newName: String? = nil,
        _ body: (inout Contents, String) -> Swift.Result<Result, FileSystemError>
    ) throws(FileSystemError) -> Result {
        let parent = contents.withLock { $0.open[folder.descriptor] ?? "" }
        let path = join(parent, name)
        let end = newName.map { " " + join(parent, $0) } ?? ""
        return try call("\(verb) \(short(path))\(end)") { body(&$0, path) }
    }
}

private func join(_ folder: String, _ name: String) -> String {
    if name == "." { return folder }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
}

extension RecordingFileSystem.Contents {
    mutating func handle(_ path: String) -> FileHandle {
        nextDescriptor += 1
        open[nextDescriptor] = path
        return FileHandle(descriptor: nextDescriptor)
    }
}

/// A temporary file's name is another each time.
private func short(_ path: String) -> String {
    path.hasSuffix(".tmp") ? "temporary" : path
}

extension RecordingFileSystem {
    /// Stops the next call of a name until the test lets it go on.
    func gate(before call: String) -> Gate {
        let gate = Gate()
        gates.withLock { $0[call] = gate }
        return gate
    }

    /// What a file has as text; `nil` where there is none.
    func text(_ path: String) -> String? {
        contents.withLock { contents in
            if case .file(let bytes)? = contents.entries[path] { String(decoding: bytes, as: UTF8.self) } else { nil }
        }
    }

    /// Puts a file in place, as another program does.
    func write(_ text: String, to path: String) {
        contents.withLock { $0.entries[path] = .file(Array(text.utf8)) }
    }
}

extension RecordingFileSystem.Entry? {
    /// A number for the contents: files with the same contents count as the same file.
    fileprivate var identity: UInt {
        guard case .file(let bytes)? = self else { return 0 }
        return bytes.reduce(5381) { $0 &* 33 &+ UInt($1) }
    }
}
