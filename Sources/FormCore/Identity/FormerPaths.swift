/// The paths under which rows were known before; see `Element.formerly(_:)`.
struct FormerPaths {
    /// The current path of the row, by each of its former paths.
    private var rows: [RowPath: RowPath] = [:]
    /// The former paths of each row.
    private var formers: [RowPath: [RowPath]] = [:]
    /// The former paths that rows of the form have now. They lead to these rows.
    private var taken: Set<RowPath> = []

    var isEmpty: Bool { rows.isEmpty }

    /// Adds a former path of a row.
    ///
    /// - Returns: The row that has declared the path earlier and keeps it; `nil` if there is none.
    mutating func add(_ former: RowPath, of row: RowPath) -> RowPath? {
        if taken.contains(former) { return nil }
        if let other = rows[former] { return other == row ? nil : other }
        rows[former] = row
        formers[row, default: []].append(former)
        return nil
    }

    /// Removes a former path for good, because a row has it now.
    ///
    /// - Returns: The row that has declared the path; `nil` if none has.
    mutating func remove(_ path: RowPath) -> RowPath? {
        guard let row = rows.removeValue(forKey: path) else { return nil }
        taken.insert(path)
        formers[row]?.removeAll { $0 == path }
        return row
    }

    /// The former paths of all rows.
    var paths: [RowPath] { Array(rows.keys) }

    /// Returns the current path of a row, given its path at any earlier time; `nil` if the path is not a former one.
    ///
    /// The longest beginning of the path that was a row's path counts. That row may have moved several times, or lie
    /// behind a row that has moved as well.
    func currentPath(of path: RowPath) -> RowPath? {
        var unused = rows
        var current: RowPath?
        // Each former path is used once, so that mistaken ones that lead to each other come to an end.
        while let next = Self.replacingBeginning(of: current ?? path, in: &unused) { current = next }
        return current
    }

    private static func replacingBeginning(of path: RowPath, in rows: inout [RowPath: RowPath]) -> RowPath? {
        for count in path.components.indices.reversed() {
            if let row = rows.removeValue(forKey: RowPath(Array(path.components[...count]))) {
                return RowPath(row.components + path.components[(count + 1)...])
            }
        }
        return nil
    }

    /// Returns the paths that a row had before, given its current path.
    func formerPaths(of path: RowPath) -> [RowPath] {
        path.components.indices.flatMap { last in
            let (row, rest) = (RowPath(Array(path.components[...last])), path.components[(last + 1)...])
            return (formers[row] ?? []).map { RowPath($0.components + rest) }
        }
    }
}
