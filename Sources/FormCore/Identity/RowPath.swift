/// The name of a row within a form: the identifiers of the rows that are opened to reach it, followed by its own
/// identifier.
///
/// A row's identifier is the one that ``Element/id(_:)`` sets, or else its title as the author wrote it, before
/// translation. Sections are not part of the path. As text, the components are joined by `/`. A `/` or `\` inside a
/// component is preceded by `\`; a `\` before any other character stands for itself.
public struct RowPath: Hashable, Sendable {
    /// The identifiers without escapes. The last one is the row's own identifier.
    public let components: [String]

    /// Makes a path from components without escapes.
    public init(_ components: [String]) {
        self.components = components
    }

    /// The path of the form's first page.
    public static let root = RowPath([])

    /// Returns the path of the row that has the given identifier and is on the page that this path's row opens.
    public func appending(_ identifier: String) -> RowPath {
        var longer: [String] = []
        longer.reserveCapacity(components.count + 1)
        longer += components
        longer.append(identifier)
        return RowPath(longer)
    }

    /// The path of the row whose page contains this row; `nil` for the root.
    public var parent: RowPath? {
        components.isEmpty ? nil : RowPath(Array(components.dropLast()))
    }

    /// Returns true if this path equals the other path or begins with it.
    ///
    /// If this path is longer than the other path, its row is on the page that the other row opens, or on a page that
    /// can be opened from there.
    func isAtOrBelow(_ other: RowPath) -> Bool { components.starts(with: other.components) }
}

extension RowPath: LosslessStringConvertible, ExpressibleByStringLiteral {
    /// Reads a path from its text. Every string is a valid path.
    public init(_ description: String) {
        var components = [String.UnicodeScalarView()]
        var isEscaped = false
        for scalar in description.unicodeScalars {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
            } else if !isEscaped, scalar == "/" {
                components.append(String.UnicodeScalarView())
            } else {
                // A backslash before a character other than `/` and `\` stands for itself.
                if isEscaped, scalar != "\\", scalar != "/" { components[components.count - 1].append("\\") }
                components[components.count - 1].append(scalar)
                isEscaped = false
            }
        }
        // A backslash at the end of the text stands for itself, unless the text is only this backslash, which is the
        // text of a path with one empty component.
        if isEscaped, description != Self.onlyEmptyComponent { components[components.count - 1].append("\\") }
        self.init(description.isEmpty ? [] : components.map { String($0) })
    }

    public init(stringLiteral description: String) {
        self.init(description)
    }

    /// The path as text, from which ``init(_:)-(String)`` makes an equal path.
    public var description: String {
        if components == [""] { return Self.onlyEmptyComponent }
        var text = String.UnicodeScalarView()
        for (index, component) in components.enumerated() {
            if index > 0 { text.append("/") }
            for scalar in component.unicodeScalars {
                if scalar == "/" || scalar == "\\" { text.append("\\") }
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// The text of a path whose only component is empty: a single backslash. The empty string can't be used, because it
    /// is the text of the root.
    private static let onlyEmptyComponent = "\\"
}

extension RowPath: Codable {
    /// Reads a path from its text.
    public init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }

    /// Writes the path as its text.
    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
