/// An error in JSON text, with its position.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, worded as the end of a sentence. In ``description``, the position comes before it.
    public let reason: String
    /// The position at which the problem was found.
    public let position: JSONPosition

    /// A sentence with the line, the column and the reason.
    public var description: String { "\(position): \(reason)." }
}

/// A position in text, as the line and the column that editors show.
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, starting at 1. Lines end with a line feed.
    public let line: Int
    /// The column in Unicode scalars, starting at 1.
    public let column: Int

    /// The position, worded as the beginning of a sentence, such as `Line 3, column 12`.
    public var description: String { "Line \(line), column \(column)" }

    /// Creates the position of a byte.
    init(of index: Int, in bytes: [UInt8]) {
        let before = bytes[..<index]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        // Counts all bytes except UTF-8 continuation bytes.
        column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
    }
}

/// A key that occurs more than once in the same object. Its last value is used.
public struct JSONRepeatedKey: Hashable, Sendable, CustomStringConvertible {
    /// The keys of the enclosing objects, followed by the key itself.
    public let path: [String]
    /// The position at which the key is repeated.
    public let position: JSONPosition

    /// A sentence that names the key and the position.
    public var description: String {
        "\(position): “\(path.joined(separator: "."))” is there more than once; the last value counts."
    }
}
