import FormStore
import Glibc

/// A file or folder that can't be read, described with its path and the reason.
struct Unreadable: Error, CustomStringConvertible {
    let description: String

    /// Creates an error from a path and `errno`.
    init(_ path: String) {
        description = "“\(path)” can't be read: \(FileSystemError(code: errno))."
    }
}

/// Returns the names in a folder, sorted.
func names(inFolder path: String) throws -> [String] {
    guard let folder = opendir(path) else { throw Unreadable(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
        let position = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let name = UnsafeRawPointer(entry).advanced(by: position).assumingMemoryBound(to: CChar.self)
        names.append(String(cString: name))
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
}

/// Returns the bytes of a file, following links.
///
/// Reading stops once a file is larger than settings can be.
func bytes(ofFile path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    if file < 0 { throw Unreadable(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    while bytes.count <= SettingsFile.largest {
        var count = 0
        bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, size in
            count = read(file, buffer.baseAddress, buffer.count)
            size = max(0, count)
        }
        if count == 0 { break }
        if count < 0, errno != EINTR { throw Unreadable(path) }
    }
    return bytes
}
