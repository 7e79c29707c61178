import FormStore
import Glibc

/// A copy of a file or folder, which the store may change freely. The copy is in a temporary folder that contains
/// nothing else.
///
/// If the original is a link, its target is copied, because the store would follow a copied link to the original.
struct Copy {
    /// The path of the copy.
    var path: String { folder + "/settings.json" }
    private let folder: String

    /// Copies a file or folder. The copy of a folder is empty, because the store doesn't read the files in it.
    ///
    /// - Throws: ``Unreadable`` if the original can't be read, or is a broken link.
    init(of original: String) throws {
        var status = stat()
        guard stat(original, &status) == 0 else { throw Unreadable(original) }
        let content = status.st_mode & S_IFMT == S_IFREG ? try bytes(ofFile: original) : nil
        folder = try Self.makeFolder()
        do {
            if let content {
                try Self.write(content, to: path)
            } else {
                // The copy of a socket or a device is a pipe, because the store treats all three alike.
                let isFolder = status.st_mode & S_IFMT == S_IFDIR
                guard (isFolder ? mkdir(path, 0o700) : mkfifo(path, 0o600)) == 0 else {
                    throw CopyFailure("The copy “\(path)” can't be made")
                }
            }
        } catch {
            remove()
            throw error
        }
    }

    /// Removes the copy and all files that the store has put beside it.
    func remove() {
        for name in (try? names(inFolder: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            if unlink(path) != 0 { rmdir(path) }
        }
        rmdir(folder)
    }

    private static func makeFolder() throws -> String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array("\(parent)/store-check-XXXXXX".utf8CString)
        let isMade = name.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
        guard isMade else { throw CopyFailure("The folder for a copy can't be made in “\(parent)”") }
        return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file < 0 { throw CopyFailure("The copy “\(path)” can't be made") }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw CopyFailure("The copy “\(path)” can't be made") }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

/// The reason why a check can't be made.
struct CopyFailure: Error, CustomStringConvertible {
    let description: String

    /// Creates an error from a description and `errno`.
    init(_ what: String) {
        description = "\(what): \(FileSystemError(code: errno))."
    }
}
