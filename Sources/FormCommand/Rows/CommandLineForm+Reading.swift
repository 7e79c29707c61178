public import FormCore
public import FormJSON

/// What the rows have.
extension CommandLineForm {
    /// The rows that have a value, in reading order.
    ///
    /// - Parameter path: A page, for the rows of it and of the pages below; or a row.
    /// - Throws: a ``FormCommandError``, if there is no such row, or none with a value below it.
    public func rows(under path: RowPath = .root) throws -> [SurveyedRow] {
        let path = try self.path(of: path)
        let rows = session.survey().filter { $0.path.components.starts(with: path.components) && $0.value != nil }
        if rows.isEmpty, path != .root { throw hasNoValue(path) }
        return rows
    }

    /// The rows as text, a line each: `path: value`, and whether it is hidden, disabled or changed.
    ///
    /// - Parameters:
    ///   - path: A page, for the rows of it and of the pages below; or a row.
    ///   - revealsSecrets: Whether secrets are shown; otherwise dots stand in their place.
    /// - Throws: a ``FormCommandError``, if there is no such row, or none with a value below it.
    public func list(_ path: RowPath = .root, revealsSecrets: Bool = false) throws -> String {
        let changed = changedPaths
        return try rows(under: path)
            .flatMap { lines(for: $0, isChanged: changed.contains($0.path), revealsSecrets: revealsSecrets) }
            .joined(separator: "\n")
    }

    /// The rows as a JSON list of objects.
    ///
    /// - Parameters:
    ///   - path: A page, for the rows of it and of the pages below; or a row.
    ///   - revealsSecrets: Whether secrets are shown; otherwise `null` stands in their place.
    /// - Throws: a ``FormCommandError``, if there is no such row, or none with a value below it.
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

    /// The value of a row as text; dots for a secret that is not revealed.
    ///
    /// - Throws: a ``FormCommandError``, if there is no such row, it has no value, or only one that was filled in
    ///   and can't be stored.
    public func get(_ path: RowPath, revealsSecret: Bool = false) throws -> String {
        let (row, value) = try row(at: path)
        try keep(row.path, value, revealsSecret)
        return value.text(revealsSecret: revealsSecret)
    }

    /// The value of a row as JSON; `null` for a secret that is not revealed.
    ///
    /// - Throws: a ``FormCommandError``, if there is no such row, it has no value, or only one that was filled in
    ///   and can't be stored.
    public func getJSON(_ path: RowPath, revealsSecret: Bool = false) throws -> JSONValue {
        let (row, value) = try row(at: path)
        try keep(row.path, value, revealsSecret)
        return value.json(revealsSecret: revealsSecret)
    }

    private var changedPaths: Set<RowPath> { Set(session.changedRows().map(\.path)) }
}
