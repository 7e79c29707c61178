/// A row that was made on demand, or the rows of an item of a list.
@MainActor
class MadeRow {
    /// The row id. If an item has several rows, their row ids are below it.
    let identity: RowIdentity
    let cells: [FormCell]
    /// The number of the row or item among all others.
    var index: Int
    fileprivate var lastUse = 0

    init(_ cells: [FormCell], at identity: RowIdentity, index: Int) {
        self.cells = cells
        self.identity = identity
        self.index = index
    }

    /// True while a renderer shows one of the rows.
    fileprivate var isShown: Bool { cells.contains { $0.observer != nil || $0.isWatched } }
}

/// The rows that exist now of those that are made on demand, in order. They are kept while a renderer shows them, and
/// afterwards until they are dropped because they were not used recently.
@MainActor
struct MadeRows<Row: MadeRow> {
    private(set) var all: [Row] = []
    private var uses = 0
    /// The number of rows up to which none is dropped; `nil` before the first row is made.
    private var most: Int?

    private func position(of index: Int) -> Int {
        // Rows are mostly made from top to bottom.
        if let last = all.last, last.index < index { return all.count }
        return all.partitioningIndex { $0.index >= index }
    }

    /// Returns a row, or `nil` if it does not exist now.
    subscript(index: Int) -> Row? {
        let position = position(of: index)
        return position < all.count && all[position].index == index ? all[position] : nil
    }

    /// Returns a row and marks it as just used, or returns `nil` if it does not exist now.
    mutating func use(_ index: Int) -> Row? {
        uses += 1
        let row = self[index]
        row?.lastUse = uses
        return row
    }

    mutating func insert(_ row: Row) {
        uses += 1
        row.lastUse = uses
        all.insert(row, at: position(of: row.index))
    }

    /// Changes the numbers of the rows, and drops the rows that are gone.
    ///
    /// - Parameter number: Returns the new number of a row; `nil` if it is gone.
    /// - Returns: The rows that are gone.
    mutating func renumber(_ number: (Row) -> Int?) -> [Row] {
        var gone: [Row] = []
        all.removeAll { row in
            guard let new = number(row) else {
                gone.append(row)
                return true
            }
            row.index = new
            return false
        }
        all.sort { $0.index < $1.index }
        return gone
    }

    /// Drops the rows that were used least recently, if there are many.
    ///
    /// - Parameter session: The session, which says how many are kept that no renderer shows, and which pages are open.
    ///   What leads to one of them is kept.
    /// - Returns: The dropped rows.
    mutating func dropUnused(in session: @autoclosure () -> FormSession?) -> [Row] {
        if let most, all.count <= most { return [] }
        guard let session = session() else { return [] }
        most = max(session.rowsKeptOffScreen, 2 * all.count { $0.isShown })
        guard all.count > session.rowsKeptOffScreen else { return [] }
        let pages = session.openPaths
        let unused = all.filter { row in
            !row.isShown && row.lastUse < uses && !pages.contains { $0.isAtOrBelow(row.identity.path) }
        }
        let dropped = unused.sorted { $0.lastUse < $1.lastUse }.prefix(all.count - session.rowsKeptOffScreen / 2)
        let last = Set(dropped.map { $0.lastUse })
        all.removeAll { last.contains($0.lastUse) }
        return Array(dropped)
    }
}
