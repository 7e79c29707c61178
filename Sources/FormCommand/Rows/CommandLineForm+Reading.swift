public import FormCore
public import FormJSON

/// The methods that read the form's rows.
extension CommandLineForm {
    /// Returns the rows that have a value, in reading order.
    ///
    /// - Parameter path: A page, for its rows and those of the pages below it; or a row.
    /// - Throws: A ``FormCommandError`` if there is no such row, or none with a value below it.
    public func rows(under path: RowPath = .root) throws -> [FormRow] {
        let path = try self.path(of: path)
        let rows = session.rows().filter { $0.path.components.starts(with: path.components) && $0.value != nil }
        if rows.isEmpty, path != .root { throw hasNoValue(path) }
        return rows
    }

    /// Returns the rows as text, one line each: `path: value`, with the marks hidden, disabled and changed.
    ///
    /// - Parameters:
    ///   - path: A page, for its rows and those of the pages below it; or a row.
    ///   - revealsSecrets: True to show secrets; otherwise dots are shown instead.
    /// - Throws: A ``FormCommandError`` if there is no such row, or none with a value below it.
    public func list(_ path: RowPath = .root, revealsSecrets: Bool = false) throws -> String {
        let changed = changedPaths
        return try rows(under: path)
            .flatMap { lines(for: $0, isChanged: changed.contains($0.path), revealsSecrets: revealsSecrets) }
            .joined(separator: "\n")
    }

    /// Returns the rows as a JSON list of objects.
    ///
    /// - Parameters:
    ///   - path: A page, for its rows and those of the pages below it; or a row.
    ///   - revealsSecrets: True to include secrets; otherwise they are `null`.
    /// - Throws: A ``FormCommandError`` if there is no such row, or none with a value below it.
    public func listJSON(_ path: RowPath = .root, revealsSecrets: Bool = false) throws -> JSONValue {
        let changed = changedPaths
        return .array(
            try rows(under: path).compactMap {
                $0.json(
                    isKept: (try? keep($0.path, $0.value, revealsSecrets)) != nil,
                    isChanged: changed.contains($0.path), conflict: conflict(of: $0),
                    revealsSecret: revealsSecrets, session.environment)
            })
    }

    /// Returns the value of a row as text, or dots for a secret that is not revealed.
    ///
    /// - Throws: A ``FormCommandError`` if there is no such row, it has no value, or its value was only filled in and
    ///   can't be stored.
    public func get(_ path: RowPath, revealsSecret: Bool = false) throws -> String {
        let (row, value) = try row(at: path)
        try keep(row.path, value, revealsSecret)
        return value.text(revealsSecret: revealsSecret)
    }

    /// Returns the value of a row as JSON, or `null` for a secret that is not revealed.
    ///
    /// - Throws: A ``FormCommandError`` if there is no such row, it has no value, or its value was only filled in and
    ///   can't be stored.
    public func getJSON(_ path: RowPath, revealsSecret: Bool = false) throws -> JSONValue {
        let (row, value) = try row(at: path)
        try keep(row.path, value, revealsSecret)
        return value.json(revealsSecret: revealsSecret)
    }

    private var changedPaths: Set<RowPath> { Set(session.changedRows().map(\.path)) }
}
