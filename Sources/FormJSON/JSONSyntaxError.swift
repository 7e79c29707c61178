/// An error in JSON text, with its position.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let reason: JSONReason
    /// The position at which the problem was found.
    public let position: JSONPosition

    /// A sentence with the line, the column and the reason.
    public var description: String { "\(position): \(reason)." }
}

/// The reason why text is refused, worded as the end of a sentence.
///
/// A program that uses FormStore gets it in the user's language there.
public struct JSONReason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What is inserted into a template.
    package enum Argument: Hashable, Sendable {
        /// A part of the text, or a number.
        case verbatim(String)
        /// A part of the sentence, which can be translated too.
        case reason(JSONReason)
    }

    /// The template, in which `%1$s` stands for the first argument.
    package let template: String
    /// What is inserted into the template.
    package let arguments: [Argument]

    init(_ template: String, _ arguments: Argument...) {
        self.template = template
        self.arguments = arguments
    }

    /// Creates a reason into which nothing is inserted.
    public init(stringLiteral template: String) {
        self.init(template)
    }

    /// The reason in English.
    public var description: String {
        arguments.enumerated().reduce(template) { text, argument in
            text.replacing("%\(argument.offset + 1)$s", with: argument.element.description)
        }
    }
}

extension JSONReason.Argument: CustomStringConvertible {
    package var description: String {
        switch self {
        case .verbatim(let text): text
        case .reason(let reason): reason.description
        }
    }
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
