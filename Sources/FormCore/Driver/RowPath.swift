/// A row's name within a form: the identifiers of the rows that were opened on the way, then its own.
///
/// A row's identifier is what ``Element/id(_:)`` gives it, or else its title as
/// the author wrote it, before translation. Sections don't count. As text the
/// parts are joined by `/`; a `/` or `\` inside a part is preceded by `\`.
public struct RowPath: Hashable, Sendable {
    public let components: [String]

    public init(_ components: [String]) {
        self.components = components
    }

    /// The path of the first page.
    public static let root = RowPath([])

    public func appending(_ identifier: String) -> RowPath {
        RowPath(components + [identifier])
    }

    /// The path of the row that opened this row's page; `nil` for the root.
    public var parent: RowPath? {
        components.isEmpty ? nil : RowPath(Array(components.dropLast()))
    }
}

extension RowPath: LosslessStringConvertible, ExpressibleByStringLiteral {
    public init(_ description: String) {
        var components = [""]
        var isEscaped = false
        for character in description {
            if isEscaped {
                components[components.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "/" {
                components.append("")
            } else {
                components[components.count - 1].append(character)
            }
        }
        self.init(description.isEmpty ? [] : components)
    }

    public init(stringLiteral description: String) {
        self.init(description)
    }

    public var description: String {
        components.map { component in
            component.reduce(into: "") { text, character in
                if character == "/" || character == "\\" { text.append("\\") }
                text.append(character)
            }
        }
        .joined(separator: "/")
    }
}
