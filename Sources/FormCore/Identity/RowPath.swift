/// A row's name within a form: the identifiers of the rows that were opened on the way, then its own.
///
/// A row's identifier is what ``Element/id(_:)`` gives it, or else its title as
/// the author wrote it, before translation. Sections don't count. As text the
/// parts are joined by `/`; a `/` or `\` inside a part is preceded by `\`, which stands for itself before anything else.
public struct RowPath: Hashable, Sendable {
    /// The identifiers, not escaped; the row's own is the last.
    public let components: [String]

    /// Makes a path from its parts, as they are.
    public init(_ components: [String]) {
        self.components = components
    }

    /// The path of the first page.
    public static let root = RowPath([])

    /// The path of a row on the page that the row at this path opens.
    public func appending(_ identifier: String) -> RowPath {
        RowPath(components + [identifier])
    }

    /// The path of the row that opened this row's page; `nil` for the root.
    public var parent: RowPath? {
        components.isEmpty ? nil : RowPath(Array(components.dropLast()))
    }

    /// Whether it is another path, or leads on from there: to a row of the page that the other row opens, or further.
    func isAtOrBelow(_ other: RowPath) -> Bool { components.starts(with: other.components) }
}

extension RowPath: LosslessStringConvertible, ExpressibleByStringLiteral {
    /// Reads a path from its text; every text is one.
    public init(_ description: String) {
        var components = [String.UnicodeScalarView()]
        var isEscaped = false
        for scalar in description.unicodeScalars {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
            } else if !isEscaped, scalar == "/" {
                components.append(String.UnicodeScalarView())
            } else {
                // An escape of anything else stands for itself.
                if isEscaped, scalar != "\\", scalar != "/" { components[components.count - 1].append("\\") }
                components[components.count - 1].append(scalar)
                isEscaped = false
            }
        }
        // The text of the path of one component without a letter is a lone one.
        if isEscaped, description != Self.onlyEmptyComponent { components[components.count - 1].append("\\") }
        self.init(description.isEmpty ? [] : components.map { String($0) })
    }

    public init(stringLiteral description: String) {
        self.init(description)
    }

    /// The path as text, which ``init(_:)-(String)`` reads as the same path.
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

    /// Tells one empty part from the root: an escape with nothing behind it.
    private static let onlyEmptyComponent = "\\"
}
