/// An error in a catalogue file, described for the translator.
package struct CatalogueError: Error, Hashable, CustomStringConvertible {
    /// A sentence that names the file, and the line if it is known.
    package let description: String

    init(_ reason: String, in file: String, line: Int? = nil) {
        description = "\(file)\(line.map { ", line \($0)" } ?? ""): \(reason)."
    }
}
