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

    struct Contents {
        var entries: [String: Entry] = ["/": .folder, "/home": .folder]
        var calls: [String] = []
        /// What the call of this number, counted from 0, fails with.
        var failures: [Int: Int32] = [:]
        /// What each call of this name fails with.
        var alwaysFails: [String: Int32] = [:]
        /// What another program does just before the call of this number.
        var interference: [Int: @Sendable (inout Contents) -> Void] = [:]
        /// The most that one write takes.
        var writeSize = Int.max
        var open: [Int32: String] = [:]
        var locked: Set<String> = []
        /// What holds a lock; another one of the same file does not give it back.
        var holders: Set<Int32> = []
        /// How long was waited for other programs.
        var waited = Duration.zero
        var position: [Int32: Int] = [:]
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

    func kind(of path: String) throws(FileSystemError) -> FileKind? {
        try call("kind \(short(path))") { contents -> Swift.Result<FileKind?, FileSystemError> in
            switch contents.entries[path] {
            case .file: .success(.file)
            case .folder: .success(.folder)
            case .link: .success(.link)
            case .other: .success(.other)
            case nil: .success(nil)
            }
        }
    }

    func destination(ofLink path: String) throws(FileSystemError) -> String {
        try call("destination \(path)") { contents in
            if case .link(let destination) = contents.entries[path] { .success(destination) } else { .failure(.init(code: EINVAL)) }
        }
    }

    func names(inFolder path: String) throws(FileSystemError) -> [String] {
        try call("names \(path)") { contents in
            .success(contents.entries.keys.filter { $0.hasPrefix("\(path)/") }.map { String($0.dropFirst(path.count + 1)) })
        }
    }

    func makeFolder(_ path: String) throws(FileSystemError) {
        try call("folder \(path)") { contents -> Swift.Result<Void, FileSystemError> in
            if contents.entries[path] != nil { return .failure(.init(code: EEXIST)) }
            contents.entries[path] = .folder
            return .success(())
        }
    }

    func createFile(_ path: String) throws(FileSystemError) -> FileHandle {
        try call("create \(short(path))") { contents in
            if contents.entries[path] != nil { return .failure(.init(code: EEXIST)) }
            contents.entries[path] = .file([])
            return .success(contents.handle(path))
        }
    }

    func open(_ path: String) throws(FileSystemError) -> FileHandle {
        try call("open \(short(path))") { contents in
            contents.entries[path] == nil ? .failure(.init(code: ENOENT)) : .success(contents.handle(path))
        }
    }

    func read(upTo count: Int, from file: FileHandle) throws(FileSystemError) -> [UInt8] {
        try call("read") { contents in
            guard case .file(let bytes)? = contents.entries[contents.open[file.descriptor] ?? ""] else {
                return .failure(.init(code: EISDIR))
            }
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

    func pause(for duration: Duration) {
        contents.withLock { $0.waited += duration }
    }

    func hasName(_ file: FileHandle) throws(FileSystemError) -> Bool {
        try call("has name") { contents in .success(contents.entries[contents.open[file.descriptor] ?? ""] != nil) }
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

    func rename(_ path: String, to newPath: String) throws(FileSystemError) {
        try call("rename \(short(path)) \(newPath)") { contents -> Swift.Result<Void, FileSystemError> in
            guard let entry = contents.entries.removeValue(forKey: path) else { return .failure(.init(code: ENOENT)) }
            contents.entries[newPath] = entry
            return .success(())
        }
    }

    func remove(_ path: String) throws(FileSystemError) {
        try call("remove \(short(path))") { contents -> Swift.Result<Void, FileSystemError> in
            contents.entries.removeValue(forKey: path) == nil ? .failure(.init(code: ENOENT)) : .success(())
        }
    }
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
