/// Why a text is no JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as the end of a sentence.
    public let reason: String
    /// Where it was noticed.
    public let position: JSONPosition

    /// A sentence with the line and the column.
    public var description: String { "\(position): \(reason)." }
}

/// A place in a text, as editors count it.
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1; a line ends with a line feed.
    public let line: Int
    /// The Unicode scalar within the line, from 1.
    public let column: Int

    /// The place as the beginning of a sentence.
    public var description: String { "Line \(line), column \(column)" }

    /// The place of a byte.
    init(of index: Int, in bytes: [UInt8]) {
        let before = bytes[..<index]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        // All bytes but those that go on with a scalar.
        column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
    }
}

/// A key that stands in one object more than once; its last value counts.
public struct JSONRepeatedKey: Hashable, Sendable, CustomStringConvertible {
    /// The keys of the objects it stands in, then its own.
    public let path: [String]
    /// Where it is repeated.
    public let position: JSONPosition

    /// A sentence that names the key and the place.
    public var description: String {
        "\(position): “\(path.joined(separator: "."))” is there more than once; the last value counts."
    }
}
