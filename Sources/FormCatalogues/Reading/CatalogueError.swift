/// Why a catalogue can't be read, for whoever wrote it.
package struct CatalogueError: Error, Hashable, CustomStringConvertible {
    /// A sentence that names the file, and the line where there is one.
    package let description: String

    init(_ reason: String, in file: String, line: Int? = nil) {
        description = "\(file)\(line.map { ", line \($0)" } ?? ""): \(reason)."
    }
}
